import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFacts, MISMATCH, TODAY, withAttributes } from '../../../../../test/support/check-facts.ts';
import { noFacts } from '../../../../checks/check.ts';
import type { VerificationStep } from '../../inquiry-templates/index.ts';
import { forceOutcome, isPossible, possibleFailures } from './force-outcome.ts';
import { judge } from './judge.ts';

const ids = { verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1' };
const shared = { ...ids, attempts: 3, checks: {} };
const document: VerificationStep = {
  ...shared,
  kind: 'government-id',
  countries: ['US'],
  idClasses: ['dl'],
  twoSidedClasses: ['dl'],
};
const selfie: VerificationStep = { ...shared, kind: 'selfie' };
const steps: readonly VerificationStep[] = [
  document,
  selfie,
  { ...shared, kind: 'document', documentTypes: [] },
  { ...shared, kind: 'database', fields: ['name-first', 'name-last'] },
];
const documentFacts = checkFacts({ selfies: null, portraitToSelfie: null, selfieToSelfie: {} });

describe('possibleFailures', () => {
  for (const step of steps) {
    it(`of a ${step.kind} are those of its required checks, each by its reason`, () => {
      const failures = possibleFailures(step);
      assert.ok(failures.length > 0);
      const verdict = judge(step, noFacts, TODAY, true);
      for (const { check, requirement, reasons } of failures) {
        for (const reason of reasons) {
          const forced = forceOutcome(verdict, { status: 'failed', failure: { check, reason } }, false);
          assert.equal(forced.action === 'fail', requirement !== 'not_required', `${check} ${reason}`);
          assert.deepEqual(forced.checks.find(({ name }) => name === check)?.reasons, [reason]);
        }
      }
    });
  }

  it('have the requirements of the template, which can switch a check off', () => {
    const requirementOf = (step: VerificationStep, name: string) =>
      possibleFailures(step).find(({ check }) => check === name)?.requirement;
    const changed: VerificationStep = {
      ...document,
      checks: { id_expired_detection: { enabled: false }, id_paper_detection: { requirement: 'required' } },
    };
    for (const [name, usual, now] of [
      ['id_expired_detection', 'required', undefined],
      ['id_paper_detection', 'not_required', 'required'],
    ] as const) {
      assert.deepEqual([requirementOf(document, name), requirementOf(changed, name)], [usual, now], name);
    }
  });

  it('name no reason of an undecided check', () => {
    const all = [document, selfie].flatMap((step) => possibleFailures(step).flatMap(({ reasons }) => reasons));
    for (const reason of ['disabled_by_check_config', 'no_selfie', 'no_government_id'])
      assert.ok(!all.includes(reason), reason);
  });

  it('are not those of another step', () => {
    const failure = { check: 'id_expired_detection', reason: 'expired' };
    assert.deepEqual([isPossible(document, failure), isPossible(selfie, failure)], [true, false]);
    assert.equal(isPossible(document, { ...failure, reason: 'unheard_of' }), false);
  });
});

describe('forceOutcome', () => {
  it('requires a retry for a failure that another photo can fix, while a try remains', () => {
    const verdict = judge(document, documentFacts, TODAY, true);
    const failure = { check: 'id_expired_detection', reason: 'expired' };
    assert.equal(forceOutcome(verdict, { status: 'failed', failure }, true).action, 'require-retry');
    assert.equal(forceOutcome(verdict, { status: 'failed', failure }, false).action, 'fail');
  });

  it('passes every required check, and marks it as simulated', () => {
    const expired = { ...withAttributes({ 'expiration-date': '2020-01-01' }), selfies: null };
    for (const [step, facts] of [
      [document, expired],
      [selfie, checkFacts({ portraitToSelfie: MISMATCH })],
    ] as const) {
      const judged = judge(step, facts, TODAY, false);
      assert.equal(judged.action, 'fail');
      const verdict = forceOutcome(judged, { status: 'passed' }, false);
      assert.deepEqual([verdict.action, verdict.failedRequired, verdict.retryable], ['pass', [], []]);
      assert.ok(verdict.checks.some(({ metadata }) => metadata['simulated'] === true));
    }
  });
});
