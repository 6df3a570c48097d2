const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Parses a date element to YYYY-MM-DD; null if invalid. The United States write MMDDCCYY from version 2 on, Canada and
 * version 1 CCYYMMDD (annex D.12.5), and issuers mix them up. The orders are distinguishable: a year of a living
 * holder's document starts with 19 to 21, a month with at most 12.
 */
export function parseAamvaDate(raw: string): string | null {
  const digits = /^\s*(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(raw);
  const yearFirst = digits ? isoDate(digits[1] ?? '', digits[2] ?? '', digits[3] ?? '') : null;
  if (yearFirst !== null) return yearFirst;
  const monthFirst = /^\s*(\d{2})[-/.]?(\d{2})[-/.]?(\d{4})/.exec(raw);
  return monthFirst ? isoDate(monthFirst[3] ?? '', monthFirst[1] ?? '', monthFirst[2] ?? '') : null;
}

/** Formats a YYYY-MM-DD date in the order of the country; other text is unchanged. */
export function formatAamvaDate(date: string, country: 'US' | 'CA'): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return date;
  const [, year = '', month = '', day = ''] = parts;
  return country === 'CA' ? year + month + day : month + day + year;
}

function isoDate(year: string, month: string, day: string): string | null {
  if (!/^(?:18|19|20|21)/.test(year)) return null;
  const longest = MONTH_LENGTHS[Number(month) - 1];
  if (longest === undefined || Number(day) < 1 || Number(day) > longest) return null;
  return isCalendarDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  if (month !== 2 || day < 29) return true;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
