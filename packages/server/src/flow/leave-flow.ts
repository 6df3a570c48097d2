/** Interruption of the flow: the individual stops for now and gets a way back. */
import type { PageReply, PageRequest } from '../http/page.ts';
import { isoTimestamp } from '../lib/clock.ts';
import { Refusal } from '../lib/refusal.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import type { Running } from './access.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { noteShown } from './note-shown.ts';
import { leaveInquiry } from './operations/leave-inquiry.ts';
import { commonOf } from './page-of.ts';

/** Returns the reply if the individual leaves; null for another request, and if there is nothing left to leave. */
export async function leaveFlow(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session, inquiry } = running;
  const fields = request.form?.fields;
  if (!isOpen(inquiry) || fields?.get('leave') !== 'yes') return null;
  if (!request.sameOrigin || !scope.keys.verifyMac('csrf', session.id, fields.get('csrf') ?? '')) return null;
  const subject = await findPageSubject(parts, running, wishes, null);
  const left = await parts.runner
    .write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
      leaveInquiry(context, session, subject.definition),
    )
    .catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault;
      parts.log({ level: 'warn', message: `${inquiry.id} could not be left`, fault });
      return null;
    });
  if (left === null) return null;
  const keptUntil = inquiry.expiresAt === null ? null : isoTimestamp(inquiry.expiresAt);
  const page = { ...commonOf(subject), step: 'left' as const, link: left.link, keptUntil };
  return noteShown(parts, running, { status: 200, page });
}
