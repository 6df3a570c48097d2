/** Zones of pages other than passports; `npm run accuracy -- mrz` measures photographs of them. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { drawTravelPage, makePerson, makeTravelDocument } from '@countersign/specimens';
import sharp from 'sharp';
import { createTextReader, type TextReader } from '../text/recognize-text.ts';
import { readMrz } from './read-mrz.ts';

let reader: TextReader;

before(async () => {
  reader = await createTextReader();
});

for (const kind of ['td2-card', 'visa-a', 'visa-b'] as const) {
  test(`the zone of a ${kind} page is read without an error`, async () => {
    const document = makeTravelDocument(makePerson(11), kind, 11);
    const { png } = await drawTravelPage(document, { seed: 11, portraitIndex: 0 });
    const picture = sharp(png).resize({ width: 1200 }).removeAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const read = await readMrz(reader, { data, width: info.width, height: info.height });
    assert.deepEqual(read?.facts.lines, document.mrzLines);
    assert.equal(read?.facts.valid, true);
  });
}
