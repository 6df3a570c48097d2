/** Writes of links. Each write updates the degrees of the values in the same transaction. */
import sql, { type Sql } from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import { linkKinds, mostCounted } from './link-kinds.ts';
import type { LinkValue } from './link-values.ts';

/** Source of a value of an account. */
export interface LinkSource {
  readonly type: 'account' | 'inquiry' | 'verification' | 'inquiry-session' | 'transaction';
  readonly id: string;
  /** Inquiry whose redaction removes the source; null for an independent source. */
  readonly inquiryId: string | null;
  readonly accountId: string;
  readonly at: Date;
}

type LinkRow = Row<'link_sources', 'kind' | 'value_index' | 'account_id'>;

/**
 * Returns 16 bytes of the hash: with 10⁹ values, two collide with a probability of 10⁻²¹. The label contains the
 * version of the normal form.
 */
const indexOf = (scope: Scope, { kind, value }: LinkValue): Buffer =>
  scope.keys.blindIndex(`link ${kind} 1`, value).subarray(0, 16);

function columnsOf(scope: Scope, values: readonly LinkValue[]) {
  const rows = new Map(
    values.map((each) => {
      const index = indexOf(scope, each);
      return [`${each.kind} ${index.toString('hex')}`, { kind: linkKinds[each.kind], index }] as const;
    }),
  );
  return { kinds: [...rows.values()].map(({ kind }) => kind), indexes: [...rows.values()].map(({ index }) => index) };
}

/**
 * Adds the values of the source in one statement; rows are locked in a fixed order to avoid deadlocks between
 * transactions with the same values.
 */
export async function recordLinks(
  tx: Transaction,
  scope: Scope,
  { type, id, inquiryId, accountId, at }: LinkSource,
  values: readonly LinkValue[],
): Promise<void> {
  if (values.length === 0) return;
  const { kinds, indexes } = columnsOf(scope, values);
  const { environmentId } = scope;
  await tx.execute(sql`
    with given as (
      select kind, value_index from unnest(${kinds}::smallint[], ${indexes}::bytea[]) as given (kind, value_index)
      order by kind, value_index),
    told as (
      insert into link_sources (environment_id, source_id, kind, value_index, account_id, source_type, inquiry_id, seen_at)
      select ${environmentId}, ${id}, kind, value_index, ${accountId}, ${type}, ${inquiryId}::text, ${at}::timestamptz
      from given on conflict (environment_id, source_id, kind, value_index) do nothing),
    known as (
      select kind, value_index from given join subject_links using (kind, value_index)
      where environment_id = ${environmentId} and account_id = ${accountId}),
    linked as (
      insert into subject_links (environment_id, kind, value_index, account_id, source_type, source_id, first_seen, last_seen)
      select ${environmentId}, kind, value_index, ${accountId}, ${type}, ${id}, ${at}::timestamptz, ${at}::timestamptz from given
      on conflict (environment_id, kind, value_index, account_id)
        do update set last_seen = greatest(subject_links.last_seen, excluded.last_seen)
      returning kind, value_index, first_seen = last_seen and source_id = ${id} as is_new),
    added as (
      select kind, value_index from linked where is_new
      except select kind, value_index from known)
    insert into link_degrees (environment_id, kind, value_index, degree)
    select ${environmentId}, added.kind, added.value_index, 1 from added
      left join link_degrees d on d.environment_id = ${environmentId} and d.kind = added.kind
        and d.value_index = added.value_index
    where d.degree is null or d.degree < ${mostCounted}
    order by added.kind, added.value_index
    on conflict (environment_id, kind, value_index)
      do update set degree = least(link_degrees.degree + 1, ${mostCounted})`);
}

/** Replaces all values of the source. */
export async function replaceLinks(
  tx: Transaction,
  scope: Scope,
  source: LinkSource,
  values: readonly LinkValue[],
): Promise<void> {
  const { kinds, indexes } = columnsOf(scope, values);
  await lockDegrees(
    tx,
    scope.environmentId,
    sql`(select kind, value_index from link_sources where environment_id = ${scope.environmentId} and source_id = ${source.id}
          union all select * from unnest(${kinds}::smallint[], ${indexes}::bytea[])) as touched (kind, value_index)`,
  );
  await dropLinks(
    tx,
    scope,
    sql`source_id = ${source.id} and not exists (
          select from unnest(${kinds}::smallint[], ${indexes}::bytea[]) as kept (kind, value_index)
          where kept.kind = link_sources.kind and kept.value_index = link_sources.value_index)`,
  );
  await recordLinks(tx, scope, source, values);
}

