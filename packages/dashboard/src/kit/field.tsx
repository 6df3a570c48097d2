/** A text field with its label, help and error. */
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { countOf, numberIn } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import styles from './field.module.css';

interface FieldParts {
  readonly label: string;
  readonly help?: string | undefined;
  /** Error message of the server. */
  readonly problem?: string | undefined;
}

export interface FieldProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'autoComplete'>,
    FieldParts {
  /** Browser autocomplete value; `username webauthn` offers passkeys in the field. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | 'username webauthn' | 'current-password webauthn';
  /** Number of lines, if more than one. */
  readonly rows?: number;
}

/** Shows the help and the error of a form control. */
function FieldWords({ help, problem }: Omit<FieldParts, 'label'>) {
  return (
    <>
      {help !== undefined && (
        <Text slot="description" className={styles['help']}>
          {help}
        </Text>
      )}
      <FieldError className={styles['problem']}>{problem ?? undefined}</FieldError>
    </>
  );
}

export function Field({ rows, ...props }: FieldProps) {
  if (rows !== undefined) return <LongField rows={rows} {...props} />;
  return (
    <Labelled {...props}>
      <Input className={styles['input']} />
    </Labelled>
  );
}

/** A field that reports a text that is too long: the browser would silently cut off pasted text. */
function LongField({ rows, maxLength = Number.POSITIVE_INFINITY, ...props }: FieldProps) {
  const { kit } = usePageTexts();
  const language = useLanguage();
  const validate = (value: string) =>
    value.length <= maxLength
      ? null
      : countOf(kit.tooLong, value.length - maxLength, language, { most: numberIn(language, maxLength) });
  return (
    <Labelled {...props} validate={validate}>
      <TextArea className={styles['input']} rows={rows} />
    </Labelled>
  );
}

function Labelled({
  label,
  help,
  problem,
  children,
  ...rest
}: Omit<FieldProps, 'rows'> & { readonly children: ReactNode }) {
  return (
    <TextField
      {...rest}
      isInvalid={problem !== undefined || rest.isInvalid === true ? true : undefined}
      className={styles['field']}
    >
      <Label className={styles['label']}>{label}</Label>
      {children}
      <FieldWords help={help} problem={problem} />
    </TextField>
  );
}

/** A field for a six-digit authenticator code or a recovery code. */
export function CodeField({ isDigits, ...rest }: Omit<FieldProps, 'type'> & { readonly isDigits: boolean }) {
  return (
    <Field
      {...rest}
      type="text"
      inputMode={isDigits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
    />
  );
}
