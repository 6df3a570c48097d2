/** Form of the business: an input for each field, with what is known of it. */
import { useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { FormInput, FormPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import type { TextKey } from '../texts/keys.ts';
import { ContinueButton } from './continue-button.tsx';
import { countryCodes } from './country-codes.ts';
import { countryNames } from './country-names.ts';
import { detailInput } from './detail-inputs.ts';

interface InputProps {
  readonly field: FormInput;
  readonly isWrong: boolean;
}

const idOf = ({ name }: FormInput): string => `field-${name}`;

const kinds = {
  text: { type: 'text' },
  date: { type: 'date' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
  integer: { type: 'text', inputMode: 'numeric' },
  number: { type: 'text', inputMode: 'decimal' },
} as const;

/** Returns the ids of the sentences that describe the input. */
const describedBy = (field: FormInput, isWrong: boolean): string | undefined =>
  [
    isWrong ? 'problem' : null,
    field.read === null ? null : `${idOf(field)}-read`,
    field.example === null ? null : `${idOf(field)}-example`,
  ]
    .filter((id) => id !== null)
    .join(' ') || undefined;

function Typed({ field, isWrong }: InputProps) {
  const { name, kind, values, optional, maxLength } = field;
  const { type, ...attributes } = { ...detailInput(name), ...kinds[kind as keyof typeof kinds] };
  return (
    <input
      id={idOf(field)}
      name={name}
      // Each type has its own attributes for the compiler; these are the shared ones.
      type={type as 'text'}
      {...attributes}
      maxLength={maxLength}
      defaultValue={values[0] ?? ''}
      required={!optional}
      aria-invalid={isWrong}
      aria-describedby={describedBy(field, isWrong)}
    />
  );
}

function Chosen({ field, isWrong }: InputProps) {
  const { say } = useWords();
  return (
    <select
      id={idOf(field)}
      name={field.name}
      autocomplete={detailInput(field.name).autocomplete}
      required={!field.optional}
      aria-invalid={isWrong}
      aria-describedby={describedBy(field, isWrong)}
    >
      <option value="">{say('details.choose')}</option>
      {field.choices.map(({ value, label }) => (
        <option key={value} value={value} selected={field.values.includes(value)}>
          {label}
        </option>
      ))}
    </select>
  );
}

const isPartOfAddress = ({ name, kind }: FormInput): boolean => name.startsWith('address-') && kind !== 'country';

/** Lays out the address in the format of the chosen country. */
function LayOut() {
  const { say } = useWords();
  return (
    <button type="submit" class="button quiet" name="lay-out" value="yes">
      {say('form.lay-out')}
    </button>
  );
}

/**
 * The country of an address. Another one offers the form in its format with a button: arrow keys choose one country after
 * the other, so the choice alone changes nothing (WCAG 2.2, 3.2.2).
 */
function Country({ page, field, isWrong }: InputProps & { readonly page: FormPage }) {
  const { say } = useWords();
  const laidOut = field.values[0] ?? '';
  const [chosen, choose] = useState(laidOut);
  return (
    <>
      <select
        id={idOf(field)}
        name={field.name}
        autocomplete="country"
        required={!field.optional}
        aria-invalid={isWrong}
        aria-describedby={describedBy(field, isWrong)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{say('country.choose')}</option>
        {countryNames([...countryCodes.keys()], page.locale).map(({ code, name }) => (
          <option key={code} value={code} selected={code === chosen}>
            {name}
          </option>
        ))}
      </select>
      {chosen !== laidOut && page.fields.some(isPartOfAddress) && <LayOut />}
    </>
  );
}

function Options({ field, isWrong }: InputProps) {
  const { say } = useWords();
  const isSingle = field.kind === 'yes-or-no';
  const options = isSingle
    ? [
        { value: 'yes', label: say('form.yes') },
        { value: 'no', label: say('form.no') },
      ]
    : field.choices;
  return (
    <fieldset class="field" id={idOf(field)} tabIndex={-1} aria-describedby={describedBy(field, isWrong)}>
      <legend>
        <Label field={field} />
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} class="choice">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={isSingle ? field.name : `${field.name}:${value}`}
            value={isSingle ? value : 'yes'}
            defaultChecked={field.values.includes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Label({ field: { name, label, optional } }: { readonly field: FormInput }) {
  const { say, has } = useWords();
  const own = `detail.${name}`;
  const shown = label ?? (has(own) ? say(own as TextKey) : name.replaceAll('-', ' '));
  return (
    <>
      {shown} {optional && <span class="muted">{say('details.optional')}</span>}
    </>
  );
}

function Input({ page, ...props }: InputProps & { readonly page: FormPage }) {
  const { kind } = props.field;
  if (kind === 'country') return <Country page={page} {...props} />;
  return kind === 'choice' ? <Chosen {...props} /> : <Typed {...props} />;
}

function Field(props: InputProps & { readonly page: FormPage }) {
  const { say } = useWords();
  const { field } = props;
  if (field.kind === 'yes-or-no' || field.kind === 'choices') return <Options {...props} />;
  return (
    <div class="field">
      <label for={idOf(field)}>
        <Label field={field} />
      </label>
      <Input {...props} />
      {field.example !== null && (
        <p class="muted" id={`${idOf(field)}-example`}>
          {say('form.example', { example: field.example })}
        </p>
      )}
      {field.read !== null && (
        <p class="muted" id={`${idOf(field)}-read`}>
          {say('form.read', { value: field.read })}
        </p>
      )}
    </div>
  );
}

/** Posts the fields of the form, see `FormPage`. */
export function Form({ page }: { readonly page: FormPage }) {
  const { scripted } = useAnswering();
  const wrong = page.problem?.field ?? null;
  return (
    <>
      <Heading page={page} />
      {page.hint !== null && <p class="lead">{page.hint}</p>}
      <StepForm page={page}>
        <input type="hidden" name="form" value={page.name} />
        {page.fields.map((field) => (
          <Field key={field.name} page={page} field={field} isWrong={field.name === wrong} />
        ))}
        <ContinueButton />
        {/* After the other button, so that the enter key continues. */}
        {!scripted && page.fields.some(({ kind }) => kind === 'country') && page.fields.some(isPartOfAddress) && (
          <LayOut />
        )}
      </StepForm>
    </>
  );
}
