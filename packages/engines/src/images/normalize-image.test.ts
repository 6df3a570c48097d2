import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { EngineFailure } from '../engine-failure.ts';
import type { ImageRefusal, NormalizedImage } from '../facts.ts';
import { IMAGE_LIMITS } from './image-limits.ts';
import { createImageNormalizer, type ImageNormalizer } from './normalize-image.ts';
import { residentMemory } from './resident-memory.ts';

/** Draws a picture whose four quarters differ, so that a rotation is visible. */
async function quarters(width: number, height: number): Promise<Sharp> {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2), channels: 3 } as const;
  const block = (background: string) =>
    sharp({ create: { ...half, background } })
      .png()
      .toBuffer();
  const raw = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await block('#ff0000'), left: 0, top: 0 },
      { input: await block('#0000ff'), left: half.width, top: half.height },
    ])
    .png()
    .toBuffer();
  return sharp(raw);
}

function noise(width: number, height: number): Sharp {
  const pattern = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: pattern } });
}

function flat(width: number, height: number, background = '#808080'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Builds a PNG of one grey value: few bytes for any number of pixels. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 20_000_000)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

async function colourAt(jpeg: Uint8Array, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

/** Returns the reason only, since a whole result with its picture would flood the failure report. */
function reasonOf(result: NormalizedImage | ImageRefusal): string {
  return result.ok ? 'accepted' : result.reason;
}

function accepted(result: NormalizedImage | ImageRefusal): NormalizedImage {
  assert.ok(result.ok, result.ok ? '' : result.reason);
  return result;
}

describe('normalizeImage', () => {
  let normalizer: ImageNormalizer;
  before(() => {
    normalizer = createImageNormalizer();
  });
  after(() => normalizer.close());

  const refusals: readonly (readonly [what: string, bytes: () => Promise<Uint8Array> | Uint8Array, reason: string])[] =
    [
      ['nothing', () => new Uint8Array(0), 'empty'],
      ['one byte', () => Uint8Array.of(0xff), 'unsupported_format'],
      ['a text file', () => Buffer.from('This is my driving licence, honestly.'), 'unsupported_format'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'unsupported_format'],
      ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'), 'unsupported_format'],
      ['a GIF', () => flat(8, 8).gif().toBuffer(), 'unsupported_format'],
      ['a JPEG without a picture', () => Uint8Array.of(0xff, 0xd8, 0xff, ...new Uint8Array(60)), 'corrupt'],
      ['a truncated JPEG', async () => (await noise(800, 600).jpeg().toBuffer()).subarray(0, 20_000), 'corrupt'],
      ['a truncated PNG', async () => (await noise(800, 600).png().toBuffer()).subarray(0, 20_000), 'corrupt'],
      ['a HEIC without a picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 'corrupt'],
      ['ten megabytes and a byte', () => new Uint8Array(10_000_001).fill(0xff), 'too_large'],
      ['a PNG of 196 megapixels', () => flatPng(14_000, 14_000), 'too_many_pixels'],
      ['a PNG that claims 65,535 pixels each way', () => flatPng(65_535, 65_535), 'too_many_pixels'],
      ['a PNG of 50 megapixels', () => flatPng(10_000, 5000), 'too_many_pixels'],
      ['a PNG 12,001 pixels wide', () => flatPng(12_001, 100), 'too_many_pixels'],
      ['a JPEG of a thousand scans', () => scanBomb(1000), 'corrupt'],
      ['an animated WebP', async () => animation(), 'unsupported_format'],
    ];
  for (const [what, bytes, reason] of refusals) {
    it(`refuses ${what} as ${reason}`, async () => {
      assert.equal(reasonOf(await normalizer.normalizeImage(await bytes())), reason);
    });
  }

  for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const) {
    it(`turns a ${format} into an upright JPEG with the hash of the upload`, async () => {
      const upload = await (await quarters(300, 200)).toFormat(format).toBuffer();
      const image = accepted(await normalizer.normalizeImage(upload));
      assert.equal(image.format, format);
      assert.deepEqual([image.width, image.height], [300, 200]);
      assert.equal(image.sha256, createHash('sha256').update(upload).digest('hex'));
      assert.match(image.perceptualHash, /^[0-9a-f]{16}$/);
      assert.match(image.fineHash ?? '', /^[0-9a-f]{64}$/);
      assert.equal((await sharp(image.jpeg).metadata()).format, 'jpeg');
    });
  }

  const clear = () =>
    sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const clearScans: readonly (readonly [what: string, picture: Sharp])[] = [
    ['PNG', clear().png()],
    ['PNG with a palette', clear().png({ palette: true })],
    ['PNG of greys', clear().toColourspace('b-w').png()],
    ['PNG of 16 bits', clear().toColourspace('rgb16').png()],
    ['WebP', clear().webp({ lossless: true })],
    ['TIFF', clear().tiff({ compression: 'lzw' })],
  ];
  for (const [what, picture] of clearScans) {
    it(`renders transparent parts of a ${what} as white`, async () => {
      const image = accepted(await normalizer.normalizeImage(await picture.toBuffer()));
      assert.deepEqual((await colourAt(image.jpeg, 20, 20)).slice(0, 3), [255, 255, 255]);
    });
  }

  /** Stored pictures for each orientation tag, by the place of the red and blue quarters (Exif 3.0, 4.6.4, tag 274). */
  const orientations: readonly (readonly [stored: number, turn: (picture: Sharp) => Sharp])[] = [
    [1, (picture) => picture],
    [2, (picture) => picture.flop()],
    [3, (picture) => picture.rotate(180)],
    [4, (picture) => picture.flip()],
    [5, (picture) => picture.flop().rotate(270)],
    [6, (picture) => picture.rotate(270)],
    [7, (picture) => picture.flop().rotate(90)],
    [8, (picture) => picture.rotate(90)],
  ];
  for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const) {
    for (const [orientation, turn] of orientations) {
      it(`turns a ${format} upright that the camera stored with orientation ${orientation}`, async () => {
        const stored = await turn(await quarters(300, 200))
          .png()
          .toBuffer();
        const upload = await sharp(stored).withMetadata({ orientation }).toFormat(format, { quality: 100 }).toBuffer();
        const image = accepted(await normalizer.normalizeImage(upload));
        assert.deepEqual([image.width, image.height], [300, 200]);
        const [red = 0, , blue = 255] = await colourAt(image.jpeg, 20, 20);
        assert.ok(red > 200 && blue < 60, 'the red quarter is at the top left');
        const [away = 255, , near = 0] = await colourAt(image.jpeg, 280, 180);
        assert.ok(near > 200 && away < 60, 'the blue quarter is at the bottom right');
      });
    }
  }

  it('keeps the capture metadata and strips everything from the picture', async () => {
    const exif = {
      IFD0: { Make: 'Acme', Model: 'Phone 9', Software: 'Editor 2', Copyright: 'CANARY' },
      IFD2: { DateTimeOriginal: '2026:05:01 10:20:30' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    };
    const upload = await noise(400, 300).jpeg().withExif(exif).withXmp('<x:xmpmeta>CANARY</x:xmpmeta>').toBuffer();
    assert.ok(upload.includes('CANARY'));
    const image = accepted(await normalizer.normalizeImage(upload));
    const capture = { make: 'Acme', model: 'Phone 9', software: 'Editor 2', takenAt: '2026-05-01T10:20:30' };
    assert.deepEqual(image.capture, capture);
    const { exif: leftExif, xmp, icc } = await sharp(image.jpeg).metadata();
    assert.deepEqual([leftExif, xmp, icc], [undefined, undefined, undefined]);
    assert.ok(!Buffer.from(image.jpeg).includes('CANARY') && !Buffer.from(image.jpeg).includes('Acme'));
  });

  it('decodes HEIC, which is turned by its own properties and never by EXIF', async () => {
    const upload = await readFile(new URL('../../test/data/heic/quarters.heic', import.meta.url));
    const image = accepted(await normalizer.normalizeImage(upload));
    assert.equal(image.format, 'heic');
    assert.deepEqual([image.width, image.height], [320, 240]);
    assert.deepEqual([image.capture.make, image.capture.takenAt], ['Acme', '2026-05-01T10:20:30']);
    const [red = 0, green = 255] = await colourAt(image.jpeg, 20, 20);
    assert.ok(red > 200 && green < 60);
  });

  it('refuses a truncated HEIC as corrupt', async () => {
    const upload = await readFile(new URL('../../test/data/heic/quarters.heic', import.meta.url));
    assert.equal(reasonOf(await normalizer.normalizeImage(upload.subarray(0, 900))), 'corrupt');
  });

  for (const [type, head] of [
    ['zTXt', 'Comment\0\0'],
    ['iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0'],
    ['iCCP', 'profile\0\0'],
  ] as const) {
    it(`does not unpack a ${type} chunk of a hundred megabytes`, async () => {
      accepted(await normalizer.normalizeImage(await chunkBomb(type, head)));
      const resident = residentMemory(normalizer.childPid ?? 0);
      assert.ok(resident === null || resident < 250_000_000, `${resident} bytes`);
    });
  }

  it('drops bytes appended to a picture', async () => {
    const upload = Buffer.concat([await noise(200, 100).jpeg().toBuffer(), Buffer.from('<script>CANARY</script>')]);
    assert.ok(!Buffer.from(accepted(await normalizer.normalizeImage(upload)).jpeg).includes('CANARY'));
  });

  it('accepts a picture whose EXIF is broken, without capture metadata', async () => {
    const plain = await noise(200, 100).jpeg().toBuffer();
    const broken = Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1');
    const marker = Buffer.from([0xff, 0xe1, 0, broken.length + 2]);
    const upload = Buffer.concat([plain.subarray(0, 2), marker, broken, plain.subarray(2)]);
    const image = accepted(await normalizer.normalizeImage(upload));
    assert.deepEqual(image.capture, { make: null, model: null, software: null, takenAt: null });
  });

  it('accepts a 24-megapixel photograph and limits its long side', async () => {
    const upload = await flat(5712, 4284).jpeg().toBuffer();
    const image = accepted(await normalizer.normalizeImage(upload));
    assert.deepEqual([image.width, image.height], [2400, 1800]);
  });

  it('gives copies of a picture nearly the same perceptual hash and others a different one', async () => {
    const gradient = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ddd"/><circle cx="200" cy="150" r="120" fill="#234"/><rect x="380" y="220" width="180" height="90" fill="#864"/></svg>',
    );
    const hashOf = async (image: Sharp): Promise<bigint> => {
      const { perceptualHash } = accepted(await normalizer.normalizeImage(await image.jpeg().toBuffer()));
      return BigInt(`0x${perceptualHash}`);
    };
    const original = await hashOf(sharp(gradient));
    const copy = await hashOf(sharp(await sharp(gradient).resize(450).modulate({ brightness: 1.1 }).png().toBuffer()));
    const other = await hashOf(await quarters(600, 400));
    const differing = (a: bigint, b: bigint): number => (a ^ b).toString(2).replaceAll('0', '').length;
    assert.ok(differing(original, copy) <= 6, `${differing(original, copy)} bits differ`);
    assert.ok(differing(original, other) > 10, `${differing(original, other)} bits differ`);
  });

  it('returns a typed result for a JPEG cut at any place or with any bit flipped', async () => {
    const upload = await noise(64, 48).jpeg().toBuffer();
    for (let at = 1; at < upload.length; at += Math.ceil(upload.length / 40)) {
      const turned = Buffer.from(upload);
      turned[at] = (turned[at] ?? 0) ^ (1 << (at % 8));
      for (const bytes of [upload.subarray(0, at), turned]) {
        const result = await normalizer.normalizeImage(bytes);
        assert.ok(result.ok || typeof result.reason === 'string');
      }
    }
  });
});

