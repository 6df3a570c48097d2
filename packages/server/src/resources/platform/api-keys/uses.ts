/** Uses of each key by operation and day, written with the API log, outside of the request path. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Permission } from '../../../security/permissions.ts';
import type { Scope } from '../../../security/scope.ts';

/** One answered request of a key. */
export interface KeyUse {
  readonly keyId: string;
  readonly operationId: string;
  readonly method: string;
  /** Path of the endpoint as declared: `/inquiries/{inquiry-id}`. */
  readonly route: string;
  /** Null for an operation that any key may call. */
  readonly permission: Permission | null;
  readonly status: number;
  readonly at: Date;
}

/** Uses of one operation by a key in the retained days. */
export type OperationUse = Row<
  'api_key_uses',
  'operation_id' | 'method' | 'path' | 'permission' | 'calls' | 'refused' | 'last_at'
>;

/** Days of retention of uses. */
export const keptDays = 30;

const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

export async function noteKeyUses(tx: Transaction, scope: Scope, uses: readonly KeyUse[]): Promise<void> {
  const latest = new Map(uses.map(({ keyId, at }) => [keyId, at] as const));
  await tx.execute(
    sql`update api_keys as k set last_used_at = used.at
        from unnest(${[...latest.keys()]}::text[], ${[...latest.values()]}::timestamptz[]) as used (id, at)
        where k.environment_id = ${scope.environmentId} and k.id = used.id
          and (k.last_used_at is null or k.last_used_at < used.at)`,
  );
  await countUses(tx, scope, uses);
}

/** Counts uses. Groups are sorted, so that concurrent writers cannot deadlock. */
async function countUses(tx: Transaction, { environmentId }: Scope, uses: readonly KeyUse[]): Promise<void> {
  const groups = Map.groupBy(uses, ({ keyId, operationId, at }) => `${keyId} ${operationId} ${dayOf(at)}`);
  const rows = [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, group]) => counted(group));
  await tx.execute(
    sql`insert into api_key_uses
          (environment_id, key_id, operation_id, day, method, path, permission, calls, refused, last_at)
        select ${environmentId}::text, used.*
        from unnest(${rows.map(({ keyId }) => keyId)}::text[], ${rows.map(({ operationId }) => operationId)}::text[],
          ${rows.map(({ at }) => dayOf(at))}::date[], ${rows.map(({ method }) => method)}::text[],
          ${rows.map(({ route }) => route)}::text[], ${rows.map(({ permission }) => permission)}::text[],
          ${rows.map(({ calls }) => calls)}::integer[], ${rows.map(({ refused }) => refused)}::integer[],
          ${rows.map(({ at }) => at)}::timestamptz[]) as used
        on conflict (environment_id, key_id, operation_id, day) do update
          set calls = api_key_uses.calls + excluded.calls, refused = api_key_uses.refused + excluded.refused,
            last_at = greatest(api_key_uses.last_at, excluded.last_at), permission = excluded.permission`,
  );
}

/** Returns the latest use of a group with the size of the group. */
function counted(group: readonly KeyUse[]) {
  const last = group.reduce((found, each) => (each.at > found.at ? each : found));
  return { ...last, calls: group.length, refused: group.filter(({ status }) => refusals.has(status)).length };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Lists the operations of a key, the most used first. */
export async function listUses(tx: Reader, scope: Scope, keyId: string, since: Date): Promise<OperationUse[]> {
  return tx.select<OperationUse>(
    sql`select operation_id, max(method) as method, max(path) as path, max(permission) as permission,
          sum(calls)::integer as calls, sum(refused)::integer as refused, max(last_at) as last_at
        from api_key_uses
        where environment_id = ${scope.environmentId} and key_id = ${keyId} and last_at >= ${since}
        group by operation_id
        order by calls desc, operation_id`,
  );
}
