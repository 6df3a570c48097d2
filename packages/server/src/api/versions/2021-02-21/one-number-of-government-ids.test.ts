import assert from 'node:assert/strict';
import { it } from 'node:test';
import { downgradeThrough } from '../walk.ts';
import { oneNumberOfGovernmentIds } from './one-number-of-government-ids.ts';

const shown = (type: string, attributes: Record<string, unknown>) =>
  downgradeThrough([oneNumberOfGovernmentIds], { data: { type, id: 'x_1', attributes } }).data;

it('the number of a government id was shown by the kind of its document', () => {
  for (const type of ['verification/government-id', 'verification/driver-license', 'document/government-id']) {
    assert.deepEqual(shown(type, { 'id-class': 'pp', 'identification-number': 'P1' }), {
      type,
      id: 'x_1',
      attributes: { 'id-class': 'pp', 'driver-license-number': null, 'passport-number': 'P1' },
    });
  }
});

it('other verifications have no such number', () => {
  const attributes = { 'identification-number': 'P1' };
  assert.deepEqual(shown('verification/database', attributes), {
    type: 'verification/database',
    id: 'x_1',
    attributes,
  });
});
