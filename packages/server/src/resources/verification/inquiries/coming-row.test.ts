import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstDefinition, type Row, type TemplateDefinition } from '../inquiry-templates/index.ts';
import { askedOf, firstAsked } from './coming-row.ts';
import { progressAtCreation } from './inquiry.ts';
import { formBefore } from './rows.ts';
import { everythingWasDecided, type Judged, ruleFor } from './rule-of-template.ts';

const rows = ['a', 'b', 'c'].map((name, stepIndex): Row => ({ name, stepIndex, form: null, when: name }));
const fault = { fault: { code: 'missing_value', message: 'reads a value that is missing' } } as const;
const outcomes = { true: { value: true }, false: { value: false }, unknown: fault, always: null } as const;
type Told = keyof typeof outcomes;

describe('firstAsked', () => {
  const cases: readonly (readonly [string, readonly [Told, Told, Told], readonly string[], string | null, string])[] = [
    ['one without a condition', ['always', 'false', 'false'], [], 'a', ''],
    ['one whose condition is true', ['true', 'false', 'false'], [], 'a', ''],
    ['the first whose condition is not false', ['false', 'false', 'true'], [], 'c', 'a b'],
    ['one whose condition has no value', ['false', 'unknown', 'true'], [], 'b', 'a'],
    ['none', ['false', 'false', 'false'], [], null, 'a b c'],
    ['one after rows that were left out long before', ['false', 'true', 'true'], ['x', 'y'], 'b', 'x y a'],
    ['one that was left out before the answer changed', ['true', 'true', 'true'], ['x', 'a', 'c'], 'a', 'x'],
  ];
  for (const [name, told, before, asked, skipped] of cases) {
    it(`comes to ${name}`, () => {
      const found = firstAsked(rows, before, ({ stepIndex }) => outcomes[told[stepIndex] ?? 'always']);
      assert.deepEqual([found.row?.name ?? null, found.skipped.join(' ')], [asked, skipped]);
    });
  }
});

const base = firstDefinition('production', () => ({ verificationTemplateId: '', verificationTemplateVersionId: '' }));
const common = { verificationTemplateId: '', verificationTemplateVersionId: '', attempts: 1, checks: {} };
const form = (name: string, before: string) => ({ name, title: name, before, fields: [] });
const definition: TemplateDefinition = {
  ...base,
  steps: [
    { ...common, kind: 'government-id', countries: [], idClasses: [], twoSidedClasses: [] },
    { ...common, kind: 'selfie' },
  ],
  forms: [form('form_a', 'verification_government_id'), form('form_b', 'verification_selfie')],
  decision: { onCompleted: 'approve', onFailed: 'decline', onInconclusive: 'mark-for-review' },
};

describe('formBefore', () => {
  const cases: readonly (readonly [string, number, string | null, readonly string[], string | null])[] = [
    ['the form before a step', 1, null, [], 'form_b'],
    ['nothing past a step', 1, 'form_b', [], null],
    ['the form past a step that was left out', 1, 'form_b', ['verification_government_id'], 'form_a'],
    ['the form past all that was left out', 1, null, ['verification_government_id', 'form_b'], 'form_a'],
    ['nothing before the first', 0, 'form_a', ['verification_government_id'], null],
  ];
  for (const [name, stepIndex, at, skipped, expected] of cases) {
    it(`is ${name}`, () => {
      assert.equal(formBefore(definition, { stepIndex, form: at, skipped })?.form ?? null, expected);
    });
  }

  it('drops the skipped rows after the returned form, and no others', () => {
    const skipped = ['form_a', 'verification_selfie'];
    assert.deepEqual(formBefore(definition, { stepIndex: 2, form: null, skipped }), null);
    const forms = [...(definition.forms ?? []), form('form_end', 'completion')];
    assert.deepEqual(formBefore({ ...definition, forms }, { stepIndex: 2, form: 'form_end', skipped }), {
      form: 'form_b',
      stepIndex: 1,
      skipped: ['form_a'],
    });
  });
});

const passed = (kind: Judged['kind']): Judged => ({ kind, status: 'passed', checks: [] });
const [id, face] = ['verification_government_id', 'verification_selfie'] as const;

describe('the decision', () => {
  const cases: readonly (readonly [string, readonly string[], readonly Judged[], string])[] = [
    ['approves after every step', [], [passed('government-id'), passed('selfie')], 'approve'],
    ['is inconclusive while a step is open', [], [passed('government-id')], 'mark-for-review'],
    ['does not wait for a step that was left out', [face], [passed('government-id')], 'approve'],
    ['is inconclusive if another step is open', [id], [passed('government-id')], 'mark-for-review'],
    ['never approves an individual without any step', [id, face], [], 'mark-for-review'],
    ['counts no form as a step', ['form_a', face], [passed('government-id')], 'approve'],
    [
      'ignores pictures started before the step was skipped',
      [face],
      [passed('government-id'), { ...passed('selfie'), status: 'canceled' }],
      'approve',
    ],
    [
      'counts what was submitted nevertheless',
      [face],
      [passed('government-id'), { ...passed('selfie'), status: 'failed' }],
      'mark-for-review',
    ],
  ];
  for (const [name, skipped, verifications, expected] of cases) {
    it(name, () => {
      const asked = askedOf(definition, { progress: { ...progressAtCreation, skipped } }, verifications);
      assert.equal(ruleFor('completed', asked, verifications), expected);
    });
  }

  it('is not complete if every step was left out', () => {
    assert.equal(everythingWasDecided({ ...definition, steps: [] }, []), false);
  });
});
