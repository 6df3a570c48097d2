/** SQL of the facts that velocity windows count. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Window } from './velocity.ts';

/** Key with its value as stored. */
export interface FactKey {
  readonly kind: string;
  readonly index: Buffer;
}

export const factKey = (scope: Scope, kind: string, value: string): FactKey => ({
  kind,
  index: scope.keys.blindIndex(`transaction-fact:${kind}:1`, value),
});

/** Returns the index of a currency, ignoring case. */
export const currencyIndex = (scope: Scope, currency: string | null): Buffer | null =>
  currency === null ? null : scope.keys.blindIndex('transaction-fact-currency:1', currency.toUpperCase());

interface Facts {
  readonly transactionId: string;
  /** Time of the transaction; null to use the time at which the fact was first recorded. */
  readonly occurredAt: Date | null;
  readonly amount: number | null;
  readonly currency: Buffer | null;
  readonly keys: readonly FactKey[];
}

/** Stored fact of one transaction. */
export interface Fact extends FactKey {
  /** End of the transaction's windows for this key. */
  readonly at: Date;
  /** Seconds since the recording, by the database clock, which also set the recording time. */
  readonly age: number;
}

const columnsOf = (keys: readonly FactKey[]): Sql =>
  sql`unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ index }) => index)}::bytea[]) as given (kind, value_index)`;

/** Locks the keys against other writers of transactions; returns the time of the database after the wait. */
export async function lockKeys(
  tx: Transaction,
  { environmentId }: Scope,
  keys: readonly FactKey[],
): Promise<Date | null> {
  // Keys are locked in a fixed order, so that two transactions with several common keys cannot deadlock.
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

type FactRow = Row<'transaction_facts', 'transaction_id' | 'kind' | 'value_index' | 'at'> & { readonly age: number };

const factColumns = sql`transaction_id, kind, value_index, at,
  extract(epoch from clock_timestamp() - recorded_at)::double precision as age`;

const factOf = ({ kind, value_index: index, at, age }: FactRow): Fact => ({ kind, index, at, age });

/** Replaces the transaction's facts; a null `now` is the time of the database. Returns all of them. */
export async function recordFacts(
  tx: Transaction,
  { environmentId }: Scope,
  { transactionId, occurredAt, amount, currency, keys }: Facts,
  now: Date | null,
): Promise<Fact[]> {
  const rows = await tx.execute<FactRow>(
    sql`with clock as materialized (
          select coalesce(${now}::timestamptz, date_trunc('milliseconds', clock_timestamp())) as now)
        insert into transaction_facts as f
            (environment_id, transaction_id, kind, value_index, at, recorded_at, amount, currency_index)
        select ${environmentId}, ${transactionId}, kind, value_index, coalesce(${occurredAt}::timestamptz, clock.now),
            clock.now, ${amount === null ? null : String(amount)}::numeric, ${currency}::bytea
          from ${columnsOf(keys)}, clock
        on conflict (environment_id, transaction_id, kind, value_index) do update
          set at = coalesce(${occurredAt}::timestamptz, f.recorded_at), amount = excluded.amount, currency_index = excluded.currency_index
        returning ${factColumns}`,
  );
  return rows.map(factOf);
}

/** Deletes the facts whose keys the transaction no longer has. */
export async function deleteOtherFacts(
  tx: Transaction,
  { environmentId }: Scope,
  transactionId: string,
  keys: readonly FactKey[],
): Promise<void> {
  await tx.execute(
    sql`delete from transaction_facts f where f.environment_id = ${environmentId} and f.transaction_id = ${transactionId}
          and not exists (select from ${columnsOf(keys)} where given.kind = f.kind and given.value_index = f.value_index)`,
  );
}

/** Finds facts by transaction. */
export async function findFacts(
  tx: Reader,
  { environmentId }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Fact[]>> {
  const rows = await tx.select<FactRow>(
    sql`select ${factColumns} from transaction_facts
        where environment_id = ${environmentId} and transaction_id = any(${ids})`,
  );
  const found = Map.groupBy(rows, (row) => row.transaction_id);
  return new Map([...found].map(([id, of]) => [id, of.map(factOf)]));
}

/** Returns true if a fact of one of these keys has a later time, up to `until`, but was recorded before. */
export async function hasLaterFacts(
  tx: Reader,
  { environmentId }: Scope,
  facts: readonly Fact[],
  until: Date,
): Promise<boolean> {
  const rows = await tx.select<{ readonly found: boolean }>(
    sql`select true as found from unnest(${facts.map(({ kind }) => kind)}::text[],
            ${facts.map(({ index }) => index)}::bytea[], ${facts.map(({ at }) => at)}::timestamptz[]) as own (kind, value_index, at)
          join lateral (select from transaction_facts f
            where f.environment_id = ${environmentId} and f.kind = own.kind and f.value_index = own.value_index
              and f.at > own.at and f.at <= ${until} limit 1) later on true
          limit 1`,
  );
  return rows.length > 0;
}

export interface AskedWindow extends Window {
  /** Fact of the judged transaction with the key of the window; null if there is none. */
  readonly fact: Fact | null;
  /** Currency of counted amounts; null counts amounts without one. */
  readonly currency: Buffer | null;
}

function numberOf({ aggregate, seconds, currency }: AskedWindow, at: Date): Sql {
  const within = sql`f.at > ${new Date(at.getTime() - seconds * 1_000)}`;
  const amounts = sql`${within} and f.amount is not null and f.currency_index is not distinct from ${currency}::bytea`;
  switch (aggregate.kind) {
    case 'count': {
      const { from, below } = aggregate;
      if (from === null) return sql`count(*) filter (where ${within})`;
      const between = sql`f.amount >= ${String(from)}::numeric and f.amount < ${String(below)}::numeric`;
      return sql`count(*) filter (where ${amounts} and ${between})`;
    }
    case 'amounts':
      return sql`count(*) filter (where ${amounts})`;
    case 'sum':
      return sql`sum(f.amount) filter (where ${amounts})`;
    case 'mean':
      return sql`avg(f.amount) filter (where ${amounts})`;
    case 'max':
      return sql`max(f.amount) filter (where ${amounts})`;
    case 'distinct':
      return sql`count(distinct o.value_index) filter (where ${within} and o.kind = ${aggregate.of})`;
  }
}

interface Group {
  readonly fact: Fact;
  readonly joins: boolean;
  readonly windows: { readonly window: AskedWindow; readonly place: number }[];
}

/**
 * Groups windows by key. Windows of distinct values form separate groups, so that their joins do not multiply counts.
 */
function groupsOf(asked: readonly AskedWindow[]): readonly Group[] {
  const groups = new Map<string, Group>();
  asked.forEach((window, place) => {
    const { fact, key, aggregate } = window;
    if (fact === null) return;
    const joins = aggregate.kind === 'distinct';
    const group = groups.get(`${key}:${joins}`) ?? { fact, joins, windows: [] };
    group.windows.push({ window, place });
    groups.set(`${key}:${joins}`, group);
  });
  return [...groups.values()];
}

function groupSql({ environmentId }: Scope, { fact, joins, windows }: Group, place: number): Sql {
  const { kind, index, at } = fact;
  const since = new Date(at.getTime() - Math.max(...windows.map(({ window }) => window.seconds)) * 1_000);
  const kinds = windows.flatMap(({ window: { aggregate } }) => (aggregate.kind === 'distinct' ? [aggregate.of] : []));
  const others = joins
    ? sql` join transaction_facts o on o.environment_id = f.environment_id and o.transaction_id = f.transaction_id
             and o.kind = any(${kinds})`
    : sql``;
  // Sums are returned as texts: exact sums may exceed every other database type.
  const numbers = join(
    windows.map(({ window }) => sql`(${numberOf(window, at)})::text`),
    ', ',
  );
  return sql`select ${place}::integer as place, array[${numbers}] as numbers
    from transaction_facts f${others}
    where f.environment_id = ${environmentId} and f.kind = ${kind} and f.value_index = ${index}
      and f.at > ${since} and f.at <= ${at}`;
}

const numberFrom = (text: string | null): number | null =>
  text === null ? null : Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)));

