/** SQL of verifications. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { tables } from '../../../database/generated/tables.ts';
import type { Row } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject, openSubject } from '../../../security/subject-keys.ts';
import type { VerificationKind } from '../inquiry-templates/index.ts';
import type { VerificationStatus } from './states.ts';
import { nothingRead, type Verification, type VerificationSecrets } from './verification.ts';

interface VerificationRow
  extends Row<
    'verifications',
    keyof typeof tables.verifications,
    { readonly kind: VerificationKind; readonly status: VerificationStatus }
  > {
  readonly wrapped_key: Buffer | null;
}

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'verifications',
  row,
  column: 'sealed',
});

const select = sql`select v.*, k.wrapped_key from verifications v
  left join subject_keys k on k.environment_id = v.environment_id and k.id = v.subject_key_id`;

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

/** Locked until the transaction ends, so that what follows is decided on the true state; null when there is none. */
export async function lockVerification(tx: Transaction, scope: Scope, id: string): Promise<Verification | null> {
  const rows = await tx.execute<VerificationRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.id = ${id} for update of v`,
  );
  return rows[0] === undefined ? null : verificationOf(scope, rows[0]);
}

/** Ids of the inquiry's verifications that an investigation holds; all its verifications stay as they are till the end. */
export async function lockHeldVerifications(tx: Transaction, scope: Scope, inquiryId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string; investigation_locked_at: Date | null }>(
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

/** Oldest first. */
export async function findVerificationsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<Verification[]> {
  const rows = await tx.select<VerificationRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.inquiry_id = ${inquiryId}
        order by v.created_at, v.id`,
  );
  return rows.map((row) => verificationOf(scope, row));
}

export async function insertVerification(tx: Transaction, scope: Scope, each: Verification): Promise<void> {
  await tx.execute(
    sql`insert into verifications (environment_id, id, inquiry_id, subject_key_id, account_id, template_id,
          template_version_id, verification_template_id, verification_template_version_id, kind, attempt, status,
          document_id, selfie_id, country_code, sealed, created_at, updated_at, submitted_at, completed_at)
        values (${scope.environmentId}, ${each.id}, ${each.inquiryId}, ${each.subject.id}, ${each.accountId},
          ${each.templateId}, ${each.templateVersionId}, ${each.verificationTemplateId},
          ${each.verificationTemplateVersionId}, ${each.kind}, ${each.attempt}, ${each.status}, ${each.documentId},
          ${each.selfieId}, ${each.countryCode}, ${sealedSecrets(scope, each)}, ${each.createdAt},
          ${each.updatedAt}, ${each.submittedAt}, ${each.completedAt})`,
  );
}

/** Guarded by the status the caller saw: false when another transaction moved the verification first. */
export async function saveVerification(
  tx: Transaction,
  scope: Scope,
  each: Verification,
  seen: VerificationStatus,
): Promise<boolean> {
  const rows = await tx.execute<{ id: string }>(
    sql`update verifications set status = ${each.status}, country_code = ${each.countryCode},
          attempt = ${each.attempt}, document_id = ${each.documentId}, selfie_id = ${each.selfieId},
          sealed = ${sealedSecrets(scope, each)}, updated_at = ${each.updatedAt}, submitted_at = ${each.submittedAt},
          completed_at = ${each.completedAt}
        where environment_id = ${scope.environmentId} and id = ${each.id} and status = ${seen} returning id`,
  );
  return rows.length === 1;
}

/** Their account is another from now on: that of the verifications, their faces and their traces. */
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
