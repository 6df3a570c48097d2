/** The hosted flow behind one address, `/verify`: GET shows where the individual stands, POST takes an answer. */
import type { FlowStep, ProblemCode } from '@countersign/flow/page';
import { servedLocales } from '@countersign/flow/texts';
import { addSeconds } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { Refusal } from '../../lib/refusal.ts';
import { PerceptionUnavailable } from '../../perception/perception.ts';
import type { Scope } from '../../security/scope.ts';
import { type Inquiry, isOpen, isOver } from '../inquiries/index.ts';
import { composeSessionToken } from '../inquiry-sessions/index.ts';
import { redirectProblem, type TemplateDefinition, takes } from '../inquiry-templates/index.ts';
import {
  type AccessParts,
  type Entrance,
  findById,
  findEntrance,
  findRunningSession,
  type Gone,
  type Named,
  type Running,
  tokenForFresh,
} from './access.ts';
import { findFlowTemplate } from './find-template.ts';
import type { FlowForm, FlowHandler, FlowReply, FlowRequest } from './flow-request.ts';
import { actionOf, type LinkWishes, readWishes } from './link-wishes.ts';
import { pickLocale } from './locale.ts';
import { acceptPaper } from './operations/accept-paper.ts';
import { acceptPhotos, captureMethodOf, type PhotoParts, photoPages } from './operations/accept-photos.ts';
import { type Answered, answerScreen } from './operations/answer-screen.ts';
import { drawChallenge, wantsChallenge } from './operations/draw-challenge.ts';
import { giveConsent } from './operations/give-consent.ts';
import { newLinkTag, requestNewLink } from './operations/request-new-link.ts';
import { declinedConsentPage, type PageSubject, pageOf, startPage } from './page-of.ts';
import { expiredPage, gonePage } from './page-of-refused.ts';
import { soleOrganization } from './sole-organization.ts';
import { readTurns, type TurnAnswer } from './turn-report.ts';

export interface FlowParts extends AccessParts, Omit<PhotoParts, 'perception'> {
  readonly perceptionFor: (scope: Scope) => PhotoParts['perception'];
  readonly log: Log;
}

/** Any of them asks for a new inquiry (contract, inquiries 8). */
const templateParameters = ['inquiry-template-id', 'inquiry-template-version-id', 'template-id'];

export function createFlowHandler(parts: FlowParts): FlowHandler {
  return async (request) => {
    const wishes = readWishes(request);
    const code = request.form?.fields.get('code') ?? linkCode(request);
    if (code !== null && code !== '') return enter(parts, request, code, wishes);
    const inquiryId = request.query.get('inquiry-id') ?? null;
    if (inquiryId !== null && templateParameters.some((name) => request.query.has(name))) {
      throw new Refusal('bad_request', {
        details: 'an inquiry is opened by its id or created from a template, not both',
      });
    }
    const named = inquiryId === null ? null : await findById(parts, inquiryId, environmentOf(request));
    const hasEnded = named !== null && (!isOpen(named.inquiry) || isOver(named.inquiry, parts.clock.now()));
    const fresh = named === null || hasEnded ? null : tokenForFresh(named);
    if (fresh !== null) return enter(parts, request, fresh, wishes);
    const running = await ofCookie(parts, request);
    const own = 'reason' in running ? running.of : running;
    // Whoever knows the id alone is told that it has ended, and of nothing else.
    if (inquiryId !== null && own?.inquiry.id !== inquiryId) {
      const of = hasEnded ? named : null;
      return refuse(parts, request, { reason: 'session_expired', of }, null, wishes);
    }
    if ('reason' in running) return refuse(parts, request, running, { code: null }, wishes);
    if (isOver(running.inquiry, parts.clock.now())) {
      return refuse(parts, request, { reason: 'session_expired', of: running }, { code: null }, wishes);
    }
    if (request.method === 'GET' || request.form === null) return show(parts, running, wishes);
    return answer(parts, running, request, request.form, wishes);
  };
}

