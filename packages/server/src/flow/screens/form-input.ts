/** Input of a form's field: its kind, what is known, and what it may be. Pure. */
import type { FormInput } from '@countersign/flow/page';
import type { FieldSchema, FieldValue } from '../../fields/index.ts';
import type { Inquiry } from '../../resources/verification/inquiries/index.ts';
import type { FormField } from '../../resources/verification/inquiry-templates/index.ts';
import type { PostalFormat } from './postal-format.ts';

/** Values that anyone with the link could otherwise read. */
export const neverShown: readonly string[] = ['identification-number', 'social-security-number'];

interface Known {
  readonly typed: ReadonlyMap<string, string> | undefined;
  readonly format: PostalFormat;
}

const kinds: Partial<Record<FieldSchema['type'], FormInput['kind']>> = {
  'email-address': 'email',
  date: 'date',
  integer: 'integer',
  number: 'number',
  boolean: 'yes-or-no',
  choices: 'choice',
  'multi-choices': 'choices',
};

function kindOf({ key, type, config }: FieldSchema, { subdivisions }: PostalFormat): FormInput['kind'] {
  if (config.format === 'country-code') return 'country';
  if (key === 'phone-number') return 'phone';
  if (key === 'email-address') return 'email';
  if (key === 'address-subdivision' && subdivisions.length > 0) return 'choice';
  return kinds[type] ?? 'text';
}

function choicesOf({ key, config }: FieldSchema, { subdivisions }: PostalFormat): FormInput['choices'] {
  if (key === 'address-subdivision') return subdivisions;
  const labels = config['option-labels'] ?? [];
  return (config.options ?? []).map((value, index) => ({ value, label: labels[index] ?? value }));
}

const shown = (value: FieldValue | undefined): readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return value === undefined || value === null ? [] : [String(value)];
};

/** Returns the typed value that was not accepted, or the known one. */
function valuesOf(inquiry: Inquiry, { key, type, config }: FieldSchema, { typed }: Known): readonly string[] {
  if (type === 'multi-choices' && typed !== undefined) {
    return (config.options ?? []).filter((option) => typed.get(`${key}:${option}`) === 'yes');
  }
  const text = typed?.get(key);
  if (text !== undefined) return [text.slice(0, 500)];
  return neverShown.includes(key) ? [] : shown(inquiry.fields[key]);
}

export function inputOf(inquiry: Inquiry, field: FormField, schema: FieldSchema, known: Known): FormInput {
  const { key, config, label } = schema;
  const { format } = known;
  const read = neverShown.includes(key) ? undefined : inquiry.readFields?.[key]?.value;
  const isKept = neverShown.includes(key) && (inquiry.fields[key] ?? null) !== null;
  return {
    name: key,
    label: label ?? null,
    kind: kindOf(schema, format),
    values: valuesOf(inquiry, schema, known),
    optional: !field.required || isKept,
    choices: choicesOf(schema, format),
    maxLength: config['max-char-length'] ?? 255,
    read: typeof read === 'string' ? read : null,
    example: key === 'address-postal-code' ? format.postalCodeExample : null,
  };
}
