/** Phone numbers in international form (E.164); null for one that no plan has. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Formats a number. `countryCode`, ISO 3166-1 alpha-2, is the numbering plan of a number without a calling code; null if
 * unknown.
 */
export function internationalNumber(text: string, countryCode: string | null): string | null {
  const country: CountryCode | undefined =
    countryCode !== null && isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country }),
  });
  return number?.isValid() === true ? number.number : null;
}

/** Returns the country of a number in E.164, ISO 3166-1 alpha-2; null for a number of no one country. */
export const planOf = (number: string): string | null => parsePhoneNumberFromString(number)?.country ?? null;
