/** Values of a case between its fields and the controls that write them. Pure. */
import type { FieldSchema, FieldType } from '../../field-schemas/field-schema.ts';

/** What has a control of its own here; the others are written as JSON, and files and relations by the API alone. */
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

/** Answers have a value under the key as the template writes it, or in kebab case. */
export const valueAt = (values: Readonly<Record<string, unknown>>, { key }: FieldSchema): unknown =>
  values[key] ?? values[key.replaceAll('_', '-')];

/** As it is typed; lists of choices have a line each. */
export function writtenOf(schema: FieldSchema, value: unknown): string {
  if (value === null || value === undefined) return '';
  const control = controlOf(schema);
  if (control === 'choices') return Array.isArray(value) ? value.map(String).join('\n') : '';
  if (control === 'json') return JSON.stringify(value, null, 2);
  return String(value);
}

/** What is sent of it; empty is null. Throws a SyntaxError for what is no JSON. */
export function sentOf(schema: FieldSchema, written: string): unknown {
  const text = written.trim();
  const control = controlOf(schema);
  if (control === 'choices') return text === '' ? null : text.split('\n');
  if (text === '') return null;
  if (control === 'json') return JSON.parse(text);
  if (control === 'yes-no') return text === 'true';
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  // What is no number is sent as it was typed, so that the service says what is wrong with it.
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}
