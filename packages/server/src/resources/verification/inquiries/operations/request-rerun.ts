/** Request of a verification's rerun by a job. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findVerifications, refuseSecondLook, type Verification } from '../../verifications/index.ts';
import { rerunVerificationJob } from '../rerun-job.ts';

/**
 * Queues the rerun. Throws not_found; conflict for a verification that is redacted, unfinished, or without stored
 * pictures.
 */
export async function requestRerun({ tx, scope, queue }: OperationContext, id: string): Promise<Verification> {
  const [verification] = await findVerifications(tx, scope, [id]);
  if (verification === undefined) throw new Refusal('not_found');
  refuseSecondLook(verification);
  if (Object.keys(verification.files).length === 0) {
    throw new Refusal('conflict', { details: 'the verification has no pictures' });
  }
  await queue.send(tx, rerunVerificationJob, { environmentId: scope.environmentId, verificationId: id });
  return verification;
}
