/** The filter field of a list. */
import { Field } from './field.tsx';

export interface FindFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Maximum length of a search text. */
const longest = 500;

export const FindField = (props: FindFieldProps) => (
  <Field {...props} autoComplete="off" spellCheck="false" maxLength={longest} />
);
