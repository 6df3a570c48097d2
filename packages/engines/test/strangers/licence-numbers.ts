/**
 * Numbers of European driving licences in the formats of their states, by separate code; other states use random
 * formats.
 */
import { type Draw, drawNumber } from './random.ts';

/** Draws a German number: office, count, check character (weights 9 to 1, modulo 11) and the number of the copy. */
function german(draw: Draw): string {
  const stem = drawNumber('A999XXXXX', draw);
  let sum = 0;
  for (const [at, one] of [...stem].entries()) sum += Number.parseInt(one, 36) * (9 - at);
  return `${stem}${sum % 11 === 10 ? 'X' : sum % 11}${draw.whole(1, 3)}`;
}

/** Draws a Spanish number: that of the identity document, its letter by the remainder of 23. */
function spanish(draw: Draw): string {
  const digits = drawNumber('99999999', draw);
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] ?? ''}`;
}

/** Draws a Swedish number: the personal number, which begins with the birthdate. */
function swedish(birth: string, draw: Draw): string {
  return `${birth.slice(2).replaceAll('-', '')}-${drawNumber('9999', draw)}`;
}

const PATTERNS: Readonly<Record<string, string>> = {
  FR: '99AA99999',
  PL: '99999/99/9999',
  CZ: 'AA 999999',
  HU: 'AA999999',
};

/** Draws a number. `birth` is YYYY-MM-DD. */
export function europeanNumber(country: string, birth: string, draw: Draw): string {
  if (country === 'DE') return german(draw);
  if (country === 'ES') return spanish(draw);
  if (country === 'SE') return swedish(birth, draw);
  return [...(PATTERNS[country] ?? 'A99999999')]
    .map((one) => (/[A9]/.test(one) ? drawNumber(one, draw) : one))
    .join('');
}
