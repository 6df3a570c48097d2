/** An API log entry as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ApiLog } from './api-log.ts';
import type { apiLogAttributes } from './schema.ts';

/** Formats a time with its offset: only log entries have one, all other times end in `Z` (contract, platform 1). */
const withOffset = (at: Date): string => isoTimestamp(at).replace(/Z$/, '+00:00');

export function serializeApiLog({
  id,
  entry,
  params,
  createdAt,
  redactedAt,
}: ApiLog): Resource<Wire<typeof apiLogAttributes>> {
  const { method, path, headers, ip, version, keyId } = entry.request;
  const { status, headers: answered, errors, milliseconds } = entry.response;
  return {
    type: 'api-log',
    id,
    attributes: {
      'api-key-id': keyId ?? null,
      'api-version': version ?? null,
      'duration-ms': milliseconds ?? null,
      errors: errors === undefined ? null : [...errors],
      request: { method, path, headers, 'get-params': params.get, 'post-params': params.post, 'ip-address': ip },
      response: { status, headers: answered },
      'created-at': withOffset(createdAt),
      'redacted-at': redactedAt === null ? null : withOffset(redactedAt),
    },
  };
}
