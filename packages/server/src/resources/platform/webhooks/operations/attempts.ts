/**
 * Delivery attempts in flight. Many run at once but only a few of them to one webhook, so that an endpoint that never
 * answers does not delay others. Outcomes within milliseconds of each other are recorded in one transaction.
 */
import DataLoader from 'dataloader';
import type { Clock } from '../../../../lib/clock.ts';
import type { OperationRunner } from '../../../../operations/runner.ts';
import type { SafeFetch } from '../../../../security/safe-fetch.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { DueDelivery } from '../delivery-store.ts';
import type { Webhook } from '../webhook.ts';
import type { Due } from './lease-due.ts';
import {
  allDelivered,
  disableDeadWebhook,
  type EndedAttempt,
  recordDelivered,
  recordOutcomes,
} from './record-outcomes.ts';
import { sendAttempt } from './send-attempt.ts';

export interface AttemptParts {
  readonly runner: OperationRunner;
  readonly clock: Clock;
  /** Egress under the rules of the environment. */
  readonly fetch: SafeFetch;
  /** Public address of the service, for links to files. */
  readonly baseUrl: string;
  readonly onFault: (fault: unknown) => void;
  /** Called with the id of a webhook that was disabled because every attempt failed. */
  readonly onDead: (webhookId: string) => void;
}

export interface Attempts {
  /** Sends the delivery at once, even if no slot is free. */
  start(due: Due): void;
  /** Returns the number of attempts to a webhook that may begin now. */
  freeSlotsOf(webhookId: string): number;
  /** Returns the ids of the webhooks with the maximum number of attempts in flight. */
  saturated(): string[];
  /** Resolves when the number of free slots reaches the maximum of one webhook. */
  untilSlotsFree(): Promise<void>;
  /** Resolves when no attempt is in flight and every outcome is recorded. */
  settle(): Promise<void>;
}

const mostInFlight = 256;
export const mostOfOneWebhook = 32;
const recordAfterMs = 5;

const system = { type: 'system' } as const;

/** Creates the attempts of an environment. `onSlotFree` is called when a saturated webhook may have another attempt. */
export function createAttempts(parts: AttemptParts, scope: Scope, onSlotFree: () => void): Attempts {
  const inFlight = new Set<Promise<void>>();
  const byWebhook = new Map<string, number>();
  const recorder = createRecorder(parts, scope);

  const acquireSlot = (webhookId: string): void => void byWebhook.set(webhookId, (byWebhook.get(webhookId) ?? 0) + 1);

  function releaseSlot(webhookId: string): void {
    const others = (byWebhook.get(webhookId) ?? 1) - 1;
    if (others === mostOfOneWebhook - 1) onSlotFree();
    if (others === 0) byWebhook.delete(webhookId);
    else byWebhook.set(webhookId, others);
  }

  async function attempt(webhook: Webhook | undefined, delivery: DueDelivery): Promise<void> {
    // The delivery ended if its webhook was disabled, or its subject redacted, after the lease began.
    if (webhook?.status !== 'enabled' || delivery.body === null || delivery.key === null) return;
    const sealed = { ...delivery, body: delivery.body, key: delivery.key };
    acquireSlot(webhook.id);
    const outcome = await sendAttempt(parts, scope, webhook, sealed).finally(() => releaseSlot(webhook.id));
    await recorder.load({ webhook, outcome });
  }

  return {
    start({ webhook, delivery }) {
      const running = attempt(webhook, delivery)
        .catch(parts.onFault)
        .finally(() => inFlight.delete(running));
      inFlight.add(running);
    },
    freeSlotsOf: (webhookId) =>
      Math.min(mostInFlight - inFlight.size, mostOfOneWebhook - (byWebhook.get(webhookId) ?? 0)),
    saturated: () => [...byWebhook].filter(([, count]) => count >= mostOfOneWebhook).map(([id]) => id),
    async untilSlotsFree() {
      while (inFlight.size > mostInFlight - mostOfOneWebhook) await Promise.race(inFlight);
    },
    async settle() {
      await Promise.all(inFlight);
    },
  };
}

function createRecorder({ runner, onDead }: AttemptParts, scope: Scope): DataLoader<EndedAttempt, null> {
  return new DataLoader<EndedAttempt, null>(
    async (attempts) => {
      const recorded = attempts.map(() => null);
      if (allDelivered(attempts)) {
        await runner.autocommit(scope, (context) => recordDelivered(context, attempts));
        return recorded;
      }
      const dead = await runner.write(scope, system, (context) => recordOutcomes(context, attempts));
      for (const id of dead) {
        if (await runner.write(scope, system, (context) => disableDeadWebhook(context, id))) onDead(id);
      }
      return recorded;
    },
    { cache: false, maxBatchSize: mostOfOneWebhook, batchScheduleFn: (send) => void setTimeout(send, recordAfterMs) },
  );
}
