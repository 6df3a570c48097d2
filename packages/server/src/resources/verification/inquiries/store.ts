/**
 * Store of inquiries: SQL. A row contains the references to its verifications, sessions, documents, selfies and reports
 * (`related`, written when those are created) and its key is cached: retrieving an inquiry, the most frequent call of
 * the API, is one indexed read.
 */
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage, type Sort } from '../../../database/page-query.ts';
import { assignments, type Row, rowInto, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  findSubjectKeys,
  insertSubject,
  joinSubjectKey,
  type NewSubject,
  type WrappedKey,
} from '../../../security/subject-keys.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import { defaultFieldSchemas, findFieldSchemas } from '../inquiry-templates/index.ts';
import type { Inquiry } from './inquiry.ts';
import { personIndexOf, replacePersonTerms, termRow } from './person-index.ts';
import {
  type InquiryRow,
  inquiryColumns,
  inquiryOf,
  measuredBehaviors,
  noteIndex,
  referenceColumns,
  referenceIndex,
  relationsOf,
  sealedSecrets,
  sealedSurvivors,
} from './row.ts';

const columns = selectList('i', inquiryColumns).sql;

const inquiriesById = { text: `select ${columns} from inquiries i where i.environment_id = $1 and i.id = any($2)` };

export interface FoundInquiry {
  readonly inquiry: Inquiry;
  readonly revision: number;
}

/** Opens the rows; reads keys that are not cached in one query. */
async function foundOf(tx: Reader, scope: Scope, rows: readonly InquiryRow[]): Promise<FoundInquiry[]> {
  const live = rows.filter((row) => row.redacted_at === null).map((row) => row.subject_key_id);
  const keys = await findSubjectKeys(tx, scope, live);
  const schemas = await findFieldSchemas(
    tx,
    scope,
    rows.map((row) => row.template_version_id),
  );
  return rows.map((row) => ({
    inquiry: inquiryOf(
      scope,
      row,
      keys.get(row.subject_key_id) ?? null,
      schemas.get(row.template_version_id) ?? defaultFieldSchemas,
    ),
    revision: row.revision,
  }));
}

export async function findInquiry(tx: Reader, scope: Scope, id: string): Promise<FoundInquiry | null> {
  return (await findInquiries(tx, scope, [id]))[0] ?? null;
}

export async function findInquiries(tx: Reader, scope: Scope, ids: readonly string[]): Promise<FoundInquiry[]> {
  const rows = await tx.selectByKeys<InquiryRow>(inquiriesById, scope.environmentId, ids);
  return foundOf(tx, scope, rows);
}

