/** Bearer key to organization, environment and permissions. */
import { Refusal } from '../../lib/refusal.ts';
import type { Exchange, Stage } from '../exchange.ts';

export const authenticate: Stage = async (exchange, next) => {
  const credential = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(exchange.request.headers['authorization'] ?? '');
  if (credential?.[1] === undefined) throw new Refusal('unauthenticated');
  const caller = await exchange.services.callers.find(credential[1]);
  if (caller === null) throw await refusalOfGuess(exchange);
  exchange.caller = caller;
  exchange.actor = { type: 'api-key', id: caller.keyId };
  await next();
};

/** Keys that do not exist are counted by address: past the limit the answer no longer says whether one does. */
async function refusalOfGuess({ request, services }: Exchange): Promise<Refusal> {
  const { allowed, resetSeconds } = await services.guessLimiter.consume(request.ip);
  if (allowed) return new Refusal('invalid_token');
  const details = 'too many requests with an unknown key from this address';
  return new Refusal('rate_limited', { details }, { 'retry-after': String(resetSeconds) });
}
