/** Names under which statements are kept prepared on a direct connection. */

/** Statement text to the name it is kept prepared under, on every connection that ran it. */
const preparedNames = new Map<string, string>();

/** Texts are written in code, but lists combine their filters: past this many, a text is sent without being kept. */
const mostPrepared = 500;

/** Undefined when enough statements are kept already. */
export function preparedName(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size >= mostPrepared) return known;
  const name = `statement_${preparedNames.size + 1}`;
  preparedNames.set(text, name);
  return name;
}
