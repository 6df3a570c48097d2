/** A whole configuration for reading, in the parts and the order of the editor. */
import { useWords } from '../../../dictionary/use-words.ts';
import { FieldList } from '../../../field-schemas/field-list.tsx';
import type { FieldSchema } from '../../../field-schemas/field-schema.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import { fieldLabel } from '../template-forms.ts';
import { completion, stepNameOf } from '../template-reports.ts';
import { useTemplateChoices } from './reports-editor.tsx';
import { Facts, ShownPart } from './shown-part.tsx';
import { ShownDecisions, ShownLimits, type ShownRulesProps, ShownSecondReads } from './shown-rules.tsx';
import { ShownSteps, type ShownStepsProps } from './shown-steps.tsx';

export function ShownConfiguration({ configuration, catalogue }: ShownStepsProps) {
  return (
    <>
      <ShownSteps configuration={configuration} catalogue={catalogue} />
      <ShownForms configuration={configuration} />
      <ShownConditions configuration={configuration} />
      <ShownDecisions configuration={configuration} />
      <ShownSecondReads configuration={configuration} />
      <ShownLimits configuration={configuration} />
      <ShownReports configuration={configuration} />
      <ShownFields configuration={configuration} />
    </>
  );
}

function ShownForms({ configuration }: ShownRulesProps) {
  const { forms = [], 'field-schemas': schemas = [] } = configuration;
  const { template: texts } = usePageTexts();
  const words = useWords();
  const labelOf = (key: string): string => fieldLabel(schemas, key, words);
  if (forms.length === 0) return null;
  return (
    <ShownPart title={texts.forms}>
      <Facts
        facts={forms.flatMap(({ title, fields, when }) => [
          { name: title, value: fields.map(({ key }) => labelOf(key)).join(', ') },
          ...(when === null ? [] : [{ name: texts.stepWhen, value: <code>{when}</code> }]),
        ])}
      />
    </ShownPart>
  );
}

function ShownConditions({ configuration: { decision } }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  const conditions = decision?.conditions ?? [];
  return (
    <ShownPart title={texts.conditions}>
      <p className={styles['quiet']}>{conditions.length === 0 ? texts.noConditions : texts.conditionsHelp}</p>
      {conditions.length > 0 && (
        <ol className={styles['steps']}>
          {conditions.map(({ name, when, then: decides }) => (
            <li key={name} className={styles['step']}>
              <h4>{name}</h4>
              <code className={styles['code']}>{when}</code>
              <p>{texts.decisionNames[decides]}</p>
            </li>
          ))}
        </ol>
      )}
    </ShownPart>
  );
}

function ShownReports({ configuration }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const templates = useTemplateChoices();
  const { reports = [], steps = [], decision } = configuration;
  const momentOf = (after: string): string => {
    const step = steps.find((each) => stepNameOf(each) === after);
    return after === completion || step === undefined ? texts.allSteps : words.kind(step.type);
  };
  const onMatch = decision?.['on-report-match'] === 'decline' ? 'decline' : 'mark-for-review';
  const matches = { name: texts.onReportMatch, value: texts.decisionNames[onMatch] };
  return (
    <ShownPart title={texts.reports}>
      {reports.length === 0 && <p className={styles['quiet']}>{texts.noReports}</p>}
      <Facts
        facts={reports.map((report) => ({
          name:
            templates.find(({ value }) => value === report['report-template-id'])?.label ??
            report['report-template-id'],
          value: [
            `${texts.reportAfter}: ${momentOf(report.after)}`,
            `${texts.reportOn}: ${texts.reportOccasions[report.on === 'any' ? 'any' : 'passed']}`,
            ...(report.required ? [texts.reportRequired] : []),
          ].join(' · '),
        }))}
      />
      {reports.some(({ required }) => required) && <Facts facts={[matches]} />}
    </ShownPart>
  );
}

function ShownFields({ configuration }: ShownRulesProps) {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const fields = (configuration['field-schemas'] ?? []) as readonly FieldSchema[];
  return (
    <ShownPart title={texts.fields}>
      <details className={styles['checks']}>
        <summary>{countOf(texts.fieldCount, fields.length, language)}</summary>
        <FieldList fields={fields} hasIdentifiers={false} mayChange={false} onChange={() => undefined} />
      </details>
    </ShownPart>
  );
}
