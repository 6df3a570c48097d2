/** Serializer of an inquiry's fields. Pure. */
import {
  type FieldSchema,
  type FieldValue,
  type FieldValues,
  type ShownField,
  showFields,
} from '../../../fields/index.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { Refusal } from '../../../lib/refusal.ts';

const maskedKey = 'social-security-number';

/**
 * Returns every field of the template as `{type, value}`; null until filled. Shows the last four digits of the social
 * security number.
 */
export function showInquiryFields(
  schemas: readonly FieldSchema[],
  values: FieldValues,
  linkTo: (fileId: string, filename: string) => string,
): Record<string, ShownField> {
  const number = values[maskedKey];
  const shown = number === undefined ? values : { ...values, [maskedKey]: masked(number) };
  return showFields(schemas, shown, { keys: 'kebab', linkTo });
}

/**
 * Returns the fields as sent, but leaves out a masked number that was sent back as it was shown, since it is unchanged.
 * Throws bad_request for a mask with another number, which would be stored literally.
 */
export function withoutMasked(
  given: Readonly<Record<string, unknown>>,
  values: FieldValues,
): Readonly<Record<string, unknown>> {
  const stored = values[maskedKey];
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => {
      if (kebabCase(name) !== maskedKey || typeof value !== 'string' || !value.includes('*')) return true;
      if (stored !== undefined && masked(stored) === value) return false;
      throw new Refusal('bad_request', {
        details: `${name.slice(0, 60)} is masked; send the whole number, or leave it out to keep the one that is stored`,
        pointer: `/data/attributes/fields/${name.slice(0, 60)}`,
      });
    }),
  );
}

function masked(value: FieldValue): FieldValue {
  if (typeof value !== 'string') return null;
  return value.length <= 4 ? value : `${'*'.repeat(value.length - 4)}${value.slice(-4)}`;
}
