/** Resolves a bearer key, or the session of a signed-in user, to organization, environment and permissions. */
import { Refusal } from '../../lib/refusal.ts';
import { clientNetwork } from '../../security/client-address.ts';
import type { UserCaller } from '../caller.ts';
import type { Authenticated, Identified } from '../exchange.ts';
import type { ApiServices } from '../services.ts';
import { sessionTokenOf } from '../session-cookies.ts';

type Found = Pick<Authenticated, 'caller' | 'actor'>;

export async function authenticate(known: Identified): Promise<Found> {
  const { authorization } = known.request.headers;
  const token = authorization === undefined ? sessionTokenOf(known.request.headers, known.services.baseUrl) : null;
  if (token !== null) return authenticatePerson(known, token);
  const credential = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(authorization ?? '');
  if (credential?.[1] === undefined) throw new Refusal('unauthenticated');
  const caller = await known.services.callers.find(credential[1]);
  if (caller === null) throw await refusalOfGuess(known, 'invalid_token');
  return { caller, actor: { type: 'api-key', id: caller.id } };
}

async function authenticatePerson(known: Identified, token: string): Promise<Found> {
  const { request, services, endpoint } = known;
  const { headers } = request;
  if (endpoint.method !== 'GET') refuseForeignWrites(known, token);
  const caller: UserCaller | null = await services.sessions.find(token, headers['service-environment-id'] ?? null);
  if (caller === null) throw await refusalOfGuess(known, 'session_ended');
  return { caller, actor: { type: 'user', id: caller.id } };
}

/** Throws foreign_write for a write that no dashboard page sent: browsers add the cookie to requests from any page. */
function refuseForeignWrites({ request, services }: Identified, token: string): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin') throw new Refusal('foreign_write', { details: 'the request comes from another site' });
  if (services.sessions.isGenuineWrite(token, headers['service-csrf-token'])) return;
  throw new Refusal('foreign_write', { details: 'Service-Csrf-Token must repeat the cookie of that name' });
}

/** Counts unknown secrets by address. Past the limit, the answer no longer reveals whether a secret exists. */
export async function refusalOfGuess(
  {
    request,
    services,
  }: { readonly request: { readonly ip: string }; readonly services: Pick<ApiServices, 'guessLimiter'> },
  code: 'invalid_token' | 'session_ended',
): Promise<Refusal> {
  const { allowed, resetSeconds } = await services.guessLimiter.consume(clientNetwork(request.ip));
  if (allowed) return new Refusal(code);
  const details = 'too many requests with an unknown key from this address';
  return new Refusal('rate_limited', { details }, { 'retry-after': String(resetSeconds) });
}
