import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adjudicate, onlyGivenDiffers } from './adjudicate.ts';
import type { CheckRequirement, CheckResult, CheckStatus } from './check.ts';

function result(
  name: string,
  status: CheckStatus,
  reasons: readonly string[] = [],
  requirement: CheckRequirement = 'required',
): CheckResult {
  return { name, status, reasons, requirement, metadata: {} };
}

const good = result('id_expired_detection', 'passed');
const forged = result('id_compromised_detection', 'failed', ['sample_document']);
const blurred = result('id_blur_detection', 'failed', ['too_blurry']);

function names(results: readonly CheckResult[]): string[] {
  return results.map(({ name }) => name);
}

describe('adjudicate', () => {
  it('passes when every required check passed, and when there is none', () => {
    assert.equal(adjudicate([good]).status, 'passed');
    assert.equal(adjudicate([]).status, 'passed');
  });

  it('does not fail on what is not applicable or not required', () => {
    const results = [
      good,
      result('id_mrz_detection', 'not_applicable'),
      result('id_repeat_detection', 'failed', ['repeat'], 'not_required'),
    ];
    assert.deepEqual(adjudicate(results), { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('fails for good when a required fraud check failed, whatever else could be mended', () => {
    const verdict = adjudicate([good, forged, blurred]);
    assert.equal(verdict.status, 'failed');
    assert.deepEqual(names(verdict.failedRequired), ['id_compromised_detection', 'id_blur_detection']);
    assert.deepEqual(names(verdict.retryable), ['id_blur_detection']);
  });

  it('asks again when everything that failed is an action of the individual', () => {
    const verdict = adjudicate([good, blurred]);
    assert.equal(verdict.status, 'requires_retry');
    assert.deepEqual(names(verdict.retryable), ['id_blur_detection']);
  });

  it('asks again when the document differs from what somebody else filled in, and fails when no try remains', () => {
    const differs = result('id_inquiry_comparison', 'failed', ['property_mismatch']);
    assert.equal(adjudicate([good, differs]).status, 'requires_retry');
    assert.equal(adjudicate([good, differs], { tryRemains: false }).status, 'failed');
    assert.equal(adjudicate([differs, forged]).status, 'failed');
    assert.equal(onlyGivenDiffers([differs]), true);
    assert.equal(onlyGivenDiffers([differs, forged]), false);
    assert.equal(onlyGivenDiffers([]), false);
  });

  it('asks again for a fraud check that the template lets be repeated', () => {
    const again = { ...forged, requirement: 'requires_retry' as const };
    assert.equal(adjudicate([good, again]).status, 'requires_retry');
    assert.deepEqual(adjudicate([good, again]).failedRequired, []);
  });

  it('fails for good when no try remains, and names what failed', () => {
    const again = { ...forged, requirement: 'requires_retry' as const };
    const verdict = adjudicate([blurred, again], { tryRemains: false });
    assert.equal(verdict.status, 'failed');
    assert.deepEqual(names(verdict.failedRequired), ['id_blur_detection', 'id_compromised_detection']);
  });

  it('does not pass a comparison that did not decide, and names it apart from failures', () => {
    const undecided = result('selfie_id_comparison', 'failed');
    const verdict = adjudicate([good, undecided]);
    assert.equal(verdict.status, 'failed');
    assert.deepEqual([names(verdict.failedRequired), names(verdict.inconclusive)], [[], ['selfie_id_comparison']]);
  });

  it('names a required check that could not be answered although the question arises', () => {
    const verdict = adjudicate([
      result('id_barcode_detection', 'not_applicable', ['back_missing']),
      result('id_expired_detection', 'not_applicable', ['no_expiration_date']),
      result('selfie_liveness_detection', 'not_applicable', ['no_sequence']),
    ]);
    assert.equal(verdict.status, 'passed');
    assert.equal(verdict.inconclusive.length, 3);
  });

  it('does not name a question that does not arise, nor one that is not required', () => {
    const verdict = adjudicate([
      result('id_double_side_detection', 'not_applicable', ['single_sided']),
      result('id_selfie_comparison', 'not_applicable', ['no_selfie']),
      result('id_inquiry_comparison', 'not_applicable', ['missing_properties']),
      result('selfie_liveness_detection', 'not_applicable', ['no_sequence'], 'not_required'),
    ]);
    assert.deepEqual(verdict.inconclusive, []);
  });
});
