/**
 * Formats of an address's last line by country: city, subdivision and postal code. Readers lose the space between a
 * word and a number, so none is required there. Data only.
 */

export interface CityLine {
  /** ISO 3166-1 alpha-2; also determines the format of dates. */
  readonly countries: readonly string[];
  /** Pattern with groups `city`, `subdivision` and `postal`, for folded text. */
  readonly pattern: RegExp;
}

const CITY = "(?<city>[A-Z][A-Z .'/-]{1,38}?)";

export const CITY_LINES: readonly CityLine[] = [
  {
    countries: ['US'],
    pattern: new RegExp(`^${CITY}[ ,.]+(?<subdivision>[A-Z]{2})[ ,.]*(?<postal>\\d{5}(?:-\\d{4})?)$`),
  },
  // A subdivision that lost a letter is dropped; the line still locates the block.
  { countries: ['US'], pattern: new RegExp(`^${CITY}[ ,.]+[A-Z0-9]{1,3}[ ,.]+(?<postal>\\d{5}(?:-\\d{4})?)$`) },
  {
    countries: ['CA'],
    pattern: new RegExp(`^${CITY}[ ,.]+(?<subdivision>[A-Z]{2})[ ,.]*(?<postal>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$`),
  },
  { countries: ['GB'], pattern: new RegExp(`^${CITY}[ ,.]+(?<postal>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})$`) },
  { countries: ['NL'], pattern: new RegExp(`^(?<postal>\\d{4} ?[A-Z]{2})[ ,]+${CITY}$`) },
  { countries: ['PL'], pattern: new RegExp(`^(?<postal>\\d{2}-\\d{3})[ ,]*${CITY}$`) },
  { countries: ['PT'], pattern: new RegExp(`^(?<postal>\\d{4}-\\d{3})[ ,]*${CITY}$`) },
  {
    countries: ['DE', 'FR', 'ES', 'IT', 'MX'],
    pattern: new RegExp(`^(?:[A-Z]{1,2}-)?(?<postal>\\d{5})[ ,]*${CITY}(?: ?\\((?<subdivision>[A-Z]{2})\\))?$`),
  },
  { countries: ['AT', 'CH', 'BE', 'DK', 'NO'], pattern: new RegExp(`^(?:[A-Z]{1,2}-)?(?<postal>\\d{4})[ ,]*${CITY}$`) },
];
