/** Font files for documents: packed ones are unpacked once and cached, bounded in number. */
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';
import type { FontFile } from './fonts.ts';

/** TrueType bytes by font name. */
export type LoadedFonts = ReadonlyMap<string, Buffer>;

const cache = new LRUCache<string, Buffer>({ max: 80, maxSize: 24_000_000, sizeCalculation: ({ length }) => length });

async function load({ name, path }: FontFile): Promise<Buffer> {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const bytes = await readFile(path);
  const font = path.endsWith('.woff2') ? Buffer.from(await decompress(bytes)) : bytes;
  cache.set(name, font);
  return font;
}

export async function loadFonts(fonts: readonly FontFile[]): Promise<LoadedFonts> {
  const loaded = new Map<string, Buffer>();
  for (const font of fonts) loaded.set(font.name, await load(font));
  return loaded;
}
