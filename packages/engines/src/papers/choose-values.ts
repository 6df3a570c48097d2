/** Choice of one value per field from the statements of the pages, two per page in a PDF with text and drawing. */
import { findApproximately } from '../documents/approximate-match.ts';
import type { PaperFacts, PaperField, PaperReading } from '../facts.ts';
import { bare } from './paper-lines.ts';
import type { PaperReadings } from './read-page.ts';

/** Minimum confidence of a value. */
const ACCEPTANCE = 0.6;

/** Minimum confidence of print that is not a reading error. */
const SURE = 0.8;

/** Share of a value's characters tolerated as reading errors. */
const FAULTS = 0.2;

/** True if the printed value is the one of the text layer. */
function agrees(stated: string, printed: string): boolean {
  const [a, b] = [bare(stated), bare(printed)];
  if (a === '' || b === '') return a === b;
  const limit = Math.floor(Math.max(a.length, b.length) * FAULTS);
  return Math.abs(a.length - b.length) <= limit && findApproximately(b, a, limit) !== null;
}

const best = (readings: readonly PaperReading[], source: PaperReading['source']): PaperReading | null =>
  readings.filter((each) => each.source === source).sort((a, b) => b.confidence - a.confidence || a.page - b.page)[0] ??
  null;

/** Returns the text layer's spelling if the print agrees; otherwise the print, since that is what a person sees. */
function choose(readings: readonly PaperReading[]): string | null {
  const [stated, printed] = [best(readings, 'pdf-text'), best(readings, 'print')];
  const chosen =
    stated !== null && (printed === null || agrees(stated.value, printed.value) || printed.confidence < ACCEPTANCE)
      ? stated
      : printed;
  return chosen === null || chosen.confidence < ACCEPTANCE ? null : chosen.value;
}

/** Returns the fields for which text layer and print state different values, both with confidence. */
export function differingFields(readings: PaperReadings): readonly PaperField[] {
  return (Object.entries(readings) as [PaperField, readonly PaperReading[]][]).flatMap(([field, all]) => {
    const [stated, printed] = [best(all, 'pdf-text'), best(all, 'print')];
    if (stated === null || printed === null || printed.page !== stated.page) return [];
    return printed.confidence >= SURE && !agrees(stated.value, printed.value) ? [field] : [];
  });
}

export function mergePages(pages: readonly PaperReadings[]): PaperReadings {
  const merged: Partial<Record<PaperField, PaperReading[]>> = {};
  for (const page of pages) {
    for (const [field, readings] of Object.entries(page) as [PaperField, readonly PaperReading[]][]) {
      merged[field] = [...(merged[field] ?? []), ...readings];
    }
  }
  return merged;
}

export function chooseValues(readings: PaperReadings): PaperFacts['values'] {
  const chosen = Object.entries(readings).flatMap(([field, all]) => {
    const value = choose(all);
    return value === null ? [] : [[field, value] as const];
  });
  return Object.fromEntries(chosen);
}
