import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { uprightBox } from './upright-box.ts';

const STORED = { width: 120, height: 80 } as const;
const BOX = { x: 70, y: 10, width: 30, height: 20 } as const;

/** Returns the box of the white pixels in a picture. */
async function whiteIn(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < info.width * info.height; at += 1) {
    if ((data[at * 3] ?? 0) < 128) continue;
    xs.push(at % info.width);
    ys.push(Math.floor(at / info.width));
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { box: { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 }, info };
}

describe('uprightBox', () => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    it(`puts a box where the decoder puts its pixels, orientation ${orientation}`, async () => {
      const white = { create: { width: BOX.width, height: BOX.height, channels: 3, background: '#fff' } } as const;
      const stored = await sharp({ create: { ...STORED, channels: 3, background: '#000' } })
        .composite([{ input: white, left: BOX.x, top: BOX.y }])
        .png()
        .toBuffer();
      const file = await sharp(stored).withMetadata({ orientation }).png().toBuffer();
      const { box, info } = await whiteIn(await sharp(file).autoOrient().png().toBuffer());
      assert.deepEqual(uprightBox(BOX, orientation, STORED, info), box);
    });
  }

  it('scales with the picture', () => {
    const half = { width: 60, height: 40 };
    assert.deepEqual(uprightBox(BOX, 1, STORED, half), { x: 35, y: 5, width: 15, height: 10 });
  });
});
