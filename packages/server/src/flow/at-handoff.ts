/** The first device of a hand-off: starts it, shows its link, waits, and takes over again. */
import type { HandOffPage } from '@countersign/flow/page';
import type { PageReply, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import type { OperationContext } from '../operations/context.ts';
import {
  findHandoffFrom,
  type Handoff,
  isRunning,
  renewLink,
  startHandoff,
  stopHandoff,
} from '../resources/verification/handoffs/index.ts';
import { isOpen } from '../resources/verification/inquiries/index.ts';
import { findSessions } from '../resources/verification/inquiry-sessions/index.ts';
import type { Running } from './access.ts';
import { findPageSubject } from './find-page-subject.ts';
import type { FlowParts } from './flow-parts.ts';
import type { LinkWishes } from './link-wishes.ts';
import { noteShown } from './note-shown.ts';
import { commonOf } from './page-of.ts';
import { showScreen } from './show-screen.ts';

interface Away {
  readonly handoff: Handoff;
  /** True once the other device has begun. */
  readonly opened: boolean;
}

/** Finds the hand-off that has left this session; null if it goes on here. */
async function findAway(parts: FlowParts, { scope, session }: Running): Promise<Away | null> {
  return parts.runner.read(scope, async ({ tx }) => {
    const handoff = await findHandoffFrom(tx, scope, session.id);
    if (handoff === null || !isRunning(handoff)) return null;
    const [to] = await findSessions(tx, scope, [handoff.toSessionId]);
    const isLive = to !== undefined && to.status !== 'expired' && to.expiresAt > parts.clock.now();
    return isLive ? { handoff, opened: to.status === 'active' } : null;
  });
}

/** True if a browser loads the page: without script it has no other way to a link. */
const isNewDocument = ({ method, isVisit, headers }: PageRequest): boolean =>
  method === 'GET' && isVisit && !(headers['accept'] ?? '').includes('application/json');

/** Returns the reply if this session handed off, or does so now; null if the inquiry goes on here. */
export async function atHandoff(
  parts: FlowParts,
  running: Running,
  request: PageRequest,
  wishes: LinkWishes,
): Promise<PageReply | null> {
  const { scope, session, inquiry } = running;
  if (!isOpen(inquiry)) return null;
  const wanted = request.form?.fields.get('hand-off') ?? null;
  const away = await findAway(parts, running);
  if (away === null && wanted !== 'start') return null;
  const proof = request.form?.fields.get('csrf') ?? '';
  const isOwn = request.sameOrigin && scope.keys.verifyMac('csrf', session.id, proof);
  // The inquiry ended meanwhile or has no session left: the page shown says what goes on.
  const refused = (fault: unknown): null => {
    if (!(fault instanceof Refusal)) throw fault;
    parts.log({ level: 'warn', message: `a hand-off of ${inquiry.id} could not start`, fault });
    return null;
  };
  const write = <Result>(work: (context: OperationContext) => Promise<Result>) =>
    parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, work);
  if (isOwn && wanted === 'stop') {
    await write((context) => stopHandoff(context, session));
    return showScreen(parts, running, wishes);
  }
  const makeLink = wanted === 'start' ? startHandoff : renewLink;
  const isWanted = wanted === null ? isNewDocument(request) && away?.opened === false : isOwn;
  const link = isWanted ? await write((context) => makeLink(context, session)).catch(refused) : null;
  const now = away ?? (await findAway(parts, running));
  return now === null ? showScreen(parts, running, wishes) : show(parts, running, wishes, now, link);
}

async function show(
  parts: FlowParts,
  running: Running,
  wishes: LinkWishes,
  { handoff, opened }: Away,
  link: string | null,
): Promise<PageReply> {
  const subject = await findPageSubject(parts, running, wishes, running);
  const page: HandOffPage = { ...commonOf(subject), step: 'hand-off', link, number: handoff.number, opened };
  return noteShown(parts, running, { status: 200, page });
}
