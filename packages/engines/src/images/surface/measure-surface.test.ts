import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  drawDisplay,
  drawPrinter,
  makePerson,
  makeRandom,
  printOnPaper,
  renderLicence,
  showOnScreen,
} from '@countersign/specimens';
import sharp from 'sharp';
import { type RgbaPixels, readPixels } from '../pixels.ts';
import { measureSurface } from './measure-surface.ts';

/** Returns a side that fills the whole picture, without rotation. */
const wholeOf = (pixels: RgbaPixels) => ({ pixels, outline: null, flat: pixels, page: pixels, turned: 0 }) as const;

const random = () => makeRandom(1, 'surface test');

/** Simulates a front photographed without perspective: 1600 pixels wide, slightly blurred, compressed. */
async function seen(front: Buffer) {
  return readPixels(await sharp(front).resize({ width: 1600 }).blur(0.6).jpeg({ quality: 85 }).toBuffer());
}

const front = await renderLicence(makePerson(21), { seed: 21, portraitIndex: 0, side: 'front' });

async function gratingsOf(picture: Buffer) {
  const { gratings } = await measureSurface(wholeOf(await seen(picture)));
  assert.ok(gratings);
  return gratings;
}

describe('measureSurface: gratings', () => {
  it('finds none on the card itself', async () => {
    const { aligned, oblique } = await gratingsOf(front);
    assert.ok(aligned.prominence < 6.5, `${aligned.prominence}`);
    assert.ok(oblique.prominence < 6, `${oblique.prominence}`);
  });

  it('finds the pixels of a display along the edges, with their distance', async () => {
    const display = { ...drawDisplay(random()), layout: 'rgb', across: 640, margin: 0, bezel: 0, gap: 0.5 } as const;
    const { aligned } = await gratingsOf(await showOnScreen(front, random(), display));
    assert.ok(aligned.prominence > 12, `${aligned.prominence}`);
    assert.ok(Math.abs((aligned.period ?? 0) - 1600 / 640) < 0.1, `${aligned.period}`);
  });

  it('finds the dots of a printer at their angle', async () => {
    const printer = {
      ...drawPrinter(random()),
      ...({ screening: 'grid', isGrey: false, period: 4, angles: [15, 72, 0], strength: 0.4, margin: 0 } as const),
    };
    const { aligned, oblique } = await gratingsOf(await printOnPaper(front, random(), printer));
    assert.ok(oblique.prominence > 20, `${oblique.prominence}`);
    assert.ok(oblique.prominence > aligned.prominence);
    assert.ok(Math.abs((oblique.period ?? 0) - (4 * 1600) / 1400) < 0.2, `${oblique.period}`);
    assert.ok(Math.abs(((oblique.angle ?? 0) % 90) - 72) < 2, `${oblique.angle}`);
  });

  it('reports no printer dots for parallel lines of one direction', async () => {
    const lines = Array.from(
      { length: 340 },
      (_, index) => `<rect x="${index * 5 - 300}" width="2.5" height="1400"/>`,
    ).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="883"><g transform="rotate(-20)">${lines}</g></svg>`;
    const hatched = await sharp(front)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
    const { oblique } = await gratingsOf(hatched);
    assert.ok(oblique.prominence < 6, `${oblique.prominence}`);
  });

  it('returns nothing for a picture smaller than its window', async () => {
    const small = await readPixels(await sharp(front).resize({ width: 200 }).jpeg().toBuffer());
    assert.equal((await measureSurface(wholeOf(small))).gratings, null);
  });
});
