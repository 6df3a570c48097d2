/** Typed details: one field each, with the known value. */
import { useWords } from '../language-context.ts';
import type { DetailField, DetailsPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import type { TextKey } from '../texts/keys.ts';
import { ContinueButton } from './continue-button.tsx';

interface Input {
  readonly type: 'text' | 'date' | 'tel' | 'email';
  readonly autocomplete: string;
  readonly inputMode?: 'numeric';
}

const text = (autocomplete: string): Input => ({ type: 'text', autocomplete });
const number: Input = { type: 'text', autocomplete: 'off', inputMode: 'numeric' };
const date: Input = { type: 'date', autocomplete: 'off' };

/**
 * Inputs that the browser may fill in automatically (HTML, autofill detail tokens); none where a field is not listed.
 */
const inputs: Readonly<Record<string, Input>> = {
  'name-first': text('given-name'),
  'name-middle': text('additional-name'),
  'name-last': text('family-name'),
  'name-full': text('name'),
  'name-business': text('organization'),
  birthdate: { type: 'date', autocomplete: 'bday' },
  'address-street-1': text('address-line1'),
  'address-street-2': text('address-line2'),
  'address-city': text('address-level2'),
  'address-subdivision': text('address-level1'),
  'address-postal-code': text('postal-code'),
  'phone-number': { type: 'tel', autocomplete: 'tel' },
  'email-address': { type: 'email', autocomplete: 'email' },
  'issue-date': date,
  'expiration-date': date,
  'document-issuing-date': date,
  'document-expiry-date': date,
  cpf: number,
  tin: number,
};

interface FieldProps {
  readonly field: DetailField;
  readonly isWrong: boolean;
}

function Typed({ field: { name, value, optional }, isWrong }: FieldProps) {
  const { type, ...filled } = inputs[name] ?? text('off');
  return (
    <input
      id={`field-${name}`}
      name={name}
      // Each type has its own attributes for the compiler; these are the shared ones.
      type={type as 'text'}
      {...filled}
      maxLength={200}
      defaultValue={value}
      required={!optional}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? 'problem' : undefined}
    />
  );
}

function Chosen({ field: { name, value, choices }, isWrong }: FieldProps) {
  const { say } = useWords();
  return (
    <select
      id={`field-${name}`}
      name={name}
      required
      aria-invalid={isWrong}
      aria-describedby={isWrong ? 'problem' : undefined}
    >
      <option value="">{say('details.choose')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice} selected={choice === value}>
          {say(`detail.${name}.${choice}` as TextKey)}
        </option>
      ))}
    </select>
  );
}

function Detail(props: FieldProps) {
  const { say } = useWords();
  const { name, optional, choices } = props.field;
  return (
    <div class="field">
      <label for={`field-${name}`}>
        {say(`detail.${name}` as TextKey)} {optional && <span class="muted">{say('details.optional')}</span>}
      </label>
      {choices.length > 0 ? <Chosen {...props} /> : <Typed {...props} />}
    </div>
  );
}

function Signature() {
  const { say } = useWords();
  return (
    <label class="choice" id="field-signature" tabIndex={-1}>
      <input type="checkbox" name="signature" value="yes" />
      <span>{say('details.signature')}</span>
    </label>
  );
}

/** Posts one text per field. */
export function Details({ page }: { readonly page: DetailsPage }) {
  const { say } = useWords();
  const wrong = page.problem?.field ?? null;
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say('details.hint')}</p>
      <StepForm page={page}>
        {page.fields.map((field) => (
          <Detail key={field.name} field={field} isWrong={field.name === wrong} />
        ))}
        {page.asksSignature && <Signature />}
        <ContinueButton />
      </StepForm>
    </>
  );
}
