/** Typed details: one field each, with the known value. */
import { useWords } from '../language-context.ts';
import type { DetailField, DetailsPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import type { TextKey } from '../texts/keys.ts';
import { ContinueButton } from './continue-button.tsx';
import { detailInput } from './detail-inputs.ts';

interface FieldProps {
  readonly field: DetailField;
  readonly isWrong: boolean;
}

function Typed({ field: { name, value, optional }, isWrong }: FieldProps) {
  const { type, ...filled } = detailInput(name);
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
