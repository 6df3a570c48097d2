/** Port from inquiry templates to the slice that runs reports. */
import type { ReadContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';

export interface RunnableReport {
  /** Returns the reason why these members do not suffice to run the report, as a sentence; null if they do. */
  problemWith(members: ReadonlySet<string>): string | null;
}

/** Returns the reports by report template id; unknown ids are missing. */
export const runnableReports = definePort<
  (context: ReadContext, ids: readonly string[]) => Promise<ReadonlyMap<string, RunnableReport>>
>()('the reports that a template may run');
