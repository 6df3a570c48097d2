/**
 * Codes of states that do not exist, made the one known code that looks like them (Doc 9303 part 3, section 5). No check digit covers
 * an issuing state or a nationality; the list of codes does. NDR is NOR where a reader saw the O and none rules it out.
 */
import { isKnownState, KNOWN_STATES } from '../documents/country-codes.ts';
import { bestGlyph, type Sighting } from './combine-readers.ts';
import type { MrzField, MrzLayout } from './layouts.ts';
import { sliceSpan } from './parse-mrz.ts';
import { type Place, placesOf, replaceAt } from './places.ts';
import { lookAlike } from './repair-mrz.ts';

/** Letters that readers exchange in OCR-B, and the filler. */
const LOOK_ALIKES = ['CDGOQ', 'IJLT', 'UVY', 'BPR', 'EF', 'HMN', 'K<'] as const;
/** A letter that fits this much worse than the best one is ruled out by the comparison, as in prove-elements.ts. */
const RIVAL_FIT = 0.12;
/** Columns of a code. */
const LENGTH = 3;

const FIELDS: ReadonlySet<MrzField['name']> = new Set(['issuingState', 'nationality']);
const CODES: readonly string[] = [...KNOWN_STATES].map((code) => code.padEnd(LENGTH, '<'));

export interface RepairedStates {
  readonly lines: readonly string[];
  /** Places that the list of codes settles. */
  readonly settled: readonly Place[];
}

function isAlike(a: string, b: string): boolean {
  return a === b || LOOK_ALIKES.some((letters) => letters.includes(a) && letters.includes(b));
}

/** Whether the networks saw a letter or one like it, one reader saw it itself, and the comparison does not rule it out. */
function isAllowed(letter: string, { text, again, glyphs }: Sighting): boolean {
  const byNetworks = [text, ...(again ? [again.text] : [])].map((one) => lookAlike(one, 'letters') ?? one);
  const best = glyphs && bestGlyph(glyphs, (one) => /[A-Z<]/.test(one));
  if (![...byNetworks, best?.character].includes(letter)) return false;
  const isFitting = glyphs === null || best === null || (glyphs.get(letter) ?? -1) >= best.score - RIVAL_FIT;
  return isFitting && byNetworks.every((one) => isAlike(letter, one));
}

/** The lines with both codes known where exactly one known code may be meant; what may be several stays as it was read. */
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