/** Finds the newest inquiry of an account that is not redacted; null if there is none. */
export async function findLastInquiryOfAccount(tx: Reader, scope: Scope, accountId: string): Promise<Inquiry | null> {
  const [row] = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId} and account_id = ${accountId}
        and redacted_at is null order by created_at desc, id desc limit 1`,
  );
  if (row === undefined) return null;
  return (await findInquiry(tx, scope, row.id))?.inquiry ?? null;
}

/** Finds the ids of inquiries with the reference id, newest first. */
export async function findInquiryIdsByReference(
  tx: Reader,
  scope: Scope,
  referenceId: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId}
          and reference_id_index = ${referenceIndex(scope, referenceId)}
        order by created_at desc, id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the inquiries with a number as `readSpokenNumber` returns it: usually one. */
export async function findInquiryIdsByNumber(
  tx: Reader,
  scope: Scope,
  number: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId}
          and translate(upper(right(id, 6)), 'OIL', '011') = ${number}
        order by created_at desc, id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export interface LockedInquiry {
  readonly inquiry: Inquiry;
  /** True if another transaction changed the row while this one waited for it. */
  readonly overtaken: boolean;
}

/** Locks the row until the transaction ends, so that a transition sees its current state. */
export async function findInquiryForUpdate(tx: Transaction, scope: Scope, id: string): Promise<LockedInquiry | null> {
  // Joined rows are as of the start of the statement, the locked row as of the lock. If a key was destroyed meanwhile,
  // the row itself says so.
  const rows = await tx.execute<InquiryRow & WrappedKey & { seen_version: number }>({
    text: `with seen as materialized (select version from inquiries where environment_id = $1 and id = $2)
           select ${columns}, seen.version as seen_version, k.wrapped_key from inquiries i cross join seen
           ${joinSubjectKey('i').sql}
           where i.environment_id = $1 and i.id = $2 for update of i`,
    values: [scope.environmentId, id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  if (row.redacted_at === null && row.wrapped_key !== null) {
    scope.keys.unwrapSubjectKey(row.subject_key_id, row.wrapped_key);
  }
  const [found] = await foundOf(tx, scope, rows);
  if (found === undefined) return null;
  return { inquiry: found.inquiry, overtaken: row.seen_version !== row.version };
}

/**
 * Locks these inquiries, always in the same order, so that two transactions cannot deadlock. Returns the ids that
 * exist.
 */
export async function lockInquiries(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId} and id = any(${ids}) order by id for update`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the ids of due open inquiries, oldest first. */
export async function findDueInquiryIds(tx: Reader, scope: Scope, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId} and expires_at <= ${now}
          and status in ('created', 'pending') and redacted_at is null order by expires_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Saves the time until which the template's decision waits for reports; null if it no longer waits. Not part of any
 * response.
 */
export async function saveWaitForReports(tx: Transaction, scope: Scope, id: string, until: Date | null): Promise<void> {
  await tx.execute(
    sql`update inquiries set decision_waits_until = ${until}
        where environment_id = ${scope.environmentId} and id = ${id} and decision_waits_until is distinct from ${until}`,
  );
}

