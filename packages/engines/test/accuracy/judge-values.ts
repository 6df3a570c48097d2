/**
 * Comparison of the engines' values with the printed ones: right, wrong and accepted, or withheld, by source and field.
 */
import { ACCEPTANCE_THRESHOLD } from '../../src/documents/merge-readings.ts';
import type { DocumentAttribute, DocumentFacts, ReadingSource } from '../../src/facts.ts';

/** Attributes by name; dates YYYY-MM-DD, the rest as printed. */
export type Printed = Readonly<Record<string, string>>;

export type Outcome = 'right' | 'wrong' | 'withheld';

/** Source of readings, or the value chosen from all of them. */
export type Source = ReadingSource | 'chosen';

export interface JudgedValue {
  readonly field: string;
  readonly source: Source;
  readonly outcome: Outcome;
  readonly accepted: string | null;
  readonly printed: string;
}

const GIVEN: readonly DocumentAttribute[] = ['name-first', 'name-middle'];

/**
 * Folds to letters and digits of any script without diacritics, in capitals: a different spelling is not a reading
 * error.
 */
export function foldValue(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('İ', 'I')
    .replaceAll('ẞ', 'SS')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function acceptedBy(facts: DocumentFacts, source: Source, name: DocumentAttribute): string | null {
  if (source === 'chosen') return facts.attributes[name] ?? null;
  const sure = facts.readings[name]?.find((one) => one.source === source && one.confidence >= ACCEPTANCE_THRESHOLD);
  return sure?.value ?? null;
}

/**
 * Returns the accepted value. Given names are one field, however they are split into attributes; a number may be under
 * either of its names.
 */
function acceptedValue(facts: DocumentFacts, source: Source, field: string): string | null {
  const names: readonly DocumentAttribute[] =
    field === 'name-first' ? GIVEN : field === 'document-number' ? ['document-number'] : [field as DocumentAttribute];
  const parts = names.flatMap((name) => acceptedBy(facts, source, name) ?? []);
  if (field === 'document-number' && parts.length === 0) return acceptedBy(facts, source, 'identification-number');
  return parts.length === 0 ? null : parts.join(' ');
}

/**
 * Judges a value.
 * @param printed value on the document
 * @param inZone another correct spelling, as in zone and barcode
 */
export function judgeValue(accepted: string | null, printed: string, inZone?: string): Outcome {
  if (accepted === null) return 'withheld';
  const value = foldValue(accepted);
  return value === foldValue(printed) || (inZone !== undefined && value === foldValue(inZone)) ? 'right' : 'wrong';
}

/** Judges every printed value by every source that the document has. */
export function judgeValues(
  facts: DocumentFacts,
  printed: Printed,
  inZone: Printed,
  sources: readonly Source[],
): readonly JudgedValue[] {
  return sources.flatMap((source) =>
    Object.entries(printed).flatMap(([field, text]): readonly JudgedValue[] => {
      if (source === 'mrz' && (field === 'issue-date' || field.startsWith('native'))) return [];
      if (source === 'barcode' && field.startsWith('native')) return [];
      const accepted = acceptedValue(facts, source, field);
      return [{ field, source, outcome: judgeValue(accepted, text, inZone[field]), accepted, printed: text }];
    }),
  );
}
