/** The reports of a configuration: what each may follow, and what the server refuses of one. */
import { type ErrorEntry, withoutPath } from '../../client/api-error.ts';
import type { Configuration, Step } from '../../client/templates.ts';

export type TemplateReport = NonNullable<Configuration['reports']>[number];

/** Stands in the place of a step for what follows the end of the walk. */
export const completion = 'completion';

/** As the server refuses more. */
export const mostReports = 20;

/** Name by which a report says that it follows the step; one that was just added has none of its own yet. */
export const stepNameOf = ({ type }: Pick<Step, 'type'>): string => `verification_${type.replaceAll('-', '_')}`;

export const newReport = (templateId: string): TemplateReport => ({
  'report-template-id': templateId,
  after: completion,
  on: 'passed',
  required: true,
});

/** What was refused, and the configuration in which it was. */
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

/** What was refused of this very report, wherever it stands by now; a report that was changed since has no problem. */
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

/** What was refused of the rule for what reports find. */
export const ruleProblemOf = ({ entries }: Refused): string | undefined => {
  const entry = entries.find(({ pointer }) => pointer === '/data/attributes/decision/on-report-match');
  return entry === undefined ? undefined : withoutPath(entry.details);
};
