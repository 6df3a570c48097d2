import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAamva, parseMrz } from '@countersign/engines/records';
import { licenceText } from './licence-text.ts';
import { makeSpecimen } from './make-specimen.ts';
import { makePerson } from './people.ts';
import type { SpecimenRequest } from './specimen.ts';
import { makeUtilityBill } from './utility-bill.ts';

const flat = (request: Partial<SpecimenRequest>): SpecimenRequest => ({
  seed: 5,
  kind: 'licence',
  forgery: null,
  level: 'none',
  asOf: '2026-06-15',
  ...request,
});

test('the same request gives the same bytes and another seed others', async () => {
  const request = flat({ kind: 'passport' });
  const [first, second, other] = await Promise.all([
    makeSpecimen(request, false),
    makeSpecimen(request, false),
    makeSpecimen({ ...request, seed: 6 }, false),
  ]);
  assert.deepEqual(first, second);
  assert.notDeepEqual(first.files['front.png'], other.files['front.png']);
});

test('only the check digit changes when a wrong one is requested', async () => {
  for (const kind of ['passport', 'identity-card'] as const) {
    const genuine = await makeSpecimen(flat({ kind }), false);
    const forged = await makeSpecimen(flat({ kind, forgery: 'wrong-check-digit' }), false);
    assert.equal(parseMrz(genuine.truth.mrzLines ?? [])?.valid, true);
    assert.equal(parseMrz(forged.truth.mrzLines ?? [])?.valid, false);
    const [before, after] = [genuine.truth.mrzLines?.join('') ?? '', forged.truth.mrzLines?.join('') ?? ''];
    assert.equal([...before].filter((character, index) => character !== after[index]).length, 1);
  }
});

test('an edited field is printed differently from the barcode', async () => {
  const { truth, files } = await makeSpecimen(flat({ forgery: 'edited-field' }), false);
  const genuine = await makeSpecimen(flat({}), false);
  assert.notDeepEqual(files['front.png'], genuine.files['front.png']);
  assert.deepEqual(files['back.png'], genuine.files['back.png']);
  assert.ok(truth.edited);
  assert.equal(truth.values[truth.edited.attribute], truth.edited.to);
  assert.equal(genuine.truth.values[truth.edited.attribute], truth.edited.from);
});

test('an expired specimen expired before the reference day', async () => {
  const { truth } = await makeSpecimen(flat({ kind: 'passport', forgery: 'expired' }), false);
  assert.ok((truth.values['expiration-date'] ?? '') < truth.asOf);
});

test('the same side twice gives two photographs of one side', async () => {
  const { files } = await makeSpecimen(flat({ forgery: 'same-side-twice', level: 'small' }), false);
  assert.ok(files['front.jpg'] && files['back.jpg']);
  assert.notDeepEqual(files['front.jpg'], files['back.jpg']);
});

test('every AAMVA version states the same person', () => {
  for (const subdivision of ['TX', 'QC']) {
    const person = makePerson(8, { subdivision });
    for (let version = 1; version <= 10; version += 1) {
      const result = parseAamva(licenceText(person, version));
      assert.ok(result.ok, `version ${version}`);
      const { attributes } = result.record;
      assert.equal(result.record.version, version);
      assert.equal(attributes['name-last'], person.lastName);
      assert.equal(attributes['name-first'], person.firstName);
      assert.equal(attributes.birthdate, person.birthdate);
      assert.equal(attributes['expiration-date'], person.licence.expirationDate);
      assert.equal(attributes['identification-number'], person.licence.number);
    }
  }
});

test('a bill is a PDF whose cross-reference table points at its objects', () => {
  const { pdf, values } = makeUtilityBill(makePerson(3), 3, '2026-06-15');
  const text = pdf.toString('latin1');
  assert.ok(text.startsWith('%PDF-1.4'));
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  for (const [index, offset] of offsets.entries()) assert.ok(text.startsWith(`${index + 1} 0 obj`, offset));
  assert.ok((values['issue-date'] ?? '') < '2026-06-15');
});
