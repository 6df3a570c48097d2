/** Public interface of API logs. */
import type { Slice } from '../../../operations/slice.ts';
import { type ApiLogParts, apiLogEndpoints, apiLogErrorsEndpoint, apiLogSearchEndpoint } from './endpoints.ts';
import { erases, keeps } from './privacy.ts';
import { apiLogAttributes } from './schema.ts';

export type { ApiLogParts } from './endpoints.ts';
export { type ApiLogWriter, createApiLogWriter } from './log-writer.ts';
export { loggedRequestOf } from './logged-request.ts';

export const createApiLogsSlice = (parts: ApiLogParts): Slice => ({
  endpoints: apiLogEndpoints(parts),
  dashboard: [apiLogErrorsEndpoint(parts), apiLogSearchEndpoint(parts)],
  events: [],
  erases,
  keeps,
  kinds: [{ type: 'api-log', readPermission: 'api_log.read', includable: [], attributes: apiLogAttributes }],
});