const ofCookie = (parts: FlowParts, { sessionCookie }: FlowRequest): Promise<Running | Gone> =>
  sessionCookie === null
    ? Promise.resolve({ reason: 'session_expired', of: null })
    : findRunningSession(parts, sessionCookie);

/** Whether the flow's cookie names a session that runs. */
export const createSessionLook =
  (parts: AccessParts) =>
  async (cookie: string): Promise<boolean> =>
    !('reason' in (await findRunningSession(parts, cookie)));

const cookieAfterlifeSeconds = 30 * 86_400;

const environmentOf = (request: FlowRequest): string | null => request.query.get('environment-id') ?? null;

/** A one-time code, or the token that an embedding page sends beside the inquiry's id. */
function linkCode(request: FlowRequest): string | null {
  return request.query.get('code') ?? request.query.get('session-token') ?? null;
}

/** The right to ask for a new link: a code or token that was given out, or the cookie that one became. */
interface Proof {
  /** Null when the cookie is the proof. */
  readonly code: string | null;
}

/** There is no way on from here but a new link: says why, and takes the wish for one. */
async function refuse(
  parts: FlowParts,
  request: FlowRequest,
  gone: Gone,
  proof: Proof | null,
  wishes: LinkWishes,
): Promise<FlowReply> {
  const { reason, of } = gone;
  const locale = pickLocale(wishes.language, wishes.acceptLanguage, servedLocales);
  if (of === null) {
    const page = gonePage({ reason, locale, organizationName: await soleOrganization(parts.scopes), inquiry: null });
    return { status: 410, page };
  }
  // Neither an id nor a link or session that ran out tells how an inquiry was finished.
  if (!isOpen(of.inquiry) && of.inquiry.status !== 'expired') {
    const organizationName = await parts.scopes.organizationName(of.scope);
    return { status: 409, page: gonePage({ reason: 'finished', locale, organizationName, inquiry: of.inquiry }) };
  }
  const wanted = proof !== null && request.sameOrigin && request.form?.fields.get('new-link') === 'yes';
  const inquiry = wanted ? await askForLink(parts, of) : of.inquiry;
  const newLink = proof === null ? null : { code: proof.code, asked: inquiry.tags.includes(newLinkTag) };
  if (isOver(inquiry, parts.clock.now())) {
    const subject = await subjectOf(parts, of.scope, inquiry, wishes, null);
    return { status: 409, page: expiredPage(subject, newLink) };
  }
  const organizationName = await parts.scopes.organizationName(of.scope);
  return { status: 410, page: gonePage({ reason, locale, organizationName, inquiry, newLink }) };
}

/** The business is told by a tag and its event; where it cannot be, the page goes on offering to ask. */
async function askForLink(parts: FlowParts, { scope, inquiry }: Named): Promise<Inquiry> {
  const actor = { type: 'inquiry-session' as const, id: inquiry.id };
  return parts.runner
    .write(scope, actor, (context) => requestNewLink(context, inquiry.id))
    .catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault;
      parts.log({ level: 'warn', message: `the wish for a new link to ${inquiry.id} could not be kept`, fault });
      return inquiry;
    });
}

async function subjectOf(
  parts: FlowParts,
  scope: Scope,
  inquiry: Inquiry,
  wishes: LinkWishes,
  sessionId: string | null,
): Promise<PageSubject> {
  const { language, acceptLanguage, styleVariant } = wishes;
  const template = await parts.runner.read(scope, (context) => findFlowTemplate(context, inquiry, styleVariant));
  const locale = pickLocale(language, acceptLanguage, template.definition.locales);
  return {
    scope,
    inquiry,
    definition: template.definition,
    texts: template.translations[locale] ?? {},
    look: template.look,
    organizationName: await parts.scopes.organizationName(scope),
    locale,
    action: actionOf(wishes, locale, sessionId !== null),
    csrf: sessionId === null ? '' : scope.keys.mac('csrf', sessionId),
    problem: null,
    now: parts.clock.now(),
  };
}

