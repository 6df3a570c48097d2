/** Calendar days without a time: `2026-01-31`. */

/** Returns the local day of `at`. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-');

/** Returns the name of `day` in the language; the reader's time zone does not shift it. */
export function nameOfDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Returns the end of a local day, ISO 8601; null for an invalid day. */
export function endOfDay(day: string): string | null {
  const at = new Date(`${day}T23:59:59`);
  return day === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}
