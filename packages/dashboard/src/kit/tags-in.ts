/** Tags of a line that parts them by commas; a tag may hold blanks. */
export const tagsIn = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
