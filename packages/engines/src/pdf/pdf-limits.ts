/** Pages of a file that are drawn and read; further ones are counted only. */
export const MOST_PAGES = 10;

/** Characters of a page's text layer that are looked at: a page of small print has about 8,000. */
export const MOST_CHARACTERS = 20_000;
