/**
 * Surname, given names and birth of a European driving licence whose field numbers cannot be read: annex I of Directive
 * 2006/126/EC has them as fields 1 and 2, in the two rows above the date of birth. A number alone before its value is too
 * small to be noticed in many photographs.
 */
import type { TextLine } from '../facts.ts';
import { type FieldCandidate, foldText, lineConfidence } from './find-fields.ts';
import { ISSUERS } from './models/issuers/index.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

/** A value found by its order alone is trusted less than one behind its number. */
const TRUST = 0.9;
/** Names are set about as large as dates; marks above capitals make their boxes higher. */
const VALUE_HEIGHT = { least: 0.7, most: 1.7 } as const;
/** Rows follow each other at this many heights of the date. */
const PITCH = { least: 1.1, most: 3.2 } as const;
/** How far left and right of the date's line a name may begin, in heights: the line may begin with the field number. */
const INDENT = { left: 1, right: 2.5 } as const;

const middleY = ({ box }: TextLine): number => box.y + box.height / 2;
const lettersOf = (text: string): string => foldText(text).replaceAll(/[^A-Z]/g, '');

/** What heads the documents of the issuers: the country and the title. */
const HEADINGS: readonly string[] = ISSUERS.flatMap(({ names, titles }) =>
  [...names, ...Object.values(titles ?? {}).flat()].map(lettersOf),
);

/** Fewer letters are part of too many headings. */
const SHORTEST_PART = 5;

/** A heading, or what is left of one that the outline cut. */
function isHeading({ text }: TextLine): boolean {
  const letters = lettersOf(text);
  return letters.length >= SHORTEST_PART && HEADINGS.some((heading) => heading.includes(letters));
}

/** The nearest line above that begins where `below` does, where a row follows a row. */
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
 * Both names and the date below them; none where the rows above the first date are not two names.
 *
 * @param style of dates of birth
 */
export function namesAboveBirthdate(lines: readonly TextLine[], style: DateStyle): readonly FieldCandidate[] {
  const dates = lines.filter(({ text }) => readPrintedDate(text, style) !== null);
  const [birth] = dates.sort((a, b) => middleY(a) - middleY(b));
  // With fewer than birth, issue and expiry the first may be another than the birth.
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
