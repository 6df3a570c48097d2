/**
 * Attempts in flight: many at once, few of them to one webhook, so that an endpoint that never answers holds up itself alone.
 * Those that end together are recorded together.
 */
import DataLoader from 'dataloader';
import type { Clock } from '../../../../lib/clock.ts';
import type { OperationRunner } from '../../../../operations/runner.ts';
import type { SafeFetch } from '../../../../security/safe-fetch.ts';
import type { Scope } from '../../../../security/scope.ts';
import type { DueDelivery } from '../delivery-store.ts';
import type { Webhook } from '../webhook.ts';
import {
  allIsWell,
  disableDeadWebhook,
  type EndedAttempt,
  recordDelivered,
  recordOutcomes,
} from './record-outcomes.ts';
import { sendAttempt } from './send-attempt.ts';
import type { Due } from './take-due.ts';

export interface AttemptParts {
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

export interface Attempts {
  /** Sends it at once, however little room there is. */
  start(due: Due): void;
  /** How many attempts to a webhook may begin now. */
  roomOf(webhookId: string): number;
  /** Webhooks that get no more attempts for now. */
  busy(): string[];
  /** Resolves when there is room for as many attempts as one webhook may have. */
  untilRoom(): Promise<void>;
  /** Resolves when none is in flight and all are recorded. */
  settle(): Promise<void>;
}

const mostInFlight = 256;
export const mostOfOneWebhook = 32;
const recordAfterMs = 5;

const system = { type: 'system' } as const;

/** `onRoom` is told when a webhook that was busy may have another attempt. */
export function createAttempts(parts: AttemptParts, scope: Scope, onRoom: () => void): Attempts {
  const inFlight = new Set<Promise<void>>();
  const byWebhook = new Map<string, number>();
  const recorder = createRecorder(parts, scope);

  const enter = (webhookId: string): void => void byWebhook.set(webhookId, (byWebhook.get(webhookId) ?? 0) + 1);

  function leave(webhookId: string): void {
    const others = (byWebhook.get(webhookId) ?? 1) - 1;
    if (others === mostOfOneWebhook - 1) onRoom();
    if (others === 0) byWebhook.delete(webhookId);
    else byWebhook.set(webhookId, others);
  }

  async function attempt(webhook: Webhook | undefined, delivery: DueDelivery): Promise<void> {
    // Disabled or redacted in this very moment: whoever did that has ended the delivery.
    if (webhook?.status !== 'enabled' || delivery.body === null || delivery.key === null) return;
    const sealed = { ...delivery, body: delivery.body, key: delivery.key };
    enter(webhook.id);
    const outcome = await sendAttempt(parts, scope, webhook, sealed).finally(() => leave(webhook.id));
    await recorder.load({ webhook, outcome });
  }

  return {
    start({ webhook, delivery }) {
      const running = attempt(webhook, delivery)
        .catch(parts.onFault)
        .finally(() => inFlight.delete(running));
      inFlight.add(running);
    },
    roomOf: (webhookId) => Math.min(mostInFlight - inFlight.size, mostOfOneWebhook - (byWebhook.get(webhookId) ?? 0)),
    busy: () => [...byWebhook].filter(([, count]) => count >= mostOfOneWebhook).map(([id]) => id),
    async untilRoom() {
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
      if (allIsWell(attempts)) {
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
