/** Account: the person behind one or more inquiries, as one business knows them. */
import { type FieldMap, type FieldState, type FieldValue, type FieldValues, valueAt } from '../../../fields/index.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { AccountType } from './account-type.ts';

export interface Account {
  readonly id: string;
  readonly subject: Subject;
  readonly type: Pick<AccountType, 'id' | 'name' | 'fields' | 'relations'>;
  readonly referenceId: string | null;
  readonly state: FieldState;
  readonly tags: readonly string[];
  readonly accountStatus: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly redactedAt: Date | null;
  /** Time of consolidation into another account; from then on it cannot change. */
  readonly archivedAt: Date | null;
}

/** Personal values by the flat names of inquiries: `name-first`, `address-city`. */
export type PersonalValues = Readonly<Record<string, string | null>>;

/** Flat name → path in the fields of an account. */
export const personalPaths = {
  'name-first': ['name', 'first'],
  'name-middle': ['name', 'middle'],
  'name-last': ['name', 'last'],
  'address-street-1': ['address', 'street-1'],
  'address-street-2': ['address', 'street-2'],
  'address-city': ['address', 'city'],
  'address-subdivision': ['address', 'subdivision'],
  'address-postal-code': ['address', 'postal-code'],
  'address-country-code': ['address', 'country-code'],
  birthdate: ['birthdate'],
  'phone-number': ['phone-number'],
  'email-address': ['email-address'],
  'social-security-number': ['social-security-number'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the values for comparison in checks; empty ones are null. */
export function personalValuesOf({ state }: Account): PersonalValues {
  const values = Object.entries(personalPaths).map(([name, path]) => {
    const value = valueAt(state.values, path);
    return [name, typeof value === 'string' && value !== '' ? value : null] as const;
  });
  return Object.fromEntries(values);
}

/**
 * Nests flat personal values in the same way as the fields of an account: a request may have them outside of `fields`.
 */
export function nestPersonalValues(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(personalPaths)) {
    if (!Object.hasOwn(flat, name)) continue;
    const [outer = '', inner] = path;
    if (inner === undefined) nested[outer] = flat[name];
    else nested[outer] = { ...(nested[outer] as object | undefined), [inner]: flat[name] };
  }
  return nested;
}

/**
 * Returns the account's values updated with the values that an inquiry found. A found text replaces the present one; no
 * value is cleared.
 */
export function takeOver(values: FieldValues, found: Readonly<Record<string, unknown>>): FieldValues {
  const result: Record<string, FieldValue> = { ...values };
  for (const [name, [outer = '', inner]] of Object.entries(personalPaths)) {
    const value = found[name];
    if (typeof value !== 'string' || value === '') continue;
    result[outer] = inner === undefined ? value : { ...(result[outer] as FieldMap | undefined), [inner]: value };
  }
  const number = found['identification-number'];
  if (typeof number === 'string' && number !== '') {
    result['identification-numbers'] = withNumber(result['identification-numbers'], number, found);
  }
  return result;
}

function withNumber(
  known: FieldValue | undefined,
  number: string,
  found: Readonly<Record<string, unknown>>,
): readonly FieldValue[] {
  const numbers = Array.isArray(known) ? (known as readonly FieldMap[]) : [];
  const issuer = found['selected-country-code'] ?? found['address-country-code'];
  const entry: FieldMap = {
    'identification-class': String(found['identification-class'] ?? 'unknown'),
    'identification-number': number,
    'issuing-country': typeof issuer === 'string' ? issuer : '',
  };
  const same = (each: FieldMap) => Object.entries(entry).every(([key, value]) => each[key] === value);
  return numbers.some(same) ? numbers : [...numbers, entry];
}
