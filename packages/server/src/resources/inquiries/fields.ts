/** Template fields of an inquiry: reading them from a request, and showing them as `{type, value}`. Pure. */
import { isCalendarDate, parseTimestamp } from '../../lib/clock.ts';
import { Refusal, type RefusalEntry } from '../../lib/refusal.ts';
import type { FieldSchema } from '../inquiry-templates/index.ts';
import type { FieldValue, FieldValues } from './inquiry.ts';

function isTimestamp(text: string): boolean {
  try {
    parseTimestamp(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with `value` for this field; null when nothing is. */
function problemOf(schema: FieldSchema, value: unknown): string | null {
  if (value === null) return null;
  switch (schema.type) {
    case 'string':
      if (typeof value !== 'string') return 'must be a string';
      return value.length > schema.maxCharLength ? `must not have more than ${schema.maxCharLength} characters` : null;
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? null : 'must be a date in the form YYYY-MM-DD';
    case 'datetime':
      return typeof value === 'string' && isTimestamp(value) ? null : 'must be an ISO 8601 date-time';
    case 'number':
      return Number.isFinite(value) ? null : 'must be a number';
    case 'integer':
      return Number.isInteger(value) ? null : 'must be an integer';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be a boolean';
    case 'government_id':
    case 'selfie':
      return 'is filled by the flow and cannot be written';
  }
}

/** The values of a request, checked. Throws unprocessable with a pointer for each unknown key or wrong value. */
export function parseFields(schemas: readonly FieldSchema[], given: Readonly<Record<string, unknown>>): FieldValues {
  const problems: RefusalEntry[] = [];
  const values: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(given)) {
    const schema = schemas.find((candidate) => candidate.key === key);
    const problem = schema === undefined ? 'is not a field of the inquiry template' : problemOf(schema, value);
    if (problem === null) values[key] = value as FieldValue;
    else problems.push({ details: `data.attributes.fields.${key.slice(0, 60)} ${problem}`, pointer: pointerOf(key) });
  }
  if (problems.length > 0) throw new Refusal('unprocessable', problems.slice(0, 20));
  return values;
}

const pointerOf = (key: string): string =>
  `/data/attributes/fields/${key.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Every field of the template as `{type, value}`; null until filled. The social security number shows its last four. */
export function showFields(
  schemas: readonly FieldSchema[],
  values: FieldValues,
): Record<string, { type: string; value: FieldValue }> {
  return Object.fromEntries(
    schemas.map(({ key, type }) => [
      key,
      { type, value: key === 'social-security-number' ? masked(values[key]) : (values[key] ?? null) },
    ]),
  );
}

function masked(value: FieldValue | undefined): FieldValue {
  if (typeof value !== 'string') return null;
  return value.length <= 4 ? value : `${'*'.repeat(value.length - 4)}${value.slice(-4)}`;
}
