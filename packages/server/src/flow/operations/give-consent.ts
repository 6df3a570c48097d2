/**
 * Consent of the individual: the session starts, the consent is recorded permanently, and the inquiry becomes pending.
 */
import type { OperationContext } from '../../operations/context.ts';
import {
  arrive,
  completeInquiry,
  type Inquiry,
  lockInquiry,
  moveInquiry,
  openSession,
  rowsFromStart,
  storeInquiry,
} from '../../resources/verification/inquiries/index.ts';
import {
  findSessions,
  type InquirySession,
  parseSessionToken,
  recordConsent,
  redeemOneTimeLink,
  saveTakeOver,
  startOneSession,
} from '../../resources/verification/inquiry-sessions/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import type { Entrance } from '../access.ts';
import { takeBackRefusal } from './refuse-consent.ts';

/** Raised when the consent text changes in meaning; stored with each consent. */
export const consentTextVersion = '2026-11-2';

export interface Consent {
  readonly locale: string;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Tokens of the sessions that this browser has. */
  readonly sessionTokens: readonly string[];
  /** Return address of the link, already allowed by the template. */
  readonly redirectUri: string | null;
}

/** Records the consent; null if the link was used up concurrently. */
export async function giveConsent(
  context: OperationContext,
  entrance: Entrance,
  definition: TemplateDefinition,
  consent: Consent,
): Promise<InquirySession | null> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const locked = await lockInquiry(context, entrance.inquiry.id);
  if (entrance.codeDigest !== null && !(await redeemOneTimeLink(tx, scope, entrance.codeDigest, now))) return null;
  const consenting = await takeBackRefusal(context, locked);
  const inquiry = withRedirect(consenting, definition, consent.redirectUri);
  const device = { ipAddress: consent.ip, userAgent: consent.userAgent };
  const found = await sessionOf(context, entrance, inquiry, definition, consent);
  const session = await startOneSession(context, found, device, consent, inquiry.accountId);
  if (found.status === 'active') await saveTakeOver(tx, scope, session.id, now);
  await recordConsent(tx, scope, {
    inquiryId: inquiry.id,
    sessionId: session.id,
    textVersion: consentTextVersion,
    locale: consent.locale,
    steps: definition.steps.map(({ kind }) => kind),
    at: now,
  });
  if (inquiry.status === 'created') await startInquiry(context, inquiry, definition);
  else if (inquiry.progress.screen === 'start') await showFirstScreen(context, inquiry, definition);
  else if (inquiry !== consenting) await storeInquiry(context, { ...inquiry, updatedAt: now }, []);
  return session;
}

/**
 * Sets the return address; one that the business gave this inquiry stays, while a link may replace the template's
 * common one.
 */
function withRedirect(inquiry: Inquiry, definition: TemplateDefinition, uri: string | null): Inquiry {
  const isOwn = inquiry.redirectUri !== null && inquiry.redirectUri !== definition.redirectUri;
  return uri === null || isOwn || uri === inquiry.linkRedirectUri ? inquiry : { ...inquiry, linkRedirectUri: uri };
}

/** True for a session that another browser began. A second tap in the same browser has its user agent or its token. */
const isOfOtherBrowser = ({ id, status, device, handoffMethod }: InquirySession, consent: Consent): boolean =>
  status === 'active' &&
  handoffMethod === null &&
  device.userAgent !== consent.userAgent &&
  !consent.sessionTokens.some((token) => parseSessionToken(token)?.sessionId === id);

/**
 * Finds the session under the lock, since the first of two taps may have started it. If another browser opened the link
 * before, this one gets a session of its own while the limit allows it, so that each learns of the other.
 */
async function sessionOf(
  context: OperationContext,
  entrance: Entrance,
  inquiry: Inquiry,
  { maxSessions }: TemplateDefinition,
  consent: Consent,
): Promise<InquirySession> {
  if (entrance.session === null) return openSession(context, inquiry);
  const [session] = await findSessions(context.tx, context.scope, [entrance.session.id]);
  const hasRoom = inquiry.related.sessions.length < maxSessions;
  if (session === undefined || (hasRoom && isOfOtherBrowser(session, consent))) return openSession(context, inquiry);
  return session;
}

async function startInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
): Promise<void> {
  const { isEnd, arrival } = await arrive(context, inquiry, definition, rowsFromStart(definition, inquiry));
  const started = await moveInquiry(
    context,
    inquiry,
    'start',
    { ...arrival, previousStepName: 'start' },
    { further: [{ name: 'inquiry.transitioned' }] },
  );
  if (isEnd) await completeInquiry(context, started, definition);
}

/**
 * Shows the first screen: a resumed inquiry that never left the start page starts now; one that was simulated as
 * started continues.
 */
async function showFirstScreen(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
): Promise<void> {
  const { isEnd, arrival } = await arrive(context, inquiry, definition, rowsFromStart(definition, inquiry));
  const now = context.clock.now();
  const shown = { ...inquiry, ...arrival, updatedAt: now };
  const stored =
    inquiry.startedAt !== null
      ? await storeInquiry(context, shown, [])
      : await storeInquiry(context, { ...shown, startedAt: now }, [{ name: 'inquiry.started' }]);
  if (isEnd) await completeInquiry(context, stored, definition);
}
