/** Operation of the analytics: count how the inquiries of a cohort went. */
import type { ReadContext } from '../../../operations/context.ts';
import { type Cohort, countConversion, countDays } from '../inquiries/index.ts';
import { countCodes, countScreens } from './screens.ts';

export async function analyzeCohort({ tx, scope }: ReadContext, cohort: Cohort) {
  return {
    conversion: await countConversion(tx, scope, cohort),
    days: await countDays(tx, scope, cohort),
    screens: await countScreens(tx, scope, cohort),
    codes: await countCodes(tx, scope, cohort),
  };
}
