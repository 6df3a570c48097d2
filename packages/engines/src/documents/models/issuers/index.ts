/** Registry of all issuers known by the words of their documents. */
import { CANADA } from './canada.ts';
import { EUROPE } from './europe.ts';
import type { Issuer } from './issuer.ts';
import { UNITED_STATES } from './united-states.ts';

export type { Issuer } from './issuer.ts';

/** Countries, and the states and provinces that issue their own cards. */
export const ISSUERS: readonly Issuer[] = [
  ...UNITED_STATES,
  ...CANADA,
  ...EUROPE,
  {
    countryCode: 'US',
    subdivision: null,
    names: ['UNITED STATES OF AMERICA'],
    languages: ['en', 'fr', 'es'],
    dateOrder: 'month-day-year',
  },
  { countryCode: 'CA', subdivision: null, names: ['CANADA'], languages: ['en', 'fr'], dateOrder: 'day-month-year' },
];

/** Returns the issuer of a country, or of one of its subdivisions; null for those known only by their codes. */
export function issuerOf(countryCode: string | null, subdivision: string | null = null): Issuer | null {
  return (
    ISSUERS.find((issuer) => issuer.countryCode === countryCode && issuer.subdivision === subdivision) ??
    ISSUERS.find((issuer) => issuer.countryCode === countryCode && issuer.subdivision === null) ??
    null
  );
}
