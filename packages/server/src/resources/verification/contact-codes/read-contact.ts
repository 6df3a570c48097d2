/** Reading of the address or number that an individual typed. Pure. */
import type { ContactKind } from '../../../checks/check.ts';
import { internationalNumber, planOf } from '../../../lookups/international-number.ts';
import type { Recipient } from '../../../messages/message.ts';
import { isPhoneNumber, readMailAddress } from '../../../messages/recipient.ts';

export interface Contact {
  /** E-mail address with its domain in ASCII, or number in E.164. */
  readonly value: string;
  /**
   * Country of the number, ISO 3166-1 alpha-2; null for an address, and for a number that belongs to no one country.
   */
  readonly countryCode: string | null;
}

/**
 * Reads an address or number; null for an invalid one. `countryCode` is the numbering plan of a number without a
 * country's digits; null if unknown.
 */
export function readContact(kind: ContactKind, typed: string, countryCode: string | null): Contact | null {
  return kind === 'email-address' ? readAddress(typed.trim()) : readNumber(typed.trim(), countryCode);
}

function readAddress(typed: string): Contact | null {
  const value = readMailAddress(typed);
  // Mail over the internet reaches no host without a dot.
  return value === null || !/@.+\../.test(value) ? null : { value, countryCode: null };
}

function readNumber(typed: string, countryCode: string | null): Contact | null {
  const value = internationalNumber(typed.normalize('NFKC'), countryCode);
  return value === null || !isPhoneNumber(value) ? null : { value, countryCode: planOf(value) };
}

export const recipientOf = (kind: ContactKind, value: string): Recipient =>
  kind === 'email-address' ? { email: value } : { phone: value };
