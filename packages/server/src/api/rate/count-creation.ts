/** What a creation counts against, where the operator set a quota. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated } from '../exchange.ts';

/**
 * Counts a creation against the product's quota, where there is one; called once the request is known to be no replay.
 * Throws quota_exceeded. Attempts count: whether one succeeds is known only after the work.
 */
export async function countCreation({ endpoint, caller, services, answerHeaders }: Authenticated): Promise<void> {
  const { quota } = endpoint;
  const { environmentId, environmentKind } = caller.scope;
  const limit = quota === undefined ? undefined : services.quotas[environmentKind][quota];
  if (quota === undefined || limit === undefined) return;
  const { decision } = await services.rates.count({
    environmentId,
    counter: quota,
    limit,
    within: null,
    idempotencyKey: null,
  });
  answerHeaders['quota-limit'] = String(decision.limit);
  answerHeaders['quota-remaining'] = String(decision.remaining);
  answerHeaders['quota-reset'] = String(decision.resetSeconds);
  if (decision.allowed) return;
  throw new Refusal(
    'quota_exceeded',
    { details: `the quota is ${decision.limit} ${quota} per min` },
    { 'retry-after': String(decision.resetSeconds) },
  );
}
