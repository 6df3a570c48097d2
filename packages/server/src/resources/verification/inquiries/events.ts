/** Additional payload of inquiry events, besides the inquiry. Pure. */
import type { DecisionCondition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';

/** Ids of the users who made the decision. */
export const peopleBehind = (userIds: readonly string[]) => ({ 'decided-by': userIds });

/** Required reports whose findings were not clear when the template's rule decided. */
export const reportsBehind = (findings: readonly ReportFinding[]) => ({
  'decided-for-reports': findings.map(({ report, reportTemplateId, after, state }) => ({
    'report-id': report?.id ?? null,
    'report-template-id': reportTemplateId,
    after,
    state,
    errors: report?.errors.map(({ code }) => code) ?? [],
  })),
});

/** Name of the condition that decided. The values it read are personal data and stay with the inquiry. */
export const conditionBehind = ({ name }: Pick<DecisionCondition, 'name'>) => ({ 'decided-by-condition': name });
