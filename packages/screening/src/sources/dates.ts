/** Dates as watchlists write them → partial dates. Pure. */
import type { PartialDate } from '../entity.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dateOf(year: string, month: number | null, day: number | null, circa: boolean): PartialDate | null {
  const number = Number(year);
  if (number < 1000 || number > 2999) return null;
  const isMonth = month !== null && month >= 1 && month <= 12;
  const isDay = isMonth && day !== null && day >= 1 && day <= 31;
  return { year: number, month: isMonth ? month : null, day: isDay ? day : null, circa };
}

const monthOf = (name: string): number | null => {
  const place = months.indexOf(name.slice(0, 3).toLowerCase());
  return place < 0 ? null : place + 1;
};

/** Matches the two ends of a range: `1953 to 1958`, `between 1970 and 1973`, `1970-1973`; not a date with hyphens. */
const span =
  /^(?:between\s+)?(.*\d{4}.*?)(?:\s+(?:to|and|-)\s+|\s*[–—]\s*|(?<=\b\d{4})\s*[-/]\s*(?=\d{4}\b))(.*\d{4}.*)$/i;

/** Maximum length of a date. Longer text is not a date, and parsing it would take too long. */
const longest = 100;

/**
 * Parses `21 Sep 1979`, `Sep 1979`, `1979`, `1979-09-21`, `21/09/1979`, `circa 1962`, `1962 to 1964`; null for other
 * text.
 */
export function parseDate(text: string): PartialDate | null {
  const written = text.trim().slice(0, longest);
  const ends = span.exec(written);
  const from = parsePoint(ends?.[1] ?? written);
  const to = ends === null ? null : parsePoint(ends[2] ?? '');
  return from === null || to === null ? from : spanOf(from, to);
}

/** Returns the range from the earlier of the two to the later. */
export function spanOf(from: PartialDate, to: PartialDate): PartialDate {
  if (to.year < from.year) return spanOf(to, from);
  const { circa: _circa, to: _to, ...end } = to;
  return { ...from, circa: from.circa || to.circa, to: end };
}

function parsePoint(text: string): PartialDate | null {
  const circa = /\b(circa|ca\.?|approx\w*)\b|~/i.test(text);
  const iso = /(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(text);
  if (iso !== null) return dateOf(iso[1] ?? '', Number(iso[2]), iso[3] === undefined ? null : Number(iso[3]), circa);
  const slashes = /(\d{1,2})[/.](\d{1,2})[/.](\d{4})/.exec(text);
  if (slashes !== null) return dateOf(slashes[3] ?? '', Number(slashes[2]), Number(slashes[1]), circa);
  const words = /(?:(\d{1,2})\s+)?([A-Za-z]{3,9})\s+(\d{4})/.exec(text);
  if (words !== null && monthOf(words[2] ?? '') !== null) {
    return dateOf(words[3] ?? '', monthOf(words[2] ?? ''), words[1] === undefined ? null : Number(words[1]), circa);
  }
  const year = /\b(\d{4})\b/.exec(text);
  return year === null ? null : dateOf(year[1] ?? '', null, null, circa);
}

export const parseDates = (texts: readonly string[]): PartialDate[] =>
  texts.map(parseDate).filter((date) => date !== null);
