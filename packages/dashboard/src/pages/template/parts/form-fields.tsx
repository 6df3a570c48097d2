/** Fields that one form asks for, in order. */
import type { Configuration } from '../../../client/templates.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Button, IconButton } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { moved } from '../conditions.ts';
import styles from '../template.module.css';
import { askableFields, fieldLabel, mostFormFields, type TemplateForm } from '../template-forms.ts';

interface FormFieldsProps {
  readonly form: TemplateForm;
  readonly fields: NonNullable<Configuration['field-schemas']>;
  /** Error of the server about one of them. */
  readonly problem: string | undefined;
  readonly onChange: (form: TemplateForm) => void;
}

export function FormFields({ form, fields, problem, onChange }: FormFieldsProps) {
  const { template: texts } = usePageTexts();
  const words = useWords();
  const asked = form.fields;
  const set = (next: readonly TemplateForm['fields'][number][]) => onChange({ ...form, fields: [...next] });
  const labelOf = (key: string): string => fieldLabel(fields, key, words);
  const left = askableFields(fields).filter(({ key }) => !asked.some((each) => each.key === key));
  const entries = left.map(({ key }) => ({
    id: key,
    label: labelOf(key),
    onAction: () => set([...asked, { key, required: true }]),
  }));
  return (
    <>
      <h5>{texts.formFields}</h5>
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      {asked.length === 0 && <p className={styles['quiet']}>{texts.formNoFields}</p>}
      <ol className={styles['versions']}>
        {asked.map((field, index) => (
          <li key={field.key}>
            <span className={styles['version']}>{labelOf(field.key)}</span>
            <Checkbox
              isSelected={field.required}
              onChange={(required) => set(asked.map((each) => (each === field ? { ...each, required } : each)))}
              aria-label={fill(texts.formRequiredOf, { field: labelOf(field.key) })}
            >
              {texts.formRequired}
            </Checkbox>
            {index > 0 && (
              <IconButton
                icon="up"
                label={fill(texts.up, { step: labelOf(field.key) })}
                onPress={() => set(moved(asked, index))}
              />
            )}
            <IconButton
              icon="close"
              label={fill(texts.remove, { step: labelOf(field.key) })}
              onPress={() => set(asked.filter((each) => each !== field))}
            />
          </li>
        ))}
      </ol>
      {entries.length > 0 && asked.length < mostFormFields && (
        <div>
          <Menu label={texts.formAddField} groups={[{ id: 'fields', entries }]}>
            <Button icon="plus">{texts.formAddField}</Button>
          </Menu>
        </div>
      )}
    </>
  );
}
