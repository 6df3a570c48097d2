/** Lengths in code points, as the database and JSON Schema count them, so that an emoji is one character. */

/** Returns true if `text` has more than `most` characters; stops counting as early as possible. */
export function isLongerThan(text: string, most: number): boolean {
  // At most two units are one character.
  if (text.length <= most) return false;
  return text.length > 2 * most || [...text].length > most;
}
