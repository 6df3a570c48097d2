import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  cardCode,
  drawIdentityCardBack,
  inventoryNumber,
  makePerson,
  makeTravelDocument,
  photograph,
  renderLicence,
} from '@countersign/specimens';
import { readPixels } from '../images/pixels.ts';
import { readCodes } from './read-codes.ts';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

async function codesOf(picture: Buffer): Promise<readonly (readonly [string, string])[]> {
  const found = await readCodes(await readPixels(picture));
  return found.map(({ format, text }) => [format, text]);
}

describe('readCodes', () => {
  it('reads the Code 128 next to the PDF417 of a photographed licence, and nothing on a back without one', async () => {
    for (const has of [true, false]) {
      const seed = seeds.find((one) => (inventoryNumber(makePerson(one), one) !== null) === has) ?? 0;
      const person = makePerson(seed);
      const back = await renderLicence(person, { seed, portraitIndex: seed, side: 'back' });
      const codes = await codesOf(await photograph(back, { seed, level: 'mid' }));
      assert.deepEqual(codes, has ? [['Code128', inventoryNumber(person, seed)]] : []);
    }
  });

  for (const format of ['QRCode', 'DataMatrix'] as const) {
    it(`reads the ${format} of a photographed identity card, with its place`, async () => {
      const drawn = (one: number) => makeTravelDocument(makePerson(one), 'identity-card', one);
      const seed = seeds.find((one) => cardCode(drawn(one), one).format === format) ?? 0;
      const document = drawn(seed);
      const picture = await photograph(await drawIdentityCardBack(document, seed), { seed, level: 'easy' });
      const [code] = await readCodes(await readPixels(picture));
      assert.deepEqual([code?.format, code?.text], [format, cardCode(document, seed).text]);
      assert.ok(code && code.box.x > 900 && code.box.width > 60 && code.box.height > 60, JSON.stringify(code?.box));
    });
  }
});
