/** The template's outcomes for an inquiry that ended: its decision, and what the decision depends on. Pure. */
import { adjudicate, onlyGivenDiffers } from '../../../checks/adjudicate.ts';
import {
  type Decision,
  type TemplateDefinition,
  takes,
  takesCamera,
  type VerificationKind,
} from '../inquiry-templates/index.ts';
import type { Verification } from '../verifications/index.ts';
import type { InquiryStatus } from './inquiry.ts';

/** Parts of a verification that the outcomes depend on. */
export type Judged = Pick<Verification, 'kind' | 'status' | 'checks'>;

/**
 * Returns the decision of the template's outcomes for the inquiry's current status; `none` if it is not finished or
 * already decided.
 */
export function ruleFor(
  status: InquiryStatus,
  definition: TemplateDefinition,
  verifications: readonly Judged[],
): Decision {
  const { onCompleted, onFailed, onInconclusive, onUploaded = onCompleted } = definition.decision;
  // A difference from a value that the caller pre-filled may be the caller's error, so a reviewer decides.
  if (status === 'failed') return onFailed === 'decline' && isDisputed(verifications) ? 'mark-for-review' : onFailed;
  if (status !== 'completed') return 'none';
  if (!everythingWasDecided(definition, verifications)) return onInconclusive;
  return verifications.some(mayBeFile) ? onUploaded : onCompleted;
}

/** True if a camera-only step may have got a file, which the service cannot detect: a reviewer decides. */
export const isCameraMissed = (definition: TemplateDefinition, verifications: readonly Judged[]): boolean =>
  verifications.filter(mayBeFile).some(({ kind }) => isCameraOnly(definition, kind));

export function isDisputed(verifications: readonly Judged[]): boolean {
  const failed = verifications.findLast(({ status }) => status === 'failed');
  if (failed === undefined) return false;
  return onlyGivenDiffers(adjudicate(failed.checks, { tryRemains: false }).failedRequired);
}

/**
 * True if the pictures of a passed verification may be files, which hide the place and time of capture. The page's
 * `capture-method` is no proof, since any client can send it. Head turns in the order drawn for this session are proof.
 */
export const mayBeFile = ({ kind, status, checks }: Judged): boolean =>
  status === 'passed' &&
  takesCamera(kind) &&
  !checks.some((check) => check.name === 'selfie_liveness_detection' && check.status === 'passed');

const isCameraOnly = ({ steps }: TemplateDefinition, kind: VerificationKind): boolean =>
  steps.some((step) => step.kind === kind && takes(step, 'camera') && !takes(step, 'file'));

/**
 * True if there is a step, and every step passed and left no question open that counts. A step that the inquiry skipped at its
 * start counts as open; those that their `when` left out are not in the definition (`askedOf`).
 */
export function everythingWasDecided({ steps }: TemplateDefinition, verifications: readonly Judged[]): boolean {
  const latest = new Map(verifications.map((verification) => [verification.kind, verification]));
  if (steps.length === 0) return false;
  return steps.every(({ kind }) => {
    const verification = latest.get(kind);
    if (verification?.status !== 'passed') return false;
    // A document check that waits for the face is answered after the document has passed.
    const { status, inconclusive } = adjudicate(verification.checks);
    return status === 'passed' && inconclusive.length === 0;
  });
}
