/** Country list: names in the person's language, and a search that tolerates how people type. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryCodes } from './country-codes.ts';
import { countryList } from './country-list.ts';

const german = countryList(['US', 'MX', 'AT', 'EG', 'DE', 'XK', 'CI', 'MX'], 'de');
const found = (query: string) => german.search(query).countries.map(({ code }) => code);
const world = [...countryCodes.keys()];
const inEnglish = countryList(world, 'en-US');

test('names are in the language and its order, each once', () => {
  assert.deepEqual(
    german.countries.map(({ name }) => name),
    ['Ägypten', 'Côte d’Ivoire', 'Deutschland', 'Kosovo', 'Mexiko', 'Österreich', 'Vereinigte Staaten'],
  );
});

test('a country is found with or without accents, in any case, by English name and by code', () => {
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
    countryList(['not-a-code', 'FR'], 'en-US').countries.map(({ name }) => name),
    ['France', 'not-a-code'],
  );
});

const spoken: readonly (readonly [locale: string, query: string, code: string])[] = [
  ['en-US', 'UK', 'GB'],
  ['en-US', 'England', 'GB'],
  ['en-US', 'USA', 'US'],
  ['en-US', 'U.S.A.', 'US'],
  ['en-US', 'america', 'US'],
  ['en-US', 'Turkey', 'TR'],
  ['en-US', 'Turkiye', 'TR'],
  ['en-US', 'Holland', 'NL'],
  ['en-US', 'the netherlands', 'NL'],
  ['en-US', 'Ivory Coast', 'CI'],
  ['en-US', 'UAE', 'AE'],
  ['en-US', 'DEU', 'DE'],
  ['en-US', 'Niger', 'NE'],
  ['en-US', 'saint lucia', 'LC'],
  ['en-US', 'Trinidad and Tobago', 'TT'],
  ['de', 'Großbritannien', 'GB'],
  ['de', 'Amerika', 'US'],
  ['de', 'Elfenbeinküste', 'CI'],
  ['de', 'Türkei', 'TR'],
  ['fr', 'Angleterre', 'GB'],
  ['fr', 'Hollande', 'NL'],
  ['fr', 'Etats Unis', 'US'],
  ['es-MX', 'EEUU', 'US'],
  ['es-MX', 'EE. UU.', 'US'],
  ['es-MX', 'Holanda', 'NL'],
  ['es-MX', 'Inglaterra', 'GB'],
];

for (const [locale, query, code] of spoken) {
  test(`${locale}: ${query} is found first, and selected`, () => {
    const { countries, meant } = countryList(world, locale).search(query);
    assert.equal(countries[0]?.code, code);
    assert.equal(meant?.code, code);
  });
}

test('an ambiguous text selects no country', () => {
  for (const query of ['', 'united', 'congo', 'korea', 'de', 'aus', 'atlantis']) {
    assert.equal(inEnglish.search(query).meant, null, query);
  }
  assert.equal(countryList(world, 'es-MX').search('RU').meant, null);
});

test('a text for a country that is not listed selects no other', () => {
  const without = countryList(['UA', 'AT', 'AS', 'NG'], 'en-US');
  for (const query of ['UK', 'aus', 'america', 'Niger']) assert.equal(without.search(query).meant, null, query);
  assert.equal(without.search('ukr').meant?.code, 'UA');
});

test('each country is found by all of its codes', () => {
  for (const [code, codes] of countryCodes) {
    for (const one of codes)
      assert.equal(
        inEnglish.search(one).countries.some((country) => country.code === code),
        true,
        one,
      );
  }
});