/** Finds the ids of inquiries whose decision has waited for reports for the longest time allowed, longest first. */
export async function findInquiryIdsWaitedOut(tx: Reader, scope: Scope, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.select<Row<'inquiries', 'id'>>(
    sql`select id from inquiries where environment_id = ${scope.environmentId} and decision_waits_until <= ${now}
        order by decision_waits_until limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Lists ids and revisions, newest first unless `sort` says otherwise. */
export async function listInquiries(tx: Reader, scope: Scope, conditions: readonly Sql[], cursor: Cursor, sort?: Sort) {
  return queryPage<Row<'inquiries', 'id' | 'revision'>>(tx, {
    select: raw('select i.id, i.revision from inquiries i'),
    table: 'inquiries',
    alias: 'i',
    environmentId: scope.environmentId,
    conditions,
    cursor,
    ...(sort === undefined ? {} : { sort, shaped: true }),
  });
}

/** Returns the columns that are written by inserts and updates; a redacted inquiry has no sealed data. */
const changing = (scope: Scope, inquiry: Inquiry) => ({
  account_id: inquiry.accountId,
  status: inquiry.status,
  note_index: noteIndex(scope, inquiry.note),
  sealed: inquiry.redactedAt === null ? sealedSecrets(scope, inquiry) : Buffer.alloc(0),
  tag_indexes: tagIndexes(scope, inquiry.tags),
  behaviors: measuredBehaviors(inquiry),
  previous_step_name: inquiry.previousStepName,
  next_step_name: inquiry.nextStepName,
  progress: JSON.stringify(inquiry.progress),
  updated_at: inquiry.updatedAt,
  expires_at: inquiry.expiresAt,
});

/** Inserts the inquiry together with its subject's key. */
export function insertInquiry(tx: Transaction, scope: Scope, inquiry: Inquiry, subject: NewSubject): void {
  const reference = referenceColumns(scope, inquiry);
  const person = personIndexOf(scope, inquiry);
  insertSubject(tx, scope, subject, inquiry.createdAt);
  const values = {
    environment_id: scope.environmentId,
    id: inquiry.id,
    subject_key_id: inquiry.subject.id,
    template_id: inquiry.templateId,
    template_version_id: inquiry.templateVersionId,
    theme_set_id: inquiry.themeSetId,
    version: inquiry.version,
    reference_id_index: reference.index,
    reference_id: reference.sealed,
    expiry: JSON.stringify(inquiry.expiry),
    related: JSON.stringify(
      inquiry.related.transaction.length === 0 ? {} : { transaction: inquiry.related.transaction },
    ),
    created_at: inquiry.createdAt,
    person_digest: person.digest,
    ...changing(scope, inquiry),
  };
  tx.insert(...rowInto('inquiries', values));
  for (const term of person.terms) tx.insert(...rowInto('inquiry_person_terms', termRow(scope, inquiry, term)));
}

/**
 * Deletes the reference id with the account: it is the caller's id of the same person. Returns when the inquiry was
 * redacted, if it had a reference id.
 */
export async function forgetReference(tx: Transaction, { environmentId }: Scope, id: string): Promise<Date | null> {
  const [known] = await tx.execute<Row<'inquiries', 'redacted_at'>>(
    sql`update inquiries set reference_id = null, reference_id_index = null, revision = revision + 1
        where environment_id = ${environmentId} and id = ${id} and reference_id is not null returning redacted_at`,
  );
  return known?.redacted_at ?? null;
}

/**
 * Saves the inquiry if its version is the one the caller loaded. Returns the stored inquiry with its relations, so that
 * it need not be read again; null if another transaction saved first.
 */
export async function saveInquiry(tx: Transaction, scope: Scope, inquiry: Inquiry): Promise<Inquiry | null> {
  const isRedacted = inquiry.redactedAt !== null;
  const person = personIndexOf(scope, inquiry);
  const changes = assignments('inquiries', {
    ...changing(scope, inquiry),
    version: sql`version + 1`,
    revision: sql`revision + 1`,
    survivors: isRedacted ? sealedSurvivors(scope, inquiry) : null,
    reviewer_type: inquiry.reviewer?.type ?? null,
    reviewer_id: inquiry.reviewer?.id ?? null,
    started_at: inquiry.startedAt,
    completed_at: inquiry.completedAt,
    failed_at: inquiry.failedAt,
    marked_for_review_at: inquiry.markedForReviewAt,
    decisioned_at: inquiry.decisionedAt,
    expired_at: inquiry.expiredAt,
    redacted_at: inquiry.redactedAt,
    person_digest: person.digest,
    related: isRedacted ? sql`related - 'list-matches'` : sql`related`,
  });
  const rows = await tx.execute<Pick<InquiryRow, 'version' | 'related'>>(
    sql`update inquiries set ${changes}
        where environment_id = ${scope.environmentId} and id = ${inquiry.id} and version = ${inquiry.version}
        returning version, related`,
  );
  const [saved] = rows;
  if (saved === undefined) return null;
  if (inquiry.personDigest?.equals(person.digest) !== true) await replacePersonTerms(tx, scope, inquiry, person);
  return { ...inquiry, version: saved.version, related: relationsOf(saved), personDigest: person.digest };
}

/** Builds the subquery for `carriedTags`. */
export const inquiriesWithTag = ({ environmentId }: Scope): Sql =>
  sql`select from inquiries i where i.environment_id = ${environmentId} and tags.tag_index = any(i.tag_indexes)`;

/** Finds the blind indexes of the caller's names for these inquiries: references and notes. */
export async function findNameIndexes(tx: Reader, { environmentId }: Scope, ids: readonly string[]): Promise<Buffer[]> {
  const rows = await tx.select<Row<'inquiries', 'reference_id_index' | 'note_index'>>(
    sql`select reference_id_index, note_index from inquiries where environment_id = ${environmentId} and id = any(${ids})`,
  );
  return rows.flatMap((row) => [row.reference_id_index ?? [], row.note_index ?? []].flat());
}
