/** Erasure of deliveries: clears those about erased objects, and ends pending ones. */
import sql from 'sql-template-tag';
import type { Erased, PrivacyContext } from '../../../../privacy/registry.ts';

/** Erases deliveries. Idempotent. Events are found by their object and their key, which an erasure keeps. */
export async function eraseDeliveries(context: PrivacyContext, { references }: Erased): Promise<void> {
  const { key = [], object = [], toldOpenly = [] } = references;
  if (key.length > 0) await eraseUnderKeys(context, key);
  if (object.length > 0) await eraseOfObjects(context, object);
  if (toldOpenly.length > 0) await eraseToldOpenly(context, toldOpenly);
}

const emptied = sql`body = null, response = null, next_attempt_at = null,
  status = case d.status when 'pending' then 'failed' else d.status end`;

async function eraseUnderKeys({ tx, scope }: PrivacyContext, keyIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries d set ${emptied}
        where d.environment_id = ${scope.environmentId} and d.subject_key_id = any(${keyIds})`,
  );
}

/** Erases the deliveries of objects that share a key with others, which are not erased. */
async function eraseOfObjects({ tx, scope }: PrivacyContext, objectIds: readonly string[]): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update webhook_deliveries d set ${emptied}
        from events e
        where d.environment_id = ${environmentId} and e.environment_id = d.environment_id and e.id = d.event_id
          and d.webhook_id in (select id from webhooks where environment_id = ${environmentId})
          and e.object_id = any(${objectIds})`,
  );
  // Deliveries about other objects under the same key may include the erased ones. A cleared body is composed again for
  // a redelivery.
  await tx.execute(
    sql`update webhook_deliveries d
        set body = null, next_attempt_at = null, status = case d.status when 'pending' then 'failed' else d.status end
        from webhooks w
        where d.environment_id = ${environmentId} and w.environment_id = d.environment_id and w.id = d.webhook_id
          and (d.status <> 'pending' or w.included_allowlist ->> 'state' <> 'include_none')
          and d.subject_key_id in (select subject_key_id from events
            where environment_id = ${environmentId} and object_id = any(${objectIds}))`,
  );
}

async function eraseToldOpenly({ tx, scope }: PrivacyContext, objectIds: readonly string[]): Promise<void> {
  const { environmentId } = scope;
  await tx.execute(
    sql`update webhook_deliveries d set ${emptied}
        from events e
        where d.environment_id = ${environmentId} and e.environment_id = d.environment_id and e.id = d.event_id
          and e.object_id = any(${objectIds}) and e.subject_key_id is null`,
  );
}
