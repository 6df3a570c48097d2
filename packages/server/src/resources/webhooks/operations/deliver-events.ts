/**
 * Sends what is due: many attempts at once, few of them to one webhook, so that an endpoint that never answers holds up
 * itself alone. Attempts that end together are recorded together.
 */
import DataLoader from 'dataloader';
import type { OperationRunner } from '../../../api/operation-runner.ts';
import { addSeconds, type Clock } from '../../../lib/clock.ts';
import type { SafeFetch } from '../../../security/safe-fetch.ts';
import type { Scope } from '../../../security/scope.ts';
import { type DueDelivery, dropPendingDeliveries, takeDueDeliveries } from '../delivery-store.ts';
import { findWebhooks } from '../store.ts';
import type { Webhook } from '../webhook.ts';
import { disableDeadWebhook, type EndedAttempt, recordOutcomes } from './record-outcomes.ts';
import { sendAttempt } from './send-attempt.ts';

export interface WebhookSender {
  readonly runner: OperationRunner;
  readonly clock: Clock;
  /** Egress under the rules of the environment. */
  readonly fetch: SafeFetch;
  /** Public address of the service, for links to files. */
  readonly baseUrl: string;
  readonly onFault: (fault: unknown) => void;
  /** Told the id of a webhook that was disabled since it does nothing but fail. */
  readonly onDead: (webhookId: string) => void;
}

export interface Deliverer {
  /** Starts attempts while there is room; true when more may be due. */
  deliverDue(): Promise<boolean>;
  /** Resolves when no attempt is in flight. */
  settle(): Promise<void>;
}

const mostInFlight = 64;
const mostOfOneWebhook = 16;
/** An attempt ends after 5 s; its record follows at once. */
const leaseSeconds = 60;
const recordAfterMs = 5;

const system = { type: 'system' } as const;

/** Of one environment. */
export function createDeliverer(sender: WebhookSender, scope: Scope): Deliverer {
  const { runner, clock, onFault, onDead } = sender;
  const inFlight = new Set<Promise<void>>();
  const byWebhook = new Map<string, number>();
  const recorder = new DataLoader<EndedAttempt, null>(
    async (attempts) => {
      const dead = await runner.write(scope, system, (context) => recordOutcomes(context, attempts));
      for (const id of dead) {
        if (await runner.write(scope, system, (context) => disableDeadWebhook(context, id))) onDead(id);
      }
      return attempts.map(() => null);
    },
    { cache: false, maxBatchSize: mostInFlight, batchScheduleFn: (send) => void setTimeout(send, recordAfterMs) },
  );

  async function attempt(webhook: Webhook | undefined, delivery: DueDelivery): Promise<void> {
    // Disabled or redacted in this very moment: whoever did that has ended the delivery.
    if (webhook?.status !== 'enabled' || delivery.body === null || delivery.key === null) return;
    const sealed = { ...delivery, body: delivery.body, key: delivery.key };
    await recorder.load({ webhook, outcome: await sendAttempt(sender, scope, webhook, sealed) });
  }

  function start(webhook: Webhook | undefined, delivery: DueDelivery): void {
    const { webhookId } = delivery;
    byWebhook.set(webhookId, (byWebhook.get(webhookId) ?? 0) + 1);
    const running = attempt(webhook, delivery)
      .catch(onFault)
      .finally(() => {
        inFlight.delete(running);
        byWebhook.set(webhookId, (byWebhook.get(webhookId) ?? 1) - 1);
        if (byWebhook.get(webhookId) === 0) byWebhook.delete(webhookId);
      });
    inFlight.add(running);
  }

  async function take(): Promise<number> {
    const now = clock.now();
    const busy = [...byWebhook].filter(([, count]) => count >= mostOfOneWebhook).map(([id]) => id);
    const wanted = { now, leaseEndsAt: addSeconds(now, leaseSeconds), limit: mostOfOneWebhook, busy };
    const { deliveries, webhooks } = await runner.write(scope, system, async ({ tx }) => {
      const taken = await takeDueDeliveries(tx, scope, wanted);
      const ids = [...new Set(taken.map(({ webhookId }) => webhookId))];
      const found = ids.length === 0 ? [] : await findWebhooks(tx, scope, ids);
      // Made while the webhook was being disabled.
      const ended = found.filter(({ status }) => status !== 'enabled');
      for (const { id } of ended) await dropPendingDeliveries(tx, scope, id);
      return { deliveries: taken, webhooks: found };
    });
    const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
    for (const delivery of deliveries) start(byId.get(delivery.webhookId), delivery);
    return deliveries.length;
  }

  return {
    async deliverDue() {
      while (inFlight.size > mostInFlight - mostOfOneWebhook) await Promise.race(inFlight);
      return (await take()) > 0;
    },
    async settle() {
      await Promise.all(inFlight);
    },
  };
}
