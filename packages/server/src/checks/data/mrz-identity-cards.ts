/**
 * Countries (ISO 3166-1 alpha-2) whose identity cards in circulation all carry a machine-readable zone. Countries with
 * older cards without one are left out, so that an honest holder is not refused.
 */
export const MRZ_IDENTITY_CARD_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE EE ES FI FR HR HU LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
