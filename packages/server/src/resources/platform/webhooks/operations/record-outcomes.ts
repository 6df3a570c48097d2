/** Recording of attempts' outcomes, and disabling of webhooks whose endpoints have failed for too long. */

import { addSeconds } from '../../../../lib/clock.ts';
import type { AutocommitContext, OperationContext } from '../../../../operations/context.ts';
import { recordEvent } from '../../../../outbox/record-event.ts';
import { queueAlert } from '../../messages/index.ts';
import { type AttemptOutcome, dropPendingDeliveries, recordAttempts } from '../delivery-store.ts';
import { deadAfterSeconds } from '../retry-schedule.ts';
import { serializeWebhook } from '../serializer.ts';
import { moveWebhook } from '../states.ts';
import { lockWebhook, recordEndpointHealth, storeWebhook } from '../store.ts';
import type { Webhook } from '../webhook.ts';

export const webhookDisabled = 'webhook.disabled';

export interface EndedAttempt {
  /** Webhook in its state when the attempt began. */
  readonly webhook: Webhook;
  readonly outcome: AttemptOutcome;
}

/** Returns true if no endpoint failed or recovered, so that one statement can record the outcomes. */
export const allDelivered = (ended: readonly EndedAttempt[]): boolean =>
  ended.every(({ webhook, outcome }) => outcome.status === 'completed' && webhook.failingSince === null);

export const recordDelivered = ({ tx, scope }: AutocommitContext, ended: readonly EndedAttempt[]): Promise<void> =>
  recordAttempts(
    tx,
    scope,
    ended.map(({ outcome }) => outcome),
  );

/** Records the outcomes and returns the ids of webhooks whose endpoints count as dead. */
export async function recordOutcomes(context: OperationContext, ended: readonly EndedAttempt[]): Promise<string[]> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const idsOf = (members: readonly EndedAttempt[]) => [...new Set(members.map(({ webhook }) => webhook.id))];
  const delivered = idsOf(ended.filter(({ outcome }) => outcome.status === 'completed'));
  const failing = ended.filter(({ webhook }) => !delivered.includes(webhook.id));
  // Webhooks are locked before deliveries, in the same order as when a webhook is disabled, to avoid deadlocks.
  await recordEndpointHealth(tx, scope, { delivered, failed: idsOf(failing) }, now);
  await recordDelivered(context, ended);
  return idsOf(failing.filter(({ webhook }) => isDead(webhook, now)));
}

const isDead = ({ status, failingSince }: Webhook, now: Date): boolean =>
  status === 'enabled' && failingSince !== null && addSeconds(failingSince, deadAfterSeconds) <= now;

/**
 * Disables the webhook with its reason, records the event and notifies the people who may change it. Returns false if
 * it recovered or was changed meanwhile.
 */
export async function disableDeadWebhook(context: OperationContext, id: string): Promise<boolean> {
  const { tx, scope, clock } = context;
  const webhook = await lockWebhook(tx, scope, id);
  if (!isDead(webhook, clock.now())) return false;
  const status = moveWebhook(webhook.status, 'disable');
  const disabled: Webhook = { ...webhook, status, disabledReason: 'endpoint-failing' };
  await storeWebhook(tx, scope, disabled, clock.now());
  await dropPendingDeliveries(tx, scope, id);
  await recordEvent(context, { name: webhookDisabled, resource: serializeWebhook(disabled), subject: null });
  await queueAlert(context, 'webhook.write', {
    kind: 'webhook-disabled',
    values: { webhookId: id, name: webhook.name, environment: scope.environmentKind, days: deadAfterSeconds / 86_400 },
  });
  return true;
}
