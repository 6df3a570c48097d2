/** API logs: list and retrieve. */
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { serializeApiLog } from './serializer.ts';
import { findApiLogs, listApiLogs } from './store.ts';

export interface ApiLogParts {
  /** Writes what waits in this process, so that a client finds the request it has just made. */
  readonly settleLogs: () => Promise<void>;
}

export function apiLogEndpoints({ settleLogs }: ApiLogParts): readonly Endpoint[] {
  return [
    readEndpoint({
      path: '/api-logs',
      operationId: 'list-all-api-logs',
      summary: 'Lists the requests of two weeks, newest first; replays and requests without a key are not among them.',
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
        const [log] = await findApiLogs(tx, scope, [params['api-log-id'] ?? '']);
        if (log === undefined) throw new Refusal('not_found');
        return { resource: serializeApiLog(log) };
      },
    }),
  ];
}
