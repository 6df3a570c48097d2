/** SQL of snoozes and their keys. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { JudgedTransaction } from '../transactions/index.ts';
import { fieldKindsOf, keyValues } from './declarations.ts';
import { type FactKey, factKey } from './facts-store.ts';
import type { Snooze, Snoozed } from './snooze.ts';
import { ownKinds } from './velocity.ts';

/**
 * Returns the keys for which a rule can be snoozed: for each velocity key the value by which the transaction is
 * counted.
 */
export const snoozeKeys = (scope: Scope, transaction: JudgedTransaction): readonly FactKey[] =>
  [...ownKinds, ...fieldKindsOf(transaction)].flatMap((kind) =>
    keyValues(transaction, kind)
      .slice(0, 1)
      .map((value) => factKey(scope, kind, value)),
  );

const place = ({ environmentId }: Scope, row: string) => ({
  environmentId,
  table: 'rule_snoozes',
  row,
  column: 'reason',
});

type SnoozeRow = Row<
  'rule_snoozes',
  | 'id'
  | 'rule_set_id'
  | 'rule_name'
  | 'kind'
  | 'value_index'
  | 'transaction_id'
  | 'until'
  | 'reason'
  | 'creator_type'
  | 'creator_id'
  | 'created_at'
  | 'ended_at'
>;

const snoozeOf = (scope: Scope, row: SnoozeRow): Snooze => ({
  id: row.id,
  ruleSetId: row.rule_set_id,
  ruleName: row.rule_name,
  kind: row.kind,
  index: row.value_index,
  until: row.until,
  reason: unsealJson<string>(scope.keys.dataKey, place(scope, row.id), row.reason),
  transactionId: row.transaction_id,
  creator: { type: row.creator_type, id: row.creator_id },
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

export async function insertSnooze(tx: Transaction, scope: Scope, made: Snooze): Promise<void> {
  await tx.execute(
    insertRow('rule_snoozes', {
      environment_id: scope.environmentId,
      id: made.id,
      rule_set_id: made.ruleSetId,
      rule_name: made.ruleName,
      kind: made.kind,
      value_index: made.index,
      transaction_id: made.transactionId,
      until: made.until,
      created_at: made.createdAt,
      ended_at: null,
      reason: sealJson(scope.keys.dataKey, place(scope, made.id), made.reason),
      creator_type: made.creator.type,
      creator_id: made.creator.id,
    }),
  );
}

/** Finds active snoozes, ordered by their end. */
export async function findSnoozes(tx: Reader, scope: Scope, ruleSetId: string, now: Date): Promise<Snooze[]> {
  const rows = await tx.select<SnoozeRow>(
    sql`select id, rule_set_id, rule_name, kind, value_index, transaction_id, until, reason, creator_type, creator_id, created_at, ended_at
        from rule_snoozes where environment_id = ${scope.environmentId} and rule_set_id = ${ruleSetId}
          and ended_at is null and until > ${now} order by until, id`,
  );
  return rows.map((row) => snoozeOf(scope, row));
}

/** Ends a snooze. Returns false if there is no active one. */
export async function endSnooze(
  tx: Transaction,
  { environmentId }: Scope,
  { ruleSetId, id, now }: { readonly ruleSetId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.execute<Row<'rule_snoozes', 'id'>>(
    sql`update rule_snoozes set ended_at = ${now} where environment_id = ${environmentId} and rule_set_id = ${ruleSetId}
          and id = ${id} and ended_at is null and until > ${now} returning id`,
  );
  return rows.length > 0;
}

/** Finds the snoozed rules of a transaction with these keys. */
export async function findSnoozed(
  tx: Reader,
  { environmentId }: Scope,
  { ruleSetId, keys, now }: { readonly ruleSetId: string; readonly keys: readonly FactKey[]; readonly now: Date },
): Promise<Snoozed> {
  if (keys.length === 0) return new Map();
  const rows = await tx.select<Pick<SnoozeRow, 'rule_name' | 'until'>>(
    sql`select s.rule_name, max(s.until) as until from rule_snoozes s
          join unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ index }) => index)}::bytea[])
            as given (kind, value_index) on given.kind = s.kind and given.value_index = s.value_index
        where s.environment_id = ${environmentId} and s.rule_set_id = ${ruleSetId}
          and s.ended_at is null and s.until > ${now} group by s.rule_name`,
  );
  return new Map(rows.map(({ rule_name: name, until }) => [name, until]));
}

/** Moves snoozes of one value of a key to another. */
export async function moveSnoozes(
  tx: Transaction,
  { environmentId }: Scope,
  { kind, from, to }: { readonly kind: string; readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await tx.execute(
    sql`update rule_snoozes set value_index = ${to}
        where environment_id = ${environmentId} and kind = ${kind} and value_index = ${from}`,
  );
}
