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

  it('does not fail on checks that are not applicable or not required', () => {
    const results = [
      good,
      result('id_mrz_detection', 'not_applicable'),
      result('id_repeat_detection', 'failed', ['repeat'], 'not_required'),
    ];
    assert.deepEqual(adjudicate(results), { status: 'passed', failedRequired: [], retryable: [], inconclusive: [] });
  });

  it('fails for good when a required fraud check failed, even if other failures could be retried', () => {
    const verdict = adjudicate([good, forged, blurred]);
    assert.equal(verdict.status, 'failed');
    assert.deepEqual(names(verdict.failedRequired), ['id_compromised_detection']);
    assert.deepEqual(names(verdict.retryable), ['id_blur_detection']);
  });

  it('requires a retry when everything that failed is an action of the individual', () => {
    const verdict = adjudicate([good, blurred]);
    assert.equal(verdict.status, 'requires_retry');
    assert.deepEqual(names(verdict.retryable), ['id_blur_detection']);
  });

  it('requires a retry when the document differs from given values, and fails when no try remains', () => {
    const differs = result('id_inquiry_comparison', 'failed', ['property_mismatch']);
    assert.equal(adjudicate([good, differs]).status, 'requires_retry');
    assert.equal(adjudicate([good, differs], { tryRemains: false }).status, 'failed');
    assert.equal(adjudicate([differs, forged]).status, 'failed');
    assert.equal(onlyGivenDiffers([differs]), true);
    assert.equal(onlyGivenDiffers([differs, forged]), false);
    assert.equal(onlyGivenDiffers([]), false);
  });

  it('requires a retry for a fraud check that the template allows to be repeated', () => {
    const again = { ...forged, requirement: 'requires_retry' as const };
    assert.equal(adjudicate([good, again]).status, 'requires_retry');
    assert.deepEqual(adjudicate([good, again]).failedRequired, []);
  });

  it('fails for good when no try remains, and names what failed', () => {
    const again = { ...forged, requirement: 'requires_retry' as const };
    const unread = result('id_barcode_detection', 'failed', ['barcode_not_detected']);
    const verdict = adjudicate([unread, again], { tryRemains: false });
    assert.equal(verdict.status, 'failed');
    assert.deepEqual(names(verdict.failedRequired), ['id_barcode_detection', 'id_compromised_detection']);
  });

  const glare: CheckResult = {
    ...result('id_glare_detection', 'failed', [], 'not_required'),
    metadata: { pages: ['front'] },
  };
  const contradiction = result('id_extraction_inconsistency_detection', 'failed', ['failed_requirement']);

  it('requires a retry before it accepts a contradiction from a bad picture, required or not', () => {
    const verdict = adjudicate([good, glare, contradiction]);
    assert.equal(verdict.status, 'requires_retry');
    assert.deepEqual([names(verdict.failedRequired), names(verdict.retryable)], [[], [contradiction.name]]);
    assert.equal(adjudicate([good, contradiction]).status, 'failed');
  });

  it('names no failed check when no try remains and every failure stems from bad pictures', () => {
    const verdict = adjudicate([good, { ...blurred, requirement: 'required' }, contradiction], { tryRemains: false });
    assert.deepEqual([verdict.status, verdict.failedRequired], ['failed', []]);
    const expired = result('id_expired_detection', 'failed', ['expired']);
    assert.deepEqual(names(adjudicate([expired, glare, contradiction], { tryRemains: false }).failedRequired), [
      'id_expired_detection',
    ]);
  });

  it('accepts a failure that a bad picture cannot cause, and one from another picture', () => {
    assert.equal(adjudicate([glare, forged]).status, 'failed');
    const back = { ...contradiction, name: 'id_barcode_inconsistency_detection' };
    assert.equal(adjudicate([glare, back]).status, 'failed');
  });

  it('requires a retry for badly taken selfies before it accepts a face mismatch', () => {
    const dark = result('selfie_image_quality_detection', 'failed', ['face_lighting_bad'], 'not_required');
    const other = result('selfie_id_comparison', 'failed', ['face_mismatch']);
    assert.equal(adjudicate([dark, other]).status, 'requires_retry');
    assert.equal(adjudicate([other]).status, 'failed');
  });

  it('does not pass an undecided comparison, and names it separately from failures', () => {
    const undecided = result('selfie_id_comparison', 'failed');
    const verdict = adjudicate([good, undecided]);
    assert.equal(verdict.status, 'failed');
    assert.deepEqual([names(verdict.failedRequired), names(verdict.inconclusive)], [[], ['selfie_id_comparison']]);
  });

  it('names a required check that could not be answered although it applies', () => {
    const verdict = adjudicate([
      result('id_barcode_detection', 'not_applicable', ['back_missing']),
      result('id_expired_detection', 'not_applicable', ['no_expiration_date']),
      result('selfie_liveness_detection', 'not_applicable', ['no_sequence']),
    ]);
    assert.equal(verdict.status, 'passed');
    assert.equal(verdict.inconclusive.length, 3);
  });

  it('does not name a check that does not apply, or that is not required', () => {
    const verdict = adjudicate([
      result('id_double_side_detection', 'not_applicable', ['single_sided']),
      result('id_selfie_comparison', 'not_applicable', ['no_selfie']),
      result('id_account_comparison', 'not_applicable', ['missing_properties']),
      result('id_inquiry_comparison', 'not_applicable', ['missing_properties']),
      result('selfie_liveness_detection', 'not_applicable', ['no_sequence'], 'not_required'),
    ]);
    assert.deepEqual(verdict.inconclusive, []);
  });
});
