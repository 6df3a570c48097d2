import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleLicenceNumber } from '../../engines/src/documents/licence-numbers.ts';
import { europeanLicenceDate, makeEuropeanLicence } from './european-licence.ts';
import { makePerson } from './people.ts';

const licences = Array.from({ length: 200 }, (_, seed) => makeEuropeanLicence(makePerson(seed), seed));

test('numbers have the format of their countries and correct check characters', () => {
  for (const { number, issuer } of licences) {
    const compact = number.replaceAll(/[ -]/g, '');
    const settled = settleLicenceNumber(compact, issuer.countryCode);
    assert.equal(settled.value, compact);
    // A number is uncertain only if it contains an ambiguous character.
    assert.ok(settled.isSure || /[01IO]/.test(compact), `${issuer.countryCode} ${number}`);
  }
});

test('every country with a licence is drawn, and German numbers contain letters that look like digits', () => {
  assert.equal(new Set(licences.map(({ issuer }) => issuer.countryCode)).size, 9);
  const german = licences.filter(({ issuer }) => issuer.countryCode === 'DE');
  assert.ok(german.some(({ number }) => /[IO]/.test(number)));
});

test('days are printed as the country prints them', () => {
  const days = ['DE', 'ES', 'FR', 'PT'].map((country) => europeanLicenceDate('1961-10-19', country));
  assert.deepEqual(days, ['19.10.61', '19-10-1961', '19.10.1961', '19/10/1961']);
});
