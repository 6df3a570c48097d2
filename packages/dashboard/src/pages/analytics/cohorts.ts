/** Queries of the analytics page, and the shares it shows. */
import { type Analytics, type Cohort, dayMilliseconds } from '../../client/analytics.ts';
import { dayOf } from '../../kit/calendar-day.ts';
import type { Share } from '../../kit/interval.ts';

/** Returns the cohort of the same length just before this one. */
export function cohortBefore({ from, until, ...of }: Cohort): Cohort {
  const [start, end] = [Date.parse(`${from}T12:00:00`), Date.parse(`${until}T12:00:00`)];
  const length = Math.round((end - start) / dayMilliseconds) + 1;
  return {
    from: dayOf(new Date(start - length * dayMilliseconds)),
    until: dayOf(new Date(start - dayMilliseconds)),
    ...of,
  };
}

/** Returns true if the comparison is with a version of the chosen template. */
const isVersion = (other: string): boolean => other.startsWith('itmplv_');

/** Returns the change of the address for another template; drops versions of the previous one. */
export const templateChange = (template: string, other: string): Readonly<Record<string, string>> => ({
  template,
  version: '',
  ...(isVersion(other) ? { with: '' } : {}),
});

/** Returns the change of the address for another version; drops a comparison with itself. */
export const versionChange = (version: string, other: string): Readonly<Record<string, string>> => ({
  version,
  ...(version === other ? { with: '' } : {}),
});

/** Returns the cohort to compare with: `before`, another template, or another version of the same template. */
export function comparedCohort(cohort: Cohort, other: string): Cohort {
  if (other === 'before') return cohortBefore(cohort);
  return isVersion(other) ? { ...cohort, version: other } : { ...cohort, template: other, version: '' };
}

export const rateNames = ['started', 'completed', 'approved', 'declined', 'reviewed', 'expired'] as const;

export type RateName = (typeof rateNames)[number];

/** Returns the rates with their bases: started of created, completed of started, and so on. */
export function sharesOf({ conversion }: Analytics): Readonly<Record<RateName, Share>> {
  const { created, started, completed, approved, declined, reviewed, expired } = conversion;
  return {
    started: { count: started, of: created },
    completed: { count: completed, of: started },
    approved: { count: approved, of: created },
    declined: { count: declined, of: created },
    reviewed: { count: reviewed, of: created },
    expired: { count: expired, of: created },
  };
}

/** Screens in the order of the flow. */
const order = [
  ...['start', 'country', 'document-type', 'hand-off', 'front', 'back', 'paper', 'selfie', 'processing', 'retry'],
  ...['success', 'needs-review', 'declined-consent', 'failed', 'expired'],
];

const placeOf = (screen: string): number => (order.includes(screen) ? order.indexOf(screen) : order.length);

export const inOrder = (screens: Analytics['screens']): Analytics['screens'] =>
  screens.toSorted((a, b) => placeOf(a.screen) - placeOf(b.screen));

/** Returns the days without gaps, including days on which no inquiry was created. */
export function everyDay(days: Analytics['days']): Analytics['days'] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const known = new Map(days.map((each) => [each.day, each]));
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * dayMilliseconds).toISOString().slice(0, 10);
    return known.get(day) ?? { day, created: 0, completed: 0, approved: 0 };
  });
}
