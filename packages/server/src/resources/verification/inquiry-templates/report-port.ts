/** What inquiry templates need of whoever runs reports. */
import type { ReadContext } from '../../../operations/context.ts';
import { definePort } from '../../../operations/port.ts';

export interface RunnableReport {
  /** What keeps it from being asked by these members alone, in a sentence; null where nothing does. */
  problemWith(members: ReadonlySet<string>): string | null;
}

/** By the id of the report template; unknown ids are left out. */
export const runnableReports = definePort<
  (context: ReadContext, ids: readonly string[]) => Promise<ReadonlyMap<string, RunnableReport>>
>()('the reports that a template may run');
