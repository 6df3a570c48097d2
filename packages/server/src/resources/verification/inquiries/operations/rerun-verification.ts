/**
 * Rerun of a finished verification on its stored pictures with the current engines and rules. The inquiry's decision is
 * unchanged; a reviewer who reads the new result decides again.
 */
import type { Reader } from '../../../../database/connection.ts';
import type { Scope } from '../../../../security/scope.ts';
import { findVersions } from '../../inquiry-templates/index.ts';
import {
  type Evidence,
  findVerifications,
  gatherEvidence,
  isEnded,
  perceiveSubmission,
  settleAgain,
} from '../../verifications/index.ts';
import { findInquiry } from '../store.ts';
import { lockInquiry } from './change-inquiry.ts';
import type { ProcessingParts } from './process-verification.ts';

export async function rerunVerification(parts: ProcessingParts, scope: Scope, verificationId: string): Promise<void> {
  const evidence = await parts.runner.read(scope, ({ tx }) => findEvidence(tx, scope, parts, verificationId));
  // Deleted pictures would be judged as if none had been shown.
  if (evidence === null || evidence.images.length === 0) return;
  const perceived = await perceiveSubmission(parts, scope, evidence);
  await parts.runner.write(scope, { type: 'system' }, async (context) => {
    const { accountId } = await lockInquiry(context, evidence.verification.inquiryId);
    const [verification] = await findVerifications(context.tx, scope, [verificationId]);
    if (verification === undefined || verification.redactedAt !== null || !isEnded(verification.status)) return;
    await settleAgain(context, parts.perceptionFor(scope), { verification, step: evidence.step, perceived, accountId });
  });
}

async function findEvidence(
  tx: Reader,
  scope: Scope,
  { store }: ProcessingParts,
  verificationId: string,
): Promise<Evidence | null> {
  const [verification] = await findVerifications(tx, scope, [verificationId]);
  if (verification === undefined || verification.redactedAt !== null || !isEnded(verification.status)) return null;
  const found = await findInquiry(tx, scope, verification.inquiryId);
  if (found === null || found.inquiry.redactedAt !== null) return null;
  const [version] = await findVersions(tx, scope, [verification.templateVersionId]);
  const step = version?.definition.steps.find(({ kind }) => kind === verification.kind);
  return step === undefined ? null : gatherEvidence(tx, scope, store, { verification, inquiry: found.inquiry, step });
}
