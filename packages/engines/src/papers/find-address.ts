/**
 * Search for the recipient's address block: a name, a street, and a line with city and postal code, in consecutive
 * lines.
 */
import type { PaperField } from '../facts.ts';
import type { PaperCandidate } from './find-labelled.ts';
import { CITY_LINES, type CityLine } from './models/address-lines.ts';
import { bottomOf, type PaperLine } from './paper-lines.ts';
import { readPersonName } from './read-paper-value.ts';

export interface AddressBlock {
  readonly candidates: readonly PaperCandidate<PaperField>[];
  /** Countries with this format of the last line. */
  readonly countries: readonly string[];
}

/** Trust in a value found by its place, lower than with its label. */
const TRUST = 0.95;

interface City {
  readonly form: CityLine;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

function cityOf({ folded }: PaperLine): City | null {
  for (const form of CITY_LINES) {
    const groups = form.pattern.exec(folded)?.groups;
    if (groups !== undefined) return { form, groups };
  }
  return null;
}

/** Returns the line just above at the same left edge. */
function lineAbove(line: PaperLine, lines: readonly PaperLine[]): PaperLine | null {
  const { box } = line;
  const above = lines
    .filter((other) => other.box.y + other.box.height / 2 < box.y + box.height * 0.2)
    .filter((other) => Math.abs(other.box.x - box.x) < 1.5 * box.height)
    .sort((a, b) => b.box.y - a.box.y)[0];
  return above !== undefined && box.y - bottomOf(above.box) < 1.6 * box.height ? above : null;
}

const isStreet = ({ folded }: PaperLine): boolean => /\d/.test(folded) && /[A-Z]{2}/.test(folded);

function candidate(field: PaperField, value: string | undefined, line: PaperLine): PaperCandidate<PaperField>[] {
  return value === undefined || value === ''
    ? []
    : [{ field, value, confidence: line.confidence * TRUST, box: line.box }];
}

/** Returns the original spelling if folding changed no lengths; the folded text otherwise. */
function asWritten(line: PaperLine, part: string | undefined): string | undefined {
  if (part === undefined || line.text.length !== line.folded.length) return part;
  const at = line.folded.indexOf(part);
  return at < 0 ? part : line.text.slice(at, at + part.length);
}

function blockAt(line: PaperLine, lines: readonly PaperLine[]): AddressBlock | null {
  const city = cityOf(line);
  const street = city === null ? null : lineAbove(line, lines);
  if (city === null || street === null || !isStreet(street)) return null;
  const { groups, form } = city;
  // A second street line, such as a flat, may be between the street and the name.
  const above = lineAbove(street, lines);
  const isSecond = above !== null && isStreet(above);
  const first = isSecond ? above : street;
  const nameLine = lineAbove(first, lines);
  const name = nameLine === null ? null : readPersonName(nameLine.text);
  return {
    countries: form.countries,
    candidates: [
      ...(nameLine === null || name === null ? [] : candidate('name', name, nameLine)),
      ...candidate('address_street_1', first.text.trim(), first),
      ...candidate('address_city', asWritten(line, groups['city']), line),
      ...candidate('address_subdivision', groups['subdivision'], line),
      ...candidate('address_postal_code', groups['postal'], line),
    ],
  };
}

/** Returns the first block with a person's name, else the first one; null if no line ends an address. */
export function findAddress(lines: readonly PaperLine[]): AddressBlock | null {
  const blocks = lines.flatMap((line) => blockAt(line, lines) ?? []);
  const isNamed = ({ candidates }: AddressBlock): boolean => candidates.some(({ field }) => field === 'name');
  return blocks.find(isNamed) ?? blocks[0] ?? null;
}
