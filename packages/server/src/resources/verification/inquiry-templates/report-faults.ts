/** Validation of the reports of a definition. Pure. */
import { completion, type Fault, stepName, type TemplateDefinition } from './definition.ts';
import type { RunnableReport } from './report-port.ts';

/**
 * Returns faults of reports that nothing triggers, duplicate reports, and match rules without a report that could
 * match.
 */
export function reportFaults({ reports = [], steps, decision }: TemplateDefinition): Fault[] {
  const moments = [...steps.map(({ kind }) => stepName(kind)), completion];
  const seen = new Set<string>();
  const faults = reports.flatMap(({ reportTemplateId, after, required }, index): Fault[] => {
    const pointer = `/reports/${index}`;
    if (!moments.includes(after)) {
      const waits = required ? ': the decision would wait for a report that is never run' : '';
      return [{ pointer: `${pointer}/after`, problem: `must be one of ${moments.join(', ')}${waits}` }];
    }
    const key = `${reportTemplateId} ${after}`;
    if (seen.has(key)) return [{ pointer, problem: 'already runs at that moment' }];
    seen.add(key);
    return [];
  });
  const isIdle = decision.onReportMatch !== undefined && !reports.some(({ required }) => required);
  return isIdle
    ? [...faults, { pointer: '/decision/on-report-match', problem: 'waits for a report, but no report is required' }]
    : faults;
}

export const idsOfReports = ({ reports = [] }: TemplateDefinition): string[] => [
  ...new Set(reports.map(({ reportTemplateId }) => reportTemplateId)),
];

/** Returns faults of unknown reports, and of reports whose query the inquiry's fields cannot fill. */
export function unrunnableFaults(
  { reports = [], fields }: TemplateDefinition,
  known: ReadonlyMap<string, RunnableReport>,
): Fault[] {
  // Every template has fields for the values read from a document.
  const members = new Set(fields.map(({ key }) => key));
  return reports.flatMap(({ reportTemplateId }, index) => {
    const pointer = `/reports/${index}/report-template-id`;
    const report = known.get(reportTemplateId);
    if (report === undefined) return [{ pointer, problem: 'is not a report template' }];
    const problem = report.problemWith(members);
    return problem === null ? [] : [{ pointer, problem }];
  });
}
