/** One attempt of one delivery over HTTP, signed with the time of this attempt, and what follows from its outcome. */
import { addSeconds, unixSeconds } from '../../../lib/clock.ts';
import type { SafeFetch } from '../../../security/safe-fetch.ts';
import type { AttemptOutcome, DueDelivery } from '../delivery-store.ts';
import { signatureHeader } from '../sign.ts';
import { attemptLimit, retrySeconds, type Webhook } from '../webhook.ts';

const accepted = [200, 201, 202, 204];

/** Never throws: whatever happened is the outcome. */
export async function sendAttempt(
  fetch: SafeFetch,
  webhook: Webhook,
  delivery: DueDelivery,
  body: Buffer,
  startedAt: Date,
): Promise<AttemptOutcome> {
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers: headersOf(webhook, delivery, body, startedAt),
    body,
  });
  const made = delivery.attemptsMade + 1;
  const delivered = answer.status !== null && accepted.includes(answer.status);
  const status = delivered ? 'completed' : made >= attemptLimit ? 'failed' : 'pending';
  return {
    id: delivery.id,
    status,
    attemptsBefore: delivery.attemptsMade,
    startedAt,
    httpStatus: answer.status,
    error: answer.error,
    nextAttemptAt: status === 'pending' ? addSeconds(startedAt, retrySeconds[made - 1] ?? 3) : null,
  };
}

function headersOf(webhook: Webhook, delivery: DueDelivery, body: Buffer, startedAt: Date): Record<string, string> {
  const t = unixSeconds(startedAt);
  const made = delivery.attemptsMade + 1;
  const live = webhook.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > startedAt.toISOString());
  const secrets = live.map(({ value }) => value);
  return {
    'content-type': 'application/json; charset=utf-8',
    'service-signature': signatureHeader(secrets, t, body),
    'service-webhook-attempts-made': String(made),
    'service-webhook-attempts-left': String(attemptLimit - made),
    'service-webhook-first-attempted-at': String(unixSeconds(delivery.firstAttemptedAt ?? startedAt)),
  };
}
