/** Names under which statements are kept prepared on a direct connection. */

/** Names of prepared statements by their text, on every connection that ran it. */
const preparedNames = new Map<string, string>();

/**
 * Limit of prepared statements: texts come from code, but lists combine their filters; further texts are sent
 * unprepared.
 */
const mostPrepared = 500;

/** Returns the name; undefined if the limit is reached. */
export function preparedName(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size >= mostPrepared) return known;
  const name = `statement_${preparedNames.size + 1}`;
  preparedNames.set(text, name);
  return name;
}
