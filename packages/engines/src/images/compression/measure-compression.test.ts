import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeRandom } from '@countersign/specimens';
import sharp, { type Sharp } from 'sharp';
import type { CompressionFacts } from '../../facts.ts';
import { measureCompression } from './measure-compression.ts';
import { readQuantizationTable } from './quantization-table.ts';

const SIZE = { width: 640, height: 480 } as const;

/** Draws a picture with detail at every scale, as through a lens. */
function texture(): Sharp {
  const random = makeRandom(7, 'compression test');
  const data = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, () => 60 + random.next() * 130);
  return sharp(data, { raw: { ...SIZE, channels: 3 } }).blur(0.9);
}

async function compressed(quality: number): Promise<Buffer> {
  return sharp(await texture().png().toBuffer())
    .jpeg({ quality })
    .toBuffer();
}

const PATCH = { left: 200, top: 144, width: 160, height: 48 } as const;

/** Overlays a part of the picture that did not have the first compression. */
async function patched(picture: Buffer): Promise<Buffer> {
  const patch = await sharp(await texture().png().toBuffer())
    .extract(PATCH)
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: patch, left: PATCH.left, top: PATCH.top }])
    .png()
    .toBuffer();
}

async function measured(file: Buffer): Promise<CompressionFacts> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return measureCompression({ data, width: info.width, height: info.height }, readQuantizationTable(file));
}

const savedAs = (picture: Buffer, quality: number) => sharp(picture).jpeg({ quality }).toBuffer();

function isPatch({ foreign: [first] }: CompressionFacts): boolean {
  if (!first || first.score < 40) return false;
  const { x, y, width, height } = first.box;
  const within = x >= PATCH.left - 16 && y >= PATCH.top - 16;
  return within && x + width <= PATCH.left + PATCH.width + 16 && y + height <= PATCH.top + PATCH.height + 16;
}

describe('measureCompression', () => {
  for (const [first, second] of [
    [75, 90],
    [70, 85],
    [85, 95],
  ] as const) {
    it(`finds what was changed between saving at ${first} and at ${second}, and else nothing`, async () => {
      const before = await compressed(first);
      const [honest, edited] = [await savedAs(before, second), await savedAs(await patched(before), second)];
      const { foreign, isMeasurable } = await measured(honest);
      assert.deepEqual([isMeasurable, foreign], [true, []]);
      const facts = await measured(edited);
      assert.ok(isPatch(facts), JSON.stringify(facts));
    });
  }

  it('finds it in a lossless file, at any crop of the picture', async () => {
    const edited = await patched(await compressed(80));
    const cut = await sharp(edited).extract({ left: 3, top: 6, width: 600, height: 440 }).png().toBuffer();
    const facts = await measured(cut);
    assert.ok(facts.isMeasurable && (facts.foreign[0]?.score ?? 0) > 40, JSON.stringify(facts));
  });

  it('reports a picture as not measurable that was compressed once, or twice by the same steps', async () => {
    const once = await compressed(85);
    for (const file of [once, await savedAs(await patched(once), 85), await texture().png().toBuffer()]) {
      const { isMeasurable, foreign } = await measured(file);
      assert.deepEqual([isMeasurable, foreign], [false, []]);
    }
  });

  it('reports a picture as not measurable that was scaled in between', async () => {
    const scaled = await sharp(await compressed(75))
      .resize({ width: 500 })
      .jpeg({ quality: 90 })
      .toBuffer();
    assert.equal((await measured(scaled)).isMeasurable, false);
  });
});

describe('readQuantizationTable', () => {
  it('returns the luma steps in rows, equal to the standard table scaled by the quality', async () => {
    const table = readQuantizationTable(await sharp(SIZED).jpeg({ quality: 50 }).toBuffer());
    assert.deepEqual(table?.slice(0, 8), [16, 11, 10, 16, 24, 40, 51, 61]);
    assert.equal(table?.[8], 12);
  });

  it('returns none for other files, or for one that ends early', async () => {
    const jpeg = await sharp(SIZED).jpeg().toBuffer();
    for (const bytes of [await sharp(SIZED).png().toBuffer(), jpeg.subarray(0, 30), new Uint8Array()])
      assert.equal(readQuantizationTable(bytes), null);
  });
});

const SIZED = { create: { width: 16, height: 16, channels: 3, background: '#888' } } as const;
