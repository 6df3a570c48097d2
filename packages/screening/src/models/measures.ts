/** Measurements of a model when it was shipped, from its card. */
import { readFileSync } from 'node:fs';

export interface Measure {
  /** Name of the figure, as in the card. */
  readonly figure: string;
  readonly value: string;
  /** Sample size. */
  readonly of: number;
}

const row = /^\| (.+?) \| ([\d.]+ ?%?) \| (\d+) \|$/gm;

/** Returns the measurements in the first table of the card. Pure. */
export function measuresIn(card: string): Measure[] {
  const table = card.split('## Measured on what was kept apart')[1]?.split('\n\n| Phenomenon')[0] ?? '';
  return [...table.matchAll(row)].map(([, figure = '', value = '', of]) => ({ figure, value, of: Number(of) }));
}

/** Returns the measurements of a model. Throws for a missing model. */
export const measuresOf = (version: string): Measure[] =>
  measuresIn(readFileSync(new URL(`./${version}/card.md`, import.meta.url), 'utf8'));
