/** Parsing of `2001-02-03` or `2001` as a partial date. */
import type { PartialDate } from '@countersign/screening';

/** Parses a date; null for any other text. */
export function readDate(text: string): PartialDate | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return null;
  const whole = month !== undefined && day !== undefined;
  return { year: Number(year), month: whole ? Number(month) : null, day: whole ? Number(day) : null, circa: false };
}
