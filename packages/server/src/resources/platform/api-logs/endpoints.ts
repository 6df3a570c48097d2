/** Endpoints of API logs: list and retrieve, and for people the recent errors. */
import { Type } from 'typebox';
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { timestamp } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { groupErrors } from './error-groups.ts';
import { readApiLogFilter } from './input.ts';
import { apiLogFilters } from './schema.ts';
import { serializeApiLog } from './serializer.ts';
import { findApiLogs, listApiLogs, listLatestApiLogs, searchApiLogs } from './store.ts';

export interface ApiLogParts {
  /** Writes the entries that wait in this process, so that a client finds the request it has just made. */
  readonly settleLogs: () => Promise<void>;
}

export function apiLogEndpoints({ settleLogs }: ApiLogParts): readonly Endpoint[] {
  return [
    readEndpoint({
      path: '/api-logs',
      operationId: 'list-all-api-logs',
      summary:
        'Lists the requests of the last two weeks, newest first, without idempotent replays and requests without a key.',
      permission: 'api_log.read',
      resourceType: 'api-log',
      prepare: settleLogs,
      async handle({ tx, scope }, { page }) {
        const found = await listApiLogs(tx, scope, page);
        return { page: { ...found, items: found.items.map(serializeApiLog) } };
      },
    }),
    readEndpoint({
      path: '/api-logs/{api-log-id}',
      operationId: 'retrieve-an-api-log',
      summary: 'Retrieves the log entry of one request by its Request-Id.',
      permission: 'api_log.read',
      resourceType: 'api-log',
      prepare: settleLogs,
      async handle({ tx, scope }, { params }) {
        const [log] = await findApiLogs(tx, scope, [params['api-log-id']]);
        if (log === undefined) throw new Refusal('not_found');
        return { resource: serializeApiLog(log) };
      },
    }),
  ];
}

/** Maximum number of requests searched for errors, since their blocks are decrypted one by one. */
const mostLookedAt = 5000;

const errorsBody = Type.Object({
  /** Number of requests searched, the newest first. */
  'looked-at': Type.Integer(),
  /** Time of the oldest of them; null if there are none. */
  since: Type.Union([timestamp(), Type.Null()]),
  groups: Type.Array(
    Type.Object({
      method: Type.String(),
      route: Type.String(),
      status: Type.Integer(),
      count: Type.Integer(),
      'last-at': timestamp(),
      ids: Type.Array(Type.String()),
    }),
  ),
});

export function apiLogSearchEndpoint({ settleLogs }: ApiLogParts): Endpoint {
  return readEndpoint({
    surface: 'dashboard',
    path: '/api-logs',
    operationId: 'list-api-logs-by-filter',
    summary:
      'Lists requests by status, method, path, API key and time, newest first. A filter by method, by path or by a status of success searches the newest 200,000 requests of the time.',
    permission: null,
    userPermission: 'api_log.read',
    resourceType: 'api-log',
    filters: apiLogFilters,
    prepare: settleLogs,
    async handle({ tx, scope }, { filter, page }) {
      const found = await searchApiLogs(tx, scope, readApiLogFilter(filter), page);
      return { page: { ...found, items: found.items.map(serializeApiLog) } };
    },
  });
}

export function apiLogErrorsEndpoint({ settleLogs }: ApiLogParts): Endpoint {
  return readEndpoint({
    surface: 'dashboard',
    path: '/api-log-errors',
    operationId: 'group-the-errors-of-api-logs',
    summary: `Which requests of the latest ${mostLookedAt} were refused, by method, route and status, the most frequent first.`,
    permission: null,
    userPermission: 'api_log.read',
    resourceType: 'api-log',
    prepare: settleLogs,
    answerBody: errorsBody,
    async handle({ tx, scope }) {
      const logs = await listLatestApiLogs(tx, scope, mostLookedAt);
      const oldest = logs.at(-1);
      return {
        body: {
          'looked-at': logs.length,
          since: oldest === undefined ? null : isoTimestamp(oldest.createdAt),
          groups: groupErrors(logs).map(({ lastAt, ...group }) => ({ ...group, 'last-at': isoTimestamp(lastAt) })),
        },
      };
    },
  });
}
