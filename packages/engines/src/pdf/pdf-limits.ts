/** Limit of a page's text layer in characters: a page of small print has about 8,000. */
export const MOST_CHARACTERS = 20_000;
