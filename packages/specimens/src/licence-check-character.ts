/**
 * Check characters of European licence numbers, computed independently of the reader (`licence-numbers.ts` of the
 * engines). If one of the two has an error, it rejects numbers of the other.
 */

/**
 * Computes the German character: weights 9 to 2 by position, letters worth 10 and up; the remainder modulo 11, with ten
 * written as X.
 */
function germanCharacter(number: string): string {
  let sum = 0;
  for (const [index, character] of [...number].entries()) sum += Number.parseInt(character, 36) * (9 - index);
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : `${remainder}`;
}

/** Letters that the Spanish interior ministry assigns to the remainders of a division by 23. */
const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Returns the character that `countryCode` prints after `number`; empty if the country has none. */
export function licenceCheckCharacter(countryCode: string, number: string): string {
  if (countryCode === 'DE') return germanCharacter(number);
  if (countryCode === 'ES') return SPANISH_LETTERS.charAt(Number.parseInt(number, 10) % 23);
  return '';
}
