/** SQL of cases as work items: the waiting cases, by assignee and in the order of their queue. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Case } from './case.ts';
import { findCases } from './store.ts';

type Order = 'created' | 'sla';

const orderOf = (order: Order): Sql =>
  order === 'sla'
    ? sql`c.priority desc, c.sla_expires_at nulls last, c.created_at, c.id`
    : sql`c.priority desc, c.created_at, c.id`;

/** Returns the condition of cases that are neither resolved nor redacted nor snoozed. */
const isWaiting = (now: Date): Sql =>
  sql`c.state <> 'resolved' and c.redacted_at is null and (c.snoozed_until is null or c.snoozed_until <= ${now})`;

export interface ClaimWish {
  readonly queueId: string | null;
  readonly templateId: string | null;
  readonly order: Order;
  /** Id of a case to skip. */
  readonly leave: string | null;
  readonly now: Date;
}

/**
 * Locks the most urgent case that has no assignee and no lock of another transaction; null if there is none. The
 * database rechecks a case that was taken meanwhile, and skips it.
 */
export async function lockNextCase(tx: Transaction, scope: Scope, wish: ClaimWish): Promise<string | null> {
  const { queueId, templateId, leave, now } = wish;
  const [row] = await tx.execute<Row<'cases', 'id'>>(
    sql`select c.id from cases c where c.environment_id = ${scope.environmentId} and c.assignee_id is null
          and ${isWaiting(now)}
          and (${queueId}::text is null or c.case_queue_id = ${queueId})
          and (${templateId}::text is null or c.case_template_id = ${templateId})
          and (${leave}::text is null or c.id <> ${leave})
        order by ${orderOf(wish.order)} limit 1 for update skip locked`,
  );
  return row?.id ?? null;
}

/** Locks several cases in a fixed order; returns the existing ones in the requested order. */
export async function lockCases(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<Case[]> {
  if (ids.length === 0) return [];
  await tx.execute(
    sql`select id from cases where environment_id = ${scope.environmentId} and id = any(${ids}) order by id for update`,
  );
  const found = new Map((await findCases(tx, scope, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Finds the open cases of this person in these queues, the most urgent first. */
export async function findCasesOfPerson(
  tx: Reader,
  { environmentId }: Scope,
  userId: string,
  queueIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'id'>>(
    sql`select c.id from cases c where c.environment_id = ${environmentId} and c.assignee_id = ${userId}
          and c.state <> 'resolved' and c.redacted_at is null and c.case_queue_id = any(${queueIds})
        order by ${orderOf('sla')} limit 1000`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the people who have open cases. */
export async function findAssignees(tx: Reader, { environmentId }: Scope): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'assignee_id'>>(
    sql`select distinct c.assignee_id from cases c where c.environment_id = ${environmentId}
          and c.assignee_id is not null and c.state <> 'resolved' and c.redacted_at is null`,
  );
  return rows.flatMap((row) => row.assignee_id ?? []);
}

/** Finds the open cases of this person, the most urgent first; `most` of them. */
export async function findOpenCasesOf(
  tx: Reader,
  { environmentId }: Scope,
  userId: string,
  most: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'id'>>(
    sql`select c.id from cases c where c.environment_id = ${environmentId} and c.assignee_id = ${userId}
          and c.state <> 'resolved' and c.redacted_at is null order by ${orderOf('sla')} limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the unassigned cases of a queue, in its order. */
export async function findUnassigned(
  tx: Reader,
  { environmentId }: Scope,
  queue: { readonly id: string; readonly settings: { readonly order: Order } },
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'id'>>(
    sql`select c.id from cases c where c.environment_id = ${environmentId} and c.case_queue_id = ${queue.id}
          and c.assignee_id is null and ${isWaiting(now)} order by ${orderOf(queue.settings.order)} limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

export interface WorkWish {
  readonly queueId: string | null;
  readonly templateId: string | null;
  readonly states: readonly string[];
  /** Id of a person; null for unassigned, undefined for any. */
  readonly assigneeId?: string | null;
  readonly withSnoozed: boolean;
  readonly now: Date;
}

/** Finds at most 200 cases in the order of claiming. */
export async function findWork(tx: Reader, scope: Scope, wish: WorkWish): Promise<Case[]> {
  const { queueId, templateId, assigneeId, states, now } = wish;
  const conditions = [
    sql`c.environment_id = ${scope.environmentId} and c.redacted_at is null and c.state = any(${states})`,
    ...(queueId === null ? [] : [sql`c.case_queue_id = ${queueId}`]),
    ...(templateId === null ? [] : [sql`c.case_template_id = ${templateId}`]),
    ...(assigneeId === undefined ? [] : [sql`c.assignee_id is not distinct from ${assigneeId}`]),
    ...(wish.withSnoozed ? [] : [sql`(c.snoozed_until is null or c.snoozed_until <= ${now})`]),
  ];
  const rows = await tx.select<Row<'cases', 'id'>>(
    sql`select c.id from cases c where ${join(conditions, ' and ')} order by ${orderOf('sla')} limit 200`,
  );
  const ids = rows.map(({ id }) => id);
  const found = new Map((await findCases(tx, scope, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export interface QueueCounts {
  /** Null for cases without a queue. */
  readonly queue: string | null;
  readonly open: number;
  readonly pending: number;
  readonly unassigned: number;
  readonly mine: number;
  readonly snoozed: number;
  readonly overdue: number;
  readonly oldest: Date | null;
  readonly next_deadline: Date | null;
}

/** Counts unresolved cases by queue. */
export const countQueues = (tx: Reader, { environmentId }: Scope, userId: string, now: Date): Promise<QueueCounts[]> =>
  tx.select<QueueCounts>(
    sql`select c.case_queue_id as queue,
          count(*) filter (where c.state = 'open')::integer as open,
          count(*) filter (where c.state = 'pending')::integer as pending,
          count(*) filter (where c.assignee_id is null)::integer as unassigned,
          count(*) filter (where c.assignee_id = ${userId})::integer as mine,
          count(*) filter (where c.snoozed_until > ${now})::integer as snoozed,
          count(*) filter (where c.sla_expires_at <= ${now})::integer as overdue,
          min(c.created_at) as oldest, min(c.sla_expires_at) filter (where c.sla_expires_at > ${now}) as next_deadline
        from cases c where c.environment_id = ${environmentId} and c.state <> 'resolved' and c.redacted_at is null
        group by c.case_queue_id`,
  );

/** Finds cases whose passed deadline was not reported, the earliest first. */
export async function findDueCases(tx: Reader, { environmentId }: Scope, now: Date, most: number): Promise<string[]> {
  const rows = await tx.select<Row<'cases', 'id'>>(
    sql`select c.id from cases c where c.environment_id = ${environmentId} and c.sla_expires_at <= ${now}
          and c.state <> 'resolved' and c.redacted_at is null and not exists (
            select from case_sla_breaches b where b.environment_id = c.environment_id and b.case_id = c.id
              and b.deadline = c.sla_expires_at)
        order by c.sla_expires_at, c.id limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/** Records a breach. Returns false if it was recorded before: the deadline is part of the key. */
export async function insertBreach(
  tx: Transaction,
  { environmentId }: Scope,
  caseId: string,
  deadline: Date,
  now: Date,
): Promise<boolean> {
  const row = insertRow('case_sla_breaches', {
    environment_id: environmentId,
    case_id: caseId,
    deadline,
    told_at: now,
  });
  return (await tx.execute(sql`${row} on conflict do nothing returning case_id`)).length > 0;
}
