/** Reading of the values that one page states, from its print or from its text layer. */
import type { PaperField, PaperReading } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { type AddressBlock, findAddress } from './find-address.ts';
import { findLabelled, type PaperCandidate } from './find-labelled.ts';
import { type PaperLine, paperLines } from './paper-lines.ts';
import { type PaperDateOrder, readPaperDate, readPersonName } from './read-paper-value.ts';

export type PaperReadings = Partial<Record<PaperField, readonly PaperReading[]>>;

export interface PageReadings {
  readonly readings: PaperReadings;
  readonly countryCode: string | null;
}

const MONTH_FIRST_COUNTRIES: readonly string[] = ['US'];

/** Top share of a page that names its sender. */
const HEAD = 0.3;
/** Trust in a value identified by its size and place only. */
const HEAD_TRUST = 0.8;

/** Returns the largest line of the head that is not a person, a date or a label. */
function issuerOf(lines: readonly PaperLine[], pageHeight: number): PaperCandidate<PaperField>[] {
  const largest = lines
    .filter(({ box, folded }) => box.y < pageHeight * HEAD && /[A-Z]{3}/.test(folded) && !/\d{3}/.test(folded))
    .sort((a, b) => b.box.height - a.box.height)[0];
  if (largest === undefined) return [];
  const typical = lines.map(({ box }) => box.height).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  if (largest.box.height < 1.2 * typical && readPersonName(largest.text) !== null) return [];
  return [
    { field: 'issuer', value: largest.text.trim(), confidence: largest.confidence * HEAD_TRUST, box: largest.box },
  ];
}

/** Returns a date without a label as the day of issue if it is the only one of the head. */
function headDate(
  lines: readonly PaperLine[],
  pageHeight: number,
  order: PaperDateOrder,
): PaperCandidate<PaperField>[] {
  const dated = lines
    .filter(({ box }) => box.y < pageHeight * HEAD)
    .flatMap((line) => {
      const value = readPaperDate(line.text, order);
      return value === null ? [] : [{ value, line }];
    });
  const [only, ...others] = dated;
  if (only === undefined || others.length > 0) return [];
  const { value, line } = only;
  return [{ field: 'issue_date', value, confidence: line.confidence * HEAD_TRUST, box: line.box }];
}

function orderOf(address: AddressBlock | null, lines: readonly PaperLine[]): PaperDateOrder {
  const isAmerican =
    address === null
      ? lines.some(({ text }) => /\$ ?\d/.test(text))
      : address.countries.some((country) => MONTH_FIRST_COUNTRIES.includes(country));
  return isAmerican ? 'month-day-year' : 'day-month-year';
}

/** Reads the page. `height` is the page's in the pixels of the boxes. */
export function readPage(
  text: readonly TextLine[],
  { page, height, source }: { readonly page: number; readonly height: number; readonly source: PaperReading['source'] },
): PageReadings {
  const lines = paperLines(text);
  const address = findAddress(lines);
  const order = orderOf(address, lines);
  const labelled = findLabelled(lines, order);
  const has = (field: PaperField): boolean => labelled.some((candidate) => candidate.field === field);
  const candidates: readonly PaperCandidate<PaperField>[] = [
    ...labelled,
    ...(address?.candidates ?? []),
    ...(has('issuer') ? [] : issuerOf(lines, height)),
    // In a head with a due date, the reader may have missed the date of issue.
    ...(has('issue_date') || has('due_date') ? [] : headDate(lines, height, order)),
  ];
  const readings: Partial<Record<PaperField, PaperReading[]>> = {};
  for (const { field, value, confidence, box } of candidates) {
    const known = readings[field] ?? [];
    known.push({ value, source, page, confidence, box });
    readings[field] = known;
  }
  const [only, ...others] = address?.countries ?? [];
  return { readings, countryCode: others.length === 0 ? (only ?? null) : null };
}
