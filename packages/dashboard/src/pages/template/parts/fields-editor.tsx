/** Fields of the template's inquiries: those of the flow, and the business's own. */
import type { Configuration } from '../../../client/templates.ts';
import { FieldList } from '../../../field-schemas/field-list.tsx';
import type { FieldSchema } from '../../../field-schemas/field-schema.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../template.module.css';
import type { StepsEditorProps } from './steps-editor.tsx';

export interface FieldsEditorProps extends Omit<StepsEditorProps, 'catalogue'> {
  readonly mayChange: boolean;
}

export function FieldsEditor({ configuration, mayChange, onChange }: FieldsEditorProps) {
  const { template: texts } = usePageTexts();
  const language = useLanguage();
  const fields = (configuration['field-schemas'] ?? []) as readonly FieldSchema[];
  const set = (next: readonly FieldSchema[]) =>
    onChange({ ...configuration, 'field-schemas': [...next] as NonNullable<Configuration['field-schemas']> });
  return (
    <section className={styles['part']} aria-label={texts.fields}>
      <h3>{texts.fields}</h3>
      <p className={styles['quiet']}>{texts.fieldsHelp}</p>
      <details className={styles['checks']}>
        <summary>{countOf(texts.fieldCount, fields.length, language)}</summary>
        <FieldList fields={fields} hasIdentifiers={false} mayChange={mayChange} onChange={set} />
      </details>
    </section>
  );
}
