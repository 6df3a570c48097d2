/** What reports make of the template's decision: they can only make it more careful. Pure. */
import type { Decision, TemplateDefinition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';

const byCare: readonly Decision[] = ['none', 'approve', 'mark-for-review', 'decline'];

interface Ruled {
  readonly decision: Decision;
  /** What made it so; empty where it is what it would have been. */
  readonly because: readonly ReportFinding[];
}

/** `mayWait` while one that has no answer may still have one. */
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
