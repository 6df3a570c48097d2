/** Erasure and retention of the API log. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';
import { scrubApiLogs } from './scrub-api-logs.ts';

const day = 86_400;

export const erases: readonly Erasure[] = [
  {
    table: 'api_logs',
    columns: ['params'],
    erase: ({ tx, scope }, { resourceIds, at }) => scrubApiLogs(tx, scope, resourceIds, at),
  },
  { table: 'api_logs', stays: { sealed: 'what stays of an entry holds nothing that a client sent' } },
  { table: 'api_log_blocks', stays: { sealed: 'what stays of an entry holds nothing that a client sent' } },
  { table: 'scrubbed_objects', stays: { object_id: 'an id, for entries that are still on their way' } },
];

export const keeps: readonly Retention[] = [
  { table: 'api_logs', seconds: 14 * day, since: 'created_at' },
  // The creation time of a block is that of its newest entry.
  { table: 'api_log_blocks', seconds: 14 * day, since: 'created_at' },
  // Log entries are written within seconds of their request.
  { table: 'scrubbed_objects', seconds: day, since: 'scrubbed_at' },
];
