/** Expiry of all sessions of several inquiries; the inquiries themselves stay open. */

import { problemAt, Refusal, type RefusalEntry } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { expireSessionsOfInquiry, type InquirySession } from '../../inquiry-sessions/index.ts';
import { lockInquiries } from '../store.ts';

/**
 * Expires the new and active sessions and returns them. Throws bad_request for an id that is not an inquiry's,
 * unprocessable if one of the inquiries does not exist; then nothing is expired.
 */
export async function expireAllSessions(
  context: OperationContext,
  inquiryIds: readonly string[],
): Promise<InquirySession[]> {
  const wrong = inquiryIds.flatMap((id, index) =>
    id.startsWith('inq_') ? [] : [entry(index, 'must start with inq_')],
  );
  if (wrong.length > 0) throw new Refusal('bad_request', wrong);
  const found = await lockInquiries(context.tx, context.scope, inquiryIds);
  const unknown = inquiryIds.flatMap((id, index) => (found.includes(id) ? [] : [entry(index, 'is not an inquiry')]));
  if (unknown.length > 0) throw new Refusal('unprocessable', unknown);
  const ended: InquirySession[] = [];
  for (const id of found) ended.push(...(await expireSessionsOfInquiry(context, id)));
  return ended;
}

const entry = (index: number, problem: string): RefusalEntry => problemAt(`/meta/inquiry-ids/${index}`, problem);