/** Builds a progressive JPEG whose last scan is repeated; each repetition costs a pass over the whole picture. */
async function scanBomb(scans: number): Promise<Buffer> {
  const jpeg = await flat(3000, 2000).jpeg({ progressive: true }).toBuffer();
  const at = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(at, -2);
  return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: scans }, () => scan), jpeg.subarray(-2)]);
}

/** Builds a small PNG with a chunk that expands to a hundred megabytes. */
async function chunkBomb(type: string, head: string): Promise<Buffer> {
  const png = await flat(50, 40).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(100_000_000));
  const chunk = pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]));
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

async function animation(): Promise<Buffer> {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((colour) => flat(64, 64, colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

describe('the decode process', () => {
  it('exits after an idle time, and starts again with the next picture', async () => {
    const normalizer = createImageNormalizer(IMAGE_LIMITS, 20);
    const upload = await noise(100, 80).jpeg().toBuffer();
    accepted(await normalizer.normalizeImage(upload));
    while (normalizer.childPid !== null) await new Promise((resolve) => setTimeout(resolve, 10));
    accepted(await normalizer.normalizeImage(upload));
    await normalizer.close();
  });

  it('is replaced after its death while idle', async () => {
    const normalizer = createImageNormalizer();
    const upload = await noise(100, 80).jpeg().toBuffer();
    accepted(await normalizer.normalizeImage(upload));
    const first = normalizer.childPid;
    assert.ok(first !== null);
    process.kill(first, 'SIGKILL');
    accepted(await normalizer.normalizeImage(upload));
    assert.notEqual(normalizer.childPid, first);
    await normalizer.close();
  });

  it('is replaced after its death in the middle of a picture, which is retried', async () => {
    const normalizer = createImageNormalizer();
    accepted(await normalizer.normalizeImage(await noise(100, 80).jpeg().toBuffer()));
    const running = normalizer.normalizeImage(await noise(2500, 2000).jpeg({ quality: 50 }).toBuffer());
    setImmediate(() => process.kill(normalizer.childPid ?? 0, 'SIGKILL'));
    accepted(await running);
    await normalizer.close();
  });

  it('is killed when a picture takes too long', async () => {
    const normalizer = createImageNormalizer({ ...IMAGE_LIMITS, maxMilliseconds: 40 });
    const large = await noise(2500, 2000).jpeg({ quality: 50, progressive: true }).toBuffer();
    // A busy machine may give it no processor time, which is an engine failure and not a refusal of the picture.
    const reason = await normalizer.normalizeImage(large).then(reasonOf, (fault) => (fault as EngineFailure).reason);
    assert.equal(reason, 'timed_out');
    assert.equal(normalizer.childPid, null);
    await normalizer.close();
  });

  it('that is killed repeatedly does not blame the picture', async () => {
    const normalizer = createImageNormalizer();
    const large = await noise(2500, 2000).jpeg({ quality: 50 }).toBuffer();
    const running = normalizer.normalizeImage(large);
    const killing = setInterval(() => normalizer.childPid && process.kill(normalizer.childPid, 'SIGKILL'), 5);
    await assert.rejects(running, { name: 'EngineFailure', reason: 'died' }).finally(() => clearInterval(killing));
    accepted(await normalizer.normalizeImage(large));
    await normalizer.close();
  });

  it('is killed when a picture takes too much memory', async () => {
    const normalizer = createImageNormalizer({ ...IMAGE_LIMITS, maxResidentBytes: 20_000_000 });
    const large = await noise(2500, 2000).jpeg({ quality: 50, progressive: true }).toBuffer();
    assert.equal(reasonOf(await normalizer.normalizeImage(large)), 'out_of_memory');
    await normalizer.close();
  });

  it('is replaced once it holds more than half of its memory limit', async () => {
    const upload = await noise(100, 80).jpeg().toBuffer();
    const roomy = createImageNormalizer();
    accepted(await roomy.normalizeImage(upload));
    const resident = residentMemory(roomy.childPid ?? 0);
    await roomy.close();
    if (resident === null) return;
    const tight = createImageNormalizer({ ...IMAGE_LIMITS, maxResidentBytes: Math.round(resident * 1.6) });
    accepted(await tight.normalizeImage(upload));
    assert.equal(tight.childPid, null);
    accepted(await tight.normalizeImage(upload));
    await tight.close();
  });

  it('has no variable of the server and may write nothing', { skip: process.platform !== 'linux' }, async () => {
    const normalizer = createImageNormalizer();
    accepted(await normalizer.normalizeImage(await noise(100, 80).jpeg().toBuffer()));
    const own = async (file: string): Promise<readonly string[]> =>
      (await readFile(`/proc/${normalizer.childPid}/${file}`, 'latin1')).split('\0').filter((text) => text !== '');
    const names = (await own('environ')).map((entry) => entry.split('=')[0] ?? '');
    assert.deepEqual(names.filter((name) => !name.startsWith('NODE_CHANNEL')).sort(), [
      'MALLOC_ARENA_MAX',
      'VIPS_CONCURRENCY',
    ]);
    const switches = await own('cmdline');
    assert.ok(switches.includes('--permission') && !switches.some((text) => text.startsWith('--allow-fs-write')));
    await normalizer.close();
  });

  it('decodes concurrent pictures one after the other', async () => {
    const normalizer = createImageNormalizer();
    const uploads = await Promise.all([100, 120, 140].map((width) => noise(width, 80).jpeg().toBuffer()));
    const images = await Promise.all(uploads.map((upload) => normalizer.normalizeImage(upload)));
    assert.deepEqual(
      images.map((image) => accepted(image).width),
      [100, 120, 140],
    );
    await normalizer.close();
    assert.equal(normalizer.childPid, null);
  });
});
