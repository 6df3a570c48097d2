/** SQL of accounts. The reference id is sealed under the environment's key: it is not personal data on its own. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage, type Sort } from '../../../database/page-query.ts';
import { assignments, insertRow, type Row, rowInto, selectList } from '../../../database/rows.ts';
import { nothingWritten } from '../../../fields/index.ts';
import { seal, sealJson, unseal, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { joinSubjectKey, liveSubject, openSubject, type WrappedKey } from '../../../security/subject-keys.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import { type Account, takeOver } from './account.ts';
import { defaultAccountFields, defaultRelations } from './account-type.ts';
import { identifierRows, referenceIndexes } from './identifiers.ts';
import type { TypeSchemas } from './type-store.ts';

/** Columns read from the account's own row. */
const accountColumns = [
  'id',
  'subject_key_id',
  'account_type_id',
  'reference_id',
  'sealed',
  'survivors',
  'account_status',
  'created_at',
  'updated_at',
  'redacted_at',
  'archived_at',
] as const;

type AccountRow = Row<'accounts', (typeof accountColumns)[number]> &
  WrappedKey &
  TypeSchemas & { readonly type_name: string };

const associatedData = (scope: Scope, row: string, column: string) => ({
  environmentId: scope.environmentId,
  table: 'accounts',
  row,
  column,
});

const from = sql`from accounts a
  join account_types t on t.environment_id = a.environment_id and t.id = a.account_type_id ${joinSubjectKey('a')}`;

const columns = sql`${selectList('a', accountColumns)}, k.wrapped_key, t.name as type_name, t.field_schemas, t.relation_schemas`;

const select = sql`select ${columns} ${from}`;

/** Query by type and hash of the reference id, which is unique within a type. */
const accountsByReference = {
  key: 'reference_key',
  text: `select ${columns.text}, a.account_type_id || ' ' || encode(a.reference_id_index, 'hex') as reference_key ${from.text}
    where a.environment_id = $1 and a.account_type_id = any(array(select split_part(asked, ' ', 1) from unnest($2::text[]) asked))
      and a.reference_id_index = any(array(select decode(split_part(asked, ' ', 2), 'hex') from unnest($2::text[]) asked))`,
};

function accountOf(scope: Scope, row: AccountRow): Account {
  const reference = row.reference_id;
  return {
    id: row.id,
    subject: openSubject(scope, row.subject_key_id, row.wrapped_key),
    type: {
      id: row.account_type_id,
      name: row.type_name,
      fields: row.field_schemas ?? defaultAccountFields,
      relations: row.relation_schemas ?? defaultRelations,
    },
    referenceId:
      reference === null
        ? null
        : unseal(scope.keys.dataKey, associatedData(scope, row.id, 'reference_id'), reference).toString(),
    ...sealedPartsOf(scope, row),
    accountStatus: row.account_status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    redactedAt: row.redacted_at,
    archivedAt: row.archived_at,
  };
}

type SealedParts = Pick<Account, 'state' | 'tags'>;

/**
 * Opens the sealed parts. Rows older than field schemas have flat names, which are read like the values of an inquiry.
 */
function sealedPartsOf(scope: Scope, row: AccountRow): SealedParts {
  const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
  if (key === null) {
    if (row.survivors === null) return { state: nothingWritten, tags: [] };
    const values = unsealJson<Account['state']['values']>(
      scope.keys.dataKey,
      associatedData(scope, row.id, 'survivors'),
      row.survivors,
    );
    return { state: { values, writtenOnce: [] }, tags: [] };
  }
  type Stored = (Account['state'] | Record<string, string>) & { readonly tags?: readonly string[] };
  const { tags = [], ...stored } = unsealJson<Stored>(key, associatedData(scope, row.id, 'sealed'), row.sealed);
  return 'writtenOnce' in stored && typeof stored.writtenOnce === 'object'
    ? { state: stored as Account['state'], tags }
    : { state: { values: takeOver({}, stored as Record<string, string>), writtenOnce: [] }, tags };
}

async function findWhere(tx: Reader, scope: Scope, condition: Sql): Promise<Account[]> {
  const rows = await tx.select<AccountRow>(
    sql`${select} where a.environment_id = ${scope.environmentId} and ${condition}`,
  );
  return rows.map((row) => accountOf(scope, row));
}

export const findAccounts = (tx: Reader, scope: Scope, ids: readonly string[]): Promise<Account[]> =>
  findWhere(tx, scope, sql`a.id = any(${ids})`);

/** Locks an account until the transaction ends, so that concurrent changes are not lost. */
export async function findAccountForUpdate(tx: Transaction, scope: Scope, id: string): Promise<Account | null> {
  const [account] = await lockAccounts(tx, scope, [id]);
  return account ?? null;
}

/**
 * Locks several accounts in a fixed order to avoid deadlocks, and returns the existing ones. They are read after the
 * wait, since joined rows, such as the key, would have their state from before it.
 */
export async function lockAccounts(tx: Transaction, scope: Scope, ids: readonly string[]): Promise<Account[]> {
  await tx.execute(
    sql`select id from accounts where environment_id = ${scope.environmentId} and id = any(${ids}) order by id for update`,
  );
  return findAccounts(tx, scope, ids);
}

export async function findAccountByReference(
  tx: Reader,
  scope: Scope,
  typeId: string,
  referenceId: string,
): Promise<Account | null> {
  const keys = referenceIndexes(scope, referenceId).map((index) => `${typeId} ${index.toString('hex')}`);
  const [row] = await tx.selectByKeys<AccountRow>(accountsByReference, scope.environmentId, keys);
  return row === undefined ? null : accountOf(scope, row);
}

