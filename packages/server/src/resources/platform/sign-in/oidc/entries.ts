/** Sign-in at the organization's issuer: the redirect to it, and the return. */
import { type Entry, type EntryAnswer, type EntryContext, entry, type Visit } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Issuer, Pending } from '../../../../security/issuer/issuer.ts';
import type { Scope } from '../../../../security/scope.ts';
import { hasPasskey, type User } from '../../users/index.ts';
import { openAttempt, takeAttempt } from '../attempts.ts';
import { auditRefusal } from '../audit-sign-in.ts';
import { isLetIn } from '../break-glass.ts';
import { signedInAnswer, startSessionOf } from '../finish-sign-in.ts';
import type { SignInParts } from '../parts.ts';
import { countAttempt, forgive } from '../throttle.ts';
import { bindingCookie, bindingOf, linkBinding, surplusBindings } from './binding-cookie.ts';
import { type Came, comeFromIssuer } from './come-from-issuer.ts';
import { keepLink } from './issuer-link.ts';
import { keepTokens } from './tokens.ts';

const issuerAttempt = 'issuer';
const callback = '/dashboard/api/sign-in/oidc/callback';
const home = '/dashboard/';

/** Object of audit log entries about an unknown person, named by the issuer or by someone who impersonates it. */
const nobody = 'user_unknown';

interface Away {
  readonly pending: Pending;
  readonly returnTo: string;
}

/** Returns the wanted dashboard page, else the first one: a link cannot redirect elsewhere. */
function pageOf(wanted: string | null): string {
  if (wanted === null || wanted.length > 2000) return home;
  const url = URL.parse(wanted, 'http://localhost');
  const isOwn =
    url?.origin === 'http://localhost' && url.pathname.startsWith(home) && !url.pathname.startsWith('/dashboard/api');
  return isOwn ? `${url.pathname}${url.search}` : home;
}

const refusedPage = (why: string): string => `${home}sign-in?${new URLSearchParams({ problem: why })}`;

/** Finds the scope for people of an issuer: the first organization, which is the operator's. */
async function organizationOf({ scopes }: EntryContext): Promise<Scope> {
  const scope = (await scopes.all()).find(({ environmentKind }) => environmentKind === 'sandbox');
  if (scope === undefined) throw new Error('there is no organization yet');
  return scope;
}

const demandIssuer = ({ issuer }: SignInParts): Issuer => {
  if (issuer === null) throw new Refusal('unknown_route');
  return issuer;
};

export const issuerEntries = (parts: SignInParts): readonly Entry[] => [
  entry({
    method: 'GET',
    path: '/sign-in/oidc',
    operationId: 'go-to-issuer',
    summary: 'Sends the browser to the issuer, to come back to the page of return-to.',
    body: null,
    answerBody: null,
    redirects: true,
    async handle(context, { query, headers }) {
      const issuer = demandIssuer(parts);
      const begun = await issuer.begin(`${context.baseUrl}${callback}`).catch(() => null);
      if (begun === null) return { redirect: refusedPage('issuer-unreachable') };
      const state: Away = { pending: begun.pending, returnTo: pageOf(query.get('return-to')) };
      const token = await openAttempt(context, issuerAttempt, state);
      const { baseUrl } = context;
      const oldest = surplusBindings(headers, baseUrl).map((each) => bindingCookie(each, null, baseUrl));
      return { redirect: begun.url, cookies: [...oldest, bindingCookie(begun.pending.state, token, baseUrl)] };
    },
  }),
  entry({
    method: 'GET',
    path: '/sign-in/oidc/callback',
    operationId: 'come-from-issuer',
    summary: 'Callback of the issuer: signs the user in, or shows the reason on the sign-in page.',
    body: null,
    answerBody: null,
    redirects: true,
    async handle(context, visit) {
      const issuer = demandIssuer(parts);
      const state = stateOf(visit);
      const { toConfirm, ...answer } = await comeBack(context, visit, { issuer, parts, state });
      const { baseUrl } = context;
      const used = state === '' ? [] : [bindingCookie(state, null, baseUrl)];
      return { ...answer, cookies: [...used, bindingCookie(linkBinding, toConfirm ?? null, baseUrl)] };
    },
  }),
];

/** Redirect; `toConfirm` is the token of a link that the browser confirms by another way to sign in. */
type Redirect = Extract<EntryAnswer<never>, { redirect: string }> & { readonly toConfirm?: string };

/** Returns the state from the issuer's redirect; empty if it has another form and so cannot be in a cookie name. */
function stateOf({ query }: Visit): string {
  const state = query.get('state') ?? '';
  return /^[\w-]{20,100}$/.test(state) ? state : '';
}

interface At {
  readonly issuer: Issuer;
  readonly parts: SignInParts;
  readonly state: string;
}

/** Returns true if a password or a passkey of the person may sign them in here. */
async function hasOwnWay({ tx, scope }: OperationContext, parts: SignInParts, user: User): Promise<boolean> {
  return isLetIn(parts, user) && (user.passwordHash !== null || (await hasPasskey(tx, scope, user.id)));
}

async function comeBack(context: EntryContext, visit: Visit, { issuer, parts, state }: At): Promise<Redirect> {
  const tried = { account: null, ip: visit.ip };
  await countAttempt(context, tried);
  const scope = await organizationOf(context);
  const refuse = (detail: string, userId: string | null, page = 'refused') => {
    auditRefusal(context, visit, { scope, userId: userId ?? nobody, way: 'oidc', detail });
    return { redirect: refusedPage(page) };
  };
  const away = await takeAttempt<Away>(context, issuerAttempt, bindingOf(visit.headers, state) ?? '').catch(() => null);
  if (away === null) return refuse('other-browser', null);
  const url = new URL(`${context.baseUrl}${callback}?${visit.query}`);
  const identity = await issuer.finish(url, away.pending).catch((error: unknown) => reasonOf(error));
  if (typeof identity === 'string') return refuse(identity, null);
  const came = await context.runner.write(scope, { type: 'system' }, async (writing) => {
    const person: Came = await comeFromIssuer(writing, issuer.config, identity, (user) =>
      hasOwnWay(writing, parts, user),
    );
    if ('refused' in person) return person;
    // The organization controls the number of factors at its issuer, so this sign-in counts as having two.
    const shown = { user: person.user, way: 'oidc', hasSecondFactor: true } as const;
    const started = await startSessionOf(writing, visit, shown);
    await keepTokens(writing, started.session.id, identity.refreshToken);
    return { started };
  });
  if ('refused' in came) {
    const answer = refuse(came.refused, came.userId, came.refused);
    return came.refused === 'confirm-link' ? { ...answer, toConfirm: await keepLink(context, came.link) } : answer;
  }
  await forgive(context, tried);
  const { session } = signedInAnswer(came.started);
  return { redirect: away.returnTo, ...(session === undefined ? {} : { session }) };
}

/** Returns the code of the failed check, which the library sets on every error. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code.toLowerCase().replaceAll('_', '-')
    : 'issuer-unreachable';
