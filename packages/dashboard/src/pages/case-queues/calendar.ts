/** Business hours as they are typed. Pure. */

/** Null for none; undefined for what is no JSON object. What is in it the service judges. */
export function calendarOf(typed: string): object | null | undefined {
  if (typed.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(typed);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
