/** The first device of a hand-off: starts it, shows and sends its link, waits, and takes over again. */
import type { HandOffPage, ProblemCode } from '@countersign/flow/page';
import type { PageReply, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import { maskRecipient } from '../messages/recipient.ts';
import type { OperationContext } from '../operations/context.ts';
import {
  carriersOf,
  findHandoffFrom,
  type Handoff,
  isRunning,
  isSilent,
  renewLink,
  restartHandoff,
  sendLink,
  startHandoff,
  stopHandoff,
} from '../resources/verification/handoffs/index.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import { findSessions } from '../resources/verification/inquiry-sessions/index.ts';
import type { Running } from './access.ts';
import { findOtherSession } from './find-other-session.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import { readLinkRecipient } from './link-recipient.ts';
import type { LinkWishes } from './link-wishes.ts';
import { noteShown } from './note-shown.ts';
import { commonOf } from './page-of.ts';
import type { PageSubject } from './page-subject.ts';
import { showScreen } from './show-screen.ts';

interface Away {
  readonly handoff: Handoff;
  /** True once the other device has begun. */
  readonly opened: boolean;
  readonly carriers: HandOffPage['carriers'];
}

/** Finds the running hand-off from this session to another device; null if there is none. */
async function findAway(parts: FlowParts, { scope, session }: Running): Promise<Away | null> {
  return parts.runner.read(scope, async (context) => {
    const { tx } = context;
    const handoff = await findHandoffFrom(tx, scope, session.id);
    if (handoff === null || !isRunning(handoff)) return null;
    const [to] = await findSessions(tx, scope, [handoff.toSessionId]);
    const isLive = to !== undefined && to.status !== 'expired' && to.expiresAt > parts.clock.now();
    return isLive ? { handoff, opened: to.status === 'active', carriers: carriersOf(context) } : null;
  });
}

/** True if a browser loads a whole page: a browser without scripts gets a new link only in this way. */
const isNewDocument = ({ method, isVisit, headers }: PageRequest): boolean =>
  method === 'GET' && isVisit && !(headers['accept'] ?? '').includes('application/json');

/** Returns the value of the field `hand-off` in a form of this session; null for any other request. */
export function handOffWishOf({ sameOrigin, form }: PageRequest, { scope, session }: Running): string | null {
  const isOwn = sameOrigin && scope.keys.verifyMac('csrf', session.id, form?.fields.get('csrf') ?? '');
  return isOwn ? (form?.fields.get('hand-off') ?? null) : null;
}

type MakeLink = (context: OperationContext, from: Running['session']) => Promise<string | null>;

/** Functions that make a new link, by the value of `hand-off`. A sent link needs a new one on the screen too. */
const linkMakers: Readonly<Record<string, MakeLink>> = {
  start: startHandoff,
  again: restartHandoff,
  renew: renewLink,
  send: renewLink,
};

/** Makes a new link; null if the request needs none, or none can be made. */
async function newLink(
  parts: FlowParts,
  { scope, session, inquiry }: Running,
  makeLink: MakeLink | undefined,
): Promise<string | null> {
  if (makeLink === undefined) return null;
  return parts.runner
    .write(scope, { type: 'inquiry-session', id: session.id }, (context) => makeLink(context, session))
    .catch((fault: unknown) => {
      // The inquiry ended meanwhile or can have no further session: the next page shows its state.
      if (!(fault instanceof Refusal)) throw fault;
      parts.log({ level: 'warn', message: `a hand-off of ${inquiry.id} could not start`, fault });
      return null;
    });
}

/**
 * Returns the reply if this session is handing off, or begins to do so; null if the inquiry continues on this device.
 */
export async function atHandoff(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session, inquiry } = running;
  if (!isOpen(inquiry)) return null;
  const wish = handOffWishOf(request, running);
  const before = await findAway(parts, running);
  // A page whose inquiry continues elsewhere may take over, but must not start a hand-off.
  if (before === null && (wish !== 'start' || (await findOtherSession(parts, running)) !== null)) return null;
  if (wish === 'stop') {
    await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
      stopHandoff(context, session),
    );
    return showScreen(parts, running, wishes);
  }
  const wants = wish ?? (isNewDocument(request) && before?.opened === false ? 'renew' : '');
  const link = await newLink(parts, running, linkMakers[wants]);
  const away = wants === 'start' || wants === 'again' ? await findAway(parts, running) : before;
  if (away === null) return showScreen(parts, running, wishes);
  const subject = await findPageSubject(parts, running, wishes, running);
  const sent = wants === 'send' ? await send(parts, running, request, { subject, away }) : nothing;
  return show(parts, running, subject, away, { link, ...sent });
}

interface Sending {
  readonly sent: HandOffPage['sent'];
  readonly problem: ProblemCode | null;
  /** Typed value that was not accepted; empty for none. */
  readonly typed: string;
}

const nothing: Sending = { sent: null, problem: null, typed: '' };

/** Sends the link to the typed address or number, or returns the problem that prevents it. */
async function send(
  parts: FlowParts,
  { scope, session }: Running,
  { form, ip }: PageRequest,
  { subject, away }: { readonly subject: PageSubject; readonly away: Away },
): Promise<Sending> {
  const typed = form?.fields.get('send-to') ?? '';
  const to = readLinkRecipient(typed, away.carriers, subject.inquiry);
  if (to === null) return nothing;
  if (typeof to === 'string') return { sent: null, problem: to, typed: typed.slice(0, 200) };
  const result = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    sendLink(context, session, { to, locale: subject.locale, ipAddress: ip }),
  );
  if (result === 'limited') return { sent: null, problem: 'link_limited', typed: typed.slice(0, 200) };
  return result === null || result === 'unsendable'
    ? nothing
    : { ...nothing, sent: { to: maskRecipient(to), testLink: result.unsent } };
}

function show(
  parts: FlowParts,
  running: Running,
  subject: PageSubject,
  { handoff, opened, carriers }: Away,
  { link, sent, problem, typed }: Sending & { readonly link: string | null },
): PageReply {
  const page: HandOffPage = {
    ...commonOf({ ...subject, problem: problem === null ? null : { code: problem, field: 'send-to' } }),
    step: 'hand-off',
    link,
    number: handoff.number,
    opened,
    silent: opened && isSilent(handoff, parts.clock.now()),
    carriers,
    typed,
    sent,
    mayRestart: running.inquiry.related.sessions.length < subject.definition.maxSessions,
  };
  return noteShown(parts, running, { status: problem === null ? 200 : 422, page });
}
