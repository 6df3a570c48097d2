/** Characters of a page's text layer that are looked at: a page of small print has about 8,000. */
export const MOST_CHARACTERS = 20_000;
