/** Takes the form of the individual's current screen, and shows the next screen or the problem. */
import type { FlowStep, ProblemCode } from '@countersign/flow/page';
import type { PageForm, PageReply, PageRequest } from '../http/page.ts';
import { isOpen, progressOf } from '../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../resources/verification/inquiry-templates/index.ts';
import type { Running } from './access.ts';
import { behaviorOf } from './behavior-report.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { answerScreen } from './operations/answer-screen.ts';
import { noteSpoofedRequest } from './operations/note-spoofed-request.ts';
import type { PageSubject } from './page-subject.ts';
import { answerCommand, isCommand } from './sandbox/answer-command.ts';
import { screenOf } from './screens/index.ts';
import { type Answered, goesBack } from './screens/screen.ts';
import { showSubject } from './show-screen.ts';
import { takePictures } from './take-pictures.ts';
import { readTurns, type TurnAnswer } from './turn-report.ts';
import { forgetUploads, uploadsIn, withUploads } from './uploads/uploads-of-form.ts';

export async function answerForm(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  form: PageForm,
  wishes: LinkWishes,
): Promise<PageReply> {
  const { scope, inquiry, session } = running;
  const subject = await findPageSubject(parts, running, wishes, running);
  const proof = form.fields.get('csrf') ?? '';
  if (!request.sameOrigin || !scope.keys.verifyMac('csrf', session.id, proof)) {
    await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
      noteSpoofedRequest(context, inquiry.id),
    );
    return showSubject(parts, running, subject, { status: 403 });
  }
  if (isCommand(form)) return answerCommand(parts, running, request, form, { subject, wishes });
  const screen = inquiry.progress.screen;
  const seen = form.fields.get('step') as FlowStep | undefined;
  if (!isOpen(inquiry) || (seen !== undefined && seen !== screen))
    return showSubject(parts, running, subject, { status: 200 });
  const uploads = uploadsIn(form);
  const whole = await withUploads(parts, running, form, uploads);
  const answered = await answerWithPictures(parts, running, request, whole, subject);
  // A busy service answers 503, and the browser then sends the same uploads again.
  if (answered.status !== 503) await forgetUploads(parts, running, uploads);
  return answered;
}

async function answerWithPictures(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  form: PageForm,
  subject: PageSubject,
): Promise<PageReply> {
  const { scope, inquiry, session } = running;
  const turns = turnsOf(parts, running, subject.definition, form);
  const photos =
    typeof turns === 'string'
      ? { code: turns, field: null }
      : await takePictures(parts, running, subject.definition, form, turns);
  if (typeof turns === 'string' || 'code' in photos) {
    const problem = 'code' in photos ? photos : null;
    return showSubject(
      parts,
      running,
      { ...subject, problem },
      { status: problem?.code === 'server_busy' ? 503 : 422 },
    );
  }
  const answered: Answered = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    answerScreen(context, inquiry.id, subject.definition, {
      screen: inquiry.progress.screen,
      fields: form.fields,
      files: photos,
      turns,
      goesBack: goesBack(form),
      locale: subject.locale,
      ipAddress: request.ip,
      behavior: behaviorOf(request, form, session),
    }),
  );
  const { problem } = answered;
  const status = problem === null ? 200 : 422;
  return showSubject(
    parts,
    running,
    { ...subject, inquiry: answered.inquiry, problem, typed: form.fields },
    { status },
  );
}

/** Reads head turns before any picture is decoded, so that a late answer costs nothing. */
function turnsOf(
  parts: FlowParts,
  { inquiry, session }: Running,
  definition: TemplateDefinition,
  form: PageForm,
): TurnAnswer | null | ProblemCode {
  return !goesBack(form) && screenOf(inquiry, definition)?.screen.filmsTurns
    ? readTurns(form.fields, progressOf(inquiry.progress.step, 'selfie').challenge, session.id, parts.clock.now())
    : null;
}
