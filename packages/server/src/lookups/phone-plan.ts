/** Facts from the numbering plan about a phone number (libphonenumber): its country, and the kind of line. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface PhonePlan {
  /** Type as in reports: `MOBILE`, `INVALID`, …; null if the plan does not determine it. */
  readonly type: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** Types by the plan's own names; a number that may be either kind has none. */
const types: Readonly<Record<string, string>> = {
  FIXED_LINE: 'FIXED_LINE',
  MOBILE: 'MOBILE',
  TOLL_FREE: 'TOLL_FREE',
  PREMIUM_RATE: 'RESTRICTED_PREMIUM',
  VOIP: 'VOIP',
  PAGER: 'PAGER',
  PERSONAL_NUMBER: 'PERSONAL',
  VOICEMAIL: 'VOICEMAIL',
  SHARED_COST: 'OTHER',
  UAN: 'OTHER',
};

/** Longest text that is read, longer than any number with its extension. */
const longest = 80;

/**
 * Reads a number; a malformed one, or one without a country code, is `INVALID`, since it cannot be called from every
 * country.
 */
export function readPhoneNumber(text: string): PhonePlan {
  const number = text.length > longest ? undefined : parsePhoneNumberFromString(text, { extract: false });
  if (number === undefined || !number.isValid()) return { type: 'INVALID', countryCode: number?.country ?? null };
  return { type: types[number.getType() ?? ''] ?? null, countryCode: number.country ?? null };
}

/**
 * Returns the number in E.164; null for an invalid one or one without a country. `country` applies to numbers without a
 * leading plus.
 */
export function internationalNumber(text: string, country: string | null = null): string | null {
  if (text.length > longest) return null;
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === null ? {} : { defaultCountry: country as 'US' }),
  });
  return number?.isValid() === true ? number.number : null;
}
