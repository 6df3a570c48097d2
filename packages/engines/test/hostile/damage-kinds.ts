/**
 * Hostile files from good ones, truncated, with flipped bits, spliced and joined: damage by storage, and polyglot
 * files.
 */
import type { Random } from '@countersign/specimens';
import type { GoodFiles } from './good-files.ts';
import { garbage, type HostileKind } from './kind.ts';

const formats = ['jpeg', 'progressive', 'png', 'webp', 'lossless', 'heic', 'avif', 'tiff', 'pdf'] as const;

function turned(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = random.integer(1, 30); count > 0; count -= 1) {
    const at = random.integer(0, copy.length - 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << random.integer(0, 7));
  }
  return copy;
}

function spliced(random: Random, bytes: Buffer): Buffer {
  const [from, to, length] = [0, 0, 0].map(() => random.integer(12, bytes.length)) as [number, number, number];
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, from + length), bytes.subarray(to)]);
}

const damages: readonly (readonly [string, (random: Random, bytes: Buffer) => Buffer])[] = [
  ['cut', (random, bytes) => bytes.subarray(0, random.integer(1, bytes.length - 1))],
  ['with turned bits', turned],
  ['spliced', spliced],
  ['of garbage', (random, bytes) => Buffer.concat([bytes.subarray(0, 16), garbage(random, random.integer(0, 9000))])],
];

const damaged: readonly HostileKind[] = damages.flatMap(([how, damage]) =>
  formats.map((format) => ({
    name: `damage: ${format} ${how}`,
    make: (random: Random, good: GoodFiles) => damage(random, good[format]),
  })),
);

const script = Buffer.from('<script>alert(document.domain)</script><?php system($_GET[0]); ?>');
/** End of an empty archive (ZIP specification, 4.3.16). */
const archive = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** Inserts a comment segment after the start of a JPEG. */
function commented(jpeg: Buffer, comment: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(Math.min(comment.length, 65_000) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment.subarray(0, 65_000), jpeg.subarray(2)]);
}

const joined: readonly HostileKind[] = [
  { name: 'polyglot: jpeg and a script', make: (_random, { jpeg }) => Buffer.concat([jpeg, script]) },
  { name: 'polyglot: jpeg with a script inside', make: (_random, { jpeg }) => commented(jpeg, script) },
  { name: 'polyglot: jpeg with a pdf inside', make: (_random, { jpeg, pdf }) => commented(jpeg, pdf) },
  { name: 'polyglot: pdf and an archive', make: (_random, { pdf }) => Buffer.concat([pdf, archive]) },
  { name: 'polyglot: pdf and a jpeg', make: (_random, { pdf, jpeg }) => Buffer.concat([pdf, jpeg]) },
  { name: 'polyglot: png and an archive', make: (_random, { png }) => Buffer.concat([png, archive]) },
  { name: 'polyglot: a script and a pdf', make: (_random, { pdf }) => Buffer.concat([script, pdf]) },
  {
    name: 'polyglot: gif and a script',
    make: (_random, { gif }) => Buffer.concat([Buffer.from('GIF89a/*'), gif.subarray(8), Buffer.from('*/=1;alert(1)')]),
  },
  { name: 'polyglot: heic and a script', make: (_random, { heic }) => Buffer.concat([heic, script]) },
  {
    name: 'size: ten megabytes of one byte',
    make: (random) => Buffer.alloc(random.integer(9_900_000, 10_000_001), random.pick([0, 0xff, 0x20])),
  },
  { name: 'size: a few bytes', make: (random, { jpeg }) => jpeg.subarray(0, random.integer(0, 12)) },
];

export const damageKinds: readonly HostileKind[] = [...damaged, ...joined];
