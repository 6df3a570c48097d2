/**
 * Seals values that earlier versions stored in plain. The migration set them aside, since only a process with the root
 * key can seal them; the first start completes it. Several processes seal different values.
 */
import sql from 'sql-template-tag';
import type { Transaction } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Row } from '../database/rows.ts';
import type { Pooler } from '../database/tenant-isolation.ts';
import { vacuum } from '../database/vacuum.ts';
import { createScopes } from '../resources/platform/organizations/index.ts';
import { insertTags, tagIndexes } from '../resources/platform/tags/index.ts';
import { sealJson, unsealJson } from '../security/encryption.ts';
import { createKeyRing } from '../security/key-ring.ts';
import type { Scope } from '../security/scope.ts';
import { findSubjectKeys } from '../security/subject-keys.ts';

type Kind = 'account tags' | 'inquiry tags' | 'inquiry creator' | 'event context';

type PlainValue = Row<'plain_values', 'kind' | 'row_id' | 'value', { readonly kind: Kind }>;

interface Target {
  readonly table: 'accounts' | 'inquiries' | 'events';
  readonly column: 'sealed' | 'payload';
  /** Name of the value in the sealed object. */
  readonly member: 'tags' | 'creator' | 'context';
}

const targets: Readonly<Record<Kind, Target>> = {
  'account tags': { table: 'accounts', column: 'sealed', member: 'tags' },
  'inquiry tags': { table: 'inquiries', column: 'sealed', member: 'tags' },
  'inquiry creator': { table: 'inquiries', column: 'sealed', member: 'creator' },
  'event context': { table: 'events', column: 'payload', member: 'context' },
};

const batch = 500;

/** Seals the values; `connectionString` is the owner's. Throws if a value belongs to a row that cannot be opened. */
export async function sealPlainValues(
  { connectionString, pooler }: { readonly connectionString: string; readonly pooler: Pooler },
  rootKey: Buffer,
  now: Date,
): Promise<void> {
  const database = openDatabase(connectionString, { poolSize: 1, pooler });
  let sealed = 0;
  try {
    for (const scope of await createScopes(database, createKeyRing(rootKey)).all()) {
      const tenant = { environmentId: scope.environmentId };
      let taken = 0;
      do {
        taken = await database.transaction(tenant, (tx) => sealBatch(tx, scope, now));
        sealed += taken;
      } while (taken > 0);
    }
  } finally {
    await database.close();
  }
  if (sealed > 0) await vacuum(connectionString, 'plain_values');
}

/** Seals a batch, and returns how many values it took. */
async function sealBatch(tx: Transaction, scope: Scope, now: Date): Promise<number> {
  const { environmentId } = scope;
  const taken = await tx.execute<PlainValue>(
    sql`delete from plain_values where environment_id = ${environmentId} and (kind, row_id) in (
          select kind, row_id from plain_values where environment_id = ${environmentId}
          order by kind, row_id limit ${batch} for update skip locked)
        returning kind, row_id, value`,
  );
  for (const plain of taken) await sealOne(tx, scope, plain, now);
  return taken.length;
}

/** Seals one value; a value that was redacted meanwhile has no key, and is dropped. */
async function sealOne(tx: Transaction, scope: Scope, plain: PlainValue, now: Date): Promise<void> {
  const { kind, row_id: id, value } = plain;
  const { environmentId } = scope;
  const { table, column, member } = targets[kind];
  const [row] = await tx.execute<Row<'events', 'subject_key_id'> & { readonly opaque: Buffer }>({
    text: `select ${column} as opaque, subject_key_id from ${table} where environment_id = $1 and id = $2 for update`,
    values: [environmentId, id],
  });
  if (row === undefined || row.opaque.length === 0) return;
  const subject = row.subject_key_id;
  const key = subject === null ? scope.keys.dataKey : (await findSubjectKeys(tx, scope, [subject])).get(subject);
  if (key === undefined) return;
  const associatedData = { environmentId, table, row: id, column };
  const sealed = sealJson(key, associatedData, {
    ...unsealJson<object>(key, associatedData, row.opaque),
    [member]: value,
  });
  const indexes = member === 'tags' ? tagIndexes(scope, value as string[]) : null;
  if (indexes !== null) await insertTags(tx, scope, [...new Set(indexes)], now);
  await tx.execute({
    text: `update ${table} set ${column} = $3${indexes === null ? '' : ', tag_indexes = $4'}
           where environment_id = $1 and id = $2`,
    values: [environmentId, id, sealed, ...(indexes === null ? [] : [indexes])],
  });
}
