/** An account: the person behind one or more inquiries, as one business knows them. */
import type { Subject } from '../../security/subject-keys.ts';

/** Personal values of an account by flat kebab key, such as `name-first`; null until known. */
export type AccountFields = Readonly<Record<string, string | null>>;

export const accountFieldKeys = [
  'name-first',
  'name-middle',
  'name-last',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'address-country-code',
  'birthdate',
  'phone-number',
  'email-address',
  'identification-number',
  'identification-class',
] as const;

export interface Account {
  readonly id: string;
  readonly subject: Subject;
  readonly referenceId: string | null;
  readonly fields: AccountFields;
  readonly tags: readonly string[];
  readonly accountStatus: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly redactedAt: Date | null;
}

/** The account's fields with the values of `found` taken over; a value already there stays unless a new one is given. */
export function mergeAccountFields(current: AccountFields, found: Readonly<Record<string, unknown>>): AccountFields {
  const merged: Record<string, string | null> = { ...current };
  for (const key of accountFieldKeys) {
    const value = found[key];
    if (typeof value === 'string' && value !== '') merged[key] = value;
  }
  return merged;
}
