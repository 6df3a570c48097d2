import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckMetadata, CheckResult } from './check.ts';
import { checks } from './index.ts';
import { partFor, partForAll, remediesFor, remedyFor } from './remedies.ts';

function failure(name: string, reasons: readonly string[], metadata: CheckMetadata = {}): CheckResult {
  return { name, status: 'failed', reasons, requirement: 'required', metadata };
}

const noBarcode = failure('id_barcode_detection', ['barcode_not_detected'], { pages: ['back'] });

const glare: CheckResult = {
  ...failure('id_glare_detection', ['too_much_glare'], { pages: ['front'] }),
  requirement: 'not_required',
};
const contradiction = failure('id_extraction_inconsistency_detection', ['failed_requirement']);

/** Fraud checks whose failure an honest person can correct, so that the reason is shown. */
const SAID_PLAINLY = [
  'document_inquiry_comparison',
  'id_inquiry_comparison',
  'id_selfie_comparison',
  'selfie_id_comparison',
];

describe('remedyFor', () => {
  it('softens every other fraud check to not_accepted', () => {
    for (const check of checks.filter(({ type, name }) => type === 'fraud' && !SAID_PLAINLY.includes(name))) {
      for (const reason of check.reasons)
        assert.equal(remedyFor(failure(check.name, [reason])), 'not_accepted', check.name);
    }
  });

  it('never softens the remedy of a check of user action', () => {
    for (const { name, asks } of checks.filter(({ type, neverAnswers }) => type === 'user_action' && !neverAnswers)) {
      assert.ok(asks && asks.remedy !== 'not_accepted', name);
    }
  });

  it('returns the remedy for the usual failures', () => {
    assert.equal(remedyFor(noBarcode), 'barcode_not_read');
    assert.equal(remedyFor(failure('id_expired_detection', ['expired'])), 'document_expired');
    assert.equal(remedyFor(failure('selfie_id_comparison', ['face_mismatch'])), 'face_mismatch');
    assert.equal(remedyFor(failure('id_unprocessable_submission_detection', ['corrupt'])), 'file_unreadable');
  });

  it('distinguishes darkness and distance from blur', () => {
    const [dark, far] = ['insufficient_illumination', 'image_quality_low'];
    assert.equal(remedyFor(failure('id_blur_detection', [dark])), 'too_dark');
    assert.equal(remedyFor(failure('id_blur_detection', [far])), 'too_small');
    assert.equal(remedyFor(failure('id_blur_detection', ['too_blurry'])), 'too_blurry');
  });

  it('distinguishes a missing face from a wrong pose, and a swapped person from several faces', () => {
    assert.equal(remedyFor(failure('selfie_pose_detection', ['required_poses_not_found'])), 'face_not_found');
    assert.equal(remedyFor(failure('selfie_pose_detection', ['invalid_pose'])), 'pose_wrong');
    assert.equal(remedyFor(failure('selfie_multiple_faces_detection', ['multiple_faces_detected'])), 'several_faces');
    assert.equal(remedyFor(failure('selfie_multiple_faces_detection', ['face_conflict'])), 'not_accepted');
    const both = failure('selfie_multiple_faces_detection', ['multiple_faces_detected', 'face_conflict']);
    assert.equal(remedyFor(both), 'not_accepted');
  });
});

describe('partFor', () => {
  it('requires the document, the selfie or the paper again where a check of fraud is softened', () => {
    assert.equal(partFor(failure('id_tamper_detection', ['image_manipulated'])), 'document');
    assert.equal(partFor(failure('selfie_liveness_detection', ['low_liveness_confidence'])), 'selfie');
    assert.equal(partFor(failure('document_fabrication_detection', ['metadata_invalid'])), 'paper');
  });

  it('requires the one side that failed, and the document when both failed or none is named', () => {
    assert.equal(partFor(noBarcode), 'back');
    assert.equal(partFor(failure('id_blur_detection', ['too_blurry'], { pages: ['front', 'back'] })), 'document');
    assert.equal(partFor(failure('id_tamper_detection', ['text'])), 'document');
  });

  it('requires another document when this one cannot pass, regardless of other failures', () => {
    for (const [name, reason] of [
      ['id_expired_detection', 'expired'],
      ['id_disallowed_type_detection', 'disallowed_type'],
      ['id_disallowed_country_detection', 'disallowed_country'],
      ['id_damaged_detection', 'damaged'],
    ] as const) {
      assert.equal(partFor(failure(name, [reason])), 'choice', name);
      assert.equal(partForAll([noBarcode, failure(name, [reason])]), 'choice', name);
    }
  });

  it('requires the badly taken side when the readings of both sides differ', () => {
    const all = [contradiction, glare];
    assert.equal(partForAll([contradiction], all), 'front');
    assert.equal(
      partForAll([contradiction], [contradiction, { ...glare, metadata: { pages: ['front', 'back'] } }]),
      'document',
    );
  });

  it('requires a selfie when a selfie or its comparison with the document failed', () => {
    assert.equal(partFor(failure('selfie_pose_detection', ['invalid_pose'])), 'selfie');
    assert.equal(partFor(failure('id_selfie_comparison', ['face_mismatch'])), 'selfie');
  });

  it('requires the whole document when failures name different sides', () => {
    const noPortrait = failure('id_portrait_detection', ['portrait_not_found'], { pages: ['front'] });
    assert.equal(partForAll([noBarcode]), 'back');
    assert.equal(partForAll([noBarcode, noPortrait]), 'document');
  });
});

describe('remediesFor', () => {
  it('shows each remedy once', () => {
    const entity = failure('id_entity_detection', ['cannot_verify_id']);
    assert.deepEqual(remediesFor([entity, failure('id_type_detection', ['type_not_detected'])]), [
      'document_not_found',
    ]);
  });

  it('names blur or glare first when it explains the failure, even if it is not required', () => {
    const blur: CheckResult = { ...failure('id_blur_detection', ['too_blurry']), requirement: 'not_required' };
    const repeat: CheckResult = { ...failure('id_repeat_detection', ['repeat']), requirement: 'not_required' };
    assert.deepEqual(remediesFor([noBarcode], [noBarcode, blur, repeat]), ['too_blurry', 'barcode_not_read']);
    assert.deepEqual(remediesFor([], [blur]), []);
  });

  it('shows glare or blur, or that a copy was shown, and never both', () => {
    assert.deepEqual(remediesFor([contradiction], [contradiction, glare]), ['too_much_glare']);
    const sample = failure('id_compromised_detection', ['sample_document']);
    assert.deepEqual(remediesFor([sample], [sample, glare]), ['not_accepted']);
  });
});
