import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { deskew, dominantAngle } from './deskew.ts';
import { type GrayPixels, readGray } from './pixels.ts';

/** Draws lines of bars rotated clockwise by an angle in degrees. */
async function bars(degrees: number): Promise<GrayPixels> {
  const marks = Array.from(
    { length: 60 },
    (_, at) => `<rect x="${100 + at * 10}" y="250" width="${3 + (at % 4)}" height="120"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/>
    <g transform="rotate(${degrees} 400 300)">${marks.join('')}</g></svg>`;
  return readGray(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
}

describe('dominantAngle', () => {
  for (const degrees of [-40, -12.5, -3, -0.7, 0, 1.5, 7.3, 20, 44]) {
    it(`measures a turn of ${degrees} degrees within half a degree`, async () => {
      assert.ok(Math.abs((await dominantAngle(await bars(degrees))) - degrees) < 0.5);
    });
  }

  it('measures a quarter turn and a bit as the bit', async () => {
    assert.ok(Math.abs((await dominantAngle(await bars(95))) - 5) < 0.5);
  });

  it('gives 0 for a flat picture', async () => {
    assert.equal(await dominantAngle({ data: new Uint8Array(10_000).fill(90), width: 100, height: 100 }), 0);
  });
});

describe('deskew', () => {
  it('leaves no turn', async () => {
    const turned = await bars(11);
    const level = await deskew(turned, await dominantAngle(turned));
    assert.ok(Math.abs(await dominantAngle(level)) < 0.5);
  });
});
