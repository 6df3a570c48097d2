/** Extraction of whole documents; `engines.test.ts` and the journeys cover further documents. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makePerson, type Person, photograph, renderLicence, renderPassport } from '@countersign/specimens';
import type { DocumentInput, NormalizedImage } from '../facts.ts';
import { closeImageNormalizer, normalizeImage } from '../images/normalize-image.ts';
import type { DocumentExtractor } from './extract-document.ts';
import { createLocalDocumentExtractor } from './local-extractor.ts';
import { createPictureParts } from './picture-parts.ts';

let extractor: DocumentExtractor;

before(async () => {
  extractor = await createLocalDocumentExtractor({
    pictures: createPictureParts(async () => []),
    today: () => '2026-06-15',
  });
});

after(() => closeImageNormalizer());

async function normalized(picture: Uint8Array): Promise<NormalizedImage> {
  const image = await normalizeImage(picture);
  assert.ok(image.ok);
  return image;
}

async function licence(person: Person): Promise<DocumentInput> {
  const look = { seed: person.seed, portraitIndex: 0 };
  const front = await photograph(await renderLicence(person, { ...look, side: 'front' }), { seed: 1, level: 'easy' });
  const back = await photograph(await renderLicence(person, { ...look, side: 'back' }), { seed: 2, level: 'easy' });
  return {
    front: await normalized(front),
    back: await normalized(back),
    selectedCountryCode: 'US',
    selectedIdClass: 'dl',
  };
}

test('a photographed licence gives what was printed, from the barcode and from the front', async () => {
  const person = makePerson(21);
  const facts = await extractor.extractDocument(await licence(person));
  assert.deepEqual(
    { ...facts.detected, confidence: 0 },
    { idClass: 'dl', countryCode: 'US', subdivision: person.subdivision, confidence: 0 },
  );
  assert.equal(facts.attributes['identification-number'], person.licence.number);
  assert.equal(facts.attributes['name-last'], person.lastName);
  assert.equal(facts.attributes.birthdate, person.birthdate);
  assert.equal(facts.attributes['expiration-date'], person.licence.expirationDate);
  assert.equal(facts.back?.barcode?.aamvaError, null);
  assert.equal(facts.back?.codes, undefined, 'no other symbol is looked for beside the decoded one');
  assert.deepEqual(
    facts.readings.birthdate?.map(({ source, value }) => [source, value]),
    [
      ['barcode', person.birthdate],
      ['visual-zone', person.birthdate],
    ],
  );
  assert.ok(facts.front.outline);
});

test('a photographed passport is read by its zone, with a century that fits the day it is read', async () => {
  const person = makePerson(23);
  const page = await photograph(await renderPassport(person, { seed: 23, portraitIndex: 0 }), {
    seed: 3,
    level: 'easy',
  });
  const facts = await extractor.extractDocument({
    front: await normalized(page),
    back: null,
    selectedCountryCode: 'US',
    selectedIdClass: 'pp',
  });
  assert.equal(facts.front.mrz?.valid, true);
  assert.equal(facts.front.codes, undefined);
  assert.equal(facts.detected.idClass, 'pp');
  assert.equal(facts.attributes.birthdate, person.birthdate);
  assert.equal(facts.attributes['document-number'], person.passport.number);
  assert.equal(facts.attributes['issue-date'], person.passport.issueDate);
});
