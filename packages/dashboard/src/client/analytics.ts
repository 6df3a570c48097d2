/** Analytics queries shared by several pages. */

import { queryOptions } from '@tanstack/react-query';
import { dayOf } from '../kit/calendar-day.ts';
import type { Api } from './api.ts';
import type * as Told from './generated/index.ts';
import { queryKey } from './query-key.ts';

export type Analytics = Told.RetrieveTheAnalyticsOfInquiriesResponse;

/** Days as the address has them, `2026-01-31`; empty for the last thirty days of all templates. */
export interface Cohort {
  readonly from: string;
  readonly until: string;
  readonly template: string;
  /** Version of the template; empty for all. */
  readonly version: string;
}

const instantOf = (day: string, time: string): string => {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

export const analyticsQuery = (api: Api, { from, until, template, version }: Cohort) =>
  queryOptions({
    queryKey: queryKey(api, 'inquiry', 'analytics', from, until, template, version),
    queryFn: ({ signal }) =>
      api.private.get<Analytics>(
        '/analytics',
        {
          'filter[created-at-start]': instantOf(from, '00:00:00.000'),
          'filter[created-at-end]': instantOf(until, '23:59:59.999'),
          'filter[inquiry-template-id]': template,
          'filter[inquiry-template-version-id]': version,
        },
        signal,
      ),
  });

export const dayMilliseconds = 86_400_000;
const usualDays = 30;

/** Returns the last thirty days, including today. `now` in milliseconds since 1970. */
export function usualCohort(now: number): Cohort {
  return {
    from: dayOf(new Date(now - (usualDays - 1) * dayMilliseconds)),
    until: dayOf(new Date(now)),
    template: '',
    version: '',
  };
}

/**
 * Words of the list's filter that match exactly the inquiries of a count. An inquiry that failed or expired may have
 * been decided since and then have another status.
 */
const wordsOfCounts = {
  created: '',
  started: 'counted:started',
  completed: 'counted:completed',
  approved: 'status:approved',
  declined: 'status:declined',
  reviewed: 'counted:reviewed',
  failed: 'counted:failed',
  expired: 'counted:expired',
} as const;

export type LinkedCount = keyof typeof wordsOfCounts;

export const isLinkedCount = (name: string): name is LinkedCount => Object.hasOwn(wordsOfCounts, name);

/** Returns the filter line that matches the inquiries in a count of the cohort. */
export const lineOfCount = (name: LinkedCount, { from, until, template, version }: Cohort): string =>
  [
    wordsOfCounts[name],
    template === '' ? '' : `template:${template}`,
    version === '' ? '' : `version:${version}`,
    `from:${from}`,
    `until:${until}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
