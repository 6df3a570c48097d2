import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkFacts, licence, MISMATCH, passport, TODAY, withDocument } from '../../test/support/check-facts.ts';
import { adjudicate } from './adjudicate.ts';
import type { CheckFacts, CheckKind } from './check.ts';
import { configurationFaults, knownCheckNames, runChecks } from './run-checks.ts';

function run(kind: CheckKind, facts: CheckFacts, configured: Parameters<typeof runChecks>[0]['configured'] = []) {
  return runChecks({ kind, facts, configured, today: TODAY });
}

const passportFacts = withDocument(passport(), { selected: { countryCode: 'SE', idClass: 'pp' } });

describe('runChecks', () => {
  it('passes a good licence with a barcode and leaves no check open', () => {
    const verdict = adjudicate(run('government-id', checkFacts()));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('passes a good licence before any selfie exists and without account or fields', () => {
    const facts = checkFacts({
      selfies: null,
      portraitToSelfie: null,
      selfieToSelfie: {},
      inquiryFields: null,
      accountFields: null,
    });
    const verdict = adjudicate(run('government-id', facts));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('passes a good licence in an inquiry and account that state no name', () => {
    const nothing = { 'name-first': null, 'name-last': '', 'selected-country-code': 'US' };
    const verdict = adjudicate(run('government-id', checkFacts({ inquiryFields: nothing, accountFields: nothing })));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('passes a good passport with an MRZ and no back', () => {
    const verdict = adjudicate(run('government-id', passportFacts));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('passes three good selfies against the portrait', () => {
    const verdict = adjudicate(run('selfie', checkFacts()));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('passes three good selfies without a document', () => {
    const verdict = adjudicate(run('selfie', checkFacts({ document: null, portraitToSelfie: null })));
    assert.deepEqual(verdict, { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('reports an unreadable file only as unreadable', () => {
    const results = run('government-id', withDocument(null, { refusal: 'corrupt' }));
    assert.deepEqual(
      results.filter(({ status }) => status !== 'not_applicable').map(({ name, status }) => [name, status]),
      [['id_unprocessable_submission_detection', 'failed']],
    );
  });

  it('runs every check of the kind once, in alphabetical order, and none of the other kind', () => {
    for (const kind of ['government-id', 'selfie'] as const) {
      const names = run(kind, checkFacts()).map(({ name }) => name);
      assert.deepEqual(names, [...new Set(names)].toSorted());
      assert.ok(names.every((name) => name.startsWith(kind === 'selfie' ? 'selfie_' : 'id_')));
    }
  });

  it('uses requirement and settings of the template, and the defaults for checks that it does not name', () => {
    const results = run('government-id', checkFacts(), [
      { name: 'id_age_comparison', requirement: 'requires_retry', settings: { minimumAge: 40 } },
    ]);
    const age = results.find(({ name }) => name === 'id_age_comparison');
    assert.deepEqual([age?.status, age?.reasons, age?.requirement], ['failed', ['age_below_limit'], 'requires_retry']);
    assert.equal(results.find(({ name }) => name === 'id_expired_detection')?.requirement, 'required');
  });

  it('lists a check that is switched off as not applicable', () => {
    const facts = withDocument(licence({ attributes: { 'expiration-date': '2020-01-01' } }));
    const [off] = run('government-id', facts, [{ name: 'id_expired_detection', enabled: false }]).filter(
      ({ name }) => name === 'id_expired_detection',
    );
    assert.equal(off?.status, 'not_applicable');
  });

  it('still runs when an old template version names a removed check', () => {
    assert.equal(adjudicate(run('government-id', checkFacts(), [{ name: 'id_gone_detection' }])).status, 'passed');
  });

  it('fails when the faces on the document and the selfie differ', () => {
    const verdict = adjudicate(run('selfie', checkFacts({ portraitToSelfie: MISMATCH })));
    assert.deepEqual(
      [verdict.status, verdict.failedRequired.map(({ name }) => name)],
      ['failed', ['selfie_id_comparison']],
    );
  });
});

describe('configurationFaults', () => {
  it('accepts every known name with its own default settings', () => {
    assert.ok(knownCheckNames.has('id_expired_detection'));
    assert.deepEqual(
      configurationFaults('government-id', [{ name: 'id_expired_detection', settings: { graceDays: 30 } }]),
      [],
    );
  });

  it('refuses unknown names, names of the other kind and settings of the wrong type', () => {
    const faults = configurationFaults('government-id', [
      { name: 'id_made_up' },
      { name: 'selfie_pose_detection' },
      { name: 'id_expired_detection', settings: { graceDays: 'ten', other: 1 } },
    ]);
    assert.equal(faults.length, 4);
  });
});
