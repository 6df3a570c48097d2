/** SQL of a case's checked items, and of the statuses that people propose if two of them have to agree. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export interface CaseCheck {
  readonly item: string;
  readonly userId: string;
  readonly checkedAt: Date;
}

export async function findChecks(tx: Reader, { environmentId }: Scope, caseId: string): Promise<CaseCheck[]> {
  const rows = await tx.select<Row<'case_checks', 'item' | 'user_id' | 'ticked_at'>>(
    sql`select item, user_id, ticked_at from case_checks
        where environment_id = ${environmentId} and case_id = ${caseId} order by ticked_at, item`,
  );
  return rows.map((row) => ({ item: row.item, userId: row.user_id, checkedAt: row.ticked_at }));
}

/** Inserts a check. An item that is already checked keeps the person who checked it. */
export async function insertCheck(tx: Transaction, scope: Scope, caseId: string, check: CaseCheck): Promise<void> {
  const row = insertRow('case_checks', {
    environment_id: scope.environmentId,
    case_id: caseId,
    item: check.item,
    user_id: check.userId,
    ticked_at: check.checkedAt,
  });
  await tx.execute(sql`${row} on conflict do nothing`);
}

export async function deleteCheck(
  tx: Transaction,
  { environmentId }: Scope,
  caseId: string,
  item: string,
): Promise<void> {
  await tx.execute(
    sql`delete from case_checks where environment_id = ${environmentId} and case_id = ${caseId} and item = ${item}`,
  );
}

export interface CaseRead {
  readonly id: string;
  readonly userId: string;
  /** Name of the proposed status. */
  readonly status: string;
  readonly createdAt: Date;
}

/** Finds the reads that wait for a second person, the oldest first. */
export async function findWaitingReads(tx: Reader, { environmentId }: Scope, caseId: string): Promise<CaseRead[]> {
  const rows = await tx.select<Row<'case_reads', 'id' | 'user_id' | 'status' | 'created_at'>>(
    sql`select id, user_id, status, created_at from case_reads
        where environment_id = ${environmentId} and case_id = ${caseId} and state = 'waiting' order by created_at, id`,
  );
  return rows.map((row) => ({ id: row.id, userId: row.user_id, status: row.status, createdAt: row.created_at }));
}

export async function insertRead(tx: Transaction, scope: Scope, caseId: string, read: CaseRead): Promise<void> {
  await tx.execute(
    insertRow('case_reads', {
      environment_id: scope.environmentId,
      id: read.id,
      case_id: caseId,
      user_id: read.userId,
      status: read.status,
      state: 'waiting',
      created_at: read.createdAt,
    }),
  );
}

/** Settles the waiting reads, after two people agreed or the case got another status. */
export async function settleReads(
  tx: Transaction,
  { environmentId }: Scope,
  caseId: string,
  agreedOn: string | null,
): Promise<void> {
  await tx.execute(
    sql`update case_reads set state = case when status = ${agreedOn} then 'agreed' else 'superseded' end
        where environment_id = ${environmentId} and case_id = ${caseId} and state = 'waiting'`,
  );
}
