/** The country list speaks the person's language and is found the way people type. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryNames, searchCountries } from './country-list.ts';

const german = countryNames(['US', 'MX', 'AT', 'EG', 'DE', 'XK', 'CI', 'MX'], 'de');
const found = (query: string) => searchCountries(german, query).map(({ code }) => code);

test('names are in the language and its order, each once', () => {
  assert.deepEqual(
    german.map(({ name }) => name),
    ['Ägypten', 'Côte d’Ivoire', 'Deutschland', 'Kosovo', 'Mexiko', 'Österreich', 'Vereinigte Staaten'],
  );
});

test('accents, case, English names and codes find a country', () => {
  assert.deepEqual(found('oster'), ['AT']);
  assert.deepEqual(found('MEXICO'), ['MX']);
  assert.deepEqual(found('united st'), ['US']);
  assert.deepEqual(found('de'), ['DE']);
  assert.deepEqual(found('ivoire'), ['CI']);
});

test('an empty search shows all, a wrong one none', () => {
  assert.equal(found('').length, 7);
  assert.equal(found(' ').length, 7);
  assert.deepEqual(found('atlantis'), []);
});

test('a code without a name is shown as the code instead of failing', () => {
  assert.deepEqual(
    countryNames(['not-a-code', 'FR'], 'en-US').map(({ name }) => name),
    ['France', 'not-a-code'],
  );
});
