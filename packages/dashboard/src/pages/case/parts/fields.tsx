/** Fields that users fill in, as defined by the case template. */

import { useState } from 'react';
import { caseTemplatesQuery } from '../../../client/case-templates.ts';
import type { CaseWork } from '../../../client/cases.ts';
import type { Case } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import type { FieldSchema } from '../../../field-schemas/field-schema.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';
import { isArchived, valueAt, writtenOf } from '../field-input.ts';
import { EditFields } from './edit-fields.tsx';

export interface FieldsProps {
  readonly given: Case;
  readonly work: CaseWork;
}

export function Fields({ given, work }: FieldsProps) {
  const { case: texts } = usePageTexts();
  const hasRight = useHasRight();
  const [isChanging, setChanging] = useState(false);
  const mayList = hasRight('case_template.read');
  const templates = useQuery({ ...caseTemplatesQuery(useApi()), enabled: mayList });
  const template = templates.data?.data.find(({ id }) => id === work['case-template-id']);
  const schemas = (template?.attributes['field-schemas'] ?? []) as unknown as readonly FieldSchema[];
  const shown = schemas.filter((schema) => !isArchived(schema));
  const values: Readonly<Record<string, unknown>> = given.attributes.fields ?? {};
  const isHidden = !hasRight('pii.view');
  const mayChange = hasRight('case.write') && !isHidden && work['redacted-at'] === null && shown.length > 0;
  const change = mayChange && <Button onPress={() => setChanging(true)}>{texts.fieldEdit}</Button>;
  return (
    <Card title={texts.fields} actions={change}>
      {templates.isSuccess && shown.length === 0 && <p>{texts.fieldsNone}</p>}
      {isHidden && shown.length > 0 && <p>{texts.fieldsHidden}</p>}
      {!isHidden && (
        <dl className={styles['facts']}>
          {shown.map((schema) => [
            <dt key={`${schema.key} name`}>{schema.label ?? schema.key}</dt>,
            <dd key={schema.key}>
              <Value schema={schema} value={valueAt(values, schema)} />
            </dd>,
          ])}
        </dl>
      )}
      {isChanging && <EditFields caseId={work.id} schemas={shown} values={values} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Value({ schema, value }: { readonly schema: FieldSchema; readonly value: unknown }) {
  const { case: texts } = usePageTexts();
  if (schema.type === 'boolean' && typeof value === 'boolean') return value ? texts.yes : texts.no;
  const written = writtenOf(schema, value);
  return written === '' ? <span className={styles['quiet']}>{texts.empty}</span> : written;
}
