/** Effect of reports on the template's decision: they can only make it more careful. Pure. */
import type { Decision, TemplateDefinition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';

const byCare: readonly Decision[] = ['none', 'approve', 'mark-for-review', 'decline'];

interface Ruled {
  readonly decision: Decision;
  /**
   * Findings of required reports that are not clear, considered in the decision even if it is unchanged; empty if all
   * are clear.
   */
  readonly because: readonly ReportFinding[];
}

/** Applies the findings to the decision. `mayWait` is true while an unanswered report may still be answered. */
export function ruleOfReports(
  decision: Decision,
  { onReportMatch = 'mark-for-review' }: TemplateDefinition['decision'],
  findings: readonly ReportFinding[],
  mayWait: boolean,
): Ruled | 'wait' {
  const counted = findings.filter(({ required }) => required);
  if (mayWait && counted.some(({ state }) => state === 'waiting')) return 'wait';
  const because = counted.filter(({ state }) => state !== 'clear');
  const wanted = because.map(({ state }): Decision => (state === 'match' ? onReportMatch : 'mark-for-review'));
  const careful = wanted.reduce(
    (left, right) => (byCare.indexOf(right) > byCare.indexOf(left) ? right : left),
    decision,
  );
  return { decision: careful, because };
}
