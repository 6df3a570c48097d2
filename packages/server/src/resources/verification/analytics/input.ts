/** Conversion of the filters of the analytics to a cohort. */
import { alternatives, type Filters, timesOf } from '../../../api/json-api/filters.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Cohort } from '../inquiries/index.ts';

const day = 86_400;
const usualDays = 30;
const mostDays = 400;

type Name = 'created-at-start' | 'created-at-end' | 'inquiry-template-id' | 'inquiry-template-version-id';

/** Reads the cohort, by default that of the last days. Throws bad_request for a period that is too long. */
export function readCohort(filter: Filters<Name>, now: Date): Cohort {
  const cohort: Cohort = {
    from: timesOf(filter, 'created-at-start')[0] ?? addSeconds(now, -usualDays * day),
    until: timesOf(filter, 'created-at-end')[0] ?? now,
    templateIds: alternatives(filter, 'inquiry-template-id') ?? [],
    versionIds: alternatives(filter, 'inquiry-template-version-id') ?? [],
  };
  if (cohort.until.getTime() - cohort.from.getTime() > mostDays * day * 1000) {
    throw new Refusal('bad_request', { details: `at most ${mostDays} days at once` });
  }
  return cohort;
}
