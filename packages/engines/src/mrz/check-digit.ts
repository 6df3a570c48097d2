/**
 * Check digit of a machine-readable zone: weights 7, 3, 1 repeating, modulo 10 (ICAO Doc 9303 part 3, 4.9). Digits
 * count as themselves, A to Z as 10 to 35, the filler as 0.
 */

const WEIGHTS = [7, 3, 1] as const;

function characterValue(character: string): number {
  if (character === '<') return 0;
  const value = Number.parseInt(character, 36);
  return Number.isNaN(value) ? 0 : value;
}

/** Computes one digit, '0' to '9', for any text of the MRZ alphabet. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    sum += characterValue(text.charAt(index)) * (WEIGHTS[index % 3] ?? 0);
  }
  return String(sum % 10);
}
