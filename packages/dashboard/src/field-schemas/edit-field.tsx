/** A form for one field: its contents, its requirements, and how it identifies accounts. */
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Select } from '../kit/select.tsx';
import { Switch } from '../kit/switch.tsx';
import { usePageTexts } from '../texts/use-texts.tsx';
import {
  boundsOf,
  emptyField,
  type FieldForm,
  type FieldSchema,
  type FieldType,
  fieldTypes,
  formOf,
  hasOptions,
  type Identifier,
  schemaOf,
} from './field-schema.ts';
import styles from './field-schemas.module.css';

export interface EditFieldProps {
  /** Field to edit; null to create one. */
  readonly field: FieldSchema | null;
  /** True if fields like it can identify accounts. */
  readonly hasIdentifiers: boolean;
  readonly onSave: (field: FieldSchema) => void;
  readonly onClose: () => void;
}

interface PartProps {
  readonly form: FieldForm;
  readonly onChange: (form: FieldForm) => void;
}

export function EditField({ field, hasIdentifiers, onSave, onClose }: EditFieldProps) {
  const { fieldSchemas: texts, kit } = usePageTexts();
  const [form, setForm] = useState(field === null ? emptyField : formOf(field));
  const [isWrong, setWrong] = useState(false);
  const send = async () => {
    const schema = schemaOf(form, field, new Date().toISOString());
    setWrong(schema === null);
    if (schema === null) return;
    onSave(schema);
    onClose();
  };
  const title = field === null ? texts.add : texts.edit;
  return (
    <Dialog title={title} isOpen onClose={onClose} size="large" isDismissable={false}>
      <Form send={texts.take} onSend={send} others={<Button onPress={onClose}>{kit.cancel}</Button>}>
        <div className={styles['grid']}>
          <Field
            label={texts.key}
            help={texts.keyHelp}
            value={form.key}
            onChange={(key) => setForm({ ...form, key })}
            isDisabled={field !== null}
            maxLength={100}
            isRequired
            spellCheck="false"
          />
          <Field
            label={texts.label}
            value={form.label}
            onChange={(label) => setForm({ ...form, label })}
            maxLength={255}
          />
          <Select<FieldType>
            label={texts.type}
            value={form.type}
            onChange={(type) => setForm({ ...form, type })}
            choices={fieldTypes.map((value) => ({ value, label: texts.types[value] }))}
            isDisabled={field !== null}
          />
        </div>
        <Limits form={form} onChange={setForm} />
        {hasIdentifiers && form.type === 'string' && <FoundBy form={form} onChange={setForm} />}
        <Policies form={form} onChange={setForm} isKnown={field !== null} />
        <Field
          label={texts.others}
          help={texts.othersHelp}
          value={form.others}
          onChange={(others) => setForm({ ...form, others })}
          rows={5}
          spellCheck="false"
          {...(isWrong ? { problem: texts.noObject } : {})}
        />
      </Form>
    </Dialog>
  );
}

function Limits({ form, onChange }: PartProps) {
  const { fieldSchemas: texts } = usePageTexts();
  const inputMode = form.type === 'date' ? 'text' : 'numeric';
  return (
    <div className={styles['grid']}>
      {form.type === 'string' && (
        <Field
          label={texts.longest}
          value={form.longest}
          onChange={(longest) => onChange({ ...form, longest })}
          inputMode="numeric"
        />
      )}
      {boundsOf(form.type) !== null && (
        <>
          <Field
            label={texts.least}
            value={form.least}
            onChange={(least) => onChange({ ...form, least })}
            inputMode={inputMode}
          />
          <Field
            label={texts.most}
            value={form.most}
            onChange={(most) => onChange({ ...form, most })}
            inputMode={inputMode}
          />
        </>
      )}
      {hasOptions(form.type) && (
        <>
          <Field
            label={texts.options}
            help={texts.oneALine}
            value={form.options}
            onChange={(options) => onChange({ ...form, options })}
            rows={4}
          />
          <Field
            label={texts.optionLabels}
            help={texts.oneALine}
            value={form.optionLabels}
            onChange={(optionLabels) => onChange({ ...form, optionLabels })}
            rows={4}
          />
        </>
      )}
    </div>
  );
}

const identifiers: readonly Identifier[] = ['none', 'found', 'unique'];

function FoundBy({ form, onChange }: PartProps) {
  const { fieldSchemas: texts } = usePageTexts();
  return (
    <>
      <Select<Identifier>
        label={texts.identifier}
        help={texts.identifierHelp}
        value={form.identifier}
        onChange={(identifier) => onChange({ ...form, identifier })}
        choices={identifiers.map((value) => ({ value, label: texts.identifiers[value] }))}
      />
      {form.identifier !== 'none' && (
        <Switch isOn={form.isCaseSensitive} onChange={(isCaseSensitive) => onChange({ ...form, isCaseSensitive })}>
          {texts.caseSensitive}
        </Switch>
      )}
    </>
  );
}

function Policies({ form, onChange, isKnown }: PartProps & { readonly isKnown: boolean }) {
  const { fieldSchemas: texts } = usePageTexts();
  return (
    <>
      <Switch isOn={form.isRequired} onChange={(isRequired) => onChange({ ...form, isRequired })}>
        {texts.required}
      </Switch>
      <Switch isOn={form.isWrittenOnce} onChange={(isWrittenOnce) => onChange({ ...form, isWrittenOnce })}>
        {texts.writtenOnce}
      </Switch>
      <Switch isOn={form.survives} onChange={(survives) => onChange({ ...form, survives })} help={texts.survivesHelp}>
        {texts.survives}
      </Switch>
      {isKnown && (
        <Switch isOn={form.isArchived} onChange={(isArchived) => onChange({ ...form, isArchived })}>
          {texts.archived}
        </Switch>
      )}
    </>
  );
}
