/** Format of country codes: ISO 3166-1 alpha-2, and XK, which Kosovo's documents and the European Union use. Pure. */
import { COUNTRIES } from '@countersign/engines/states';

/** Returns the code in capitals, as it is stored; null for an invalid one. */
export function readCountryCode(text: string): string | null {
  const code = text.toUpperCase();
  return COUNTRIES.has(code) ? code : null;
}
