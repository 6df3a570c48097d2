/** Returns the tags in a line, separated by commas; a tag may contain blanks. */
export const tagsIn = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
