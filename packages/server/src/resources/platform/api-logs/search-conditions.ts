/** Search conditions of the log, and the maximum number of requests that are searched without an index. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Scope } from '../../../security/scope.ts';

/** Range of statuses; both ends are included. */
export interface Statuses {
  readonly from: number;
  readonly to: number;
}

/** Filter of the log. Lists are alternatives; null members do not filter. */
export interface ApiLogFilter {
  readonly statuses: readonly Statuses[] | null;
  readonly methods: readonly string[] | null;
  /** Part of the path. After `=` it is the whole path, in which `{id}` matches any id. */
  readonly path: string | null;
  readonly keyIds: readonly string[] | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Maximum number of requests that are searched one by one: the newest ones of the requested period. */
const mostSearched = 200_000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyId = '[a-z]{2,12}_[A-Za-z0-9]{8,64}';

/** Returns the regular expression of a whole path. */
const wholePath = (path: string): string => `^${path.split('{id}').map(escaped).join(anyId)}$`;

function pathIs(path: string): Sql {
  if (path.startsWith('=')) return sql`l.path ~ ${wholePath(path.slice(1))}`;
  return sql`strpos(l.path, ${path}) > 0`;
}

const firstFailure = 400;

export function conditionsOf(scope: Scope, filter: ApiLogFilter): Sql[] {
  const { statuses, methods, path, keyIds, from, until } = filter;
  const failed = statuses?.every((each) => each.from >= firstFailure) === true;
  const oneByOne = methods !== null || path !== null || (statuses !== null && !failed);
  const ranges = statuses?.map((each) => sql`l.status between ${each.from} and ${each.to}`) ?? [];
  return [
    ...(ranges.length === 0 ? [] : [sql`(${join(ranges, ' or ')})`]),
    // The condition of the index on failures.
    ...(failed ? [sql`l.status >= 400`] : []),
    ...(methods === null ? [] : [sql`l.method = any(${methods})`]),
    ...(path === null ? [] : [pathIs(path)]),
    ...(keyIds === null ? [] : [sql`l.key_id = any(${keyIds})`]),
    ...(from === null ? [] : [sql`l.created_at >= ${from}`]),
    ...(until === null ? [] : [sql`l.created_at <= ${until}`]),
    ...(oneByOne ? [sql`l.created_at >= ${oldestSearched(scope, until)}`] : []),
  ];
}

/** Selects the time of the oldest request in the search, using only the index on times. */
const oldestSearched = ({ environmentId }: Scope, until: Date | null): Sql =>
  sql`coalesce((select created_at from api_logs where environment_id = ${environmentId}
    and created_at <= ${until ?? 'infinity'}::timestamptz
    order by created_at desc, id desc offset ${mostSearched} limit 1), '-infinity'::timestamptz)`;
