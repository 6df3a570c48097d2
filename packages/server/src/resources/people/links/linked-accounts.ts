/**
 * Links of an account, one hop: the accounts that share a value with it, and the values. A value that many accounts
 * share is one node with its count.
 */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import type { LeftJoined, Row } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';
import { hubAccounts, type LinkKind, linkKindOf } from './link-kinds.ts';

/** Value that links two accounts. */
export interface LinkEdge {
  readonly kind: LinkKind;
  /** Number of accounts that share the value. */
  readonly sharedBy: number;
  /** First time at which the linked account had the value, and the source of the value. */
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  readonly source: { readonly type: string; readonly id: string };
}

export interface LinkedAccount {
  readonly accountId: string;
  /**
   * Sum of 1/ln(2 + n) over its edges, where n is the number of accounts that share the value: rarer values weigh more.
   */
  readonly score: number;
  readonly edges: readonly LinkEdge[];
}

export interface LinkHub {
  readonly kind: LinkKind;
  readonly accounts: number;
  /** True if counting stopped at the limit. */
  readonly isAtLeast: boolean;
}

export interface LinkedAccounts {
  /** Highest score first. */
  readonly accounts: readonly LinkedAccount[];
  readonly hubs: readonly LinkHub[];
  /** True if there are more linked accounts than were read. */
  readonly isCut: boolean;
}

/** Maximum number of linked accounts in a response. */
export const mostLinked = 100;

type EdgeRow = Row<'link_degrees', 'kind' | 'value_index' | 'degree'> &
  LeftJoined<Row<'subject_links', 'account_id' | 'source_type' | 'source_id' | 'first_seen' | 'last_seen'>>;

/** Finds linked accounts in one statement: at most {@link hubAccounts} accounts per value are read. */
export async function findLinkedAccounts(
  tx: Reader,
  { environmentId }: Scope,
  accountId: string,
  counted: number,
): Promise<LinkedAccounts> {
  const rows = await tx.select<EdgeRow>(sql`
    select own.kind, own.value_index, d.degree, other.account_id, other.source_type, other.source_id, other.first_seen,
      other.last_seen
    from subject_links own
    join link_degrees d on d.environment_id = own.environment_id and d.kind = own.kind and d.value_index = own.value_index
    left join lateral (
      select * from subject_links l where l.environment_id = own.environment_id and l.kind = own.kind
        and l.value_index = own.value_index and l.account_id <> ${accountId} and d.degree <= ${hubAccounts}
      limit ${hubAccounts}) other on true
    where own.environment_id = ${environmentId} and own.account_id = ${accountId} and d.degree > 1
    order by d.degree, own.kind limit ${mostEdges}`);
  const accounts = gather(rows).toSorted((a, b) => b.score - a.score || a.accountId.localeCompare(b.accountId));
  return {
    accounts: accounts.slice(0, mostLinked),
    hubs: rows
      .filter((row) => row.degree > hubAccounts)
      .map((row) => ({ kind: linkKindOf(row.kind), accounts: row.degree, isAtLeast: row.degree >= counted })),
    isCut: accounts.length > mostLinked || rows.length === mostEdges,
  };
}

const mostEdges = 2000;

function gather(rows: readonly EdgeRow[]): LinkedAccount[] {
  const edges = new Map<string, LinkEdge[]>();
  for (const row of rows) {
    const { account_id: id, source_type: type, source_id: source, first_seen: firstSeen, last_seen: lastSeen } = row;
    if (id === null || type === null || source === null || firstSeen === null || lastSeen === null) continue;
    const edge = {
      kind: linkKindOf(row.kind),
      sharedBy: row.degree,
      firstSeen,
      lastSeen,
      source: { type, id: source },
    };
    edges.set(id, [...(edges.get(id) ?? []), edge]);
  }
  return [...edges].map(([accountId, of]) => ({ accountId, score: scoreOf(of), edges: of }));
}

const scoreOf = (edges: readonly LinkEdge[]): number =>
  Math.round(1000 * edges.reduce((sum, { sharedBy }) => sum + 1 / Math.log(2 + sharedBy), 0)) / 1000;
