/** SQL of case queues. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { Scope } from '../../../security/scope.ts';
import { type CaseQueue, type QueueSettings, shippedQueueSettings } from './case-queue.ts';

const queueColumns = [
  'id',
  'name',
  'status',
  'is_default',
  'settings',
  'created_at',
  'updated_at',
  'archived_at',
] as const;

type QueueRow = Row<
  'case_queues',
  (typeof queueColumns)[number],
  { readonly status: CaseQueue['status']; readonly settings: Partial<QueueSettings> }
>;

const select = sql`select ${selectList('q', queueColumns)} from case_queues q`;

const queueOf = (row: QueueRow): CaseQueue => ({
  id: row.id,
  name: row.name,
  status: row.status,
  isDefault: row.is_default,
  settings: { ...shippedQueueSettings, ...row.settings },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
});

async function findWhere(tx: Reader, { environmentId }: Scope, condition: Sql): Promise<CaseQueue[]> {
  const rows = await tx.select<QueueRow>(sql`${select} where q.environment_id = ${environmentId} and ${condition}`);
  return rows.map(queueOf);
}

export const findCaseQueues = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<CaseQueue[]> =>
  findWhere(tx, scope, sql`q.id = any(${ids})`);

/** Finds the queues that are not archived, the oldest first. */
export const findQueuesInUse = (tx: Reader, scope: Scope): Promise<CaseQueue[]> =>
  findWhere(tx, scope, sql`q.status = 'active' order by q.created_at, q.id limit 500`);

/** Finds the default queue, which gets cases without a named queue; null if it was archived. */
export async function findDefaultCaseQueue(tx: Reader, scope: Scope): Promise<CaseQueue | null> {
  const [queue] = await findWhere(tx, scope, sql`q.is_default and q.status = 'active'`);
  return queue ?? null;
}

export async function listCaseQueues(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor) {
  const page = await queryPage<QueueRow>(tx, {
    select,
    table: 'case_queues',
    alias: 'q',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return { ...page, items: page.items.map(queueOf) };
}

export async function lockCaseQueue(tx: Transaction, scope: Scope, id: string): Promise<CaseQueue | null> {
  const [row] = await tx.execute<QueueRow>(
    sql`${select} where q.environment_id = ${scope.environmentId} and q.id = ${id} for update`,
  );
  return row === undefined ? null : queueOf(row);
}

const changing = ({ name, status, settings, updatedAt, archivedAt }: CaseQueue) => ({
  name,
  status,
  settings: JSON.stringify(settings),
  updated_at: updatedAt,
  archived_at: archivedAt,
});

export async function insertCaseQueue(tx: Transaction, scope: Scope, queue: CaseQueue): Promise<void> {
  await tx.execute(
    insertRow('case_queues', {
      environment_id: scope.environmentId,
      id: queue.id,
      is_default: queue.isDefault,
      created_at: queue.createdAt,
      ...changing(queue),
    }),
  );
}

export async function saveCaseQueue(tx: Transaction, scope: Scope, queue: CaseQueue): Promise<void> {
  await tx.execute(
    sql`update case_queues set ${assignments('case_queues', changing(queue))}
        where environment_id = ${scope.environmentId} and id = ${queue.id}`,
  );
}

/** Inserts the first queue of a new environment. */
export async function insertDefaultCaseQueue(tx: Transaction, scope: Scope, ids: IdSource, now: Date): Promise<void> {
  await insertCaseQueue(tx, scope, {
    id: ids.next('case-queue'),
    name: 'Default',
    status: 'active',
    isDefault: true,
    settings: shippedQueueSettings,
    createdAt: now,
    updatedAt: null,
    archivedAt: null,
  });
}
