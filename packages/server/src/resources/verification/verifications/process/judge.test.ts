import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFacts, MISMATCH, TODAY, withAttributes, withPassport } from '../../../../../test/support/check-facts.ts';
import type { DocumentStep, VerificationStep } from '../../inquiry-templates/index.ts';
import { judge } from './judge.ts';

const ids = { verificationTemplateId: 'vtmpl_1', verificationTemplateVersionId: 'vtmplv_1' };
const step: DocumentStep = {
  ...ids,
  kind: 'government-id',
  attempts: 3,
  checks: {},
  countries: ['US', 'CA'],
  idClasses: ['dl', 'pp'],
  twoSidedClasses: ['dl'],
};
const selfieStep: VerificationStep = { ...ids, kind: 'selfie', attempts: 3, checks: {} };
const documentFacts = checkFacts({ selfies: null, portraitToSelfie: null, selfieToSelfie: {} });
const namesOf = (checks: readonly { readonly name: string }[]) => checks.map(({ name }) => name);

describe('judge', () => {
  it('passes a valid licence and runs the checks of documents only', () => {
    const verdict = judge(step, documentFacts, TODAY, true);
    assert.equal(verdict.action, 'pass', JSON.stringify(verdict.failedRequired));
    assert.ok(verdict.checks.every(({ name }) => name.startsWith('id_')));
  });

  it('passes three selfies of the holder and runs the checks of selfies only', () => {
    const verdict = judge(selfieStep, checkFacts(), TODAY, true);
    assert.equal(verdict.action, 'pass', JSON.stringify(verdict.failedRequired));
    assert.ok(verdict.checks.every(({ name }) => name.startsWith('selfie_')));
  });

  it('requires a retry for an expired document while a try remains, and fails it afterwards', () => {
    const facts = { ...withAttributes({ 'expiration-date': '2020-01-01' }), selfies: null };
    assert.equal(judge(step, facts, TODAY, true).action, 'require-retry');
    const last = judge(step, facts, TODAY, false);
    assert.equal(last.action, 'fail');
    assert.ok(namesOf(last.failedRequired).includes('id_expired_detection'));
  });

  it('requires no retry for a selfie of another person', () => {
    const verdict = judge(selfieStep, checkFacts({ portraitToSelfie: MISMATCH }), TODAY, true);
    assert.equal(verdict.action, 'fail');
    assert.ok(namesOf(verdict.failedRequired).includes('selfie_id_comparison'));
  });

  it('compares a document with the countries and classes of the step', () => {
    const statusOf = (name: string, changes: Partial<DocumentStep>) =>
      judge({ ...step, ...changes }, { ...withPassport(), selfies: null }, TODAY, true).checks.find(
        (check) => check.name === name,
      )?.status;
    assert.equal(statusOf('id_disallowed_country_detection', {}), 'failed');
    assert.equal(statusOf('id_disallowed_country_detection', { countries: ['SE'] }), 'passed');
    assert.equal(statusOf('id_disallowed_type_detection', { idClasses: ['dl'] }), 'failed');
    assert.equal(statusOf('id_disallowed_type_detection', { idClasses: ['pp'] }), 'passed');
  });

  it('lets the template make a check not required', () => {
    const facts = { ...withAttributes({ 'expiration-date': '2020-01-01' }), selfies: null };
    const without = (name: string) => ({ [name]: { requirement: 'not_required' as const } });
    const checks = { ...without('id_expired_detection'), ...without('id_valid_dates_detection') };
    const verdict = judge({ ...step, checks }, facts, TODAY, true);
    assert.equal(verdict.action, 'pass', JSON.stringify(verdict.failedRequired));
  });
});
