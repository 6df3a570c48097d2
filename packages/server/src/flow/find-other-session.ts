/** The session that continues an inquiry which several devices opened. */
import { isOpen } from '../resources/verification/inquiries/index.ts';
import { findLatestSession, type InquirySession } from '../resources/verification/inquiry-sessions/index.ts';
import type { Running } from './access.ts';
import type { FlowParts } from './flow-parts.ts';

/** Finds the session that continues instead of this one; null if this one does. */
export async function findOtherSession(
  parts: FlowParts,
  { scope, session, inquiry }: Running,
): Promise<InquirySession | null> {
  if (!isOpen(inquiry) || inquiry.related.sessions.length < 2) return null;
  const latest = await parts.runner.read(scope, ({ tx }) =>
    findLatestSession(tx, scope, inquiry.id, parts.clock.now()),
  );
  return latest === null || latest.id === session.id ? null : latest;
}
