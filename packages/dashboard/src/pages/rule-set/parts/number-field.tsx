/** A number field; invalid text keeps the last valid number. A new value from outside replaces the typed text. */
import { useState } from 'react';
import { Field } from '../../../kit/field.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled: boolean;
}

const numberOf = (text: string): number | null => {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
};

export function NumberField({ label, value, onChange, isDisabled }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: String(value), value });
  const change = (text: string) => {
    const number = numberOf(text);
    setTyped({ text, value: number ?? value });
    if (number !== null) onChange(number);
  };
  return (
    <Field
      label={label}
      value={typed.value === value ? typed.text : String(value)}
      onChange={change}
      inputMode="decimal"
      maxLength={12}
      isRequired
      isDisabled={isDisabled}
    />
  );
}
