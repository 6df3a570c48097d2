/** Returns the entries of a field, separated by lines, blanks or commas; an entry contains no blank. */
export const entriesIn = (text: string): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');
