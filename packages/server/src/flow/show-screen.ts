/** Shows the individual their current screen. */

import type { PageReply } from '../http/page.ts';
import { findCodesOfStep } from '../resources/verification/contact-codes/index.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import { isContactStep } from '../resources/verification/inquiry-templates/index.ts';
import type { Running } from './access.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { noteShown } from './note-shown.ts';
import { drawChallenge, wantsChallenge } from './operations/draw-challenge.ts';
import { pageOf } from './page-of.ts';
import type { PageSubject } from './page-subject.ts';
import { stepOf } from './screens/screen.ts';

export async function showScreen(parts: FlowParts, running: Running, wishes: LinkWishes): Promise<PageReply> {
  const subject = await findPageSubject(parts, running, wishes, running);
  return showSubject(parts, running, subject, { status: 200 });
}

/** Adds the one-time codes, where the step of the inquiry sends them. */
async function withCodes({ runner }: FlowParts, subject: PageSubject): Promise<PageSubject> {
  const { inquiry, definition, scope } = subject;
  const step = isOpen(inquiry) ? stepOf(inquiry, definition) : undefined;
  if (step === undefined || !isContactStep(step)) return subject;
  const codes = await runner.read(scope, (context) => findCodesOfStep(context, inquiry, step.kind));
  return { ...subject, codes };
}

/** Shows the page of the subject; the screen of the selfies includes head turns that its session may answer. */
export async function showSubject(
  parts: FlowParts,
  running: Running,
  subject: PageSubject,
  { status }: Pick<PageReply, 'status'>,
): Promise<PageReply> {
  const { scope, session } = running;
  const { inquiry, definition } = subject;
  if (!wantsChallenge(inquiry, definition, session.id, parts.clock.now())) {
    return noteShown(parts, running, { status, page: pageOf(await withCodes(parts, subject)) });
  }
  const drawn = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    drawChallenge(context, inquiry.id, definition, session.id),
  );
  return noteShown(parts, running, { status, page: pageOf({ ...subject, inquiry: drawn }) });
}
