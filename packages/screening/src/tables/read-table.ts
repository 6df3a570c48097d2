/** Reads a table in this folder, once per thread. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export const readBytes = (name: string): Uint8Array => readFileSync(new URL(`./${name}`, import.meta.url));

export function readTable(name: string): string {
  const bytes = readFileSync(new URL(`./${name}`, import.meta.url));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

/** Returns the lines with words; a line that begins with # is a comment. */
export const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
