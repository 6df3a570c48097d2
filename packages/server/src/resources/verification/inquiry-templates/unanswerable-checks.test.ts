import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomIds } from '../../../lib/ids.ts';
import { seedTemplates } from '../../../seed/templates.ts';
import type { CheckConfiguration, TemplateDefinition } from './definition.ts';
import { unanswerableFaults } from './unanswerable-checks.ts';

const [seeded] = seedTemplates(randomIds, 'sandbox');
const nothing = { licences: false, publicFigures: false, identityDatabase: false, mail: false, shortMessages: false };

function withCheck(kind: string, name: string, configuration: CheckConfiguration): TemplateDefinition {
  assert.ok(seeded);
  const steps = seeded.definition.steps.map((step) =>
    step.kind === kind ? { ...step, checks: { [name]: configuration } } : step,
  );
  return { ...seeded.definition, steps };
}

const licence = (configuration: CheckConfiguration) =>
  withCheck('driver-license', 'id_aamva_database_lookup', configuration);
const known = (configuration: CheckConfiguration) =>
  withCheck('selfie', 'selfie_public_figure_detection', configuration);

describe('unanswerableFaults', () => {
  it('names a required check whose look-up is not connected, with its place', () => {
    const [fault, ...others] = unanswerableFaults(licence({ requirement: 'required' }), nothing);
    assert.deepEqual(others, []);
    assert.equal(fault?.pointer, '/steps/0/checks/0');
    assert.match(
      fault?.problem ?? '',
      /id_aamva_database_lookup can never answer, for no look-up of licences is connected/,
    );
    assert.equal(unanswerableFaults(known({ requirement: 'requires_retry' }), nothing).length, 1);
  });

  it('names a required check that is not implemented', () => {
    const [fault] = unanswerableFaults(
      withCheck('driver-license', 'id_video_quality_detection', { requirement: 'required' }),
      { ...nothing, licences: true, publicFigures: true, identityDatabase: true },
    );
    assert.match(fault?.problem ?? '', /id_video_quality_detection can never answer, for nothing here measures it/);
  });

  it('accepts a check that is connected, not required, or switched off', () => {
    assert.deepEqual(unanswerableFaults(licence({ requirement: 'required' }), { ...nothing, licences: true }), []);
    assert.deepEqual(unanswerableFaults(known({ requirement: 'required' }), { ...nothing, publicFigures: true }), []);
    assert.deepEqual(unanswerableFaults(licence({ requirement: 'not_required' }), nothing), []);
    assert.deepEqual(unanswerableFaults(licence({ requirement: 'required', enabled: false }), nothing), []);
  });

  it('names the checks of a database that is not connected, except those of a connected licence authority', () => {
    assert.ok(seeded);
    const ids = { verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1' };
    const asking = (kind: 'database' | 'aamva') => ({
      ...seeded.definition,
      steps: [{ ...ids, kind, attempts: 3, checks: {}, fields: ['name-first'] }],
    });
    const faults = unanswerableFaults(asking('database'), nothing);
    assert.match(faults[0]?.problem ?? '', /no database is connected/);
    assert.deepEqual(unanswerableFaults(asking('database'), { ...nothing, identityDatabase: true }), []);
    assert.deepEqual(unanswerableFaults(asking('aamva'), { ...nothing, licences: true }), []);
    assert.notDeepEqual(unanswerableFaults(asking('database'), { ...nothing, licences: true }), []);
  });

  for (const [kind, connected, words] of [
    ['email-address', 'mail', 'no transport of mail is set'],
    ['phone-number', 'shortMessages', 'no transport of short messages is set'],
  ] as const) {
    it(`names the code of a ${kind} step when no transport is configured`, () => {
      assert.ok(seeded);
      const ids = { verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1' };
      const asking = { ...seeded.definition, steps: [{ ...ids, kind, attempts: 3, checks: {} }] };
      const others = { ...nothing, mail: true, shortMessages: true, [connected]: false };
      assert.ok(unanswerableFaults(asking, others)[0]?.problem.includes(words));
      assert.deepEqual(unanswerableFaults(asking, { ...nothing, [connected]: true }), []);
    });
  }

  it('names liveness where a step accepts only files, since head turns are filmed', () => {
    const liveness = withCheck('selfie', 'selfie_liveness_detection', { requirement: 'required' });
    const steps = liveness.steps.map((step) => ({ ...step, captureMethods: ['file'] as const }));
    assert.deepEqual(unanswerableFaults(liveness, nothing), []);
    assert.equal(unanswerableFaults({ ...liveness, steps }, nothing).length, 1);
  });
});
