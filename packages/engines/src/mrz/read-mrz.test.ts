import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import {
  identityCardIssuer,
  identityCardLines,
  makePerson,
  passportLines,
  renderIdentityCard,
  renderLicence,
  renderPassport,
} from '../specimens/index.ts';
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

test('the zone of a passport page is read to the letter', async () => {
  const person = makePerson(11);
  const page = await renderPassport(person, { seed: 11, portraitIndex: 0, size: 1200 });
  const facts = await readMrz(reader, await pixelsOf(sharp(page)));
  assert.deepEqual(facts?.lines, passportLines(person));
  assert.equal(facts?.valid, true);
});

test('the zone of an identity card is read to the letter from a blurred and tilted picture', async () => {
  const person = makePerson(12);
  const seed = 12;
  const card = await renderIdentityCard(person, { seed, portraitIndex: 0, side: 'back', size: 1200 });
  const blurred = await sharp(card).blur(1.2).rotate(3, { background: '#555555' }).jpeg({ quality: 60 }).toBuffer();
  const facts = await readMrz(reader, await pixelsOf(sharp(blurred)));
  assert.deepEqual(facts?.lines, identityCardLines(person, identityCardIssuer(seed)));
  assert.equal(facts?.valid, true);
});

test('a card without a zone gives null', async () => {
  const card = await renderLicence(makePerson(13), { seed: 13, portraitIndex: 0, side: 'front', size: 1000 });
  assert.equal(await readMrz(reader, await pixelsOf(sharp(card))), null);
});
