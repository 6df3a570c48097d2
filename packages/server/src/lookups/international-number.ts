/** A phone number as it is written for all countries (E.164); null for one that no plan has. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `countryCode` is whose plan a number without a country's digits is of: ISO 3166-1 alpha-2, null where it is not known. */
export function internationalNumber(text: string, countryCode: string | null): string | null {
  const country: CountryCode | undefined =
    countryCode !== null && isSupportedCountry(countryCode) ? countryCode : undefined;
  const number = parsePhoneNumberFromString(text, {
    extract: false,
    ...(country === undefined ? {} : { defaultCountry: country }),
  });
  return number?.isValid() === true ? number.number : null;
}
