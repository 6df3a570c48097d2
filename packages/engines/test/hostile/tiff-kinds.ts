/**
 * Hostile TIFF and AVIF files that repeat, refer to themselves, claim more than they contain, or expand from very
 * little.
 */
import { deflateSync } from 'node:zlib';
import type { Random } from '@countersign/specimens';
import sharp from 'sharp';
import { type TiffPage, tiffFile } from '../support/tiff-file.ts';
import { garbage, type HostileKind, patched, remember, u16, u32 } from './kind.ts';

const small: TiffPage = { width: 40, height: 30, colour: [200, 40, 40] };
const withTags = (tags: TiffPage['tags']): Buffer => tiffFile([{ ...small, ...(tags === undefined ? {} : { tags }) }]);
const large = (random: Random): number => random.pick([0, 1, 65_535, 100_000, 0x7fffffff, 0xffffffff]);

/** Builds a picture of `rows` rows in one compressed strip after the directory, without its pixels. */
function packedStrip(width: number, rows: number, zip: Buffer): Buffer {
  const head = tiffFile([{ width: 1, height: 1, colour: [0, 0, 0] }]);
  const tags = { 256: width, 257: rows, 259: 8, 278: rows, 279: zip.length, 273: head.length };
  return Buffer.concat([tiffFile([{ width: 1, height: 1, colour: [0, 0, 0], tags }]), zip]);
}

const boxAt = (file: Buffer, type: string): number => Math.max(4, file.indexOf(type, 0, 'latin1'));

export const tiffKinds: readonly HostileKind[] = [
  {
    name: 'tiff: thousands of pages',
    make: (random) => tiffFile(Array.from({ length: random.integer(500, 2000) }, () => small)),
  },
  { name: 'tiff: pages that lead back', make: (random) => tiffFile([small, small], random.pick([8, 9, 4, 0])) },
  {
    name: 'tiff: a directory of sixty thousand entries',
    make: (random) => patched(withTags({}), 8, u16(random.integer(60_000, 65_535))),
  },
  {
    name: 'tiff: claims other sides than it has',
    make: (random) => withTags({ 256: large(random), 257: large(random), 278: large(random) }),
  },
  {
    name: 'tiff: strips that lie elsewhere or are longer than the file',
    make: (random) => withTags({ 273: large(random), 279: large(random) }),
  },
  {
    name: 'tiff: tiles of any size',
    make: (random) =>
      withTags({ 322: large(random), 323: random.pick([16, 65_520, 0x7ffffff0]), 324: 8, 325: large(random) }),
  },
  {
    name: 'tiff: samples of odd kinds',
    make: (random) =>
      withTags({
        258: random.pick([0, 1, 7, 16, 32, 64, 65_535]),
        262: random.pick([0, 2, 3, 5, 6, 8, 32_803, 32_844]),
        277: random.pick([0, 1, 4, 5, 200, 65_535]),
        284: random.pick([1, 2, 9]),
        339: random.pick([1, 2, 3, 6, 7]),
      }),
  },
  {
    name: 'tiff: packed as something else than it is',
    make: (random) =>
      withTags({ 259: random.pick([2, 3, 4, 5, 6, 7, 8, 32_773, 34_661, 34_712, 34_925, 50_000, 65_000]) }),
  },
  {
    name: 'tiff: flat bomb',
    make: (random) => {
      const width = random.pick([6900, 9000]);
      return remember(`tiff ${width}`, () =>
        packedStrip(width, 7000, deflateSync(Buffer.alloc(width * 7000 * 3), { level: 9 })),
      );
    },
  },
  {
    name: 'tiff: ten pages at the limit of pixels',
    make: () =>
      remember('tiff ten pages', async () => {
        const page = sharp({ create: { width: 6900, height: 7000, channels: 3, background: '#808080' } });
        const one = await page.png({ compressionLevel: 1 }).toBuffer();
        const pages = Array.from({ length: 3 }, () => one);
        return sharp(pages, { join: { animated: true }, limitInputPixels: false })
          .tiff({ compression: 'deflate' })
          .toBuffer();
      }),
  },
  {
    name: 'tiff: entries of garbage',
    make: (random) => patched(withTags({}), 10, garbage(random, 12 * random.integer(1, 9))),
  },
  { name: 'tiff: small copies only', make: () => withTags({ 254: 1 }) },
  {
    name: 'avif: a box longer than the file, or endless',
    make: (random, { avif }) => {
      const type = random.pick(['meta', 'mdat', 'iinf', 'iloc', 'iprp', 'ipco', 'av1C', 'ispe', 'pitm']);
      return patched(avif, boxAt(avif, type) - 4, u32(random.pick([0, 1, 7, 0x7fffffff, 0xffffffff])));
    },
  },
  {
    name: 'avif: claims other sides than it has',
    make: (random, { avif }) =>
      patched(avif, boxAt(avif, 'ispe') + 8, Buffer.concat([large(random), large(random)].map(u32))),
  },
  {
    name: 'avif: items that lie elsewhere',
    make: (random, { avif }) => patched(avif, boxAt(avif, 'iloc') + 8 + random.integer(0, 12), garbage(random, 8)),
  },
  {
    name: 'avif: a picture of garbage',
    make: (random, { avif }) => patched(avif, boxAt(avif, 'mdat') + 4 + random.integer(0, 60), garbage(random, 400)),
  },
  {
    name: 'avif: flat bomb',
    make: (random) => {
      const create = { width: random.pick([6900, 9000]), height: 7000, channels: 3, background: '#777777' } as const;
      return remember(`avif ${create.width}`, () =>
        sharp({ create, limitInputPixels: false }).avif({ effort: 0, quality: 20 }).toBuffer(),
      );
    },
  },
  {
    name: 'avif: says that it is HEVC',
    make: (random, { avif }) => patched(avif, 8, Buffer.from(random.pick(['heic', 'mif1', 'heix']))),
  },
  { name: 'heic: says that it is AV1', make: (_random, { heic }) => patched(heic, 8, Buffer.from('avif')) },
];
