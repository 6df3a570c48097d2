/** Named changes between two configurations, and import of a configuration file, which is refused with a reason. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Configuration } from '../../client/templates.ts';
import { differences, fileOf, readFile } from './configuration.ts';

const step = (more: object = {}) => ({
  name: 'verify',
  type: 'government-id',
  'verification-template-id': 'vtmpl_1',
  attempts: 3,
  'capture-methods': ['camera', 'file'],
  countries: ['DE', 'FR'],
  when: null,
  checks: [{ name: 'id_blur_detection', requirement: 'required' as const }],
  ...more,
});
const configuration = (more: object = {}, steps = [step()]): Configuration => ({ steps, 'session-limit': 5, ...more });

describe('the differences between two configurations', () => {
  const cases: readonly (readonly [name: string, after: Configuration, told: readonly string[]])[] = [
    ['nothing', configuration(), []],
    ['a number', configuration({ 'session-limit': 9 }), ['session-limit: 5 → 9']],
    [
      'a list of codes as a whole',
      configuration({}, [step({ countries: ['DE'] })]),
      ['steps verify countries: DE, FR → DE'],
    ],
    [
      'a check by its name',
      configuration({}, [step({ checks: [{ name: 'id_blur_detection', requirement: 'not_required' }] })]),
      ['steps verify checks id_blur_detection requirement: required → not_required'],
    ],
    ['no identifiers', configuration({}, [step({ 'verification-template-id': 'vtmpl_2' })]), []],
    ['what came', configuration({ description: 'new' }), ['description: null → new']],
  ];
  for (const [name, after, told] of cases) {
    test(`list: ${name}`, () => {
      const lines = differences(configuration(), after).map((each) => `${each.path}: ${each.before} → ${each.after}`);
      assert.deepEqual(lines, told);
    });
  }
});

describe('a template file', () => {
  test('is read as it was written, without the identifiers of its source', () => {
    const written = fileOf(configuration());
    assert.doesNotMatch(written, /vtmpl_/);
    const { 'verification-template-id': _id, ...bare } = step();
    assert.deepEqual(readFile(written), { ...configuration(), steps: [bare] });
  });

  const refused: readonly (readonly [name: string, text: string, fault: string])[] = [
    ['no JSON', '{', 'no-json'],
    ['JSON of something else', '{"a":1}', 'other-format'],
    ['a list', '[]', 'other-format'],
    ['another version', '{"format":"inquiry-template","version":9,"steps":[]}', 'other-version'],
    ['ten megabytes', 'x'.repeat(10_000_000), 'too-long'],
  ];
  for (const [name, text, fault] of refused) test(`of ${name} is refused`, () => assert.equal(readFile(text), fault));

  test('is read without unknown members', () => {
    const text = '{"format":"inquiry-template","version":1,"steps":[],"__proto__":{"a":1},"evil":1}';
    assert.deepEqual(readFile(text), { steps: [] });
  });
});
