/** Lease of due deliveries, with the composition of bodies that are not stored. */

import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Registry } from '../../../../operations/slice.ts';
import { findEvents } from '../../events/index.ts';
import { composeBody, createRelatives, includesRelatives } from '../compose-body.ts';
import {
  type DueDelivery,
  dropErasedDeliveries,
  dropPendingDeliveries,
  leaseDueDeliveries,
  leaseSeconds,
} from '../delivery-store.ts';
import { findWebhooks } from '../store.ts';
import type { Webhook } from '../webhook.ts';

export interface Due {
  /** Undefined if the webhook was deleted. */
  readonly webhook: Webhook | undefined;
  readonly delivery: DueDelivery;
}

interface LeaseRequest {
  readonly registry: Registry;
  /** Ids of the webhooks that may not have more attempts now. */
  readonly saturated: readonly string[];
  readonly limit: number;
  /** Called if a body could not be composed; its delivery is retried when the lease ends. */
  readonly onFault: (fault: unknown) => void;
}

export async function leaseDue(
  context: OperationContext,
  { registry, saturated, limit, onFault }: LeaseRequest,
): Promise<Due[]> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const leased = await leaseDueDeliveries(tx, scope, {
    now,
    leaseEndsAt: addSeconds(now, leaseSeconds),
    limit,
    saturated,
  });
  if (leased.length === 0) return [];
  const webhooks = await findWebhooks(tx, scope, [...new Set(leased.map(({ webhookId }) => webhookId))]);
  // Deliveries that were created while their webhook was being disabled.
  for (const { id } of webhooks.filter(({ status }) => status !== 'enabled')) {
    await dropPendingDeliveries(tx, scope, id);
  }
  const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
  const unmade = leased.filter(({ isBodyStored }) => !isBodyStored).map(({ eventId }) => eventId);
  const events = unmade.length === 0 ? [] : await findEvents(tx, scope, unmade);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const relatives = createRelatives(context, registry);
  const erased = leased.filter(
    ({ key, isBodyStored, eventId }) => key === null || (!isBodyStored && !eventOf.get(eventId)?.payload),
  );
  if (erased.length > 0) {
    const ids = erased.map(({ id }) => id);
    await dropErasedDeliveries(tx, scope, ids);
  }
  const due: Due[] = [];
  for (const delivery of leased) {
    const webhook = byId.get(delivery.webhookId);
    const event = eventOf.get(delivery.eventId);
    const data = event?.payload?.data;
    if (delivery.isBodyStored || webhook === undefined || event === undefined || data === undefined) {
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
