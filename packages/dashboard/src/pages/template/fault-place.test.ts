import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '@countersign/texts/dictionary/words';
import type { Configuration } from '../../client/templates.ts';
import { faultPlace } from './fault-place.ts';

const configuration = {
  steps: [{ type: 'government-id', name: 'verification_government_id' }, { type: 'selfie' }],
  conditions: [{ name: 'young' }],
} as unknown as Configuration;

for (const [pointer, expected] of [
  ['/data/attributes/steps/0/attempts', 'Steps · Government id · Attempts'],
  ['/data/attributes/steps/1', 'Steps · Selfie'],
  ['/data/attributes/steps/7/attempts', 'Steps · 8 · Attempts'],
  ['/data/attributes/conditions/0/when', 'Conditions · Young · When'],
  ['/data/attributes/enabled-locales', 'Enabled locales'],
  ['', ''],
] as const) {
  test(`the error at ${pointer || 'no pointer'} is at ${expected || 'no place'}`, () => {
    assert.equal(faultPlace(pointer, configuration, wordsOf), expected);
  });
}
