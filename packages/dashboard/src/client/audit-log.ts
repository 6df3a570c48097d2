/** The audit log. */

import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';

export type AuditRow = Told.UserAuditLog;

export type AuditVerification = Told.VerifyTheAuditLogResponse;

/** Audit log filter as in the page's address; a member without a filter is empty. Days are `2026-01-31`. */
export interface AuditQuestion {
  readonly person: string;
  readonly subject: string;
  readonly from: string;
  readonly until: string;
  readonly what: AskedFor | '';
}

/** Kinds of requests in the log; most are page reads. */
export type AskedFor = 'changes' | 'reads' | 'refusals';

export const askedForOf = (text: string | undefined): AskedFor | '' =>
  text === 'changes' || text === 'reads' || text === 'refusals' ? text : '';

const filters: Readonly<Record<AskedFor, Readonly<Record<string, string>>>> = {
  changes: { 'filter[method]': 'POST,PUT,PATCH,DELETE' },
  reads: { 'filter[method]': 'GET' },
  refusals: { 'filter[is-refused]': 'true' },
};

/** Returns the instant of a local day and time; empty for an invalid day. */
function instantOf(day: string, time: string): string {
  const instant = new Date(`${day}T${time}`);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

const startOf = (day: string): string => instantOf(day, '00:00:00.000');

const endOf = (day: string): string => instantOf(day, '23:59:59.999');

export const auditFilterOf = ({ person, subject, from, until, what }: AuditQuestion) => ({
  ...(what === '' ? {} : filters[what]),
  'filter[user-id]': person,
  'filter[subject-id]': subject.trim(),
  'filter[created-at-start]': startOf(from),
  'filter[created-at-end]': endOf(until),
});

export const auditQuery = (api: Api, question: AuditQuestion) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'user-audit-log', question),
    queryFn: ({ signal, pageParam }) =>
      api.private.get<Page<AuditRow>>(
        '/audit/logs',
        { ...auditFilterOf(question), 'page[size]': 50, 'page[after]': pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const verifyAuditLog = (api: Api): Promise<AuditVerification> => api.private.ask('POST', '/audit/verify', {});

/** Returns JSON lines, the last of which signs those before it. */
export const exportAuditLog = (api: Api, from: string, until: string): Promise<string> =>
  api.private.text('/audit/export', {
    'filter[created-at-start]': startOf(from),
    'filter[created-at-end]': endOf(until),
  });

export const askerOf = ({ relationships }: AuditRow): string => relationships?.user?.data.id ?? '';
