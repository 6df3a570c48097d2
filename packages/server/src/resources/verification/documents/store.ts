/** Store of documents: SQL. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { assignments, insertRow, type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import {
  type DocumentKind,
  type DocumentSecrets,
  type DocumentStatus,
  nothingKept,
  type ShownDocument,
} from './document.ts';

const documentColumns = [
  'id',
  'inquiry_id',
  'template_id',
  'template_version_id',
  'subject_key_id',
  'kind',
  'status',
  'sealed',
  'created_at',
  'processed_at',
  'redacted_at',
] as const;

type DocumentRow = Row<
  'documents',
  (typeof documentColumns)[number],
  { readonly kind: DocumentKind; readonly status: DocumentStatus }
> &
  WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'documents',
  row,
  column: 'sealed',
});

export async function findDocuments(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ShownDocument[]> {
  const rows = await tx.select<DocumentRow>(
    sql`select ${selectList('d', documentColumns)}, k.wrapped_key from documents d ${joinSubjectKey('d')}
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

const changing = (scope: Scope, document: ShownDocument) => ({
  status: document.status,
  sealed: sealedSecrets(scope, document),
  processed_at: document.processedAt,
});

export async function insertDocument(tx: Transaction, scope: Scope, document: ShownDocument): Promise<void> {
  await tx.execute(
    insertRow('documents', {
      environment_id: scope.environmentId,
      id: document.id,
      inquiry_id: document.inquiryId,
      template_id: document.templateId,
      template_version_id: document.templateVersionId,
      subject_key_id: document.subject.id,
      kind: document.kind,
      created_at: document.createdAt,
      ...changing(scope, document),
    }),
  );
}

export async function saveDocument(tx: Transaction, scope: Scope, document: ShownDocument): Promise<void> {
  await tx.execute(
    sql`update documents set ${assignments('documents', changing(scope, document))}
        where environment_id = ${scope.environmentId} and id = ${document.id}`,
  );
}
