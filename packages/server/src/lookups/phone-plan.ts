/** What the plan of numbers tells of a phone number (libphonenumber): its country, and the kind of line. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface PhonePlan {
  /** As reports name it: `MOBILE`, `INVALID`, …; null where the plan does not tell. */
  readonly type: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** By the plan's own names; a number that may be either is none of them. */
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

/** Longer than any number with its extension; what is longer is not read. */
const longest = 80;

/** An unwritten number, and one without its country, is `INVALID`: nobody can be called by it from everywhere. */
export function readPhoneNumber(text: string): PhonePlan {
  const number = text.length > longest ? undefined : parsePhoneNumberFromString(text, { extract: false });
  if (number === undefined || !number.isValid()) return { type: 'INVALID', countryCode: number?.country ?? null };
  return { type: types[number.getType() ?? ''] ?? null, countryCode: number.country ?? null };
}

/** As E.164 writes it; null for what is no number with its country. `country`: of numbers that do not begin with a plus. */
export function internationalNumber(text: string, country: string | null = null): string | null {
  if (text.length > longest) return null;
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === null ? {} : { defaultCountry: country as 'US' }),
  });
  return number?.isValid() === true ? number.number : null;
}
