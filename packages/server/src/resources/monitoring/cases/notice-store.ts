/** SQL of notices in the page: the person, the case and the reason, without further data. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export const noticeKinds = ['assigned', 'sla-expired', 'mentioned', 'second-read', 'escalated'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export interface CaseNotice {
  readonly id: string;
  readonly userId: string;
  readonly caseId: string;
  readonly kind: NoticeKind;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export async function insertNotice(tx: Transaction, scope: Scope, notice: CaseNotice): Promise<void> {
  await tx.execute(
    insertRow('case_notices', {
      environment_id: scope.environmentId,
      id: notice.id,
      user_id: notice.userId,
      case_id: notice.caseId,
      kind: notice.kind,
      created_at: notice.createdAt,
      read_at: notice.readAt,
    }),
  );
}

/** Finds at most a hundred notices of this person, the newest first, with the name of each case. */
export async function findNotices(tx: Reader, { environmentId }: Scope, userId: string) {
  const rows = await tx.select<
    Row<'case_notices', 'id' | 'case_id' | 'kind' | 'created_at' | 'read_at'> & Row<'cases', 'name'>
  >(
    sql`select n.id, n.case_id, n.kind, n.created_at, n.read_at, c.name from case_notices n
        join cases c on c.environment_id = n.environment_id and c.id = n.case_id
        where n.environment_id = ${environmentId} and n.user_id = ${userId}
        order by n.created_at desc, n.id desc limit 100`,
  );
  return rows.map((row) => ({
    id: row.id,
    caseId: row.case_id,
    caseName: row.name,
    kind: row.kind as NoticeKind,
    createdAt: row.created_at,
    readAt: row.read_at,
  }));
}

/** Marks notices as read. Notices that were read before keep their time. */
export async function markNoticesRead(
  tx: Transaction,
  { environmentId }: Scope,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update case_notices set read_at = ${now}
        where environment_id = ${environmentId} and user_id = ${userId} and read_at is null`,
  );
}
