/** The fields of an inquiry as its resource shows them. Pure. */
import {
  type FieldSchema,
  type FieldValue,
  type FieldValues,
  type ShownField,
  showFields,
} from '../../../fields/index.ts';

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

function masked(value: FieldValue): FieldValue {
  if (typeof value !== 'string') return null;
  return value.length <= 4 ? value : `${'*'.repeat(value.length - 4)}${value.slice(-4)}`;
}