/** Finds the ids of accounts of every type with one of these reference ids. */
export async function accountIdsByReference(
  tx: Reader,
  scope: Scope,
  references: readonly string[],
): Promise<string[]> {
  const indexes = references.flatMap((each) => referenceIndexes(scope, each));
  const rows = await tx.select<Row<'accounts', 'id'>>(
    sql`select id from accounts where environment_id = ${scope.environmentId} and reference_id_index = any(${indexes}::bytea[])`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Replaces the id of each consolidated account with that of the account that now has its inquiries; in order, without
 * duplicates.
 */
export async function consolidatedIds(tx: Reader, scope: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.select<Row<'accounts', 'id'>>(
    sql`with recursive into_others (id, place) as (
          select id, place from unnest(${[...ids]}::text[]) with ordinality as given (id, place)
          union
          select a.consolidated_into, o.place from into_others o
            join accounts a on a.environment_id = ${scope.environmentId} and a.id = o.id
           where a.consolidated_into is not null)
        select o.id from into_others o
          join accounts a on a.environment_id = ${scope.environmentId} and a.id = o.id and a.consolidated_into is null
         group by o.id order by min(o.place)`,
  );
  return rows.map(({ id }) => id);
}

/** Finds the account of this type whose field has the hash; null if there is none. */
export async function findAccountByIdentifier(
  tx: Reader,
  scope: Scope,
  typeId: string,
  key: string,
  index: Buffer,
): Promise<Account | null> {
  const [account] = await findWhere(
    tx,
    scope,
    sql`a.id in (select account_id from account_identifiers where environment_id = ${scope.environmentId}
          and account_type_id = ${typeId} and key = ${key} and value_index = ${index}) limit 1`,
  );
  return account ?? null;
}

export async function listAccounts(
  tx: Reader,
  scope: Scope,
  conditions: readonly Sql[],
  cursor: Cursor,
  search?: { readonly sort: Sort },
) {
  const page = await queryPage<AccountRow>(tx, {
    select,
    table: 'accounts',
    alias: 'a',
    environmentId: scope.environmentId,
    conditions,
    cursor,
    ...(search === undefined ? {} : { sort: search.sort, shaped: true }),
  });
  return { ...page, items: page.items.map((row) => accountOf(scope, row)) };
}

/** Columns of a new account that can change. */
const changing = (scope: Scope, account: Account, sealed: Buffer) => ({
  subject_key_id: account.subject.id,
  reference_id_index: referenceIndex(scope, account),
  reference_id: sealedReference(scope, account),
  sealed,
  tag_indexes: tagIndexes(scope, account.tags),
  account_status: account.accountStatus,
  updated_at: account.updatedAt,
});

/** Inserts an account. The caller has verified that no other account of the type has the reference id. */
export function insertAccount(tx: Transaction, scope: Scope, account: Account): void {
  const values = {
    environment_id: scope.environmentId,
    id: account.id,
    account_type_id: account.type.id,
    ...changing(scope, account, sealedState(scope, account)),
    created_at: account.createdAt,
  };
  tx.insert(...rowInto('accounts', values, { racesOn: 'accounts_reference_id' }));
}

const referenceIndex = (scope: Scope, { referenceId }: Account): Buffer | null =>
  referenceId === null ? null : (referenceIndexes(scope, referenceId)[0] ?? null);

const sealedReference = (scope: Scope, { id, referenceId }: Account): Buffer | null =>
  referenceId === null
    ? null
    : seal(scope.keys.dataKey, associatedData(scope, id, 'reference_id'), Buffer.from(referenceId));

const sealedState = (scope: Scope, { id, subject, state, tags }: Account): Buffer =>
  sealJson(
    liveSubject(subject).key,
    associatedData(scope, id, 'sealed'),
    tags.length === 0 ? state : { ...state, tags },
  );

/**
 * Saves everything that can change. `redacted`: the key is destroyed, and only values that survive by policy are kept.
 */
export async function saveAccount(tx: Transaction, scope: Scope, account: Account, redacted = false): Promise<void> {
  const { values } = account.state;
  const survivors =
    redacted && Object.keys(values).length > 0
      ? sealJson(scope.keys.dataKey, associatedData(scope, account.id, 'survivors'), values)
      : null;
  const changes = assignments('accounts', {
    ...changing(scope, account, redacted ? Buffer.alloc(0) : sealedState(scope, account)),
    survivors,
    redacted_at: account.redactedAt,
    archived_at: account.archivedAt,
  });
  await tx.execute(
    sql`update accounts set ${changes} where environment_id = ${scope.environmentId} and id = ${account.id}`,
  );
}

/**
 * Replaces the hashes of the identifiers. Returns the key of a unique field whose value another account has; null if
 * there is none.
 */
export async function saveIdentifiers(tx: Transaction, scope: Scope, account: Account): Promise<string | null> {
  const { environmentId } = scope;
  const rows = identifierRows(scope, account);
  await tx.execute(
    sql`delete from account_identifiers where environment_id = ${environmentId} and account_id = ${account.id}`,
  );
  for (const { key, index, unique } of rows) {
    const inserted = await tx.execute(
      sql`${insertRow('account_identifiers', {
        environment_id: environmentId,
        account_id: account.id,
        account_type_id: account.type.id,
        key,
        value_index: index,
        is_unique: unique,
      })} on conflict do nothing returning key`,
    );
    if (inserted.length === 0) return key;
  }
  return null;
}

/** Fills `carriedTags`. */
export const accountsWithTag = ({ environmentId }: Scope): Sql =>
  sql`select from accounts a where a.environment_id = ${environmentId} and tags.tag_index = any(a.tag_indexes)`;
