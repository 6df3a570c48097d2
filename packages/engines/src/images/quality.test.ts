import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeRandom } from '@countersign/specimens';
import sharp from 'sharp';
import type { Quad } from '../facts.ts';
import { type RgbaPixels, readPixels } from './pixels.ts';
import { measureQuality } from './quality.ts';

const CARD: Quad = [
  { x: 200, y: 150 },
  { x: 1400, y: 150 },
  { x: 1400, y: 900 },
  { x: 200, y: 900 },
];

async function card(extra = '', blur = 0, table = '#333'): Promise<RgbaPixels> {
  const print = Array.from({ length: 12 }, (_, row) =>
    Array.from(
      { length: 40 },
      (_, column) => `<rect x="${240 + column * 28}" y="${200 + row * 55}" width="16" height="24" fill="#345"/>`,
    ).join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1050"><rect width="1600" height="1050" fill="${table}"/>
    <rect x="200" y="150" width="1200" height="750" fill="#d8c8a8"/>${print.join('')}${extra}</svg>`;
  const drawn = sharp(Buffer.from(svg)).flatten();
  return readPixels(await (blur > 0 ? drawn.blur(blur) : drawn).jpeg({ quality: 92 }).toBuffer());
}

describe('measureQuality', () => {
  it('decreases with every step of blur', async () => {
    const values: number[] = [];
    for (const blur of [0, 1, 2, 4, 8]) values.push((await measureQuality(await card('', blur), CARD)).sharpness);
    assert.deepEqual(
      values,
      values.toSorted((a, b) => b - a),
    );
    assert.ok((values[0] ?? 0) > 250 && (values[4] ?? 0) < 100, values.join(' '));
  });

  it('does not count noise as sharpness', async () => {
    const noisy = async (blur: number) => {
      const { data, width, height } = await card('', blur);
      const random = makeRandom(1, 'noise');
      const grain = data.map((value, index) => (index % 4 === 3 ? 255 : Math.max(0, value + 10 * random.normal())));
      return (await measureQuality({ data: grain, width, height }, CARD)).sharpness;
    };
    assert.ok((await noisy(6)) < 60);
    assert.ok((await noisy(0)) > 250);
  });

  it('finds glare on the document with its place, and none outside of it', async () => {
    const glare = '<rect x="900" y="300" width="300" height="200" fill="#fff"/>';
    const { glareShare, glareBox } = await measureQuality(await card(glare), CARD);
    assert.ok(glareShare > 0.04 && glareShare < 0.09, String(glareShare));
    assert.ok(glareBox !== null && Math.abs(glareBox.x - 900) < 60 && Math.abs(glareBox.y - 300) < 60);
    assert.ok(glareBox.width > 200 && glareBox.width < 420);
    const beside = await measureQuality(await card('', 0, '#ffffff'), CARD);
    assert.deepEqual([beside.glareShare, beside.glareBox], [0, null]);
    const slanted: Quad = [
      { x: 500, y: 150 },
      { x: 1400, y: 150 },
      { x: 1100, y: 900 },
      { x: 200, y: 900 },
    ];
    const corner = await card('<rect x="200" y="150" width="190" height="250" fill="#fff"/>');
    assert.equal((await measureQuality(corner, slanted)).glareShare, 0);
  });

  it('measures the short side of the document and not of the picture', async () => {
    const pixels = await card();
    assert.equal((await measureQuality(pixels, CARD)).subjectShortSidePx, 750);
    assert.equal((await measureQuality(pixels, null)).subjectShortSidePx, 1050);
  });

  it('recognizes a photocopy by its missing colour and a dark picture by its brightness', async () => {
    const coloured = await card();
    const copy = await readPixels(
      await sharp(coloured.data, { raw: { width: 1600, height: 1050, channels: 4 } })
        .grayscale()
        .linear(0.4)
        .jpeg()
        .toBuffer(),
    );
    const [first, second] = [await measureQuality(coloured, CARD), await measureQuality(copy, CARD)];
    assert.ok(first.colorfulness > 0.15 && second.colorfulness < 0.02);
    assert.ok(second.brightness < first.brightness / 2);
  });

  it('works for outlines that extend beyond the picture', async () => {
    const outside: Quad = [
      { x: -50, y: -40 },
      { x: 1700, y: -10 },
      { x: 1650, y: 1100 },
      { x: -20, y: 1070 },
    ];
    const quality = await measureQuality(await card(), outside);
    assert.ok(Number.isFinite(quality.sharpness) && quality.sharpness > 0);
  });
});