/** Removes the sources that match `condition` (over `link_sources`), and the links without another source. */
export async function dropLinks(tx: Transaction, scope: Scope, condition: Sql): Promise<void> {
  const told = await tx.execute<LinkRow>(
    sql`delete from link_sources where environment_id = ${scope.environmentId} and ${condition}
        returning kind, value_index, account_id`,
  );
  if (told.length > 0) await settleLinks(tx, scope, told);
}

/** Moves the links of these accounts to another; a value that both had counts once. */
export async function moveLinks(tx: Transaction, scope: Scope, condition: Sql, toAccountId: string): Promise<void> {
  const { environmentId } = scope;
  const before = await tx.execute<LinkRow>(
    sql`select kind, value_index, account_id from link_sources where environment_id = ${environmentId} and ${condition}
          and account_id <> ${toAccountId} for update`,
  );
  if (before.length === 0) return;
  await tx.execute(
    sql`update link_sources set account_id = ${toAccountId} where environment_id = ${environmentId} and ${condition}`,
  );
  await settleLinks(tx, scope, [...before, ...before.map((row) => ({ ...row, account_id: toAccountId }))]);
}

/** Updates the links of these values and accounts from their sources, and recounts the values. */
async function settleLinks(tx: Transaction, { environmentId }: Scope, rows: readonly LinkRow[]): Promise<void> {
  const given = sql`unnest(${rows.map(({ kind }) => kind)}::smallint[], ${rows.map((row) => row.value_index)}::bytea[],
    ${rows.map((row) => row.account_id)}::text[]) as given (kind, value_index, account_id)`;
  // Degrees and links are locked before they are read: the later statements see commits of concurrent transactions.
  await lockDegrees(tx, environmentId, given);
  await tx.execute(
    sql`select from (select distinct * from ${given}) v join subject_links l on l.environment_id = ${environmentId}
          and l.kind = v.kind and l.value_index = v.value_index and l.account_id = v.account_id
        order by l.kind, l.value_index, l.account_id for update of l`,
  );
  const first = sql`select distinct on (s.kind, s.value_index, s.account_id) s.kind, s.value_index, s.account_id, s.source_type,
      s.source_id, s.seen_at, max(s.seen_at) over (partition by s.kind, s.value_index, s.account_id) as last_seen
    from link_sources s join (select distinct * from ${given}) g using (kind, value_index, account_id)
    where s.environment_id = ${environmentId} order by s.kind, s.value_index, s.account_id, s.seen_at, s.source_id`;
  await tx.execute(
    sql`delete from subject_links l using ${given} where l.environment_id = ${environmentId} and l.kind = given.kind
          and l.value_index = given.value_index and l.account_id = given.account_id and not exists (
            select from link_sources s where s.environment_id = ${environmentId} and s.account_id = l.account_id
              and s.kind = l.kind and s.value_index = l.value_index)`,
  );
  await tx.execute(
    sql`insert into subject_links (environment_id, kind, value_index, account_id, source_type, source_id, first_seen, last_seen)
        select ${environmentId}, kind, value_index, account_id, source_type, source_id, seen_at, last_seen from (${first}) first
        on conflict (environment_id, kind, value_index, account_id) do update
          set source_type = excluded.source_type, source_id = excluded.source_id, first_seen = excluded.first_seen`,
  );
  await countAgain(tx, environmentId, given);
}

/** Locks degrees in a fixed order to avoid deadlocks. */
async function lockDegrees(tx: Transaction, environmentId: string, values: Sql): Promise<void> {
  await tx.execute(
    sql`select from (select distinct kind, value_index from ${values}) v join link_degrees d
          on d.environment_id = ${environmentId} and d.kind = v.kind and d.value_index = v.value_index
        order by d.kind, d.value_index for update of d`,
  );
}

async function countAgain(tx: Transaction, environmentId: string, given: Sql): Promise<void> {
  await tx.execute(
    sql`insert into link_degrees (environment_id, kind, value_index, degree)
        select ${environmentId}, v.kind, v.value_index, counted.degree
        from (select distinct kind, value_index from ${given}) v
        cross join lateral (select count(*)::integer as degree from (
          select from subject_links l where l.environment_id = ${environmentId} and l.kind = v.kind
            and l.value_index = v.value_index limit ${mostCounted}) few) counted
        order by v.kind, v.value_index
        on conflict (environment_id, kind, value_index) do update set degree = excluded.degree`,
  );
  await tx.execute(
    sql`delete from link_degrees d using (select distinct kind, value_index from ${given}) v
        where d.environment_id = ${environmentId} and d.kind = v.kind and d.value_index = v.value_index and d.degree = 0`,
  );
}
