/** Hostile PNG files (PNG specification, third edition) that claim, hide or repeat too much. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { noise } from './good-files.ts';
import { garbage, type HostileKind, patched, remember, u32 } from './kind.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Offset after the signature and the header chunk. */
const BEHIND_HEADER = 33;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

function header(width: number, height: number, depth: number, colour: number, interlace = 0): Buffer {
  return chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlace])]));
}

function png(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** Builds a file of few bytes and any number of pixels; omits rows past `most` bytes. */
function flat(width: number, height: number, depth: number, colour: number, most = 40_000_000): Buffer {
  const row = Math.ceil((width * depth * (colour === 2 ? 3 : colour === 6 ? 4 : 1)) / 8) + 1;
  const rows = deflateSync(Buffer.alloc(Math.min(row * height, most)), { level: 9 });
  return png(header(width, height, depth, colour), chunk('IDAT', rows));
}

const withChunk = (good: Buffer, extra: Buffer): Buffer =>
  Buffer.concat([good.subarray(0, BEHIND_HEADER), extra, good.subarray(BEHIND_HEADER)]);

export const pngKinds: readonly HostileKind[] = [
  {
    name: 'png: flat bomb',
    make: (random) => {
      const [width, height] = [random.pick([5000, 12_000, 30_000]), random.pick([5000, 20_000])];
      return remember(`flat ${width} ${height}`, () => flat(width, height, 1, 0));
    },
  },
  {
    name: 'png: flat colour bomb below the pixel limit',
    make: (random) => {
      const side = random.pick([5000, 7000]);
      return remember(`flat colour ${side}`, () => flat(side, side, 8, 6, 220_000_000));
    },
  },
  {
    name: 'png: 16 bits a sample below the pixel limit',
    make: (random) => {
      const side = random.pick([4000, 6900]);
      return remember(`flat deep ${side}`, () => flat(side, side, 16, 2, 300_000_000));
    },
  },
  {
    name: 'png: claims the largest sides',
    make: (random) => flat(random.pick([65_535, 1_000_000, 0x7fffffff]), random.pick([65_535, 0x7fffffff]), 8, 2, 9999),
  },
  { name: 'png: a side of zero', make: (random) => flat(random.pick([0, 100]), 0, 8, 2) },
  { name: 'png: a strip', make: (random) => flat(random.integer(9000, 60_000), 1, 8, 0) },
  {
    name: 'png: 16 bits with transparency',
    make: () => noise(400, 300).ensureAlpha().toColourspace('rgb16').png().toBuffer(),
  },
  {
    name: 'png: a depth that does not exist',
    make: (random) => flat(60, 40, random.pick([3, 5, 32, 255]), random.pick([0, 2, 3, 6, 9])),
  },
  { name: 'png: a palette that is missing', make: () => flat(300, 200, 8, 3) },
  {
    name: 'png: interlaced and flat',
    make: (random) =>
      png(
        header(random.integer(2000, 7000), random.integer(2000, 7000), 8, 2, 1),
        chunk('IDAT', deflateSync(Buffer.alloc(30_000_000))),
      ),
  },
  {
    name: 'png: a chunk of text that unpacks to a hundred megabytes',
    make: async (random, { png: good }) => {
      const [type, head] = random.pick([
        ['zTXt', 'Comment\0\0'],
        ['iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'],
        ['iCCP', 'profile\0\0'],
      ] as const);
      const packed = await remember('packed', () => deflateSync(Buffer.alloc(100_000_000)));
      return withChunk(good, chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed])));
    },
  },
  {
    name: 'png: thousands of chunks',
    make: (random, { png: good }) => {
      const one = chunk(random.pick(['tEXt', 'zTXt', 'teSt', 'tIME', 'sBIT']), Buffer.from('a\0b'));
      return withChunk(good, Buffer.concat(Array.from({ length: random.integer(2000, 60_000) }, () => one)));
    },
  },
  {
    name: 'png: a critical chunk nobody knows',
    make: (random, { png: good }) => withChunk(good, chunk('HACK', garbage(random, random.integer(0, 500)))),
  },
  {
    name: 'png: Exif of garbage',
    make: (random, { png: good }) => withChunk(good, chunk('eXIf', garbage(random, random.integer(0, 4000)))),
  },
  {
    name: 'png: a colour profile of garbage',
    make: (random, { png: good }) =>
      withChunk(
        good,
        chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(garbage(random, 3000))])),
      ),
  },
  {
    name: 'png: a chunk longer than the file',
    make: (random, { png: good }) => patched(good, BEHIND_HEADER, u32(random.pick([0x7fffffff, 0xffffffff, 90_000]))),
  },
  {
    name: 'png: animated',
    make: (random, { png: good }) => {
      const control = Buffer.concat([u32(random.integer(0, 10_000)), u32(0)]);
      const frame = Buffer.concat([u32(0), u32(320), u32(240), u32(0), u32(0), Buffer.alloc(6)]);
      return withChunk(good, Buffer.concat([chunk('acTL', control), chunk('fcTL', frame)]));
    },
  },
  {
    name: 'png: rows that never end',
    make: () =>
      remember('endless', () => png(header(64, 64, 8, 2), chunk('IDAT', deflateSync(Buffer.alloc(200_000_000))))),
  },
  {
    name: 'tiff, avif or bmp',
    make: (random) => {
      const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#334455' } });
      const format = random.pick(['tiff', 'avif', 'bmp'] as const);
      return format === 'bmp' ? Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1') : picture.toFormat(format).toBuffer();
    },
  },
];
