/**
 * Restoration of diacritics in a name: the zone writes Ö as OE (ICAO Doc 9303 part 3, 6.A), a reader that drops
 * diacritics gives O, and only Ö explains both.
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

/** Respells the print from `at` on by the remaining letters of the zone; null if impossible. */
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
 * Returns the printed spelling with the diacritics implied by the zone; null if they differ otherwise. Spaces and
 * hyphens are those of the print. `country` is the issuer's, ISO 3166-1 alpha-2.
 */
export function restoreMarks(zone: string, printed: string, country: string | null): string | null {
  return spell(printed.toUpperCase(), 0, zone.toUpperCase().replaceAll(/[^A-Z]/g, ''), country);
}
