/** Conversion of case values between fields and controls. Pure. */
import type { FieldSchema, FieldType } from '../../field-schemas/field-schema.ts';

/** Kinds of controls for fields; other types are edited as JSON, files and relations only through the API. */
export type Control = 'text' | 'yes-no' | 'choice' | 'choices' | 'json' | 'none';

const controls: Readonly<Record<FieldType, Control>> = {
  string: 'text',
  'email-address': 'text',
  integer: 'text',
  number: 'text',
  boolean: 'yes-no',
  date: 'text',
  datetime: 'text',
  choices: 'choice',
  'multi-choices': 'choices',
  hash: 'json',
  array: 'json',
  json: 'json',
  file: 'none',
  'relation-schema': 'none',
};

export const controlOf = ({ type }: FieldSchema): Control => controls[type];

export const optionsOf = ({ config }: FieldSchema): readonly string[] =>
  Array.isArray(config['options']) ? config['options'].map(String) : [];

export const isArchived = ({ config }: FieldSchema): boolean =>
  config['archived-at'] !== null && config['archived-at'] !== undefined;

/** Returns a value; responses use the key as in the template, or in kebab case. */
export const valueAt = (values: Readonly<Record<string, unknown>>, { key }: FieldSchema): unknown =>
  values[key] ?? values[key.replaceAll('_', '-')];

/** Returns the value as text for its control; lists of choices have one per line. */
export function writtenOf(schema: FieldSchema, value: unknown): string {
  if (value === null || value === undefined) return '';
  const control = controlOf(schema);
  if (control === 'choices') return Array.isArray(value) ? value.map(String).join('\n') : '';
  if (control === 'json') return JSON.stringify(value, null, 2);
  return String(value);
}

/** Returns the value to send; empty text is null. Throws a SyntaxError for invalid JSON. */
export function sentOf(schema: FieldSchema, written: string): unknown {
  const text = written.trim();
  const control = controlOf(schema);
  if (control === 'choices') return text === '' ? null : text.split('\n');
  if (text === '') return null;
  if (control === 'json') return JSON.parse(text);
  if (control === 'yes-no') return text === 'true';
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  // Text that is not a number is sent as typed, so that the service reports the error.
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
