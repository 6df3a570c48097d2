import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { licenceModule, licenceText, makePerson, renderLicence } from '@countersign/specimens';
import sharp from 'sharp';
import { type GrayPixels, rawPixels } from '../../images/pixels.ts';
import { decodePdf417 } from '../zxing.ts';
import { CLUSTERS, CODEWORD_MODULES, codewordTemplates } from './codeword-patterns.ts';
import { locateSymbol } from './locate-symbol.ts';
import { readMatched } from './read-matched.ts';

const SEED = 41;
const PERSON = makePerson(SEED);

/** Draws a flat card back: module width in pixels, blur in modules, rotation in degrees. */
async function back(module: number, blur: number, degrees = 0): Promise<GrayPixels> {
  const card = await renderLicence(PERSON, { seed: SEED, portraitIndex: 1, side: 'back' });
  const { width = 0 } = await sharp(card).metadata();
  const small = await sharp(card)
    .resize({ width: Math.round((width * module) / licenceModule(SEED)) })
    .rotate(degrees, { background: '#ffffff' })
    .toBuffer();
  return rawPixels(
    sharp(small)
      .blur(blur * module)
      .toColourspace('b-w'),
    1,
  );
}

describe('readMatched', () => {
  for (const [module, blur, degrees] of [
    [4, 0.3, 0],
    [3, 0.8, 2],
    [2, 0.8, -1],
    [2, 0.8, 180],
  ] as const) {
    it(`reads modules of ${module} px blurred by ${blur} of their width, turned by ${degrees} degrees`, async () => {
      assert.equal((await readMatched(await back(module, blur, degrees))).symbol?.text, licenceText(PERSON));
    });
  }

  it('reads what the edge-based reader cannot read', async () => {
    const picture = await back(2, 0.8);
    assert.equal(await decodePdf417(picture), null);
    assert.equal((await readMatched(picture)).symbol?.text, licenceText(PERSON));
  });

  it('reads nothing on a side without a symbol and on a flat picture', async () => {
    const front = await renderLicence(PERSON, { seed: SEED, portraitIndex: 1, side: 'front' });
    const gray = await rawPixels(sharp(front).toColourspace('b-w'), 1);
    assert.equal((await readMatched(gray)).symbol, null);
    const flat = { data: new Uint8Array(400 * 300).fill(128), width: 400, height: 300 };
    assert.deepEqual(await readMatched(flat), { isLocated: false, symbol: null });
  });
});

describe('locateSymbol', () => {
  it('finds corners that enclose a whole number of columns', async () => {
    const located = locateSymbol(await back(3, 0.5));
    assert.ok(located);
    const [topLeft, topRight] = located.corners;
    const columns = (topRight.x - topLeft.x) / located.module / CODEWORD_MODULES - 4;
    assert.ok(columns > 10 && columns < 17, String(columns));
  });
});

describe('codewordTemplates', () => {
  it('knows at least the 929 codewords of each cluster, each seventeen modules wide', () => {
    const [set = []] = codewordTemplates(3);
    assert.equal(set.length, CLUSTERS.length);
    for (const { widths } of set) {
      assert.ok(widths.length >= 929);
      for (const each of widths) {
        const modules = each.reduce((sum, width) => sum + width, 0);
        assert.equal(modules, CODEWORD_MODULES);
      }
    }
  });
});
