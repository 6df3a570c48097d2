/** Forged values in place of the true ones. */
import { addYears } from './calendar-day.ts';
import { LAST_NAMES } from './names.ts';
import type { Random } from './random.ts';

/** Forging functions by attribute, which make the new value from the old one. */
const FORGERS: Readonly<Record<string, (value: string, random: Random) => string>> = {
  birthdate: (value, random) => addYears(value, -random.integer(2, 9)),
  'expiration-date': (value, random) => addYears(value, random.integer(3, 9)),
  'identification-number': (value, random) => changeDigits(value, random),
  'name-last': (value, random) => random.pick(LAST_NAMES.filter((name) => name !== value && name.length < 12)),
};

/** Changes three successive digits of a number; its shape stays. */
function changeDigits(value: string, random: Random): string {
  const places = [...value].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const start = random.integer(0, Math.max(places.length - 3, 0));
  const chosen = new Set(places.slice(start, start + 3));
  return [...value]
    .map((character, index) =>
      chosen.has(index) ? String((Number(character) + random.integer(1, 8)) % 10) : character,
    )
    .join('');
}

export interface ForgedValue {
  readonly attribute: string;
  readonly from: string;
  readonly to: string;
}

/** Draws which of the values is forged, and the new one. Dates are YYYY-MM-DD. */
export function forgeValue(values: Readonly<Record<string, string>>, random: Random): ForgedValue {
  const attribute = random.pick(Object.keys(FORGERS).filter((name) => values[name] !== undefined));
  const from = values[attribute] ?? '';
  return { attribute, from, to: FORGERS[attribute]?.(from, random) ?? from };
}

/** Replaces one check digit in the lines of a zone. */
export function spoilCheckDigit(
  lines: readonly string[],
  places: readonly { readonly line: number; readonly column: number }[],
  random: Random,
): readonly string[] {
  const digits = places.filter(({ line, column }) => /\d/.test((lines[line] ?? '').charAt(column)));
  const { line: row, column } = random.pick(digits);
  const digit = Number((lines[row] ?? '').charAt(column));
  const wrong = String((digit + random.integer(1, 9)) % 10);
  return lines.map((line, index) => (index === row ? line.slice(0, column) + wrong + line.slice(column + 1) : line));
}
