/** The fields of an inquiry as its resource shows them. Pure. */
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

/** Every field of the template as `{type, value}`; null until filled. The social security number shows its last four. */
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
 * Fields as a client sends them, without a masked number that it sends back as it was shown, since that number stays. Throws bad_request for
 * stars in place of another number: they would be stored as they are.
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
