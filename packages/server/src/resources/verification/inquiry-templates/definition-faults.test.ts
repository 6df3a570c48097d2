import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { issuingCountries } from './countries.ts';
import { defaultDefinition } from './defaults.ts';
import type { TemplateDefinition } from './definition.ts';
import { definitionFaults, givenStepFaults } from './definition-faults.ts';
import { type DefinitionAttributes, readDefinition, readStep, type StepAttributes } from './input.ts';
import { layOver } from './lay-over.ts';
import { serializeDefinition } from './serialize-definition.ts';

const newStep = () => ({ verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1', checks: {} });
const defined = (attributes: DefinitionAttributes): TemplateDefinition =>
  layOver(defaultDefinition, readDefinition(attributes), newStep);

const document: StepAttributes = { type: 'government-id', countries: ['US', 'DE'], 'id-classes': ['pp', 'dl'] };
const selfie: StepAttributes = { type: 'selfie' };
const check = (step: StepAttributes, name: string, rest: object = {}): StepAttributes => ({
  ...step,
  checks: [{ name, ...rest }],
});

describe('definitionFaults', () => {
  const whole: readonly (readonly [string, DefinitionAttributes])[] = [
    ['a document and a selfie', { steps: [document, selfie] }],
    ['only a selfie', { steps: [selfie] }],
    ['a licence of two countries', { steps: [{ type: 'driver-license', countries: ['US', 'CA'] }] }],
    ['every country', { steps: [{ ...document, countries: issuingCountries }] }],
    [
      'a check with its settings',
      { steps: [check(document, 'id_age_comparison', { settings: { 'minimum-age': 18 } })] },
    ],
    ['a check that is off', { steps: [check(document, 'id_blur_detection', { enabled: false })] }],
    [
      'a retry where there is a second try',
      { steps: [check(document, 'id_blur_detection', { requirement: 'requires_retry' })] },
    ],
    [
      'the face of the document',
      { steps: [document, check(selfie, 'selfie_id_comparison', { requirement: 'required' })] },
    ],
    ['an address to continue to', { steps: [selfie], 'redirect-uri': 'https://example.com/done' }],
    [
      'a decision left to people',
      { steps: [selfie], decision: { 'on-completed': 'mark-for-review', 'on-failed': 'none' } },
    ],
    ['a locale of the list', { steps: [selfie], 'enabled-locales': ['de', 'ar-EG'] }],
  ];
  for (const [name, input] of whole)
    it(`finds none in ${name}`, () => assert.deepEqual(definitionFaults(defined(input), []), []));

  const faulty: readonly (readonly [string, DefinitionAttributes, string, RegExp])[] = [
    ['no step', {}, '/steps', /at least one/],
    ['the same step twice', { steps: [document, document] }, '/steps/1/type', /used by step 0/],
    ['a selfie before the document', { steps: [selfie, document] }, '/steps/0/type', /after the document/],
    ['no country', { steps: [{ ...document, countries: [] }] }, '/steps/0/countries', /must not be empty/],
    [
      'a country that is none',
      { steps: [{ ...document, countries: ['US', 'XX'] }] },
      '/steps/0/countries/1',
      /not a country/,
    ],
    ['a country twice', { steps: [{ ...document, countries: ['US', 'US'] }] }, '/steps/0/countries/1', /twice/],
    ['no class', { steps: [{ ...document, 'id-classes': [] }] }, '/steps/0/id-classes', /must not be empty/],
    [
      'a class that is none',
      { steps: [{ ...document, 'id-classes': ['pp', 'xx'] }] },
      '/steps/0/id-classes/1',
      /not an id class/,
    ],
    [
      'a country without any of the id classes',
      { steps: [{ type: 'driver-license', countries: ['US', 'DE'] }] },
      '/steps/0/countries/1',
      /none of the id classes/,
    ],
    [
      'a class that is not offered',
      { steps: [{ ...document, countries: ['DE'] }] },
      '/steps/0/id-classes/1',
      /cannot be reached/,
    ],
    [
      'a licence that is a passport',
      { steps: [{ type: 'driver-license', countries: ['US'], 'id-classes': ['pp'] }] },
      '/steps/0/id-classes',
      /only dl/,
    ],
    [
      'a back of a class that is not offered',
      { steps: [{ ...document, 'two-sided-id-classes': ['id'] }] },
      '/steps/0/two-sided-id-classes/0',
      /not among/,
    ],
    ['an unknown check', { steps: [check(document, 'id_mood_detection')] }, '/steps/0/checks/0', /no check named/],
    [
      'a check of the other kind',
      { steps: [check(selfie, 'id_age_comparison')] },
      '/steps/0/checks/0',
      /does not apply/,
    ],
    [
      'a setting the check does not have',
      { steps: [check(document, 'id_blur_detection', { settings: { mood: 1 } })] },
      '/steps/0/checks/0',
      /no setting mood/,
    ],
    [
      'a setting of another type',
      { steps: [check(document, 'id_age_comparison', { settings: { 'minimum-age': '18' } })] },
      '/steps/0/checks/0',
      /no setting minimumAge/,
    ],
    [
      'a required check that is off',
      { steps: [check(document, 'id_blur_detection', { requirement: 'required', enabled: false })] },
      '/steps/0/checks/0',
      /switched off/,
    ],
    [
      'a retry that never comes',
      { steps: [{ ...check(document, 'id_blur_detection', { requirement: 'requires_retry' }), attempts: 1 }] },
      '/steps/0/checks/0',
      /one attempt/,
    ],
    [
      'a face without a document',
      { steps: [check(selfie, 'selfie_id_comparison', { requirement: 'required' })] },
      '/steps/0/checks/0',
      /needs a document/,
    ],
    [
      'ages that cross',
      { steps: [check(document, 'id_age_comparison', { settings: { 'minimum-age': 30, 'maximum-age': 20 } })] },
      '/steps/0/checks/0',
      /above its highest/,
    ],
    [
      'an unknown pose',
      { steps: [check(selfie, 'selfie_pose_detection', { settings: { 'required-poses': ['up'] } })] },
      '/steps/0/checks/0',
      /never asked/,
    ],
    [
      'a country offered and refused',
      {
        steps: [check(document, 'id_disallowed_country_detection', { settings: { 'enabled-country-codes': ['US'] } })],
      },
      '/steps/0/checks/0/settings',
      /offers: DE/,
    ],
    [
      'a class offered and refused',
      { steps: [check(document, 'id_disallowed_type_detection', { settings: { 'enabled-id-classes': ['pp'] } })] },
      '/steps/0/checks/0/settings',
      /offers: dl/,
    ],
    [
      'approving individuals who failed',
      { steps: [selfie], decision: { 'on-failed': 'approve' } },
      '/decision/on-failed',
      /approve individuals who failed/,
    ],
    [
      'declining individuals who passed',
      { steps: [selfie], decision: { 'on-completed': 'decline' } },
      '/decision/on-completed',
      /decline individuals who passed/,
    ],
    ['no locale', { steps: [selfie], 'enabled-locales': [] }, '/enabled-locales', /must not be empty/],
    [
      'a locale that is none',
      { steps: [selfie], 'enabled-locales': ['en-US', 'xx'] },
      '/enabled-locales/1',
      /not a supported locale/,
    ],
    [
      'a script to continue to',
      { steps: [selfie], 'redirect-uri': 'javascript:alert(1)' },
      '/redirect-uri',
      /absolute address/,
    ],
    ['an app that is not listed', { steps: [selfie], 'redirect-uri': 'myapp://done' }, '/redirect-uri', /http, https/],
  ];
  for (const [name, input, pointer, problem] of faulty) {
    it(`points at ${name}`, () => {
      const [first] = definitionFaults(defined(input), []);
      assert.equal(first?.pointer, pointer);
      assert.match(first?.problem ?? '', problem);
    });
  }

  it('lists every fault, not only the first', () => {
    const both = defined({
      steps: [check(document, 'nothing'), { ...selfie, attempts: 1 }],
      'enabled-locales': ['xx'],
    });
    assert.equal(definitionFaults(both, []).length, 2);
  });
});

describe('givenStepFaults', () => {
  const given = (step: StepAttributes) =>
    givenStepFaults([readStep(step)], defined({ steps: [step] }).steps).map(({ pointer }) => pointer);
  it('accepts what was read back', () => {
    const { steps } = serializeDefinition(
      defined({ steps: [check(document, 'id_blur_detection'), selfie] }),
    ) as DefinitionAttributes;
    assert.deepEqual(givenStepFaults((steps ?? []).map(readStep), defined({ steps }).steps), []);
  });
  it('points at a name and an identifier that are not the step’s', () => {
    assert.deepEqual(given({ ...selfie, name: 'mine' }), ['/steps/0/name']);
    assert.deepEqual(given({ ...selfie, 'verification-template-id': 'vtmpl_2' }), [
      '/steps/0/verification-template-id',
    ]);
  });
  it('points at a check that is configured twice', () => {
    const twice = { ...document, checks: [{ name: 'id_blur_detection' }, { name: 'id_blur_detection' }] };
    assert.deepEqual(given(twice), ['/steps/0/checks/1/name']);
  });
});

describe('layOver', () => {
  it('keeps omitted members, and the verification template of a step that stays', () => {
    const before = defined({
      steps: [document],
      'session-limit': 3,
      expiration: { 'after-start-interval-seconds': 600 },
    });
    const other = () => ({ verificationTemplateId: 'vtmpl_2', verificationTemplateVersionId: 'vtmplv_2', checks: {} });
    const after = layOver(before, readDefinition({ steps: [{ ...document, attempts: 1 }, selfie] }), other);
    assert.deepEqual(
      after.steps.map(({ attempts, verificationTemplateId }) => [attempts, verificationTemplateId]),
      [
        [1, 'vtmpl_1'],
        [3, 'vtmpl_2'],
      ],
    );
    assert.equal(after.maxSessions, 3);
    assert.equal(after.expiry.startSeconds, 600);
    assert.equal(
      layOver(after, readDefinition({ expiration: { 'after-start-interval-seconds': null } }), other).expiry
        .startSeconds,
      null,
    );
  });
  it('reads its own attributes back to the same definition', () => {
    const one = defined({
      steps: [
        check(document, 'id_age_comparison', { requirement: 'required', settings: { 'minimum-age': 18 } }),
        selfie,
      ],
      'theme-set-id': 'theset_1',
      'picture-retention-days': 7,
    });
    assert.deepEqual(layOver(one, readDefinition(serializeDefinition(one) as DefinitionAttributes), newStep), one);
  });
});
