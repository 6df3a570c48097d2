/** A form for the values of a case; a validation error appears at its field. */

import { useState } from 'react';
import { isApiError, withoutPath } from '../../../client/api-error.ts';
import { caseMutations } from '../../../client/cases.ts';
import type { FieldSchema } from '../../../field-schemas/field-schema.ts';
import { Button } from '../../../kit/button.tsx';
import { CheckboxGroup } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { Form } from '../../../kit/form.tsx';
import { Select } from '../../../kit/select.tsx';
import { toast } from '../../../kit/toast.tsx';
import { useMutations } from '../../../shell/use-mutations.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { controlOf, optionsOf, sentOf, valueAt, writtenOf } from '../field-input.ts';

type Written = Readonly<Record<string, string>>;

export interface EditFieldsProps {
  readonly caseId: string;
  readonly schemas: readonly FieldSchema[];
  /** Values as in API responses. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

export function EditFields({ caseId, schemas, values, onClose }: EditFieldsProps) {
  const { case: texts, kit } = usePageTexts();
  const { changeFields } = useMutations(caseMutations);
  const before = Object.fromEntries(schemas.map((each) => [each.key, writtenOf(each, valueAt(values, each))]));
  const [written, setWritten] = useState<Written>(before);
  const [problems, setProblems] = useState<Written>({});
  const send = async () => {
    setProblems({});
    try {
      await changeFields(caseId, changedOf(schemas, before, written));
    } catch (error) {
      setProblems(problemsOf(error, schemas));
      throw error;
    }
    toast('good', texts.fieldsSaved);
    onClose();
  };
  return (
    <Dialog title={texts.fieldEdit} isOpen onClose={onClose} isDismissable={false} size="medium">
      <Form send={kit.save} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        {schemas.map((schema) => (
          <Control
            key={schema.key}
            schema={schema}
            written={written[schema.key] ?? ''}
            problem={problems[schema.key]}
            onChange={(text) => setWritten((all) => ({ ...all, [schema.key]: text }))}
          />
        ))}
      </Form>
    </Dialog>
  );
}

const changedOf = (schemas: readonly FieldSchema[], before: Written, after: Written): Record<string, unknown> =>
  Object.fromEntries(
    schemas
      .filter((schema) => before[schema.key] !== after[schema.key])
      .map((schema) => [schema.key, sentOf(schema, after[schema.key] ?? '')]),
  );

/** Returns the errors by the field that each pointer names. */
function problemsOf(error: unknown, schemas: readonly FieldSchema[]): Written {
  if (!isApiError(error)) return {};
  const found = error.entries.flatMap(({ pointer, details }) => {
    const key = /\/fields\/([^/]+)/.exec(pointer)?.[1];
    const field = schemas.find((schema) => schema.key.replaceAll('_', '-') === key?.replaceAll('_', '-'));
    return field === undefined ? [] : [[field.key, withoutPath(details)] as const];
  });
  return Object.fromEntries(found.toReversed());
}

interface ControlProps {
  readonly schema: FieldSchema;
  readonly written: string;
  readonly problem: string | undefined;
  readonly onChange: (written: string) => void;
}

const empty = 'empty';

function Control({ schema, written, problem, onChange }: ControlProps) {
  const { case: texts } = usePageTexts();
  const label = schema.label ?? schema.key;
  const mark = problem === undefined ? {} : { problem };
  const select = (choices: readonly { readonly value: string; readonly label: string }[]) => (
    <Select
      label={label}
      value={written === '' ? empty : written}
      onChange={(value) => onChange(value === empty ? '' : value)}
      choices={[{ value: empty, label: texts.empty }, ...choices]}
      {...mark}
    />
  );
  const options = optionsOf(schema).map((value) => ({ value, label: value }));
  switch (controlOf(schema)) {
    case 'none':
      return null;
    case 'yes-no':
      return select([
        { value: 'true', label: texts.yes },
        { value: 'false', label: texts.no },
      ]);
    case 'choice':
      return select(options);
    case 'choices':
      return (
        <CheckboxGroup
          label={label}
          value={written === '' ? [] : written.split('\n')}
          onChange={(chosen) => onChange(chosen.join('\n'))}
          choices={options}
          {...(problem === undefined ? {} : { help: problem })}
        />
      );
    case 'json':
      return <Field label={label} help={texts.fieldJson} value={written} onChange={onChange} rows={5} {...mark} />;
    case 'text':
      return <Field label={label} value={written} onChange={onChange} maxLength={10_000} {...mark} />;
  }
}
