/** Counts the request against its environment and sets the rate headers on every answer, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import { callerOf, type Stage } from '../exchange.ts';

export const limitRate: Stage = async (exchange, next) => {
  const decision = await exchange.services.rateLimiter.consume(callerOf(exchange).scope.environmentId);
  const { headers } = exchange.answer;
  headers['ratelimit-limit'] = String(decision.limit);
  headers['ratelimit-remaining'] = String(decision.remaining);
  headers['ratelimit-reset'] = String(decision.resetSeconds);
  if (!decision.allowed) {
    throw new Refusal(
      'rate_limited',
      { details: `the limit is ${decision.limit} requests per min` },
      { 'retry-after': String(decision.resetSeconds) },
    );
  }
  await next();
};
