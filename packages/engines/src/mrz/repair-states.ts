/**
 * Repair of nonexistent state codes to the only similar known code (Doc 9303 part 3, section 5). No check digit covers
 * an issuing state or a nationality; the list of codes does. NDR is NOR if a reader recognized the O and none rules it
 * out.
 */
import { isKnownState, KNOWN_STATES } from '../documents/country-codes.ts';
import { bestGlyph, type Sighting } from './combine-readers.ts';
import { sliceSpan } from './elements.ts';
import type { MrzField, MrzLayout } from './layouts.ts';
import { type Place, placesOf, replaceAt } from './places.ts';
import { lookAlike } from './repair-mrz.ts';

/** Groups of letters, with the filler, that readers confuse in OCR-B. */
const LOOK_ALIKES = ['CDGOQ', 'IJLT', 'UVY', 'BPR', 'EF', 'HMN', 'K<'] as const;
/** Difference in fit from which the comparison rules out a letter, as in prove-elements.ts. */
const RIVAL_FIT = 0.12;
/** Columns of a code. */
const LENGTH = 3;

const FIELDS: ReadonlySet<MrzField['name']> = new Set(['issuingState', 'nationality']);
const CODES: readonly string[] = [...KNOWN_STATES].map((code) => code.padEnd(LENGTH, '<'));

export interface RepairedStates {
  readonly lines: readonly string[];
  /** Places decided by the list of codes. */
  readonly settled: readonly Place[];
}

function isAlike(a: string, b: string): boolean {
  return a === b || LOOK_ALIKES.some((letters) => letters.includes(a) && letters.includes(b));
}

/**
 * True if the networks recognized the letter or a similar one, one reader recognized the letter itself, and the
 * comparison does not rule it out.
 */
function isAllowed(letter: string, { text, again, glyphs }: Sighting): boolean {
  const byNetworks = [text, ...(again ? [again.text] : [])].map((one) => lookAlike(one, 'letters') ?? one);
  const best = glyphs && bestGlyph(glyphs, (one) => /[A-Z<]/.test(one));
  if (![...byNetworks, best?.character].includes(letter)) return false;
  const isFitting = glyphs === null || best === null || (glyphs.get(letter) ?? -1) >= best.score - RIVAL_FIT;
  return isFitting && byNetworks.every((one) => isAlike(letter, one));
}

/** Repairs both codes if exactly one known code is possible; ambiguous ones are unchanged. */
export function repairStates(
  lines: readonly string[],
  layout: MrzLayout,
  sightings: readonly (readonly Sighting[])[],
): RepairedStates {
  let repaired = lines;
  const settled: Place[] = [];
  for (const field of layout.fields.filter(({ name, start, end }) => FIELDS.has(name) && end - start === LENGTH)) {
    const read = sliceSpan(lines, field);
    if (isKnownState(read.replace(/<+$/, ''))) continue;
    const places = placesOf(field);
    const alike = CODES.filter((code) => [...code].every((letter, at) => isAlike(letter, read.charAt(at))));
    const [only] = alike;
    if (only === undefined || alike.length > 1) continue;
    const changed = places.filter((_, at) => only.charAt(at) !== read.charAt(at));
    const isSeen = changed.every(({ line, column }) => {
      const sighting = sightings[line]?.[column];
      return sighting !== undefined && isAllowed(only.charAt(column - field.start), sighting);
    });
    if (!isSeen) continue;
    for (const place of changed) repaired = replaceAt(repaired, place, only.charAt(place.column - field.start));
    settled.push(...changed);
  }
  return { lines: repaired, settled };
}
