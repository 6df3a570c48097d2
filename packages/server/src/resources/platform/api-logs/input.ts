/** Conversion of the log's query filters to search conditions. */
import { alternatives, type Filters, timesOf } from '../../../api/json-api/filters.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ApiLogFilter, Statuses } from './search-conditions.ts';

type Names = 'status' | 'method' | 'path' | 'api-key-id' | 'created-at-start' | 'created-at-end';

/** Reads `404`, `4xx` and `failed`. Throws bad_request for anything else. */
function statusesOf(text: string): Statuses {
  if (text === 'failed') return { from: 400, to: 599 };
  const [, first, rest] = /^([1-5])(xx|\d\d)$/.exec(text) ?? [];
  if (first === undefined) {
    throw new Refusal('bad_request', { details: 'filter.status must be a status, a class such as 4xx, or failed' });
  }
  if (rest === 'xx') return { from: Number(first) * 100, to: Number(first) * 100 + 99 };
  return { from: Number(text), to: Number(text) };
}

/** Reads the filter. Throws bad_request for an invalid status or time. */
export function readApiLogFilter(filter: Filters<Names>): ApiLogFilter {
  return {
    statuses: alternatives(filter, 'status')?.map(statusesOf) ?? null,
    methods: alternatives(filter, 'method')?.map((method) => method.toUpperCase()) ?? null,
    path: filter.get('path')?.[0] ?? null,
    keyIds: alternatives(filter, 'api-key-id'),
    from: timesOf(filter, 'created-at-start')[0] ?? null,
    until: timesOf(filter, 'created-at-end')[0] ?? null,
  };
}
