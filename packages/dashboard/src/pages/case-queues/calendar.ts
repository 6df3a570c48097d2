/** Parsing of business hours. Pure. */

/**
 * Parses a calendar; null for empty text, undefined for text that is not a JSON object. The service validates the
 * contents.
 */
export function calendarOf(typed: string): object | null | undefined {
  if (typed.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(typed);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
