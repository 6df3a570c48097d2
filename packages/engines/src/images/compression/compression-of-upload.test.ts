import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeRandom } from '@countersign/specimens';
import sharp from 'sharp';
import { IMAGE_LIMITS } from '../image-limits.ts';
import { compressionOfUpload } from './compression-of-upload.ts';

const SIZE = { width: 640, height: 480 } as const;

/** Returns a JPEG that was decoded, changed at 96 to 256 across and 320 to 400 down, and saved again, rotated. */
async function changed(): Promise<Buffer> {
  const random = makeRandom(11, 'upload');
  const data = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, () => 60 + random.next() * 130);
  const drawn = await sharp(data, { raw: { ...SIZE, channels: 3 } })
    .blur(0.9)
    .png()
    .toBuffer();
  const area = { left: 96, top: 320, width: 160, height: 80 } as const;
  const patch = await sharp(drawn).extract(area).png().toBuffer();
  const before = await sharp(drawn).jpeg({ quality: 72 }).toBuffer();
  const pasted = await sharp(before)
    .composite([{ input: patch, left: area.left, top: area.top }])
    .png()
    .toBuffer();
  return sharp(pasted).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
}

describe('compressionOfUpload', () => {
  it('returns the changed part in the pixels of the upright picture, half as large', async () => {
    const facts = await compressionOfUpload(await changed(), { width: 240, height: 320 }, IMAGE_LIMITS);
    const [first] = facts?.foreign ?? [];
    assert.ok(first && first.score > 40, JSON.stringify(facts));
    // Rows 320 to 400 from the top are rotated to columns 80 to 160 from the right.
    const { x, y, width, height } = first.box;
    for (const [is, should] of [
      [x, 40],
      [y, 48],
      [width, 40],
      [height, 80],
    ] as const)
      assert.ok(Math.abs(is - should) <= 8, JSON.stringify(first.box));
  });

  it('skips a picture that is too large to be decoded as a whole', async () => {
    const large = { create: { width: 4000, height: 3300, channels: 3, background: '#777' } } as const;
    const file = await sharp(large).jpeg().toBuffer();
    assert.equal(await compressionOfUpload(file, { width: 2400, height: 1980 }, IMAGE_LIMITS), null);
  });
});
