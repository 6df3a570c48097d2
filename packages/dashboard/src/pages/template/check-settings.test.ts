import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CatalogueCheck, Step } from '../../client/templates.ts';
import { readSetting, settingsOf, withSetting } from './check-settings.ts';

const check: CatalogueCheck = {
  name: 'document_expired_detection',
  kind: 'document',
  summary: '',
  limits: '',
  'default-requirement': 'required',
  'default-settings': { 'maximum-age-days': 90, accepted: [], strict: false, minimum: null },
};
const step: Step = {
  name: 'verification_document',
  type: 'document',
  'verification-template-id': 'vtmpl_1',
  attempts: 3,
  'capture-methods': [],
  when: null,
  checks: [],
};

describe('a setting of a check', () => {
  it('has its default until the step overrides it, and again when the override equals the default', () => {
    const changed = withSetting(step, check, 'maximum-age-days', 30);
    assert.deepEqual(changed.checks, [{ name: check.name, settings: { 'maximum-age-days': 30 } }]);
    assert.deepEqual(settingsOf(changed, check)[0], { setting: 'maximum-age-days', byDefault: 90, value: 30 });
    assert.deepEqual(withSetting(changed, check, 'maximum-age-days', 90).checks, [{ name: check.name }]);
  });

  it('does not change the requirement and the other settings of the check, or other checks', () => {
    const before: Step = {
      ...step,
      checks: [{ name: check.name, requirement: 'not_required', settings: { strict: true } }, { name: 'other' }],
    };
    assert.deepEqual(withSetting(before, check, 'accepted', ['a']).checks, [
      { name: check.name, requirement: 'not_required', settings: { strict: true, accepted: ['a'] } },
      { name: 'other' },
    ]);
  });

  const typed: readonly (readonly [string, Parameters<typeof readSetting>[1], unknown])[] = [
    ['30', 90, 30],
    [' 0.25 ', 0.5, 0.25],
    ['', 90, 90],
    ['many', 90, 'many'],
    ['18', null, 18],
    ['', null, null],
    ['a, b c', [], ['a', 'b', 'c']],
    ['', ['name'], []],
    ['loose', 'strict', 'loose'],
  ];
  for (const [text, byDefault, value] of typed) {
    it(`typed as "${text}" over ${JSON.stringify(byDefault)} is ${JSON.stringify(value)}`, () => {
      assert.deepEqual(readSetting(text, byDefault), value);
    });
  }
});
