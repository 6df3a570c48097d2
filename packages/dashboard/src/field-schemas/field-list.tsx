/** Fields in order with their properties; can be changed, added or removed. */
import { useState } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Button, IconButton } from '../kit/button.tsx';
import { fill } from '../texts/fill.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import { EditField } from './edit-field.tsx';
import { type FieldSchema, formOf } from './field-schema.ts';
import styles from './field-schemas.module.css';

export interface FieldListProps {
  readonly fields: readonly FieldSchema[];
  readonly hasIdentifiers: boolean;
  readonly mayChange: boolean;
  readonly onChange: (fields: readonly FieldSchema[]) => void;
}

export function FieldList({ fields, hasIdentifiers, mayChange, onChange }: FieldListProps) {
  const { fieldSchemas: texts } = usePageTexts();
  const [edited, setEdited] = useState<FieldSchema | 'none' | null>(null);
  const save = (field: FieldSchema) =>
    onChange(
      edited === 'none' || edited === null
        ? [...fields, field]
        : fields.map((each) => (each.key === edited.key ? field : each)),
    );
  return (
    <>
      <ul className={styles['fields']} aria-label={texts.fields}>
        {fields.map((field) => (
          <li key={field.key}>
            <code>{field.key}</code>
            <span className={styles['said']}>
              <Said field={field} />
            </span>
            {mayChange && (
              <span className={styles['acts']}>
                <Button
                  look="plain"
                  aria-label={fill(texts.editOne, { key: field.key })}
                  onPress={() => setEdited(field)}
                >
                  {texts.change}
                </Button>
                <IconButton
                  icon="close"
                  label={fill(texts.remove, { key: field.key })}
                  onPress={() => onChange(fields.filter((each) => each !== field))}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {fields.length === 0 && <p>{texts.none}</p>}
      {mayChange && (
        <div>
          <Button icon="plus" onPress={() => setEdited('none')}>
            {texts.add}
          </Button>
        </div>
      )}
      {edited !== null && (
        <EditField
          field={edited === 'none' ? null : edited}
          hasIdentifiers={hasIdentifiers}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Said({ field }: { readonly field: FieldSchema }) {
  const { fieldSchemas: texts } = usePageTexts();
  const { label, type, isRequired, isArchived, identifier } = formOf(field);
  return (
    <>
      {label !== '' && <span>{label}</span>}
      <span>{texts.types[type]}</span>
      {isRequired && <Badge tone="accent">{texts.required}</Badge>}
      {identifier !== 'none' && <Badge tone="accent">{texts.identifiers[identifier]}</Badge>}
      {isArchived && <Badge>{texts.archived}</Badge>}
    </>
  );
}
