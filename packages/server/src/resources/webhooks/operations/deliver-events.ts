/**
 * Sends what is due: many attempts at once, few of them to one webhook, so that an endpoint that never answers holds up
 * itself alone.
 */
import DataLoader from 'dataloader';
import type { OperationRunner } from '../../../api/operation-runner.ts';
import type { Registry } from '../../../api/slice.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { SafeFetch } from '../../../security/safe-fetch.ts';
import type { Scope } from '../../../security/scope.ts';
import type { DueDelivery } from '../delivery-store.ts';
import type { Webhook } from '../webhook.ts';
import { dispatchEvents } from './dispatch-events.ts';
import { disableDeadWebhook, type EndedAttempt, recordOutcomes } from './record-outcomes.ts';
import { sendAttempt } from './send-attempt.ts';
import { takeDue } from './take-due.ts';

export interface WebhookSender {
  readonly runner: OperationRunner;
  readonly clock: Clock;
  /** Egress under the rules of the environment. */
  readonly fetch: SafeFetch;
  /** Public address of the service, for links to files. */
  readonly baseUrl: string;
  readonly registry: Registry;
  readonly onFault: (fault: unknown) => void;
  /** Told of an event that could not be fanned out. */
  readonly onEventFault: (fault: unknown) => void;
  /** Told the id of a webhook that was disabled since it does nothing but fail. */
  readonly onDead: (webhookId: string) => void;
}

export interface Deliverer {
  /** Fans events out and begins their attempts; true when there may be more. */
  dispatch(): Promise<boolean>;
  /** Starts attempts of what is due while there is room; true when more may be due. */
  deliverDue(): Promise<boolean>;
  /** Resolves when no attempt is in flight. */
  settle(): Promise<void>;
}

const mostInFlight = 256;
const mostOfOneWebhook = 32;
const recordAfterMs = 5;

const system = { type: 'system' } as const;

/** Of one environment. `onDue` is told when there is something to deliver. */
export function createDeliverer(sender: WebhookSender, scope: Scope, onDue: () => void): Deliverer {
  const { runner, onFault, registry } = sender;
  const inFlight = new Set<Promise<void>>();
  const byWebhook = new Map<string, number>();
  const recorder = createRecorder(sender, scope);

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
        const others = (byWebhook.get(webhookId) ?? 1) - 1;
        if (others === mostOfOneWebhook - 1) onDue();
        if (others === 0) byWebhook.delete(webhookId);
        else byWebhook.set(webhookId, others);
      });
    inFlight.add(running);
  }

  const roomOf = (webhookId: string): number =>
    Math.min(mostInFlight - inFlight.size, mostOfOneWebhook - (byWebhook.get(webhookId) ?? 0));

  return {
    async dispatch() {
      const { leased, othersDue, mayBeMore } = await runner.write(scope, system, (context) =>
        dispatchEvents(context, { registry, roomOf, onFault: sender.onEventFault }),
      );
      for (const { webhook, delivery } of leased) start(webhook, delivery);
      if (othersDue) onDue();
      return mayBeMore;
    },
    async deliverDue() {
      while (inFlight.size > mostInFlight - mostOfOneWebhook) await Promise.race(inFlight);
      const busy = [...byWebhook].filter(([, count]) => count >= mostOfOneWebhook).map(([id]) => id);
      const taken = await runner.write(scope, system, (context) =>
        takeDue(context, { registry, busy, limit: mostOfOneWebhook, onFault }),
      );
      for (const { webhook, delivery } of taken) start(webhook, delivery);
      return taken.length > 0;
    },
    async settle() {
      await Promise.all(inFlight);
    },
  };
}

/** Attempts that end together are recorded together. */
function createRecorder({ runner, onDead }: WebhookSender, scope: Scope): DataLoader<EndedAttempt, null> {
  return new DataLoader<EndedAttempt, null>(
    async (attempts) => {
      const dead = await runner.write(scope, system, (context) => recordOutcomes(context, attempts));
      for (const id of dead) {
        if (await runner.write(scope, system, (context) => disableDeadWebhook(context, id))) onDead(id);
      }
      return attempts.map(() => null);
    },
    { cache: false, maxBatchSize: mostOfOneWebhook, batchScheduleFn: (send) => void setTimeout(send, recordAfterMs) },
  );
}
