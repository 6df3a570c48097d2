/** Moments at which a template's reports run. Pure. */
import type { TemplateDefinition, TemplateReport } from '../inquiry-templates/index.ts';

/** Finished event of an inquiry: the verification of this step, or `completion`. */
export interface ReportMoment {
  readonly after: string;
  readonly passed: boolean;
}

/** True if the template's decision depends on reports. */
export const waitsForReports = ({ reports = [] }: TemplateDefinition): boolean =>
  reports.some(({ required }) => required);

export const reportsAt = ({ reports = [] }: TemplateDefinition, moment: ReportMoment): readonly TemplateReport[] =>
  reports.filter(({ after, on }) => after === moment.after && (on === 'any' || moment.passed));
