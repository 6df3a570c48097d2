/** Fans events out: one delivery with a frozen body for every enabled webhook that subscribed. */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../../api/endpoint.ts';
import type { Registry } from '../../../api/slice.ts';
import { findEvents, type StoredEvent } from '../../events/index.ts';
import { composeBody, createRelatives, passesFilter, type Relatives } from '../compose-body.ts';
import { insertDeliveries, type NewDelivery } from '../delivery-store.ts';
import { findEnabledWebhooks } from '../store.ts';
import { subscribesTo, type Webhook } from '../webhook.ts';

const batch = 100;

/**
 * Takes the oldest events out of the environment's outbox and makes their deliveries, all in this transaction; several
 * workers take different ones. True when there may be more. An event that cannot be fanned out goes to the end of the
 * line, so that it holds up no other; `onFault` is told.
 */
export async function dispatchEvents(
  context: OperationContext,
  registry: Registry,
  onFault: (fault: unknown) => void,
): Promise<boolean> {
  const { tx, scope, clock } = context;
  const { environmentId } = scope;
  const taken = await tx.query<{ event_id: string }>(
    sql`delete from event_outbox where environment_id = ${environmentId} and ctid = any(array(
          select ctid from event_outbox where environment_id = ${environmentId}
          order by created_at, event_id limit ${batch} for update skip locked))
        returning event_id`,
  );
  if (taken.length === 0) return false;
  const webhooks = await findEnabledWebhooks(tx, scope);
  const events = await findEvents(
    tx,
    scope,
    taken.map((row) => row.event_id),
  );
  const relatives = createRelatives(context, registry);
  const including = webhooks.some(({ included }) => included.state !== 'include_none');
  const deliveries: NewDelivery[] = [];
  for (const event of events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const make = () => deliveriesOf(context, event, webhooks, relatives);
    try {
      // A statement that fails takes its transaction with it; without what is included there is none.
      deliveries.push(...(including ? await tx.savepoint(make) : await make()));
    } catch (fault) {
      onFault(fault);
      await tx.query(
        sql`insert into event_outbox (environment_id, event_id, created_at)
            values (${environmentId}, ${event.id}, ${clock.now()})`,
      );
    }
  }
  await insertDeliveries(tx, scope, deliveries, clock.now());
  return taken.length === batch;
}

/** An event erased meanwhile is not sent. */
async function deliveriesOf(
  { ids }: OperationContext,
  event: StoredEvent,
  webhooks: readonly Webhook[],
  relatives: Relatives,
): Promise<NewDelivery[]> {
  const { payload } = event;
  if (payload === null) return [];
  const deliveries: NewDelivery[] = [];
  for (const webhook of webhooks.filter((each) => subscribesTo(each, event.name))) {
    const passes = passesFilter(payload.data, webhook);
    deliveries.push({
      id: ids.next('webhook-delivery'),
      webhookId: webhook.id,
      eventId: event.id,
      subject: event.subject,
      status: passes ? 'pending' : 'skipped',
      body: passes ? await composeBody(event, payload.data, webhook, relatives) : null,
    });
  }
  return deliveries;
}
