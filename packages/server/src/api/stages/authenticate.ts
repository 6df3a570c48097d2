/** Bearer key to organization, environment and permissions. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Identified } from '../exchange.ts';

export async function authenticate(known: Identified): Promise<Pick<Authenticated, 'caller' | 'actor'>> {
  const credential = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(known.request.headers['authorization'] ?? '');
  if (credential?.[1] === undefined) throw new Refusal('unauthenticated');
  const caller = await known.services.callers.find(credential[1]);
  if (caller === null) throw await refusalOfGuess(known);
  return { caller, actor: { type: 'api-key', id: caller.keyId } };
}

/** Keys that do not exist are counted by address: past the limit the answer no longer says whether one does. */
async function refusalOfGuess({ request, services }: Identified): Promise<Refusal> {
  const { allowed, resetSeconds } = await services.guessLimiter.consume(request.ip);
  if (allowed) return new Refusal('invalid_token');
  const details = 'too many requests with an unknown key from this address';
  return new Refusal('rate_limited', { details }, { 'retry-after': String(resetSeconds) });
}
