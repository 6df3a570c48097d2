/**
 * Names and birthdate of a European driving licence with unreadable field numbers: annex I of Directive 2006/126/EC has
 * surname and given names as fields 1 and 2, in the two rows above the date of birth. A field number before its value
 * is too small to be detected in many photographs.
 */
import type { TextLine } from '../picture-facts.ts';
import { type FieldCandidate, foldText, lineConfidence } from './find-fields.ts';
import { ISSUERS } from './models/issuers/index.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

/** Trust in a value found only by its order, lower than after its number. */
const TRUST = 0.9;
/** Height of names relative to dates, nearly equal; diacritics above capitals increase it. */
const VALUE_HEIGHT = { least: 0.7, most: 1.7 } as const;
/** Distance of rows, in heights of the date. */
const PITCH = { least: 1.1, most: 3.2 } as const;
/**
 * Distance left and right of the date's line at which a name may begin, in heights: the line may begin with the field
 * number.
 */
const INDENT = { left: 1, right: 2.5 } as const;

const middleY = ({ box }: TextLine): number => box.y + box.height / 2;
const lettersOf = (text: string): string => foldText(text).replaceAll(/[^A-Z]/g, '');

/** Headings of the issuers' documents: country and title. */
const HEADINGS: readonly string[] = ISSUERS.flatMap(({ names, titles }) =>
  [...names, ...Object.values(titles ?? {}).flat()].map(lettersOf),
);

/** Minimum letters; shorter texts are part of too many headings. */
const SHORTEST_PART = 5;

/** Maximum letters of the sign of a state, which is printed before its name. */
const LONGEST_SIGN = 3;

/** True for a heading, with the sign of the state before it or not, or the rest of one cut by the outline. */
function isHeading({ text }: TextLine): boolean {
  const letters = lettersOf(text);
  if (letters.length < SHORTEST_PART) return false;
  return HEADINGS.some((heading) => {
    const sign = letters.length - heading.length;
    return heading.includes(letters) || (sign > 0 && sign <= LONGEST_SIGN && letters.endsWith(heading));
  });
}

/** Returns the nearest line above with the same left edge, within the distance of rows. */
function rowAbove(lines: readonly TextLine[], below: TextLine, birth: TextLine): TextLine | null {
  const { x, height } = birth.box;
  const above = lines.filter((line) => {
    const pitch = (middleY(below) - middleY(line)) / height;
    const share = line.box.height / height;
    return (
      line.box.x > x - INDENT.left * height &&
      line.box.x < x + INDENT.right * height &&
      pitch >= PITCH.least &&
      pitch <= PITCH.most &&
      share >= VALUE_HEIGHT.least &&
      share <= VALUE_HEIGHT.most
    );
  });
  return above.sort((a, b) => middleY(b) - middleY(a))[0] ?? null;
}

/**
 * Returns both names and the date below them; empty if the rows above the first date are not two names.
 *
 * @param style of dates of birth
 */
export function namesAboveBirthdate(lines: readonly TextLine[], style: DateStyle): readonly FieldCandidate[] {
  const dates = lines.filter(({ text }) => readPrintedDate(text, style) !== null);
  const [birth] = dates.sort((a, b) => middleY(a) - middleY(b));
  // The first date may not be the birth if there are fewer than three (birth, issue and expiry).
  if (birth === undefined || dates.length < 3) return [];
  const given = rowAbove(lines, birth, birth);
  const surname = given && rowAbove(lines, given, birth);
  if (!given || !surname || isHeading(surname)) return [];
  const birthdate = readPrintedDate(birth.text, style);
  const names = readValue(given.text, 'given-names', style);
  const family = readValue(surname.text, 'name', style);
  if (birthdate === null || names === null || family === null) return [];
  return [
    { attribute: 'birthdate', value: birthdate, confidence: lineConfidence(birth) * TRUST, box: birth.box },
    { attribute: 'name-last', value: family, confidence: lineConfidence(surname) * TRUST, box: surname.box },
    { attribute: 'name-first', value: names, confidence: lineConfidence(given) * TRUST, box: given.box },
  ];
}
