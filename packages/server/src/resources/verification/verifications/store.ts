/** Store of verifications: SQL. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import type { VerificationKind } from '../inquiry-templates/index.ts';
import { failedCheckIndexes } from './failed-checks.ts';
import { nothingRead, type Verification, type VerificationSecrets, type VerificationStatus } from './verification.ts';

const verificationColumns = [
  'id',
  'inquiry_id',
  'subject_key_id',
  'account_id',
  'template_id',
  'template_version_id',
  'verification_template_id',
  'verification_template_version_id',
  'kind',
  'attempt',
  'status',
  'document_id',
  'selfie_id',
  'country_code',
  'sealed',
  'created_at',
  'updated_at',
  'submitted_at',
  'completed_at',
  'redacted_at',
  'investigation_locked_at',
] as const;

type VerificationRow = Row<
  'verifications',
  (typeof verificationColumns)[number],
  { readonly kind: VerificationKind; readonly status: VerificationStatus }
> &
  WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'verifications',
  row,
  column: 'sealed',
});

const select = sql`select ${selectList('v', verificationColumns)}, k.wrapped_key
  from verifications v ${joinSubjectKey('v')}`;

function verificationOf(scope: Scope, row: VerificationRow): Verification {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  const secrets: VerificationSecrets =
    subject.key === null || row.redacted_at !== null
      ? nothingRead
      : {
          ...nothingRead,
          ...unsealJson<Partial<VerificationSecrets>>(subject.key, associatedData(scope, row.id), row.sealed),
        };
  return {
    ...secrets,
    id: row.id,
    inquiryId: row.inquiry_id,
    accountId: row.account_id,
    subject,
    kind: row.kind,
    attempt: row.attempt,
    status: row.status,
    documentId: row.document_id,
    selfieId: row.selfie_id,
    countryCode: row.country_code,
    templateId: row.template_id,
    templateVersionId: row.template_version_id,
    verificationTemplateId: row.verification_template_id,
    verificationTemplateVersionId: row.verification_template_version_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    completedAt: row.completed_at,
    redactedAt: row.redacted_at,
    investigationLockedAt: row.investigation_locked_at,
  };
}

function sealedSecrets(scope: Scope, verification: Verification): Buffer {
  const secrets = Object.fromEntries(
    Object.keys(nothingRead).map((name) => [name, verification[name as keyof VerificationSecrets]]),
  );
  return sealJson(liveSubject(verification.subject).key, associatedData(scope, verification.id), secrets);
}

export async function findVerifications(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Verification[]> {
  const rows = await tx.select<VerificationRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.id = any(${ids})`,
  );
  return rows.map((row) => verificationOf(scope, row));
}

/** Locks a verification until the transaction ends, so that decisions use its current state; null if there is none. */
export async function lockVerification(tx: Transaction, scope: Scope, id: string): Promise<Verification | null> {
  const rows = await tx.execute<VerificationRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.id = ${id} for update of v`,
  );
  return rows[0] === undefined ? null : verificationOf(scope, rows[0]);
}

/**
 * Locks all verifications of the inquiry until the transaction ends; returns the ids of those that an investigation
 * holds.
 */
export async function lockHeldVerifications(tx: Transaction, scope: Scope, inquiryId: string): Promise<string[]> {
  const rows = await tx.execute<Row<'verifications', 'id' | 'investigation_locked_at'>>(
    sql`select id, investigation_locked_at from verifications
        where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId} order by id for update`,
  );
  return rows.flatMap((row) => (row.investigation_locked_at === null ? [] : [row.id]));
}

export async function saveInvestigationLock(
  tx: Transaction,
  scope: Scope,
  id: string,
  lockedAt: Date | null,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`update verifications set investigation_locked_at = ${lockedAt}, updated_at = ${now}
        where environment_id = ${scope.environmentId} and id = ${id}`,
  );
}

/** Finds the verifications of an inquiry, oldest first. */
export async function findVerificationsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<Verification[]> {
  const rows = await tx.select<VerificationRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.inquiry_id = ${inquiryId}
        order by v.created_at, v.id`,
  );
  return rows.map((row) => verificationOf(scope, row));
}

const changing = (scope: Scope, each: Verification) => ({
  status: each.status,
  attempt: each.attempt,
  document_id: each.documentId,
  selfie_id: each.selfieId,
  country_code: each.countryCode,
  failed_check_indexes: failedCheckIndexes(scope, each.checks),
  sealed: sealedSecrets(scope, each),
  updated_at: each.updatedAt,
  submitted_at: each.submittedAt,
  completed_at: each.completedAt,
});

export async function insertVerification(tx: Transaction, scope: Scope, each: Verification): Promise<void> {
  await tx.execute(
    insertRow('verifications', {
      environment_id: scope.environmentId,
      id: each.id,
      inquiry_id: each.inquiryId,
      subject_key_id: each.subject.id,
      account_id: each.accountId,
      template_id: each.templateId,
      template_version_id: each.templateVersionId,
      verification_template_id: each.verificationTemplateId,
      verification_template_version_id: each.verificationTemplateVersionId,
      kind: each.kind,
      created_at: each.createdAt,
      ...changing(scope, each),
    }),
  );
}

/** Saves the verification if its status is the one the caller saw; false if another transaction moved it first. */
export async function saveVerification(
  tx: Transaction,
  scope: Scope,
  each: Verification,
  seen: VerificationStatus,
): Promise<boolean> {
  const rows = await tx.execute<Row<'verifications', 'id'>>(
    sql`update verifications set ${assignments('verifications', changing(scope, each))}
        where environment_id = ${scope.environmentId} and id = ${each.id} and status = ${seen} returning id`,
  );
  return rows.length === 1;
}

/** Changes the account of the verifications, their faces and their traces. */
export async function moveVerificationsOfInquiries(
  tx: Transaction,
  { environmentId }: Scope,
  inquiryIds: readonly string[],
  accountId: string,
): Promise<void> {
  for (const statement of [
    sql`update verifications set account_id = ${accountId}
        where environment_id = ${environmentId} and inquiry_id = any(${inquiryIds})`,
    sql`update faces set account_id = ${accountId}
        where environment_id = ${environmentId} and inquiry_id = any(${inquiryIds})`,
    sql`update verification_traces set account_id = ${accountId}
        where environment_id = ${environmentId} and inquiry_id = any(${inquiryIds})`,
  ]) {
    await tx.execute(statement);
  }
}

/** Builds the subquery for the ids of inquiries with a document of one of the countries (ISO alpha-2). */
export const inquiriesWithDocumentOf = ({ environmentId }: Scope, countries: readonly string[]): Sql =>
  sql`select inquiry_id from verifications where environment_id = ${environmentId} and country_code = any(${countries})`;
