/** SQL of documents. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { liveSubject, openSubject } from '../../../security/subject-keys.ts';
import {
  type DocumentKind,
  type DocumentSecrets,
  type DocumentStatus,
  nothingKept,
  type ShownDocument,
} from './document.ts';

interface DocumentRow {
  id: string;
  inquiry_id: string;
  template_id: string;
  template_version_id: string;
  subject_key_id: string;
  kind: DocumentKind;
  wrapped_key: Buffer | null;
  status: DocumentStatus;
  sealed: Buffer;
  created_at: Date;
  processed_at: Date | null;
  redacted_at: Date | null;
}

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'documents',
  row,
  column: 'sealed',
});

export async function findDocuments(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ShownDocument[]> {
  const rows = await tx.select<DocumentRow>(
    sql`select d.*, k.wrapped_key from documents d
        left join subject_keys k on k.environment_id = d.environment_id and k.id = d.subject_key_id
        where d.environment_id = ${scope.environmentId} and d.id = any(${ids})`,
  );
  return rows.map((row) => {
    const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
    const readable = subject.key !== null && row.redacted_at === null;
    const secrets = readable
      ? {
          ...nothingKept,
          ...unsealJson<Partial<DocumentSecrets>>(liveSubject(subject).key, associatedData(scope, row.id), row.sealed),
        }
      : nothingKept;
    return {
      ...secrets,
      id: row.id,
      kind: row.kind,
      inquiryId: row.inquiry_id,
      templateId: row.template_id,
      templateVersionId: row.template_version_id,
      subject,
      status: row.status,
      createdAt: row.created_at,
      processedAt: row.processed_at,
    };
  });
}

function sealedSecrets(scope: Scope, document: ShownDocument): Buffer {
  const secrets = Object.fromEntries(
    Object.keys(nothingKept).map((name) => [name, document[name as keyof DocumentSecrets]]),
  );
  return sealJson(liveSubject(document.subject).key, associatedData(scope, document.id), secrets);
}

export async function insertDocument(tx: Transaction, scope: Scope, document: ShownDocument): Promise<void> {
  await tx.execute(
    sql`insert into documents (environment_id, id, inquiry_id, template_id, template_version_id, subject_key_id, kind,
          status, sealed, created_at)
        values (${scope.environmentId}, ${document.id}, ${document.inquiryId}, ${document.templateId},
          ${document.templateVersionId}, ${document.subject.id}, ${document.kind}, ${document.status},
          ${sealedSecrets(scope, document)}, ${document.createdAt})`,
  );
}

export async function saveDocument(tx: Transaction, scope: Scope, document: ShownDocument): Promise<void> {
  await tx.execute(
    sql`update documents set status = ${document.status}, processed_at = ${document.processedAt},
          sealed = ${sealedSecrets(scope, document)}
        where environment_id = ${scope.environmentId} and id = ${document.id}`,
  );
}
