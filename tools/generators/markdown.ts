/** Markdown elements of the generated pages. */

export const generatedNotice = (source: string) =>
  `<!-- Generated from ${source} by \`npm run generate\`; change it there. -->`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string) => `\`${text}\``;

/** Joins paragraphs with a blank line between them and a line break at the end. */
export const page = (...parts: readonly string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
