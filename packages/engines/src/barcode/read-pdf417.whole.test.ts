/** Photographs that need each stage of the reader; `npm run accuracy -- pdf417` measures the rate per kind. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makePerson, photograph, renderLicence } from '@countersign/specimens';
import { readPixels } from '../images/pixels.ts';
import { parseAamva } from './aamva/parse-aamva.ts';
import { readPdf417 } from './read-pdf417.ts';

describe('readPdf417', () => {
  for (const [what, seed, options] of [
    ['a photograph that is neither easy nor hard', 3, { level: 'mid' }],
    ['modules two pixels wide, blurred and in perspective', 1010, { level: 'mid', width: 802 }],
  ] as const) {
    it(`reads ${what}`, async () => {
      const person = makePerson(seed);
      const card = await renderLicence(person, { seed, portraitIndex: 1, side: 'back' });
      const pixels = await readPixels(await photograph(card, { seed, ...options }));
      const reading = await readPdf417(pixels, { budgetMs: 60_000 });
      const result = reading === null ? null : parseAamva(reading.text);
      assert.ok(result?.ok);
      assert.equal(result.record.attributes['document-number'], person.licence.number);
    });
  }
});
