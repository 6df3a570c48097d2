/** Forms in order: the place of each in the flow, its words, and the fields that it asks for. */
import type { Configuration } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { moved } from '../conditions.ts';
import styles from '../template.module.css';
import { formProblemsOf, mostForms, newForm, type TemplateForm } from '../template-forms.ts';
import { completion, type Refused, stepNameOf } from '../template-reports.ts';
import { FormFields } from './form-fields.tsx';

export interface FormsEditorProps {
  readonly configuration: Configuration;
  readonly refused: Refused;
  readonly onChange: (configuration: Configuration) => void;
}

export function FormsEditor({ configuration, refused, onChange }: FormsEditorProps) {
  const { template: texts } = usePageTexts();
  const forms = configuration.forms ?? [];
  const set = (next: readonly TemplateForm[]) => onChange({ ...configuration, forms: [...next] });
  return (
    <section className={styles['part']} aria-label={texts.forms}>
      <h3>{texts.forms}</h3>
      <p className={styles['quiet']}>{forms.length === 0 ? texts.noForms : texts.formsHelp}</p>
      {forms.length > 0 && (
        <ol className={styles['steps']}>
          {forms.map((form, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form is its place, since its name is typed into
            <li key={index} className={styles['step']}>
              <FormRow
                form={form}
                configuration={configuration}
                refused={refused}
                onChange={(next) => set(forms.map((each) => (each === form ? next : each)))}
                onRemove={() => set(forms.filter((each) => each !== form))}
                onRaise={index === 0 ? null : () => set(moved(forms, index))}
              />
            </li>
          ))}
        </ol>
      )}
      {forms.length < mostForms && (
        <div>
          <Button icon="plus" onPress={() => set([...forms, newForm(forms)])}>
            {texts.addForm}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FormRowProps {
  readonly form: TemplateForm;
  readonly configuration: Configuration;
  readonly refused: Refused;
  readonly onChange: (form: TemplateForm) => void;
  readonly onRemove: () => void;
  /** Moves the form up; null for the first. */
  readonly onRaise: (() => void) | null;
}

function FormRow({ form, configuration, refused, onChange, onRemove, onRaise }: FormRowProps) {
  const { template: texts } = usePageTexts();
  const name = form.title || form.name;
  const problems = formProblemsOf(refused, form);
  return (
    <>
      <header className={styles['head']}>
        <h4>{name}</h4>
        {onRaise !== null && <IconButton icon="up" label={fill(texts.up, { step: name })} onPress={onRaise} />}
        <IconButton icon="close" label={fill(texts.remove, { step: name })} onPress={onRemove} />
      </header>
      <FormWords form={form} configuration={configuration} problems={problems} onChange={onChange} />
      <FormFields
        form={form}
        fields={configuration['field-schemas'] ?? []}
        problem={problems.fields}
        onChange={onChange}
      />
      <Field
        label={texts.stepWhen}
        help={texts.formWhenHelp}
        value={form.when ?? ''}
        onChange={(text) => onChange({ ...form, when: text === '' ? null : text })}
        rows={2}
        maxLength={2000}
        spellCheck="false"
        isInvalid={problems.when !== undefined}
        problem={problems.when}
      />
    </>
  );
}

interface FormWordsProps extends Pick<FormRowProps, 'form' | 'configuration' | 'onChange'> {
  readonly problems: ReturnType<typeof formProblemsOf>;
}

/** Words of the form, and the place where it stands. */
function FormWords({ form, configuration, problems, onChange }: FormWordsProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const steps = (configuration.steps ?? []).map((step) => ({ value: stepNameOf(step), label: words.kind(step.type) }));
  const places = [...steps, { value: completion, label: texts.formAtEnd }];
  const known = places.some(({ value }) => value === form.before);
  return (
    <>
      <div className={styles['grid']}>
        <Field
          label={texts.formTitle}
          value={form.title}
          onChange={(title) => onChange({ ...form, title })}
          maxLength={100}
          isRequired
          isInvalid={problems.title !== undefined}
          problem={problems.title}
        />
        <Select
          label={texts.formBefore}
          value={form.before}
          onChange={(before) => onChange({ ...form, before })}
          choices={known ? places : [...places, { value: form.before, label: form.before }]}
          {...(problems.before === undefined ? {} : { problem: problems.before })}
        />
        <Field
          label={texts.formName}
          help={texts.formNameHelp}
          value={form.name}
          onChange={(name) => onChange({ ...form, name })}
          maxLength={100}
          spellCheck="false"
          isRequired
          isInvalid={problems.name !== undefined}
          problem={problems.name}
        />
      </div>
      <Field
        label={texts.formHint}
        value={form.hint ?? ''}
        onChange={(hint) => onChange({ ...form, hint: hint === '' ? null : hint })}
        maxLength={500}
        isInvalid={problems.hint !== undefined}
        problem={problems.hint}
      />
    </>
  );
}
