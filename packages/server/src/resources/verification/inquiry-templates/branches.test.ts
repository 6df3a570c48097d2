import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { branchFaults } from './branches.ts';
import { defaultDefinition } from './defaults.ts';
import type { TemplateDefinition } from './definition.ts';
import { type DefinitionAttributes, readDefinition } from './input.ts';
import { layOver } from './lay-over.ts';
import { serializeDefinition } from './serialize-definition.ts';

const newStep = () => ({ verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1', checks: {} });
const defined = (attributes: DefinitionAttributes): TemplateDefinition =>
  layOver(defaultDefinition, readDefinition(attributes), newStep);

const own = [
  { key: 'plan', type: 'choices', config: { options: ['basic', 'full'] } },
  { key: 'employer', type: 'string', config: {} },
];
const document = { type: 'government-id', countries: ['US', 'DE'], 'id-classes': ['pp'] } as const;
const ask = (name: string, before: string, key: string, when?: string) => ({
  name: `form_${name}`,
  title: 'Asked',
  before: before === 'completion' ? before : `verification_${before}`,
  fields: [{ key }],
  ...(when === undefined ? {} : { when }),
});

/** Configures a form for the plan, a document, a form for the employer, and a selfie with the condition. */
const selfieWhen = (when: string): DefinitionAttributes => ({
  'field-schemas': own,
  steps: [document, { type: 'selfie', when }],
  forms: [ask('plan', 'government_id', 'plan'), ask('employer', 'selfie', 'employer')],
});
const formWhen = (when: string): DefinitionAttributes => ({
  'field-schemas': own,
  steps: [document, { type: 'selfie' }],
  forms: [ask('plan', 'government_id', 'plan', when), ask('employer', 'selfie', 'employer')],
});
const documentWhen = (one: string, other: string): DefinitionAttributes => ({
  'field-schemas': own,
  steps: [
    { ...document, when: one },
    { type: 'selfie', when: other },
  ],
  forms: [ask('plan', 'government_id', 'plan')],
});

describe('branchFaults', () => {
  const sound: readonly (readonly [string, DefinitionAttributes])[] = [
    ['an answer of a form before', selfieWhen("fields.plan == 'full'")],
    ['what a step before reads', selfieWhen("fields.birthdate > timestamp('2000-01-01T00:00:00Z')")],
    ['the result of a step before', selfieWhen("verifications.government_id.country_code == 'US'")],
    ['a field that only the business fills', formWhen("fields.social_security_number == 'X'")],
    ['a field of a later form that is tested first', formWhen("has(fields.employer) && fields.employer == 'X'")],
    ['the age at that time', selfieWhen('age_on(fields.birthdate, now) < 21')],
    ['one of two steps', documentWhen("fields.plan == 'full'", "!(fields.plan == 'full')")],
    ['one of two steps, by comparison', documentWhen("fields.plan != 'full'", "fields.plan == 'full'")],
  ];
  for (const [name, input] of sound)
    it(`finds none in ${name}`, () => assert.deepEqual(branchFaults(defined(input)), []));

  const faulty: readonly (readonly [string, DefinitionAttributes, string, RegExp])[] = [
    ['a text that cannot be read', selfieWhen('fields.plan =='), '/steps/1/when', /cannot be read/],
    ['a field that there is not', selfieWhen("fields.shoe == 'a'"), '/steps/1/when', /names something/],
    ['a result that is neither true nor false', selfieWhen('fields.plan'), '/steps/1/when', /must give bool/],
    ['reports, which run later', selfieWhen('reports.size() > 0'), '/steps/1/when', /names something/],
    ['the end of the inquiry', selfieWhen('inquiry.has_uploads'), '/steps/1/when', /names something/],
    ['true', selfieWhen('true'), '/steps/1/when', /always true/],
    ['what never holds', selfieWhen('1 > 2'), '/steps/1/when', /always false/],
    ['what holds for any value', selfieWhen("fields.plan == 'full' || true"), '/steps/1/when', /always true/],
    ['a field of its own form', formWhen("fields.plan == 'full'"), '/forms/0/when', /form_plan fills first/],
    ['a field of a later form', formWhen("fields.employer == 'X'"), '/forms/0/when', /form_employer fills first/],
    [
      'what a later step reads',
      formWhen("fields['birthdate'] < now"),
      '/forms/0/when',
      /verification_government_id fills first/,
    ],
    [
      'the result of a later step, even if it is tested',
      formWhen("has(verifications.selfie.status) && verifications.selfie.status == 'passed'"),
      '/forms/0/when',
      /verifications\.selfie, which is not there/,
    ],
    [
      'its own result',
      selfieWhen("verifications.selfie.status == 'passed'"),
      '/steps/1/when',
      /verifications\.selfie, which is not there/,
    ],
    [
      'steps that may all be left out',
      documentWhen("fields.plan == 'full'", "fields.plan == 'basic'"),
      '/steps',
      /otherwise all steps can be skipped/,
    ],
  ];
  for (const [name, input, pointer, problem] of faulty) {
    it(`finds ${name}`, () => {
      const [fault, ...others] = branchFaults(defined(input));
      assert.equal(fault?.pointer, pointer);
      assert.match(fault?.problem ?? '', problem);
      assert.deepEqual(others, []);
    });
  }

  it('keeps the condition as written, and treats an empty text as none', () => {
    const { steps, forms } = serializeDefinition(defined({ ...selfieWhen(" fields.plan == 'full' ") }));
    assert.deepEqual(
      steps.map(({ when }) => when),
      [null, "fields.plan == 'full'"],
    );
    assert.deepEqual(
      forms.map(({ when }) => when),
      [null, null],
    );
    assert.equal(defined(selfieWhen(' ')).steps[1]?.when, undefined);
  });
});
