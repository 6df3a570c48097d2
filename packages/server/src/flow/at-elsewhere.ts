/**
 * Inquiries that were opened on several devices. The device that came last continues the inquiry; the others show this,
 * change nothing, and can take over.
 */
import type { ElsewherePage } from '@countersign/flow/page';
import type { PageReply, PageRequest } from '../http/page.ts';
import { readUserAgent } from '../resources/people/devices/index.ts';
import type { Running } from './access.ts';
import { handOffWishOf } from './at-handoff.ts';
import { findOtherSession } from './find-other-session.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { takeOver } from './operations/take-over.ts';
import { commonOf, pageOf } from './page-of.ts';
import { showScreen } from './show-screen.ts';

/**
 * Returns the reply if the inquiry continues on another device, if this session takes over, or if the page only reports
 * that it is open; null for any other request.
 */
export async function atElsewhere(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session, inquiry } = running;
  const wish = handOffWishOf(request, running);
  const other = await findOtherSession(parts, running);
  if (other !== null && wish === 'take') {
    const actor = { type: 'inquiry-session' as const, id: session.id };
    await parts.runner.write(scope, actor, (context) => takeOver(context, inquiry.id, session.id));
    return showScreen(parts, running, wishes);
  }
  if (other === null && wish !== 'here') return null;
  const subject = await findPageSubject(parts, running, wishes, running);
  if (other === null) return { status: 200, page: pageOf(subject) };
  const { browserName, osName } = readUserAgent(other.device.userAgent);
  const page: ElsewherePage = { ...commonOf(subject), step: 'elsewhere', browser: browserName, system: osName };
  return { status: 200, page };
}
