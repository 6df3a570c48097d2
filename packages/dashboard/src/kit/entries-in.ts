/** What a field of several entries holds: one a line, or parted by blanks or commas; none of them has a blank. */
export const entriesIn = (text: string): string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');
