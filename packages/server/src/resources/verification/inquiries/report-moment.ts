/** When the reports of a template are run. Pure. */
import type { TemplateDefinition, TemplateReport } from '../inquiry-templates/index.ts';

/** What has happened to an inquiry: a verification of this step, or `completion`, has its end. */
export interface ReportMoment {
  readonly after: string;
  readonly passed: boolean;
}

/** Whether the template's decision counts what reports find. */
export const waitsForReports = ({ reports = [] }: TemplateDefinition): boolean =>
  reports.some(({ required }) => required);

export const reportsAt = ({ reports = [] }: TemplateDefinition, moment: ReportMoment): readonly TemplateReport[] =>
  reports.filter(({ after, on }) => after === moment.after && (on === 'any' || moment.passed));
