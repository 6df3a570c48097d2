/** Conversion of API names to words for readers of printed pages. Pure. */
import type { Mark, Tone } from '../../../print/report.ts';

const shortForms = /\b(id|mrz|aamva|api|url)\b/g;

/** Returns `name-first` and `id_barcode_detection` as "Name first" and "ID barcode detection". */
export function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .trim()
    .replace(shortForms, (short) => short.toUpperCase());
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const tones: Readonly<Record<string, Tone>> = {
  approved: 'positive',
  completed: 'positive',
  passed: 'positive',
  declined: 'negative',
  failed: 'negative',
  needs_review: 'attention',
  requires_retry: 'attention',
  pending: 'attention',
  submitted: 'attention',
};

export const markOf = (status: string): Mark => ({ text: inWords(status), tone: tones[status] ?? 'neutral' });

/** Formats a time as "2026-06-15 10:00:00 UTC". */
export const momentOf = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const longestText = 600;

/** Returns a field's value as one line; null if empty. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'object' ? partsOf(value) : String(value);
  if (text === '') return null;
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

function partsOf(value: object): string {
  if (Array.isArray(value)) return value.map((each) => textOf(each) ?? '–').join(', ');
  if ('filename' in value) return String(value.filename);
  if ('id' in value && 'type' in value) return String(value.id);
  return Object.entries(value)
    .map(([name, each]) => `${inWords(name)}: ${textOf(each) ?? '–'}`)
    .join(', ');
}

/** Masks a number for printing, except its last four characters. */
export const masked = (text: string): string => `••• ${text.slice(-4)}`;