/**
 * Reads the number of each window over (at - window, at] of its fact, all in one statement. A number is null if there
 * is no fact, or no amount.
 */
export async function readWindows(
  tx: Reader,
  scope: Scope,
  asked: readonly AskedWindow[],
): Promise<readonly (number | null)[]> {
  const groups = groupsOf(asked);
  const answers: (number | null)[] = asked.map(() => null);
  if (groups.length === 0) return answers;
  const statement = join(
    groups.map((group, place) => groupSql(scope, group, place)),
    ' union all ',
  );
  // The statement is not prepared, since its text depends on a document that a person wrote.
  const rows = await tx.select<{ readonly place: number; readonly numbers: readonly (string | null)[] }>({
    text: statement.text,
    values: statement.values,
    prepared: false,
  });
  for (const { place, numbers } of rows) {
    groups[place]?.windows.forEach((window, of) => {
      answers[window.place] = numberFrom(numbers[of] ?? null);
    });
  }
  return answers;
}

/** Moves facts from one value of a key to another. A transaction that has both values keeps only the other one. */
export async function moveFacts(
  tx: Transaction,
  { environmentId }: Scope,
  { kind, from, to }: { readonly kind: string; readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await tx.execute(
    sql`update transaction_facts f set value_index = ${to}
        where f.environment_id = ${environmentId} and f.kind = ${kind} and f.value_index = ${from} and not exists (
          select from transaction_facts o where o.environment_id = f.environment_id
            and o.transaction_id = f.transaction_id and o.kind = f.kind and o.value_index = ${to})`,
  );
  await tx.execute(
    sql`delete from transaction_facts
        where environment_id = ${environmentId} and kind = ${kind} and value_index = ${from}`,
  );
}
