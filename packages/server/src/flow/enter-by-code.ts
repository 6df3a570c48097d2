/** Entry by a one-time code or a session token: the start page, the consent, and the individual's own session. */

import type { PageReply, PageRequest } from '../http/page.ts';
import { Refusal } from '../lib/refusal.ts';
import { confirmHandoff, refuseHandoff } from '../resources/verification/handoffs/index.ts';
import { isOpen, isOver } from '../resources/verification/inquiries/index.ts';
import { composeSessionToken } from '../resources/verification/inquiry-sessions/index.ts';
import { judgeLinkRedirect } from '../resources/verification/inquiry-templates/index.ts';
import { type Entrance, findEntrance, findRunningSession, type Named } from './access.ts';
import { composeAddressProof } from './address-proof.ts';
import { cookieExpiry } from './cookie-expiry.ts';
import { findPageSubject } from './find-page-subject.ts';
import { findFlowTemplate } from './find-template.ts';
import type { FlowParts } from './flow-parts.ts';
import { type Arrival, checkNumber, findArrival } from './handed-off.ts';
import type { LinkWishes } from './link-wishes.ts';
import { noteShown } from './note-shown.ts';
import { giveConsent } from './operations/give-consent.ts';
import { refuseConsent } from './operations/refuse-consent.ts';
import { declinedConsentPage, pageOf, startPage } from './page-of.ts';
import type { PageSubject } from './page-subject.ts';
import { refuseEntry } from './refuse-entry.ts';
import { showScreen } from './show-screen.ts';

export async function enterByCode(
  parts: FlowParts,
  request: PageRequest,
  code: string,
  wishes: LinkWishes,
): Promise<PageReply> {
  const entrance = await findEntrance(parts, code);
  if ('reason' in entrance) return refuseEntry(parts, request, entrance, { code }, wishes);
  const named = request.query.get('inquiry-id') ?? entrance.inquiry.id;
  if (named !== entrance.inquiry.id) {
    return refuseEntry(parts, request, { reason: 'session_expired', of: null }, null, wishes);
  }
  if (isOver(entrance.inquiry, parts.clock.now())) {
    return refuseEntry(parts, request, { reason: 'link_expired', of: entrance }, { code }, wishes);
  }
  const found = { ...(await findPageSubject(parts, entrance, wishes, null)), code };
  const arrival = await findArrival(parts, entrance, request);
  const subject = arrival === null ? found : { ...found, handedOff: arrival.shown };
  if (!isOpen(entrance.inquiry)) return { status: 409, page: pageOf(subject) };
  const declined = declinedConsentPage(subject, arrival === null ? code : null);
  if (request.method === 'GET' || request.form === null) {
    // The page that follows a refusal was requested in another language: nothing is recorded again.
    if (request.query.get('consent') === 'no') return { status: 200, page: declined };
    return noteShown(parts, entrance, { status: 200, page: startPage(subject, code) });
  }
  const answerGiven = request.form.fields.get('consent');
  if (answerGiven === 'no') {
    if (request.sameOrigin) await storeRefusal(parts, entrance, arrival);
    return noteShown(parts, entrance, { status: 200, page: declined });
  }
  if (answerGiven !== 'yes' || !request.sameOrigin) {
    const problem = { code: 'consent_required' as const, field: 'consent' };
    return noteShown(parts, entrance, { status: 422, page: startPage({ ...subject, problem }, code) });
  }
  if (arrival !== null) {
    const number = await checkNumber(parts, entrance, arrival, request.form.fields.get('number'));
    if (number === 'ended') {
      return refuseEntry(parts, request, { reason: 'link_expired', of: entrance }, { code }, wishes);
    }
    if (number === 'wrong') {
      const problem = { code: 'number_wrong' as const, field: 'number' };
      return noteShown(parts, entrance, { status: 422, page: startPage({ ...subject, problem }, code) });
    }
  }
  return start(parts, request, entrance, subject, wishes);
}

/**
 * Stores that the individual refused the consent, or did not begin the hand-off. If it cannot be stored, the individual
 * still sees the page.
 */
async function storeRefusal(parts: FlowParts, { scope, inquiry, session }: Entrance, arrival: Arrival | null) {
  const actor = { type: 'inquiry-session' as const, id: session?.id ?? inquiry.id };
  await parts.runner
    .write(scope, actor, async (context) => {
      if (arrival === null) await refuseConsent(context, inquiry.id);
      else await refuseHandoff(context, arrival.handoff.toSessionId);
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault;
      parts.log({ level: 'warn', message: `the refusal of ${inquiry.id} could not be stored`, fault });
    });
}

/** Returns null if the session or the inquiry ended after the page was shown, for example if a hand-off was stopped. */
function endedMeanwhile(fault: unknown): null {
  if (fault instanceof Refusal && fault.code === 'conflict') return null;
  throw fault;
}

async function start(
  parts: FlowParts,
  request: PageRequest,
  entrance: Entrance,
  subject: PageSubject,
  wishes: LinkWishes,
): Promise<PageReply> {
  const { scope } = entrance;
  const actor = { type: 'inquiry-session' as const, id: entrance.session?.id ?? entrance.inquiry.id };
  const redirectUri = await usableRedirect(parts, entrance, wishes.redirectUri);
  const session = await parts.runner
    .write(scope, actor, async (context) => {
      const given = await giveConsent(context, entrance, subject.definition, {
        locale: subject.locale,
        ip: request.ip,
        userAgent: request.userAgent,
        headers: request.headers,
        redirectUri,
        sessionTokens: request.sessionCookies,
      });
      if (given !== null && subject.handedOff !== undefined) {
        await confirmHandoff(context, given.id, entrance.carrier ?? 'qr');
      }
      return given;
    })
    .catch(endedMeanwhile);
  if (session === null) return refuseEntry(parts, request, { reason: 'link_used', of: entrance }, null, wishes);
  const value = composeSessionToken(scope, session.inquiryId, session.id, session.expiresAt);
  const found = await findRunningSession(parts, value);
  if ('reason' in found) return refuseEntry(parts, request, found, null, wishes);
  const proof = request.keepsCookies ? null : composeAddressProof(scope, session, request.userAgent, parts.clock.now());
  const shown = await showScreen(parts, { ...found, proof }, wishes);
  return { ...shown, sessionCookie: { sessionId: session.id, value, expires: cookieExpiry(session) } };
}

/**
 * Returns the link's address if the template allows it; null if it has none or a forbidden one, and logs why it is not
 * used.
 */
async function usableRedirect(parts: FlowParts, { scope, inquiry }: Named, uri: string | null): Promise<string | null> {
  if (uri === null) return null;
  const { redirects } = await parts.runner.read(scope, (context) => findFlowTemplate(context, inquiry, null));
  const judged = judgeLinkRedirect(uri, redirects);
  if (!('problem' in judged)) return uri;
  parts.log({ level: 'warn', message: `redirect-uri of a link to ${inquiry.id} ${judged.problem}` });
  return null;
}