async function enter(parts: FlowParts, request: FlowRequest, code: string, wishes: LinkWishes): Promise<FlowReply> {
  const entrance = await findEntrance(parts, code);
  if ('reason' in entrance) return refuse(parts, request, entrance, { code }, wishes);
  if (isOver(entrance.inquiry, parts.clock.now())) {
    return refuse(parts, request, { reason: 'link_expired', of: entrance }, { code }, wishes);
  }
  const subject = await subjectOf(parts, entrance.scope, entrance.inquiry, wishes, null);
  if (!isOpen(entrance.inquiry)) return { status: 409, page: pageOf(subject) };
  if (request.method === 'GET' || request.form === null) return { status: 200, page: startPage(subject, code) };
  const answerGiven = request.form.fields.get('consent');
  if (answerGiven === 'no') return { status: 200, page: declinedConsentPage(subject) };
  if (answerGiven !== 'yes' || !request.sameOrigin) {
    const problem = { code: 'consent_required' as const, field: 'consent' };
    return { status: 422, page: startPage({ ...subject, problem }, code) };
  }
  return start(parts, request, entrance, subject, wishes);
}

async function start(
  parts: FlowParts,
  request: FlowRequest,
  entrance: Entrance,
  subject: PageSubject,
  wishes: LinkWishes,
): Promise<FlowReply> {
  const { scope } = entrance;
  const actor = { type: 'inquiry-session' as const, id: entrance.session?.id ?? entrance.inquiry.id };
  const redirectUri = await usableRedirect(parts, entrance, wishes.redirectUri);
  const session = await parts.runner.write(scope, actor, (context) =>
    giveConsent(context, entrance, subject.definition, {
      locale: subject.locale,
      ip: request.ip,
      userAgent: request.userAgent,
      headers: request.headers,
      redirectUri,
    }),
  );
  if (session === null) return refuse(parts, request, { reason: 'link_used', of: entrance }, null, wishes);
  const value = composeSessionToken(scope, session.inquiryId, session.id, session.expiresAt);
  const running = await findRunningSession(parts, value);
  if ('reason' in running) return refuse(parts, request, running, null, wishes);
  // The cookie outlives its session, so that whoever comes back too late is told what became of it.
  const expires = addSeconds(session.expiresAt, cookieAfterlifeSeconds);
  return { ...(await show(parts, running, wishes)), sessionCookie: { value, expires } };
}

/** Null where the link has no address or one that the template does not allow; the operator then reads why nobody is led there. */
async function usableRedirect(parts: FlowParts, { scope, inquiry }: Named, uri: string | null): Promise<string | null> {
  if (uri === null) return null;
  const { redirectSchemes } = await parts.runner.read(scope, (context) => findFlowTemplate(context, inquiry, null));
  const problem = redirectProblem(uri, redirectSchemes);
  if (problem === null) return uri;
  parts.log({ level: 'warn', message: `redirect-uri of a link to ${inquiry.id} ${problem}` });
  return null;
}

async function show(parts: FlowParts, running: Running, wishes: LinkWishes): Promise<FlowReply> {
  const { scope, inquiry, session } = running;
  const subject = await subjectOf(parts, scope, inquiry, wishes, session.id);
  return showTo(parts, running, subject, { status: 200 });
}

/** The page of the subject; the screen of the selfies comes with head turns that its session may answer. */
async function showTo(
  parts: FlowParts,
  { scope, session }: Running,
  subject: PageSubject,
  { status }: Pick<FlowReply, 'status'>,
): Promise<FlowReply> {
  const { inquiry } = subject;
  if (!wantsChallenge(inquiry, session.id, parts.clock.now())) return { status, page: pageOf(subject) };
  const drawn = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    drawChallenge(context, inquiry.id, session.id),
  );
  return { status, page: pageOf({ ...subject, inquiry: drawn }) };
}

