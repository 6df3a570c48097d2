/**
 * The check characters of European licence numbers, worked out apart from the reader's own (`licence-numbers.ts` of the
 * engines): a mistake in one of the two shows as a number that the other refuses.
 */

/** Weights 9 to 2 by position, letters worth 10 and up; the remainder modulo 11, where ten is written X. */
function germanCharacter(number: string): string {
  let sum = 0;
  for (const [index, character] of [...number].entries()) sum += Number.parseInt(character, 36) * (9 - index);
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : `${remainder}`;
}

/** The letters that the Spanish interior ministry assigns to the remainders of a division by 23. */
const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The character that `countryCode` prints behind `number`; empty where the country has none. */
export function licenceCheckCharacter(countryCode: string, number: string): string {
  if (countryCode === 'DE') return germanCharacter(number);
  if (countryCode === 'ES') return SPANISH_LETTERS.charAt(Number.parseInt(number, 10) % 23);
  return '';
}
