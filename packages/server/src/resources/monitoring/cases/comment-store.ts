/** SQL of comments on cases, sealed under the key of their case. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, type LiveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';

export interface CaseComment {
  readonly id: string;
  readonly caseId: string;
  readonly commenter: { readonly type: string; readonly id: string };
  readonly message: string;
  /** Ids of the people who were notified. */
  readonly mentionedIds: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const commentColumns = [
  'id',
  'case_id',
  'subject_key_id',
  'commenter_type',
  'commenter_id',
  'mentioned_ids',
  'sealed',
  'created_at',
  'updated_at',
] as const;

type CommentRow = Row<'case_comments', (typeof commentColumns)[number]> & WrappedKey;

const place = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'case_comments',
  row,
  column: 'sealed',
});

/** Finds comments, except those of redacted cases. */
async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<CaseComment[]> {
  const rows = await tx.select<CommentRow>(
    sql`select ${selectList('m', commentColumns)}, k.wrapped_key from case_comments m ${joinSubjectKey('m')}
        where m.environment_id = ${scope.environmentId} and ${condition} order by m.created_at, m.id`,
  );
  return rows.flatMap((row) => {
    const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
    if (key === null) return [];
    return [
      {
        id: row.id,
        caseId: row.case_id,
        commenter: { type: row.commenter_type, id: row.commenter_id },
        message: unsealJson<string>(key, place(scope, row.id), row.sealed),
        mentionedIds: row.mentioned_ids,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ];
  });
}

export const findComments = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<CaseComment[]> =>
  findWhere(tx, scope, sql`m.id = any(${ids})`);

/** Finds the comments of one case, the oldest first. */
export const findCommentsOfCase = (tx: Reader, scope: Scope, caseId: string): Promise<CaseComment[]> =>
  findWhere(tx, scope, sql`m.case_id = ${caseId}`);

/** Finds comment ids by case, the oldest first. */
export async function findCommentIds(
  tx: Reader,
  { environmentId }: Scope,
  caseIds: readonly string[],
): Promise<{ readonly id: string; readonly caseId: string }[]> {
  const rows = await tx.select<Row<'case_comments', 'id' | 'case_id'>>(
    sql`select id, case_id from case_comments where environment_id = ${environmentId} and case_id = any(${caseIds})
        order by created_at, id`,
  );
  return rows.map((row) => ({ id: row.id, caseId: row.case_id }));
}

export async function insertComment(
  tx: Transaction,
  scope: Scope,
  comment: CaseComment,
  subject: LiveSubject,
): Promise<void> {
  await tx.execute(
    insertRow('case_comments', {
      environment_id: scope.environmentId,
      id: comment.id,
      case_id: comment.caseId,
      subject_key_id: subject.id,
      commenter_type: comment.commenter.type,
      commenter_id: comment.commenter.id,
      mentioned_ids: comment.mentionedIds,
      sealed: sealJson(subject.key, place(scope, comment.id), comment.message),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
    }),
  );
}
