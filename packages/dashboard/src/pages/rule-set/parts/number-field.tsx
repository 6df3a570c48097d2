/** A number as it is typed; what is none keeps the last one that was. */
import { useState } from 'react';
import { Field } from '../../../kit/field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled: boolean;
}

export function NumberField({ label, value, onChange, isDisabled }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const change = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <Field
      label={label}
      value={typed}
      onChange={change}
      inputMode="decimal"
      maxLength={12}
      isRequired
      isDisabled={isDisabled}
    />
  );
}
