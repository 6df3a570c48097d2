/** What the events of inquiries tell beside the inquiry. Pure. */
import type { DecisionCondition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';

/** Ids of the people whose decision it was. */
export const peopleBehind = (userIds: readonly string[]) => ({ 'decided-by': userIds });

/** Reports for which the template's rule decided otherwise than it would have without them. */
export const reportsBehind = (findings: readonly ReportFinding[]) => ({
  'decided-for-reports': findings.map(({ report, reportTemplateId, after, state }) => ({
    'report-id': report?.id ?? null,
    'report-template-id': reportTemplateId,
    after,
    state,
    errors: report?.errors.map(({ code }) => code) ?? [],
  })),
});

/** The condition of the template that decided. What it read tells of the person and stays with the inquiry. */
export const conditionBehind = ({ name }: Pick<DecisionCondition, 'name'>) => ({ 'decided-by-condition': name });
