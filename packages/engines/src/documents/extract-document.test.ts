import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makePerson, type Person, photograph, renderLicence, renderPassport } from '@countersign/specimens';
import sharp from 'sharp';
import { readPdf417 } from '../barcode/read-pdf417.ts';
import type { DocumentInput, FaceFacts, NormalizedImage } from '../facts.ts';
import { closeImageNormalizer, normalizeImage } from '../images/normalize-image.ts';
import { readPixels } from '../images/pixels.ts';
import type { DocumentExtractor } from './extract-document.ts';
import { createLocalDocumentExtractor } from './local-extractor.ts';
import { createPictureParts } from './picture-parts.ts';

/** Faces have their own tests; this records that the portrait comes from the upright front. */
const searched: { readonly width: number; readonly height: number }[] = [];

async function noteFaces(jpeg: Uint8Array): Promise<FaceFacts[]> {
  const { width, height } = await sharp(jpeg).metadata();
  searched.push({ width, height });
  return [];
}

let extractor: DocumentExtractor;

before(async () => {
  extractor = await createLocalDocumentExtractor({
    pictures: createPictureParts(noteFaces),
    today: () => '2026-06-15',
  });
});

after(() => closeImageNormalizer());

async function normalized(picture: Uint8Array): Promise<NormalizedImage> {
  const image = await normalizeImage(picture);
  assert.ok(image.ok);
  return image;
}

async function blank(): Promise<NormalizedImage> {
  const picture = sharp({ create: { width: 1000, height: 700, channels: 3, background: '#8899aa' } });
  return normalized(await picture.jpeg().toBuffer());
}

async function licence(person: Person, turn = 0): Promise<DocumentInput> {
  const look = { seed: person.seed, portraitIndex: 0 };
  const front = await photograph(await renderLicence(person, { ...look, side: 'front' }), { seed: 1, level: 'easy' });
  const back = await photograph(await renderLicence(person, { ...look, side: 'back' }), { seed: 2, level: 'easy' });
  return {
    front: await normalized(await sharp(front).rotate(turn).jpeg().toBuffer()),
    back: await normalized(back),
    selectedCountryCode: 'US',
    selectedIdClass: 'dl',
  };
}

test('a front upside down is turned and its portrait is searched for on the upright copy', async () => {
  searched.length = 0;
  const person = makePerson(22);
  const facts = await extractor.extractDocument({ ...(await licence(person, 180)), back: null });
  assert.equal(facts.front.turned, 180);
  assert.equal(facts.attributes['identification-number'], person.licence.number);
  assert.equal(searched.length, 1);
  assert.ok((searched[0]?.width ?? 0) > (searched[0]?.height ?? 0));
});

test('the barcode of a back is marked on the rectified picture that a reviewer sees', async () => {
  const { back } = await extractor.extractDocument(await licence(makePerson(23)));
  assert.equal(back?.barcode?.stage, 'direct');
  const { x = 0, y = 0, width = 0, height = 0 } = back.barcodeOnPage ?? {};
  const margin = 10;
  const area = { left: x - margin, top: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const part = await sharp(back.rectifiedJpeg).extract(area).jpeg().toBuffer();
  const read = await readPdf417(await readPixels(part), { budgetMs: 60_000 });
  assert.equal(read?.text, back.barcode.text);
  // A part of the card, not all of it.
  assert.ok(width * height < 0.5 * back.rectifiedSize.width * back.rectifiedSize.height);
});

test('a zone on the front is found although its lines were read during the search for a barcode', async () => {
  const person = makePerson(24);
  const page = await photograph(await renderPassport(person, { seed: 24, portraitIndex: 0 }), {
    seed: 4,
    level: 'easy',
  });
  const facts = await extractor.extractDocument({
    front: await normalized(page),
    back: await blank(),
    selectedCountryCode: 'US',
    selectedIdClass: 'id',
  });
  assert.equal(facts.front.mrz?.valid, true);
  assert.equal(facts.attributes['document-number'], person.passport.number);
  assert.equal(facts.attributes.birthdate, person.birthdate);
  assert.equal(facts.front.codes, undefined, 'no other symbol is looked for beside the zone');
  for (const line of facts.front.mrz?.lines ?? []) {
    const found = facts.front.text.filter(({ text }) => text.replaceAll(' ', '').startsWith(line.slice(0, 12)));
    assert.deepEqual(
      found.map(({ text }) => text),
      [line],
    );
  }
});

test('a picture without a document states nothing', async () => {
  const facts = await extractor.extractDocument({
    front: await blank(),
    back: null,
    selectedCountryCode: 'US',
    selectedIdClass: 'pp',
  });
  assert.deepEqual(facts.detected, { idClass: null, countryCode: null, subdivision: null, confidence: 0 });
  assert.deepEqual(facts.attributes, {});
  assert.deepEqual(facts.readings, {});
  assert.equal(facts.portrait, null);
});