async function answer(
  parts: FlowParts,
  running: Running,
  request: FlowRequest,
  form: FlowForm,
  wishes: LinkWishes,
): Promise<FlowReply> {
  const { scope, inquiry, session } = running;
  const subject = await subjectOf(parts, scope, inquiry, wishes, session.id);
  const proof = form.fields.get('csrf') ?? '';
  if (!request.sameOrigin || !scope.keys.verifyMac('csrf', session.id, proof)) {
    return showTo(parts, running, subject, { status: 403 });
  }
  const screen = inquiry.progress.screen;
  const seen = form.fields.get('step') as FlowStep | undefined;
  if (!isOpen(inquiry) || (seen !== undefined && seen !== screen))
    return showTo(parts, running, subject, { status: 200 });
  const turns = turnsOf(parts, running, form);
  const photos =
    typeof turns === 'string'
      ? { code: turns, field: null }
      : await photosOf(parts, running, subject.definition, form, turns);
  if (typeof turns === 'string' || 'code' in photos) {
    const problem = 'code' in photos ? photos : null;
    return showTo(parts, running, { ...subject, problem }, { status: problem?.code === 'server_busy' ? 503 : 422 });
  }
  const answered: Answered = await parts.runner.write(scope, { type: 'inquiry-session', id: session.id }, (context) =>
    answerScreen(context, inquiry.id, subject.definition, { screen, fields: form.fields, files: photos, turns }),
  );
  const { problem } = answered;
  const status = problem === null ? 200 : 422;
  return showTo(parts, running, { ...subject, inquiry: answered.inquiry, problem }, { status });
}

/** Head turns are looked at before any picture is: an answer that comes too late costs nothing. */
function turnsOf(parts: FlowParts, { inquiry, session }: Running, form: FlowForm): TurnAnswer | null | ProblemCode {
  return inquiry.progress.screen === 'selfie'
    ? readTurns(form.fields, inquiry.progress.challenge, session.id, parts.clock.now())
    : null;
}

/** The pictures of an answer, stored; or what the individual is told instead. */
async function photosOf(
  parts: FlowParts,
  running: Running,
  { steps }: TemplateDefinition,
  form: FlowForm,
  turns: TurnAnswer | null,
) {
  const { screen, stepIndex } = running.inquiry.progress;
  const step = steps[stepIndex];
  const method = captureMethodOf(form.fields.get('capture-method')) === 'upload' ? 'file' : 'camera';
  const isPicture = screen === 'front' || screen === 'back' || screen === 'selfie';
  if (isPicture && step !== undefined && !takes(step, method)) {
    return { code: 'capture_method_refused' as const, field: null };
  }
  try {
    return await acceptFiles(parts, running, form, turns);
  } catch (fault) {
    if (!(fault instanceof PerceptionUnavailable)) throw fault;
    parts.log({ level: 'error', message: `a picture of inquiry ${running.inquiry.id} could not be decoded`, fault });
    return { code: 'server_busy' as const, field: null };
  }
}

async function acceptFiles(parts: FlowParts, running: Running, form: FlowForm, turns: TurnAnswer | null) {
  const { scope, inquiry } = running;
  const { screen } = inquiry.progress;
  const selfies = ['center', 'left', 'right', ...(turns === null ? [] : ['turns'])];
  const withPerception = { ...parts, perception: parts.perceptionFor(scope) };
  if (screen === 'paper') return acceptPaper(withPerception, scope, inquiry, form);
  const fields = screen === 'selfie' ? selfies : ['photo'];
  if (screen !== 'selfie' && screen !== 'front' && screen !== 'back') return [];
  const wanted = fields.map((field) => ({
    field,
    page: screen === 'back' ? ('back' as const) : (photoPages[field] ?? 'front'),
  }));
  const photos = await acceptPhotos(withPerception, scope, inquiry, form, wanted);
  // Nobody chose the sheet of frames: what is wrong with it is nothing that another file mends.
  const isSheet = 'code' in photos && photos.field === 'turns';
  return isSheet ? { code: 'turns_unreadable' as const, field: null } : photos;
}
