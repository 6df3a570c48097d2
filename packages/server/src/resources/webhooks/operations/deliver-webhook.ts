/** One attempt of one delivery: signed with the time of this attempt, recorded, and retried on the published schedule. */
import type { OperationRunner } from '../../../api/operation-runner.ts';
import { type Clock, unixSeconds } from '../../../lib/clock.ts';
import type { SafeFetch } from '../../../security/safe-fetch.ts';
import type { Scope } from '../../../security/scope.ts';
import { type Delivery, findDelivery, recordAttempt } from '../delivery-store.ts';
import { signatureHeader } from '../sign.ts';
import { findWebhooks } from '../store.ts';
import { attemptLimit, retrySeconds, type Webhook } from '../webhook.ts';

const accepted = [200, 201, 202, 204];

export interface WebhookSender {
  readonly runner: OperationRunner;
  readonly clock: Clock;
  /** Egress under the rules of the scope's environment. */
  readonly fetchFor: (scope: Scope) => SafeFetch;
}

/** Does nothing when the attempt was made before, the webhook was disabled, or the body was erased. */
export async function deliverWebhook(
  sender: WebhookSender,
  scope: Scope,
  deliveryId: string,
  attempt: number,
): Promise<void> {
  const due = await sender.runner.read(scope, async ({ tx }) => {
    const delivery = await findDelivery(tx, scope, deliveryId);
    if (delivery === null || delivery.status !== 'pending' || delivery.attemptsMade !== attempt - 1) return null;
    const [webhook] = await findWebhooks(tx, scope, [delivery.webhookId]);
    return webhook === undefined ? null : { delivery, webhook };
  });
  if (due === null || due.delivery.body === null || due.webhook.status !== 'enabled') return;
  const startedAt = sender.clock.now();
  const outcome = await send(sender.fetchFor(scope), due.webhook, due.delivery, due.delivery.body, startedAt);
  const delivered = outcome.status !== null && accepted.includes(outcome.status);
  const status = delivered ? 'completed' : attempt >= attemptLimit ? 'failed' : 'pending';
  await sender.runner.write(scope, { type: 'system' }, async ({ tx, queue }) => {
    const recorded = await recordAttempt(tx, scope, deliveryId, {
      status,
      attemptsBefore: attempt - 1,
      startedAt,
      httpStatus: outcome.status,
      error: outcome.error,
    });
    if (!recorded || status !== 'pending') return;
    const next = { environmentId: scope.environmentId, deliveryId, attempt: attempt + 1 };
    await queue.send(tx, 'deliver-webhook', next, { startAfterSeconds: retrySeconds[attempt - 1] ?? 3 });
  });
}

async function send(
  fetch: SafeFetch,
  webhook: Webhook,
  delivery: Delivery,
  body: Buffer,
  startedAt: Date,
): Promise<{ readonly status: number | null; readonly error: string | null }> {
  const t = unixSeconds(startedAt);
  const made = delivery.attemptsMade + 1;
  const live = webhook.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > startedAt.toISOString());
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'service-signature': signatureHeader(
      live.map(({ value }) => value),
      t,
      body,
    ),
    'service-webhook-attempts-made': String(made),
    'service-webhook-attempts-left': String(attemptLimit - made),
    'service-webhook-first-attempted-at': String(unixSeconds(delivery.firstAttemptedAt ?? startedAt)),
  };
  return fetch(webhook.url, { method: 'POST', headers, body });
}
