/** How often texts repeat several lines in a row. Imports and lines of brackets alone tell nothing and are passed over. */

const telling = (line: string): boolean => line.length > 0 && !/^(import\b.*|\} from .*|[\])};,>(</]+)$/.test(line);

/** Blocks of `least` lines or more, counted once each, that stand in more than one place; a block that goes on is one. */
export function repeatedBlocks(texts: readonly string[], least: number): number {
  const lines = texts.map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(telling),
  );
  const places = new Map<string, { readonly file: number; readonly at: number }[]>();
  for (const [file, all] of lines.entries()) {
    for (let at = 0; at + least <= all.length; at += 1) {
      const block = all.slice(at, at + least).join('\n');
      places.set(block, [...(places.get(block) ?? []), { file, at }]);
    }
  }
  const repeated = new Set<string>();
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const { file, at } of found) repeated.add(`${file} ${at}`);
  }
  // A window that follows a repeated one of the same file is the same block.
  let blocks = 0;
  for (const found of places.values()) {
    if (found.length > 1 && found.every(({ file, at }) => !repeated.has(`${file} ${at - 1}`))) blocks += 1;
  }
  return blocks;
}
