/** Hostile JPEG files (ITU-T T.81) with unusual colours, sizes, scans and metadata. */

import type { Random } from '@countersign/specimens';
import sharp from 'sharp';
import { noise } from './good-files.ts';
import { garbage, type HostileKind, patched, remember, u16, u32 } from './kind.ts';

/** Inserts a segment after `SOI`, in the place of application segments. */
const withSegment = (good: Buffer, marker: number, data: Buffer): Buffer =>
  Buffer.concat([
    good.subarray(0, 2),
    Buffer.from([0xff, marker]),
    u16(Math.min(data.length, 65_533) + 2),
    data.subarray(0, 65_533),
    good.subarray(2),
  ]);

/** Returns the offset of the frame header's precision. */
function frameAt(jpeg: Buffer): number {
  for (let at = 2; at + 4 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return at + 4;
  }
  throw new Error('a JPEG has a frame header');
}

const sized = (jpeg: Buffer, width: number, height: number): Buffer =>
  patched(jpeg, frameAt(jpeg) + 1, Buffer.concat([u16(height), u16(width)]));

/** Builds a TIFF structure whose directories refer to each other, or to nothing. */
function loopingExif(random: Random): Buffer {
  const entries = random.integer(0, 40);
  const entry = () =>
    Buffer.concat([
      u16(random.pick([0x0112, 0x8769, 0x8825, 0x010f, 0x927c, random.integer(0, 65_535)])),
      u16(random.integer(0, 13)),
      u32(random.pick([1, 0xffffffff, random.integer(0, 70_000)])),
      u32(random.pick([8, 0, 0xffffffff, random.integer(0, 600)])),
    ]);
  const directory = Buffer.concat([u16(entries), ...Array.from({ length: entries }, entry), u32(8)]);
  return Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), directory]);
}

const bombXmp = `<?xml version="1.0"?><!DOCTYPE x [${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY e${level} "${level === 0 ? 'lol' : `&e${level - 1};`.repeat(10)}">`,
).join('')}]><x:xmpmeta xmlns:x="adobe:ns:meta/">&e8;</x:xmpmeta>`;

export const jpegKinds: readonly HostileKind[] = [
  { name: 'jpeg: CMYK', make: () => noise(300, 200).toColourspace('cmyk').jpeg().toBuffer() },
  {
    name: 'jpeg: YCCK, or a transform that does not exist',
    make: async (random) => {
      const cmyk = await noise(300, 200).toColourspace('cmyk').jpeg().toBuffer();
      const adobe = cmyk.indexOf('Adobe');
      return adobe < 0 ? cmyk : patched(cmyk, adobe + 11, Buffer.from([random.pick([2, 1, 9])]));
    },
  },
  {
    name: 'jpeg: claims other sides than it has',
    make: (random, { jpeg }) =>
      sized(jpeg, random.pick([65_535, 12_000, 1, 5000]), random.pick([65_535, 12_000, 1, 4000])),
  },
  { name: 'jpeg: a side of zero', make: (random, { jpeg }) => sized(jpeg, random.pick([0, 320]), 0) },
  {
    name: 'jpeg: a precision or coding hardly anyone reads',
    make: (random, { jpeg }) =>
      random.pick([true, false])
        ? patched(jpeg, frameAt(jpeg), Buffer.from([random.pick([12, 16, 0, 255])]))
        : patched(jpeg, frameAt(jpeg) - 3, Buffer.from([random.pick([0xc3, 0xc9, 0xca, 0xcb])])),
  },
  {
    name: 'jpeg: hundreds to thousands of scans',
    make: async (random) => {
      const side = random.pick([500, 1500, 3000]);
      const make = () => noise(side, side).blur(3).jpeg({ progressive: true, quality: 20 }).toBuffer();
      const jpeg = await remember(`scans ${side}`, make);
      const at = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
      const scan = jpeg.subarray(at, -2);
      const times = Math.min(random.integer(100, 4000), Math.floor(9_500_000 / scan.length));
      return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
    },
  },
  {
    name: 'jpeg: large and progressive',
    make: (random) => {
      const [width, height] = [random.pick([8000, 11_900]), 4100];
      const create = { width, height, channels: 3, background: '#557799' } as const;
      return remember(`large ${width}`, () => sharp({ create }).jpeg({ progressive: true }).toBuffer());
    },
  },
  {
    name: 'jpeg: Exif directories that loop',
    make: (random, { jpeg }) => withSegment(jpeg, 0xe1, loopingExif(random)),
  },
  {
    name: 'jpeg: an orientation that does not exist',
    make: (random, { jpeg }) => {
      const at = jpeg.indexOf(Buffer.from([0x01, 0x12, 0x00, 0x03]));
      const little = jpeg.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00]));
      return patched(jpeg, Math.max(at, little) + 8, garbage(random, 4));
    },
  },
  {
    name: 'jpeg: a colour profile of garbage',
    make: (random, { jpeg }) =>
      withSegment(
        jpeg,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), garbage(random, random.integer(0, 5000))]),
      ),
  },
  {
    name: 'jpeg: XMP that grows a billion fold',
    make: (_random, { jpeg }) =>
      withSegment(jpeg, 0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${bombXmp}`, 'latin1')),
  },
  {
    name: 'jpeg: a hundred full segments',
    make: (random, { jpeg }) => {
      const filler = Buffer.alloc(65_533, random.integer(0, 255));
      let grown = jpeg;
      for (let count = 0; count < 100; count += 1) grown = withSegment(grown, 0xe0 + random.integer(0, 15), filler);
      return grown;
    },
  },
  {
    name: 'jpeg: tables of garbage',
    make: (random, { jpeg }) => withSegment(jpeg, random.pick([0xc4, 0xdb, 0xdd, 0xcc]), garbage(random, 300)),
  },
  {
    name: 'jpeg: ends at its start of scan',
    make: (_random, { jpeg }) => jpeg.subarray(0, jpeg.lastIndexOf(Buffer.from([0xff, 0xda])) + 14),
  },
];
