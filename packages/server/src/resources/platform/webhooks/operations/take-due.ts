/** Takes deliveries whose time has come, and makes the bodies that were not made yet. */

import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Registry } from '../../../../operations/slice.ts';
import { findEvents } from '../../events/index.ts';
import { composeBody, createRelatives, includesRelatives } from '../compose-body.ts';
import {
  type DueDelivery,
  dropErasedDeliveries,
  dropPendingDeliveries,
  leaseSeconds,
  takeDueDeliveries,
} from '../delivery-store.ts';
import { findWebhooks } from '../store.ts';
import type { Webhook } from '../webhook.ts';

export interface Due {
  /** Undefined when it is gone. */
  readonly webhook: Webhook | undefined;
  readonly delivery: DueDelivery;
}

interface Wanted {
  readonly registry: Registry;
  /** Webhooks that get no more attempts for now. */
  readonly busy: readonly string[];
  readonly limit: number;
  /** Told of a body that could not be made; its delivery is tried again when the lease ends. */
  readonly onFault: (fault: unknown) => void;
}

export async function takeDue(context: OperationContext, { registry, busy, limit, onFault }: Wanted): Promise<Due[]> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const taken = await takeDueDeliveries(tx, scope, { now, leaseEndsAt: addSeconds(now, leaseSeconds), limit, busy });
  if (taken.length === 0) return [];
  const webhooks = await findWebhooks(tx, scope, [...new Set(taken.map(({ webhookId }) => webhookId))]);
  // Made while the webhook was being disabled.
  for (const { id } of webhooks.filter(({ status }) => status !== 'enabled')) {
    await dropPendingDeliveries(tx, scope, id);
  }
  const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
  const unmade = taken.filter(({ isKept }) => !isKept).map(({ eventId }) => eventId);
  const events = unmade.length === 0 ? [] : await findEvents(tx, scope, unmade);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const relatives = createRelatives(context, registry);
  const erased = taken.filter(
    ({ key, isKept, eventId }) => key === null || (!isKept && !eventOf.get(eventId)?.payload),
  );
  if (erased.length > 0) {
    const ids = erased.map(({ id }) => id);
    await dropErasedDeliveries(tx, scope, ids);
  }
  const due: Due[] = [];
  for (const delivery of taken) {
    const webhook = byId.get(delivery.webhookId);
    const event = eventOf.get(delivery.eventId);
    const data = event?.payload?.data;
    if (delivery.isKept || webhook === undefined || event === undefined || data === undefined) {
      due.push({ webhook, delivery });
      continue;
    }
    try {
      const make = () => composeBody(event, data, webhook, relatives);
      const body = includesRelatives(webhook) ? await tx.savepoint(make) : await make();
      due.push({ webhook, delivery: { ...delivery, body } });
    } catch (fault) {
      onFault(fault);
    }
  }
  return due;
}
