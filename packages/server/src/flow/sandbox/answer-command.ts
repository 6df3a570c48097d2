/** Takes a command of the sandbox bar, and shows the page that follows. */
import type { PageForm, PageReply, PageRequest } from '../../http/page.ts';
import { storeSpecimenFiles } from '../../resources/verification/simulations/index.ts';
import type { Running } from '../access.ts';
import { behaviorOf } from '../behavior-report.ts';
import type { FlowParts } from '../flow-parts.ts';
import type { LinkWishes } from '../link-wishes.ts';
import { answerScreen } from '../operations/answer-screen.ts';
import type { PageSubject } from '../page-subject.ts';
import { refuseEntry } from '../refuse-entry.ts';
import { screenOf } from '../screens/index.ts';
import { type Answered, unanswered } from '../screens/screen.ts';
import { showSubject } from '../show-screen.ts';
import { obeyCommand, unknownCommand } from './obey-command.ts';
import { commandField, readCommand } from './read-command.ts';

export const isCommand = ({ fields }: PageForm): boolean => fields.has(commandField);

/** Answers a command whose form is proven to be the session's own. Refuses all commands outside of the sandbox. */
export async function answerCommand(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  form: PageForm,
  { subject, wishes }: { readonly subject: PageSubject; readonly wishes: LinkWishes },
): Promise<PageReply> {
  if (running.scope.environmentKind !== 'sandbox') return showSubject(parts, running, subject, { status: 403 });
  const { inquiry, problem } = await answerOf(parts, running, request, form, subject);
  if (inquiry.status === 'expired') {
    const of = { scope: running.scope, inquiry };
    return refuseEntry(parts, request, { reason: 'session_expired', of }, { code: null }, wishes);
  }
  return showSubject(parts, running, { ...subject, inquiry, problem }, { status: problem === null ? 200 : 422 });
}

async function answerOf(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  form: PageForm,
  { definition, locale }: PageSubject,
): Promise<Answered> {
  const { scope, inquiry, session } = running;
  const command = readCommand(form.fields);
  if (command === null) return unknownCommand(inquiry);
  // A command from an old tab refers to a screen that is no longer shown.
  const seen = form.fields.get('step');
  if (command.kind !== 'end' && seen !== undefined && seen !== inquiry.progress.screen) return unanswered(inquiry);
  const actor = { type: 'inquiry-session', id: session.id } as const;
  if (command.kind !== 'specimen') {
    return parts.runner.write(scope, actor, (context) => obeyCommand(context, parts, inquiry.id, definition, command));
  }
  const pages = screenOf(inquiry, definition)?.screen.specimens;
  if (pages === undefined) return unknownCommand(inquiry);
  const files = (await storeSpecimenFiles(parts, scope, inquiry, pages)).map(({ file }) => file);
  const answer = {
    locale,
    fields: form.fields,
    files,
    turns: null,
    goesBack: false,
    ipAddress: '',
    behavior: behaviorOf(request, form, session),
  };
  return parts.runner.write(scope, actor, (context) =>
    answerScreen(context, inquiry.id, definition, { ...answer, screen: inquiry.progress.screen }),
  );
}
