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

/** `21 Sep 1979`, `Sep 1979`, `1979`, `1979-09-21`, `21/09/1979`, `circa 1962`, `1962 to 1964` (the first, as circa); null for what is none. */
export function parseDate(text: string): PartialDate | null {
  const circa = /\b(circa|ca\.?|approx\w*|between|to)\b|~/i.test(text);
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
