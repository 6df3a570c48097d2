/** SQL of the facts that velocity is counted by. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Window } from './velocity.ts';

/** A key with its value as it is kept. */
export interface FactKey {
  readonly kind: string;
  readonly index: Buffer;
}

export const factKey = (scope: Scope, kind: string, value: string): FactKey => ({
  kind,
  index: scope.keys.blindIndex(`transaction-fact:${kind}:1`, value),
});

interface Facts {
  readonly transactionId: string;
  readonly amount: number | null;
  readonly keys: readonly FactKey[];
}

const columnsOf = (keys: readonly FactKey[]): Sql =>
  sql`unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ index }) => index)}::bytea[]) as given (kind, value_index)`;

/** Waits for whoever creates a transaction of one of these keys; the time from then on, of the database. */
export async function lockKeys(
  tx: Transaction,
  { environmentId }: Scope,
  keys: readonly FactKey[],
): Promise<Date | null> {
  // Always in this order: two that share several keys never wait for each other.
  const rows = await tx.execute<Row<'velocity_keys', 'last_at'>>(
    sql`insert into velocity_keys (environment_id, kind, value_index, last_at)
        select ${environmentId}, kind, value_index, date_trunc('milliseconds', clock_timestamp())
          from ${columnsOf(keys)} order by kind, value_index
        on conflict (environment_id, kind, value_index) do update
          set last_at = greatest(velocity_keys.last_at, date_trunc('milliseconds', clock_timestamp()))
        returning last_at`,
  );
  return rows.reduce<Date | null>((last, { last_at: at }) => (last === null || at > last ? at : last), null);
}

/** Records them at that time, or now by the database. Gives the time. */
export async function insertFacts(
  tx: Transaction,
  { environmentId }: Scope,
  { transactionId, amount, keys }: Facts,
  at: Date | null,
): Promise<Date | null> {
  const rows = await tx.execute<Row<'transaction_facts', 'at'>>(
    sql`with clock as materialized (select date_trunc('milliseconds', clock_timestamp()) as at)
        insert into transaction_facts (environment_id, transaction_id, kind, value_index, at, amount)
        select ${environmentId}, ${transactionId}, kind, value_index,
            coalesce(${at}::timestamptz, clock.at), ${amount}::double precision
          from ${columnsOf(keys)}, clock
        on conflict do nothing returning at`,
  );
  return rows[0]?.at ?? null;
}

/** Takes back what was recorded of it; when that was. */
export async function deleteFacts(
  tx: Transaction,
  { environmentId }: Scope,
  transactionId: string,
): Promise<Date | null> {
  const rows = await tx.execute<Row<'transaction_facts', 'at'>>(
    sql`delete from transaction_facts where environment_id = ${environmentId} and transaction_id = ${transactionId} returning at`,
  );
  return rows[0]?.at ?? null;
}

export async function factTimes(
  tx: Reader,
  { environmentId }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx.select<Row<'transaction_facts', 'transaction_id' | 'at'>>(
    sql`select distinct on (transaction_id) transaction_id, at from transaction_facts
        where environment_id = ${environmentId} and transaction_id = any(${ids}) order by transaction_id, at`,
  );
  return new Map(rows.map(({ transaction_id: id, at }) => [id, at]));
}

export interface AskedWindow extends Window {
  /** Null where the transaction has no such key. */
  readonly value: Buffer | null;
}

function numberOf({ aggregate, seconds }: Window, at: Date): Sql {
  const within = sql`f.at > ${new Date(at.getTime() - seconds * 1_000)}`;
  switch (aggregate.kind) {
    case 'count': {
      const { from, below } = aggregate;
      const amounts = from === null ? sql`` : sql` and f.amount >= ${from} and f.amount < ${below}`;
      return sql`count(*) filter (where ${within}${amounts})::double precision`;
    }
    case 'sum':
      return sql`coalesce(sum(f.amount) filter (where ${within}), 0)`;
    case 'max':
      return sql`max(f.amount) filter (where ${within})`;
    case 'distinct':
      return sql`count(distinct o.value_index) filter (where ${within} and o.kind = ${aggregate.of})::double precision`;
  }
}

interface Group {
  readonly kind: string;
  readonly index: Buffer;
  readonly joins: boolean;
  readonly windows: { readonly window: Window; readonly place: number }[];
}

/** Counts of facts are not multiplied by the rows of others: those are asked apart. */
function groupsOf(asked: readonly AskedWindow[]): readonly Group[] {
  const groups = new Map<string, Group>();
  asked.forEach((window, place) => {
    const { value, key, aggregate } = window;
    if (value === null) return;
    const joins = aggregate.kind === 'distinct';
    const group = groups.get(`${key}:${joins}`) ?? { kind: key, index: value, joins, windows: [] };
    group.windows.push({ window, place });
    groups.set(`${key}:${joins}`, group);
  });
  return [...groups.values()];
}

function groupSql({ environmentId }: Scope, { kind, index, joins, windows }: Group, at: Date, place: number): Sql {
  const since = new Date(at.getTime() - Math.max(...windows.map(({ window }) => window.seconds)) * 1_000);
  const kinds = windows.flatMap(({ window: { aggregate } }) => (aggregate.kind === 'distinct' ? [aggregate.of] : []));
  const others = joins
    ? sql` join transaction_facts o on o.environment_id = f.environment_id and o.transaction_id = f.transaction_id
             and o.kind = any(${kinds})`
    : sql``;
  return sql`select ${place}::integer as place, array[${join(
    windows.map(({ window }) => numberOf(window, at)),
    ', ',
  )}]::double precision[] as numbers
    from transaction_facts f${others}
    where f.environment_id = ${environmentId} and f.kind = ${kind} and f.value_index = ${index}
      and f.at > ${since} and f.at <= ${at}`;
}

/** The number of each window over (at - window, at], all in one statement; null where there is no key, or no greatest. */
export async function readWindows(
  tx: Reader,
  scope: Scope,
  asked: readonly AskedWindow[],
  at: Date,
): Promise<readonly (number | null)[]> {
  const groups = groupsOf(asked);
  const answers: (number | null)[] = asked.map(() => null);
  if (groups.length === 0) return answers;
  const statement = join(
    groups.map((group, place) => groupSql(scope, group, at, place)),
    ' union all ',
  );
  // The text follows from a document that a person wrote: it is not kept prepared.
  const rows = await tx.select<{ readonly place: number; readonly numbers: readonly (number | null)[] }>({
    ...{ text: statement.text, values: statement.values, prepared: false },
  });
  for (const { place, numbers } of rows) {
    groups[place]?.windows.forEach((window, of) => {
      answers[window.place] = numbers[of] ?? null;
    });
  }
  return answers;
}
