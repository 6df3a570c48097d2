/**
 * SQL of inquiries. The one read also gathers the references to an inquiry's verifications, sessions, documents and
 * selfies: retrieving an inquiry is the hottest call of the API and stays a single statement.
 */
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { type Cursor, queryPage } from '../../database/page-query.ts';
import type { Scope } from '../../security/scope.ts';
import { liveSubject } from '../../security/subject-keys.ts';
import type { Inquiry, InquiryRelations } from './inquiry.ts';
import { type InquiryRow, inquiryOf, noteIndex, referenceColumns, relationsOf, sealedSecrets } from './row.ts';

const references = (table: string, type: string): string =>
  `coalesce((select json_agg(json_build_object('type', ${type}, 'id', x.id) order by x.created_at, x.id)
     from ${table} x where x.environment_id = i.environment_id and x.inquiry_id = i.id), '[]') as ${table}`;

const columns = `i.*, k.wrapped_key,
  ${references('verifications', "'verification/' || x.kind")},
  ${references('inquiry_sessions', "'inquiry-session'")},
  ${references('documents', "'document/' || x.kind")},
  ${references('selfies', "'selfie/' || x.kind")}`;

const selectText = `select ${columns} from inquiries i
  left join subject_keys k on k.environment_id = i.environment_id and k.id = i.subject_key_id`;

const select: Sql = raw(selectText);

export interface FoundInquiry {
  readonly inquiry: Inquiry;
  readonly relations: InquiryRelations;
}

const foundOf = (scope: Scope, row: InquiryRow): FoundInquiry => ({
  inquiry: inquiryOf(scope, row),
  relations: relationsOf(row),
});

export async function findInquiry(tx: Reader, scope: Scope, id: string): Promise<FoundInquiry | null> {
  const rows = await tx.query<InquiryRow>({
    name: 'inquiry-by-id',
    text: `${selectText} where i.environment_id = $1 and i.id = $2`,
    values: [scope.environmentId, id],
  });
  return rows[0] === undefined ? null : foundOf(scope, rows[0]);
}

export async function findInquiries(tx: Reader, scope: Scope, ids: readonly string[]): Promise<FoundInquiry[]> {
  const rows = await tx.query<InquiryRow>(
    sql`${select} where i.environment_id = ${scope.environmentId} and i.id = any(${ids})`,
  );
  return rows.map((row) => foundOf(scope, row));
}

/** Locks the row until the transaction ends, so that a transition sees the true state. */
export async function findInquiryForUpdate(tx: Transaction, scope: Scope, id: string): Promise<Inquiry | null> {
  const rows = await tx.query<InquiryRow>(
    sql`select i.*, k.wrapped_key from inquiries i
        left join subject_keys k on k.environment_id = i.environment_id and k.id = i.subject_key_id
        where i.environment_id = ${scope.environmentId} and i.id = ${id} for update of i`,
  );
  return rows[0] === undefined ? null : inquiryOf(scope, rows[0]);
}

/** Ids of open inquiries whose time has come, oldest first. */
export async function findDueInquiryIds(tx: Reader, scope: Scope, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    sql`select id from inquiries where environment_id = ${scope.environmentId} and expires_at <= ${now}
          and status in ('created', 'pending') and redacted_at is null order by expires_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export async function listInquiries(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor) {
  const page = await queryPage<InquiryRow>(tx, {
    select,
    table: 'inquiries',
    alias: 'i',
    environmentId: scope.environmentId,
    conditions,
    cursor,
  });
  return {
    ...page,
    items: page.items.map((row) => ({ id: row.id, ...foundOf(scope, row) })),
  };
}

export async function insertInquiry(tx: Transaction, scope: Scope, inquiry: Inquiry): Promise<void> {
  const reference = referenceColumns(scope, inquiry);
  await tx.query(
    sql`insert into inquiries (environment_id, id, subject_key_id, account_id, template_id, template_version_id, status,
          version, reference_id_index, reference_id, note_index, sealed, creator, tags, behaviors, previous_step_name,
          next_step_name, progress, expiry, created_at, updated_at, expires_at)
        values (${scope.environmentId}, ${inquiry.id}, ${inquiry.subject.id}, ${inquiry.accountId}, ${inquiry.templateId},
          ${inquiry.templateVersionId}, ${inquiry.status}, ${inquiry.version}, ${reference.index}, ${reference.sealed},
          ${noteIndex(scope, inquiry.note)}, ${sealedSecrets(scope, inquiry)}, ${inquiry.creator}, ${inquiry.tags},
          ${JSON.stringify(inquiry.behaviors)}, ${inquiry.previousStepName}, ${inquiry.nextStepName},
          ${JSON.stringify(inquiry.progress)}, ${JSON.stringify(inquiry.expiry)}, ${inquiry.createdAt},
          ${inquiry.updatedAt}, ${inquiry.expiresAt})`,
  );
}

/** Guarded by the version the caller loaded; null when another transaction saved first. */
export async function saveInquiry(tx: Transaction, scope: Scope, inquiry: Inquiry): Promise<Inquiry | null> {
  const sealed = inquiry.redactedAt === null ? sealedSecrets(scope, inquiry) : Buffer.alloc(0);
  if (inquiry.redactedAt === null) liveSubject(inquiry.subject);
  const rows = await tx.query<{ version: number }>(
    sql`update inquiries set status = ${inquiry.status}, version = version + 1, account_id = ${inquiry.accountId},
          note_index = ${noteIndex(scope, inquiry.note)}, sealed = ${sealed}, tags = ${inquiry.tags},
          behaviors = ${JSON.stringify(inquiry.behaviors)}, reviewer_type = ${inquiry.reviewer?.type ?? null},
          reviewer_id = ${inquiry.reviewer?.id ?? null}, previous_step_name = ${inquiry.previousStepName},
          next_step_name = ${inquiry.nextStepName}, progress = ${JSON.stringify(inquiry.progress)},
          updated_at = ${inquiry.updatedAt}, started_at = ${inquiry.startedAt}, expires_at = ${inquiry.expiresAt},
          completed_at = ${inquiry.completedAt}, failed_at = ${inquiry.failedAt},
          marked_for_review_at = ${inquiry.markedForReviewAt}, decisioned_at = ${inquiry.decisionedAt},
          expired_at = ${inquiry.expiredAt}, redacted_at = ${inquiry.redactedAt}
        where environment_id = ${scope.environmentId} and id = ${inquiry.id} and version = ${inquiry.version}
        returning version`,
  );
  return rows[0] === undefined ? null : { ...inquiry, version: rows[0].version };
}
