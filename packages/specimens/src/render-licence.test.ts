import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAamva } from '@countersign/engines/records';
import sharp from 'sharp';
import { readBarcodes } from 'zxing-wasm/reader';
import { licenceText } from './licence-text.ts';
import { makePerson } from './people.ts';
import { prepareBarcodeReader } from './prepare-barcode-reader.ts';
import { renderLicence } from './render-licence.ts';

const person = makePerson(11);

test('the same seed draws the same licence, byte for byte, and another seed a different one', async () => {
  const draw = (seed: number) => renderLicence(person, { seed, portraitIndex: 1, side: 'front', size: 700 });
  const [first, second, other] = await Promise.all([draw(4), draw(4), draw(5)]);
  assert.ok(first.equals(second));
  assert.ok(!first.equals(other));
});

test('the symbol on the back decodes to the composed text', async () => {
  prepareBarcodeReader();
  const card = await renderLicence(person, { seed: 4, portraitIndex: 1, side: 'back' });
  const { data, info } = await sharp(card).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const [symbol] = await readBarcodes(picture, { formats: ['PDF417'], textMode: 'Plain' });
  assert.equal(symbol?.text, licenceText(person));
});

test('a licence has the proportions of an ID-1 card', async () => {
  const { width, height } = await sharp(
    await renderLicence(person, { seed: 1, portraitIndex: 0, side: 'back' }),
  ).metadata();
  assert.ok(Math.abs(width / height - 85.6 / 53.98) < 0.01);
});

test('every date of a person is valid on the reference day', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const asOf = '2024-02-29';
    const { birthdate, licence, passport, identityCard } = makePerson(seed, { asOf });
    assert.ok(birthdate < '2006-02-28');
    for (const document of [licence, passport, identityCard]) {
      assert.ok(document.issueDate < asOf && asOf < document.expirationDate, `seed ${seed}`);
    }
  }
});

test('the composed text states what the front prints', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const holder = makePerson(seed);
    const parsed = parseAamva(licenceText(holder));
    assert.ok(parsed.ok);
    const { attributes, jurisdiction } = parsed.record;
    assert.equal(jurisdiction, holder.subdivision);
    assert.equal(attributes['name-last'], holder.lastName);
    assert.equal(attributes['name-first'], holder.firstName);
    assert.equal(attributes.birthdate, holder.birthdate);
    assert.equal(attributes['expiration-date'], holder.licence.expirationDate);
    assert.equal(attributes['issue-date'], holder.licence.issueDate);
    assert.equal(attributes['identification-number'], holder.licence.number);
  }
});
