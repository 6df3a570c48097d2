/** Hostile WebP, GIF and HEIC files with false box data, and texts disguised as pictures. */
import sharp from 'sharp';
import { garbage, type HostileKind, patched, remember, u16, u32 } from './kind.ts';

function riff(...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...chunks.map(([type, data]) => {
      const size = Buffer.alloc(4);
      size.writeUInt32LE(data.length);
      return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
    }),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
}

const extended = (flags: number): Buffer => Buffer.concat([Buffer.from([flags, 0, 0, 0]), Buffer.alloc(6, 0xff)]);

/** Returns the offset of the box of this type; its length is four bytes before. */
const boxAt = (heic: Buffer, type: string): number => Math.max(4, heic.indexOf(type, 0, 'latin1'));

const texts: readonly string[] = [
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/><image href="http://127.0.0.1:1/"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="999999" height="999999"><rect width="100%" height="100%"/></svg>',
  '<!DOCTYPE html><script>fetch("http://127.0.0.1:1/")</script>',
  'push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "|id"\npop graphic-context\n',
  '%!PS-Adobe-3.0\n(/etc/passwd) (r) file 100 string readstring\n',
  'P6 99999 99999 255\n',
];

export const containerKinds: readonly HostileKind[] = [
  {
    name: 'webp: animated',
    make: async (random) => {
      const frame = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer();
      const other = await sharp(frame).negate().png().toBuffer();
      const frames = Array.from({ length: random.integer(2, 60) }, (_, index) => (index % 2 === 0 ? frame : other));
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
  },
  {
    name: 'webp: a canvas of 16 million pixels a side',
    make: (random, { webp }) => riff(['VP8X', extended(random.integer(0, 255))], ['VP8 ', webp.subarray(20)]),
  },
  {
    name: 'webp: flat bomb',
    make: (random) => {
      const create = { width: random.pick([7000, 9000]), height: 7000, channels: 3, background: '#777777' } as const;
      return remember(`webp ${create.width}`, () => sharp({ create }).webp({ effort: 0 }).toBuffer());
    },
  },
  {
    name: 'webp: claims other sides than it has',
    make: (random, { webp }) => patched(webp, 26, garbage(random, 4)),
  },
  {
    name: 'webp: alpha, profile and Exif of garbage',
    make: (random, { webp }) =>
      riff(
        ['VP8X', Buffer.concat([Buffer.from([0x38, 0, 0, 0]), Buffer.from([63, 1, 0, 239, 0, 0])])],
        ['ICCP', garbage(random, 400)],
        ['ALPH', garbage(random, 400)],
        ['VP8 ', webp.subarray(20)],
        ['EXIF', garbage(random, 400)],
      ),
  },
  { name: 'webp: a size that is not its own', make: (random, { webp }) => patched(webp, 4, garbage(random, 4)) },
  {
    name: 'gif: animated',
    make: (random, { gif }) => Buffer.concat([gif, ...Array.from({ length: random.integer(1, 200) }, () => gif)]),
  },
  {
    name: 'gif: claims the largest sides',
    make: (_random, { gif }) => patched(gif, 6, Buffer.from([0xff, 0xff, 0xff, 0xff])),
  },
  {
    name: 'heic: a box longer than the file, or endless',
    make: (random, { heic }) => {
      const type = random.pick(['meta', 'mdat', 'iinf', 'iloc', 'iprp', 'ipco', 'hvcC', 'ispe', 'pitm']);
      return patched(heic, boxAt(heic, type) - 4, u32(random.pick([0, 1, 7, 0x7fffffff, 0xffffffff])));
    },
  },
  {
    name: 'heic: claims other sides than it has',
    make: (random, { heic }) => {
      const sides = [random.pick([0, 1, 65_535, 100_000, 0xffffffff]), random.pick([0, 65_535, 0x7fffffff])];
      return patched(heic, boxAt(heic, 'ispe') + 8, Buffer.concat(sides.map(u32)));
    },
  },
  {
    name: 'heic: items that lie elsewhere',
    make: (random, { heic }) => patched(heic, boxAt(heic, 'iloc') + 8 + random.integer(0, 12), garbage(random, 8)),
  },
  {
    name: 'heic: thousands of items',
    make: (random, { heic }) =>
      patched(heic, boxAt(heic, random.pick(['iinf', 'iloc', 'ipma'])) + 8, u16(random.integer(100, 65_535))),
  },
  {
    name: 'heic: a picture of garbage',
    make: (random, { heic }) => patched(heic, boxAt(heic, 'mdat') + 4 + random.integer(0, 60), garbage(random, 400)),
  },
  { name: 'text: posing as a picture', make: (random) => Buffer.from(random.pick(texts)) },
  {
    name: 'text: behind the first bytes of a picture',
    make: (random, good) => {
      const head = random.pick([good.png, good.jpeg, good.webp, good.heic]).subarray(0, random.integer(12, 60));
      return Buffer.concat([head, Buffer.from(random.pick(texts))]);
    },
  },
];
