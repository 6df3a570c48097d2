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
  /** Id of an inquiry, an account or any other object. */
  readonly subject: string;
  readonly from: string;
  readonly until: string;
  /** Kinds of rows; empty for changes and views of personal data. */
  readonly what: AskedFor | '';
}

export const askedFor = ['changes', 'views', 'everything', 'refusals'] as const;

/** Kinds of rows in the log. Most rows are reads of pages. */
export type AskedFor = (typeof askedFor)[number];

export const askedForOf = (text: string | undefined): AskedFor | '' => askedFor.find((each) => each === text) ?? '';

const filters: Readonly<Record<AskedFor | '', Readonly<Record<string, string>>>> = {
  '': { 'filter[kind]': 'change,view' },
  changes: { 'filter[kind]': 'change' },
  views: { 'filter[kind]': 'view' },
  everything: {},
  refusals: { 'filter[is-refused]': 'true' },
};

/** Members of a row's context from which its sentence is composed. */
export interface ToldByRow {
  readonly operation?: string;
  readonly action?: string;
  readonly kind?: 'change' | 'view' | 'read';
  /** Name of the person; null for an unknown person. */
  readonly actor?: string | null;
  readonly by?: string;
  readonly object?: { readonly id: string; readonly name: string | null };
  readonly outcome?: string;
  readonly check?: string;
  readonly reason?: string;
  /** True for a reason that the reader may not see. */
  readonly hasReason?: boolean;
  readonly reasonCode?: string;
  /** Values before and after the change, by member. */
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly refusal?: string;
  readonly needed?: string;
  readonly picture?: string;
  /** Class of the pictured document, such as `pp`. */
  readonly idClass?: string | null;
  readonly prefetched?: boolean;
  readonly seen?: boolean;
  readonly environmentId?: string;
}

export function toldBy({ attributes }: AuditRow): ToldByRow {
  const { context = {} } = attributes;
  return {
    ...context,
    hasReason: context['has-reason'],
    reasonCode: context['reason-code'],
    idClass: context['id-class'],
    environmentId: context['environment-id'],
  } as ToldByRow;
}

/** Ids of inquiries and accounts; the log finds every row that concerns them. */
const ofSubject = /^(inq|act)_/;

/** Returns the instant of a local day and time; empty for an invalid day. */
function instantOf(day: string, time: string): string {
  const instant = new Date(`${day}T${time}`);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

const startOf = (day: string): string => instantOf(day, '00:00:00.000');

const endOf = (day: string): string => instantOf(day, '23:59:59.999');

export const auditFilterOf = ({ person, subject, from, until, what }: AuditQuestion) => ({
  ...filters[what],
  'filter[user-id]': person,
  [ofSubject.test(subject.trim()) ? 'filter[subject-id]' : 'filter[object-id]']: subject.trim(),
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

/** Returns JSON lines; the last line signs the lines before it. */
export const exportAuditLog = (api: Api, from: string, until: string): Promise<string> =>
  api.private.text('/audit/export', {
    'filter[created-at-start]': startOf(from),
    'filter[created-at-end]': endOf(until),
  });

export const askerOf = ({ relationships }: AuditRow): string => relationships?.user?.data.id ?? '';
