/**
 * Returns true for lines that count in the search for repeated blocks: imports and lines with only brackets are
 * ignored.
 */

const telling = (line: string): boolean => line.length > 0 && !/^(import\b.*|\} from .*|[\])};,>(</]+)$/.test(line);

/** Counts the blocks of `least` lines or more that occur in more than one place, once each; a longer block is one. */
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
  // A window directly after a repeated one of the same file is part of the same block.
  let blocks = 0;
  for (const found of places.values()) {
    if (found.length > 1 && found.every(({ file, at }) => !repeated.has(`${file} ${at - 1}`))) blocks += 1;
  }
  return blocks;
}
