/** SQL of accounts. The reference id is sealed under the environment's key, so that it survives the redaction of fields. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { seal, sealJson, unseal, unsealJson } from '../../security/encryption.ts';
import type { Scope } from '../../security/scope.ts';
import { insertSubject, liveSubject, type NewSubject, openSubject } from '../../security/subject-keys.ts';
import type { Account } from './account.ts';

interface AccountRow {
  id: string;
  subject_key_id: string;
  wrapped_key: Buffer | null;
  reference_id: Buffer | null;
  sealed: Buffer;
  tags: string[];
  account_status: string;
  created_at: Date;
  updated_at: Date;
  redacted_at: Date | null;
}

const place = (scope: Scope, row: string, column: string) => ({
  environmentId: scope.environmentId,
  table: 'accounts',
  row,
  column,
});

const select = sql`select a.id, a.subject_key_id, k.wrapped_key, a.reference_id, a.sealed, a.tags, a.account_status,
    a.created_at, a.updated_at, a.redacted_at
  from accounts a left join subject_keys k on k.environment_id = a.environment_id and k.id = a.subject_key_id`;

function accountOf(scope: Scope, row: AccountRow): Account {
  const subject = openSubject(scope, row.subject_key_id, row.wrapped_key);
  const reference = row.reference_id;
  return {
    id: row.id,
    subject,
    referenceId:
      reference === null
        ? null
        : unseal(scope.keys.dataKey, place(scope, row.id, 'reference_id'), reference).toString(),
    fields: subject.key === null ? {} : unsealJson(subject.key, place(scope, row.id, 'sealed'), row.sealed),
    tags: row.tags,
    accountStatus: row.account_status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    redactedAt: row.redacted_at,
  };
}

export async function findAccounts(tx: Reader, scope: Scope, ids: readonly string[]): Promise<Account[]> {
  const rows = await tx.query<AccountRow>(
    sql`${select} where a.environment_id = ${scope.environmentId} and a.id = any(${ids})`,
  );
  return rows.map((row) => accountOf(scope, row));
}

/** Locks the row until the transaction ends, so that neither of two changes at once is lost. */
export async function findAccountForUpdate(tx: Transaction, scope: Scope, id: string): Promise<Account | null> {
  const rows = await tx.query<AccountRow>(
    sql`${select} where a.environment_id = ${scope.environmentId} and a.id = ${id} for update of a`,
  );
  return rows[0] === undefined ? null : accountOf(scope, rows[0]);
}

export async function findAccountByReference(tx: Reader, scope: Scope, referenceId: string): Promise<Account | null> {
  const index = scope.keys.blindIndex('account reference', referenceId);
  const rows = await tx.query<AccountRow>(
    sql`${select} where a.environment_id = ${scope.environmentId} and a.reference_id_index = ${index}`,
  );
  return rows[0] === undefined ? null : accountOf(scope, rows[0]);
}

/** False when another account has the same reference id; without one nothing can be in the way. */
export async function insertAccount(
  tx: Transaction,
  scope: Scope,
  account: Account,
  subject: NewSubject,
): Promise<boolean> {
  insertSubject(tx, scope, subject, account.createdAt);
  const insert = accountInsert(scope, account);
  if (account.referenceId !== null) {
    const rows = await tx.query(
      sql`${insert} on conflict (environment_id, account_type_id, reference_id_index) where reference_id_index is not null do nothing returning id`,
    );
    return rows.length === 1;
  }
  tx.defer(insert);
  return true;
}

function accountInsert(scope: Scope, account: Account): Sql {
  const { key } = liveSubject(account.subject);
  const { referenceId } = account;
  const index = referenceId === null ? null : scope.keys.blindIndex('account reference', referenceId);
  const sealedReference =
    referenceId === null
      ? null
      : seal(scope.keys.dataKey, place(scope, account.id, 'reference_id'), Buffer.from(referenceId));
  return sql`insert into accounts (environment_id, id, account_type_id, subject_key_id, reference_id_index, reference_id, sealed, tags,
      account_status, created_at, updated_at)
    values (${scope.environmentId}, ${account.id},
      (select id from account_types where environment_id = ${scope.environmentId} and is_default),
      ${account.subject.id}, ${index}, ${sealedReference},
      ${sealJson(key, place(scope, account.id, 'sealed'), account.fields)}, ${account.tags}, ${account.accountStatus},
      ${account.createdAt}, ${account.updatedAt})`;
}

export async function saveAccountFields(tx: Transaction, scope: Scope, account: Account): Promise<void> {
  const { key } = liveSubject(account.subject);
  await tx.query(
    sql`update accounts set sealed = ${sealJson(key, place(scope, account.id, 'sealed'), account.fields)},
          updated_at = ${account.updatedAt}
        where environment_id = ${scope.environmentId} and id = ${account.id} and redacted_at is null`,
  );
}
