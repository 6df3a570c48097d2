/** Query keys of the browser's cache: environment, resource, then the query. */
import type { Api } from './api.ts';

/** Resource types on the wire, and other data that pages query. */
export type QueryResource =
  | 'account'
  | 'account-type'
  | 'api-key'
  | 'api-log'
  | 'bulk-action'
  | 'case'
  | 'case-queue'
  | 'case-template'
  | 'event'
  | 'event-tail'
  | 'export'
  | 'importer'
  | 'inquiry'
  | 'inquiry-template'
  | 'invitation'
  | 'list'
  | 'monitoring-sample'
  | 'organization'
  | 'picture'
  | 'report'
  | 'report-backtest'
  | 'report-catalogue'
  | 'report-template'
  | 'retention'
  | 'role'
  | 'rule-set'
  | 'rule-set-backtest'
  | 'rule-snooze'
  | 'saved-view'
  | 'search'
  | 'setting'
  | 'template-catalogue'
  | 'theme-set'
  | 'transaction'
  | 'transaction-type'
  | 'user'
  | 'user-audit-log'
  | 'user-session'
  | 'watchlist'
  | 'webhook';

/** Resource name in the keys of queries that every change affects. */
export const tailOfEvents = 'event-tail';
/** Marker in the key of a list query; the object that owns the listed items follows it. */
export const listOf = 'of';

/** Returns a query key. `rest` identifies the data of the resource: `list` or similar, ids, filters. */
export const queryKey = <const Rest extends readonly unknown[]>(
  { environmentId }: Pick<Api, 'environmentId'>,
  resource: QueryResource,
  ...rest: Rest
) => [environmentId, resource, ...rest] as const;
