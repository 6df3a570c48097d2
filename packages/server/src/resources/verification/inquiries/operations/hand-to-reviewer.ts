/** Hand-over to a reviewer when the engines do not answer in time (decision 0052). */

import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Verification } from '../../verifications/index.ts';
import { isOpen } from '../states.ts';
import { lockInquiry } from './change-inquiry.ts';
import { decideLocked } from './decide-inquiry.ts';

/**
 * Time allowed for the engines: long enough for a restart and a peak; most individuals have closed the page by then.
 */
const patienceSeconds = 3600;

/** Marks the inquiry for review if its pictures have waited too long. The verification stays submitted. */
export async function handToReviewer(
  context: OperationContext,
  { inquiryId, id, submittedAt }: Verification,
): Promise<void> {
  if (submittedAt === null || addSeconds(submittedAt, patienceSeconds) > context.clock.now()) return;
  const inquiry = await lockInquiry(context, inquiryId);
  const waits = isOpen(inquiry) && inquiry.redactedAt === null && inquiry.progress.verificationId === id;
  if (waits) await decideLocked(context, inquiry, 'mark-for-review', null);
}
