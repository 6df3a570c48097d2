/**
 * The spelling of a name that neither zone nor reader has: the zone writes Ö as OE (ICAO Doc 9303 part 3, 6.A), a reader
 * that drops marks gives O, and both together can only be Ö.
 */

/** Countries that print Ø where the zone has OE. */
const WITH_SLASH: ReadonlySet<string> = new Set(['DK', 'FO', 'GL', 'NO']);

function marked(pair: string, country: string | null): string | null {
  switch (pair) {
    case 'AE':
      return 'Ä';
    case 'OE':
      return country !== null && WITH_SLASH.has(country) ? 'Ø' : 'Ö';
    case 'UE':
      return 'Ü';
    case 'AA':
      return 'Å';
    default:
      return null;
  }
}

/** The print from `at` on, made to spell what is left of the zone's letters; null when it cannot. */
function spell(printed: string, at: number, zone: string, country: string | null): string | null {
  const character = printed.charAt(at);
  if (character === '') return zone === '' ? '' : null;
  if (!/[A-Z]/.test(character)) {
    const rest = spell(printed, at + 1, zone, country);
    return rest === null ? null : character + rest;
  }
  if (!zone.startsWith(character)) return null;
  const plain = spell(printed, at + 1, zone.slice(1), country);
  if (plain !== null) return character + plain;
  const mark = marked(zone.slice(0, 2), country);
  const rest = mark === null ? null : spell(printed, at + 1, zone.slice(2), country);
  return rest === null ? null : mark + rest;
}

/**
 * The printed spelling with the marks that the zone tells of; null when the two differ in anything else. Spaces and
 * hyphens are those of the print. `country` is the issuer's, ISO 3166-1 alpha-2.
 */
export function restoreMarks(zone: string, printed: string, country: string | null): string | null {
  return spell(printed.toUpperCase(), 0, zone.toUpperCase().replaceAll(/[^A-Z]/g, ''), country);
}
