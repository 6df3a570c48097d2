/** The other device of a running hand-off: notes that it was seen, so that the first one learns if it falls silent. */
import type { PageReply, PageRequest } from '../http/page.ts';
import { findHandoffTo, isNoteDue, noteSeen } from '../resources/verification/handoffs/index.ts';
import type { Running } from './access.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { pageOf } from './page-of.ts';

/** Returns the reply to a page that only reports that it is open; null for any other request. */
export async function atOtherDevice(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session } = running;
  if (session.handoffMethod === null) return null;
  const handoff = await parts.runner.read(scope, ({ tx }) => findHandoffTo(tx, scope, session.id));
  // Looked at first, so that most requests write nothing.
  if (handoff !== null && isNoteDue(handoff, parts.clock.now())) {
    const actor = { type: 'inquiry-session' as const, id: session.id };
    await parts.runner.write(scope, actor, (context) => noteSeen(context, session.id));
  }
  if (request.form?.fields.get('hand-off') !== 'here') return null;
  return { status: 200, page: pageOf(await findPageSubject(parts, running, wishes, running)) };
}
