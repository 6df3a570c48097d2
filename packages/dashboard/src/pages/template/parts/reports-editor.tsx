/** Reports that inquiries run, and the consequence of a match in a required one. */

import { type AnyReportTemplate, kindOfTemplate, templatesOfReportsQuery } from '../../../client/report-templates.ts';
import type { Configuration } from '../../../client/templates.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { type Choice, Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import {
  completion,
  mostReports,
  newReport,
  problemsOf,
  type Refused,
  ruleProblemOf,
  stepNameOf,
  type TemplateReport,
} from '../template-reports.ts';

const occasions = ['passed', 'any'] as const;
const matchDecisions = ['mark-for-review', 'decline'] as const;

type Choices = readonly Choice<string>[];

/** Adds the draft's own value to the choices, even an unknown one. */
const withValue = (choices: Choices, value: string): Choices =>
  choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];

export interface ReportsEditorProps {
  readonly configuration: Configuration;
  readonly refused: Refused;
  readonly mayChange: boolean;
  readonly onChange: (configuration: Configuration) => void;
}

export function ReportsEditor({ configuration, refused, mayChange, onChange }: ReportsEditorProps) {
  const { template: texts } = usePageTexts();
  const templates = useTemplateChoices();
  const reports = configuration.reports ?? [];
  const set = (next: readonly TemplateReport[]) => onChange({ ...configuration, reports: [...next] });
  return (
    <section className={styles['part']} aria-label={texts.reports}>
      <h3>{texts.reports}</h3>
      <p className={styles['quiet']}>{reports.length === 0 ? texts.noReports : texts.reportsHelp}</p>
      {reports.length > 0 && (
        <ol className={styles['steps']}>
          {reports.map((report, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report is its place, and keeps the focus while its template is chosen
            <li key={index} className={styles['step']}>
              <Report
                report={report}
                templates={withValue(templates, report['report-template-id'])}
                steps={configuration.steps ?? []}
                refused={refused}
                mayChange={mayChange}
                onChange={(next) => set(reports.map((each) => (each === report ? next : each)))}
                onRemove={() => set(reports.filter((each) => each !== report))}
              />
            </li>
          ))}
        </ol>
      )}
      {mayChange && templates.length > 0 && reports.length < mostReports && (
        <AddReport templates={templates} onAdd={(id) => set([...reports, newReport(id)])} />
      )}
      <MatchRule configuration={configuration} refused={refused} mayChange={mayChange} onChange={onChange} />
    </section>
  );
}

/** Returns the templates to choose from; empty without permission, and until loaded. */
export function useTemplateChoices(): Choices {
  const kindName = useKindName();
  const mayList = useHasRight()('report.read');
  const found = useQuery({ ...templatesOfReportsQuery(useApi()), enabled: mayList });
  const templates: readonly AnyReportTemplate[] = found.data?.data ?? [];
  return templates.map((template) => {
    const { name } = template.attributes;
    const kind = kindName(kindOfTemplate(template));
    return { value: template.id, label: name, ...(kind === name ? {} : { help: kind }) };
  });
}

interface AddReportProps {
  readonly templates: Choices;
  readonly onAdd: (templateId: string) => void;
}

function AddReport({ templates, onAdd }: AddReportProps) {
  const { template: texts } = usePageTexts();
  const entries = templates.map(({ value, ...words }) => ({ id: value, ...words, onAction: () => onAdd(value) }));
  return (
    <div>
      <Menu label={texts.addReport} groups={[{ id: 'templates', entries }]}>
        <Button icon="plus">{texts.addReport}</Button>
      </Menu>
    </div>
  );
}

interface ReportProps extends Pick<ReportsEditorProps, 'refused' | 'mayChange'> {
  readonly report: TemplateReport;
  readonly templates: Choices;
  readonly steps: NonNullable<Configuration['steps']>;
  readonly onChange: (report: TemplateReport) => void;
  readonly onRemove: () => void;
}

function Report({ report, templates, steps, refused, mayChange, onChange, onRemove }: ReportProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const id = report['report-template-id'];
  const name = templates.find(({ value }) => value === id)?.label ?? id;
  const { template, after, on } = problemsOf(refused, report);
  const moments = [
    { value: completion, label: texts.allSteps },
    ...steps.map((step) => ({
      value: stepNameOf(step),
      label: words.kind(step.type),
    })),
  ];
  return (
    <>
      <header className={styles['head']}>
        <h4>{name}</h4>
        {mayChange && <IconButton icon="close" label={fill(texts.removeReport, { report: name })} onPress={onRemove} />}
      </header>
      <div className={styles['grid']}>
        <Select
          label={texts.reportTemplate}
          value={id}
          onChange={(next) => onChange({ ...report, 'report-template-id': next })}
          choices={templates}
          isDisabled={!mayChange}
          {...(template === undefined ? {} : { problem: template })}
        />
        <Select
          label={texts.reportAfter}
          value={report.after}
          onChange={(next) => onChange({ ...report, after: next })}
          choices={withValue(moments, report.after)}
          isDisabled={!mayChange}
          {...(after === undefined ? {} : { problem: after })}
        />
        <Select
          label={texts.reportOn}
          value={report.on}
          onChange={(next) => onChange({ ...report, on: next })}
          choices={occasions.map((value) => ({ value: value as string, label: texts.reportOccasions[value] }))}
          isDisabled={!mayChange}
          {...(on === undefined ? {} : { problem: on })}
        />
      </div>
      <Switch
        isOn={report.required}
        help={texts.reportRequiredHelp}
        onChange={(required) => onChange({ ...report, required })}
        isDisabled={!mayChange}
      >
        {texts.reportRequired}
      </Switch>
    </>
  );
}

/** Shows the rule for matches; hides it when no report is required, unless the draft already sets it. */
function MatchRule({ configuration, refused, mayChange, onChange }: ReportsEditorProps) {
  const { template: texts } = usePageTexts();
  const { decision, reports = [] } = configuration;
  const chosen = decision?.['on-report-match'] ?? 'mark-for-review';
  if (decision === undefined || (!reports.some(({ required }) => required) && chosen === 'mark-for-review'))
    return null;
  const problem = ruleProblemOf(refused);
  return (
    <div className={styles['grid']}>
      <Select
        label={texts.onReportMatch}
        value={chosen}
        onChange={(next) => onChange({ ...configuration, decision: { ...decision, 'on-report-match': next } })}
        choices={matchDecisions.map((value) => ({ value: value as string, label: texts.decisionNames[value] }))}
        isDisabled={!mayChange}
        {...(problem === undefined ? {} : { problem })}
      />
    </div>
  );
}
