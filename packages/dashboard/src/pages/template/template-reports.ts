/** Reports of a configuration: the steps they may follow, and the server's errors. */
import { type ErrorEntry, withoutPath } from '../../client/api-error.ts';
import type { Configuration, Step } from '../../client/templates.ts';

export type TemplateReport = NonNullable<Configuration['reports']>[number];

/** Place of reports that run after the last step, instead of a step name. */
export const completion = 'completion';

/** Maximum number of reports that the server accepts. */
export const mostReports = 20;

/** Returns the name by which a report follows the step; a new step has no name of its own yet. */
export const stepNameOf = ({ type }: Pick<Step, 'type'>): string => `verification_${type.replaceAll('-', '_')}`;

export const newReport = (templateId: string): TemplateReport => ({
  'report-template-id': templateId,
  after: completion,
  on: 'passed',
  required: true,
});

/** Validation errors, and the configuration that was sent. */
export interface Refused {
  readonly entries: readonly ErrorEntry[];
  readonly configuration: Configuration | null;
}

export interface ReportProblems {
  readonly template?: string;
  readonly after?: string;
  readonly on?: string;
}

const members = { 'report-template-id': 'template', after: 'after', on: 'on' } as const;

const isMember = (name: string): name is keyof typeof members => Object.hasOwn(members, name);

/** Returns the errors of this report, wherever it is by now; a report changed since then has none. */
export function problemsOf({ entries, configuration }: Refused, report: TemplateReport): ReportProblems {
  const place = configuration?.reports?.indexOf(report) ?? -1;
  const at = `/data/attributes/reports/${place}`;
  const own = place < 0 ? [] : entries.filter(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
  return Object.fromEntries(
    own.toReversed().map(({ pointer, details }) => {
      const name = pointer.slice(at.length + 1);
      return [isMember(name) ? members[name] : 'template', withoutPath(details)];
    }),
  );
}

/** Returns the error of the rule for report matches. */
export const ruleProblemOf = ({ entries }: Refused): string | undefined => {
  const entry = entries.find(({ pointer }) => pointer === '/data/attributes/decision/on-report-match');
  return entry === undefined ? undefined : withoutPath(entry.details);
};
