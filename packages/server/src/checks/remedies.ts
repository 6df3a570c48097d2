/**
 * What the individual is told after a failed check, and what is asked again. Reasons of fraud checks are softened to
 * `not_accepted`, so that the screen does not teach how to pass; the two that an honest person can mend (another face,
 * other details) are said plainly.
 */
import type { RemedyCode, RetryPart } from '@countersign/flow/page';
import { badPicturesOf, judgesCapture, stemsFromCapture } from './bad-capture.ts';
import type { CheckResult } from './check.ts';
import { findCheck } from './index.ts';

const BY_REASON: Readonly<Record<string, RemedyCode>> = {
  'id_blur_detection.image_quality_low': 'too_small',
  'id_blur_detection.insufficient_illumination': 'too_dark',
  'selfie_multiple_faces_detection.face_conflict': 'not_accepted',
  'selfie_pose_detection.required_poses_not_found': 'face_not_found',
};

const BY_CHECK: Readonly<Record<string, RemedyCode>> = {
  document_expired_detection: 'paper_too_old',
  document_extracted_properties_detection: 'paper_not_read',
  document_inquiry_comparison: 'details_differ',
  document_type_detection: 'paper_not_accepted',
  document_unprocessable_submission_detection: 'file_unreadable',
  id_barcode_detection: 'barcode_not_read',
  id_blur_detection: 'too_blurry',
  id_damaged_detection: 'document_damaged',
  id_disallowed_country_detection: 'country_not_accepted',
  id_disallowed_type_detection: 'document_not_accepted',
  id_double_side_detection: 'same_side_twice',
  id_entity_detection: 'document_not_found',
  id_expired_detection: 'document_expired',
  id_extracted_properties_detection: 'details_not_read',
  id_glare_detection: 'too_much_glare',
  id_inquiry_comparison: 'details_differ',
  id_mrz_detection: 'mrz_not_read',
  id_portrait_clarity_detection: 'portrait_not_clear',
  id_portrait_detection: 'portrait_not_clear',
  id_selfie_comparison: 'face_mismatch',
  id_type_detection: 'document_not_found',
  id_unprocessable_submission_detection: 'file_unreadable',
  selfie_face_covering_detection: 'face_hidden',
  selfie_glare_detection: 'face_quality',
  selfie_glasses_detection: 'face_hidden',
  selfie_id_comparison: 'face_mismatch',
  selfie_image_quality_detection: 'face_quality',
  selfie_multiple_faces_detection: 'several_faces',
  selfie_portrait_quality_detection: 'face_quality',
  selfie_pose_detection: 'pose_wrong',
  selfie_pose_repeat_detection: 'pose_wrong',
  selfie_video_quality_detection: 'face_quality',
};

/** Checks that only a new selfie can mend although they belong to the document. */
const ASKS_SELFIE: ReadonlySet<string> = new Set(['id_selfie_comparison']);

/**
 * The remedy for a failed check; `not_accepted` for every fraud check but the comparisons an honest person can mend.
 */
export function remedyFor(result: CheckResult): RemedyCode {
  const byReason = result.reasons.map((reason) => BY_REASON[`${result.name}.${reason}`]).find((code) => code);
  return byReason ?? BY_CHECK[result.name] ?? 'not_accepted';
}

/** Remedies that another picture of the same document cannot be: another one has to be chosen. */
const ASKS_CHOICE: ReadonlySet<RemedyCode> = new Set([
  'country_not_accepted',
  'document_damaged',
  'document_expired',
  'document_not_accepted',
]);

function failedPages(result: CheckResult): readonly unknown[] {
  const pages = result.metadata.pages;
  return Array.isArray(pages) ? pages : [];
}

/**
 * What has to be taken again: another document where this one will not do, the one side that was taken badly (`all` says so)
 * or that the check names in its metadata `pages`, otherwise the whole document.
 */
export function partFor(result: CheckResult, all: readonly CheckResult[] = []): RetryPart {
  if (findCheck(result.name)?.kind === 'selfie' || ASKS_SELFIE.has(result.name)) return 'selfie';
  if (findCheck(result.name)?.kind === 'document') return 'paper';
  if (ASKS_CHOICE.has(remedyFor(result))) return 'choice';
  const bad = badPicturesOf(result, all);
  const [page, ...others] = bad.length > 0 ? bad : failedPages(result);
  return others.length === 0 && (page === 'front' || page === 'back') ? page : 'document';
}

/**
 * One part for several failed checks: the choice when one asks for another document, otherwise the common one, otherwise the
 * whole document; selfies only when all ask for one.
 */
export function partForAll(results: readonly CheckResult[], all: readonly CheckResult[] = []): RetryPart {
  const parts = new Set(results.map((result) => partFor(result, all)));
  if (parts.has('choice')) return 'choice';
  if (parts.size === 1) return [...parts][0] ?? 'document';
  return 'document';
}

/**
 * All remedies to show, each once. `failures` are the checks that asked for the retry, or ended it. A failed blur or glare
 * check among `all` joins them even when it does not count itself, because it says why the others could not read the
 * picture; beside it nobody is told to use the real thing, and where that has to be said it does not join.
 */
export function remediesFor(failures: readonly CheckResult[], all: readonly CheckResult[] = failures): RemedyCode[] {
  const said = failures
    .filter((result) => remedyFor(result) !== 'not_accepted' || !stemsFromCapture(result, all))
    .map(remedyFor);
  if (failures.length === 0 || said.includes('not_accepted')) return [...new Set(said)];
  const causes = all.filter((each) => each.status === 'failed' && judgesCapture(each)).map(remedyFor);
  return [...new Set([...causes, ...said])];
}
