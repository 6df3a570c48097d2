import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  drawIdentityCardBack,
  drawTravelPage,
  makePerson,
  makeTravelDocument,
  renderLicence,
} from '@countersign/specimens';
import sharp, { type Sharp } from 'sharp';
import type { MrzFacts } from '../facts.ts';
import { createTextReader, type RgbPixels, type TextReader } from '../text/recognize-text.ts';
import { readMrz } from './read-mrz.ts';

let reader: TextReader;

before(async () => {
  reader = await createTextReader();
});

async function pixelsOf(image: Sharp): Promise<RgbPixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.channels, 3);
  return { data, width: info.width, height: info.height };
}

async function factsIn(pixels: RgbPixels): Promise<MrzFacts | undefined> {
  return (await readMrz(reader, pixels))?.facts;
}

test('the zone of a passport page is read without an error', async () => {
  const document = makeTravelDocument(makePerson(11), 'passport', 11);
  const { png } = await drawTravelPage(document, { seed: 11, portraitIndex: 0 });
  const facts = await factsIn(await pixelsOf(sharp(png).resize({ width: 1200 })));
  assert.deepEqual(facts?.lines, document.mrzLines);
  assert.equal(facts?.valid, true);
});

test('the zone of an identity card is read without an error from a blurred and tilted picture', async () => {
  const document = makeTravelDocument(makePerson(12), 'identity-card', 12);
  const card = await drawIdentityCardBack(document, 12);
  const blurred = await sharp(card)
    .resize({ width: 1200 })
    .blur(1.2)
    .rotate(3, { background: '#555555' })
    .png()
    .toBuffer();
  const facts = await factsIn(await pixelsOf(sharp(await sharp(blurred).jpeg({ quality: 60 }).toBuffer())));
  assert.deepEqual(facts?.lines, document.mrzLines);
  assert.equal(facts?.valid, true);
});

test('a card without a zone returns null', async () => {
  const card = await renderLicence(makePerson(13), { seed: 13, portraitIndex: 0, side: 'front', size: 1000 });
  assert.equal(await readMrz(reader, await pixelsOf(sharp(card))), null);
});
