/** One value a field from what the pages state, twice where a PDF has text and drawing. */
import { findApproximately } from '../documents/approximate-match.ts';
import type { PaperFacts, PaperField, PaperReading } from '../facts.ts';
import { bare } from './paper-lines.ts';
import type { PaperReadings } from './read-page.ts';

/** A value that was read with less is no value. */
const ACCEPTANCE = 0.6;

/** Print that was read with less may be a fault of reading. */
const SURE = 0.8;

/** Faults of reading that are no difference, as a share of the value. */
const FAULTS = 0.2;

/** Whether print that was read states what the text layer does. */
function agrees(stated: string, printed: string): boolean {
  const [a, b] = [bare(stated), bare(printed)];
  if (a === '' || b === '') return a === b;
  const limit = Math.floor(Math.max(a.length, b.length) * FAULTS);
  return Math.abs(a.length - b.length) <= limit && findApproximately(b, a, limit) !== null;
}

const best = (readings: readonly PaperReading[], source: PaperReading['source']): PaperReading | null =>
  readings.filter((each) => each.source === source).sort((a, b) => b.confidence - a.confidence || a.page - b.page)[0] ??
  null;

/**
 * The text layer's spelling where the page shows the same; what the page shows where they differ, since that is what a
 * person sees.
 */
function choose(readings: readonly PaperReading[]): string | null {
  const [stated, printed] = [best(readings, 'pdf-text'), best(readings, 'print')];
  const chosen =
    stated !== null && (printed === null || agrees(stated.value, printed.value) || printed.confidence < ACCEPTANCE)
      ? stated
      : printed;
  return chosen === null || chosen.confidence < ACCEPTANCE ? null : chosen.value;
}

/** Fields of which text layer and print both state a value with confidence, and not the same. */
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
