import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aroundPlace, countOf, fill, numberIn, type Texts, textsOf, type Written } from './index.ts';

const english = {
  title: 'Cases',
  greeting: 'Good day, {name}',
  waiting: { one: '{count} case waits', other: '{count} cases wait' },
  moved: { one: 'One case went to {name}', other: '{count} cases went to {name}' },
} as const;
const french: Written<typeof english> = {
  title: 'Dossiers',
  greeting: 'Bonjour, {name}',
  waiting: {
    one: '{count} dossier attend',
    many: '{count} de dossiers attendent',
    other: '{count} dossiers attendent',
  },
  moved: { one: '{count} à {name}', many: '{count} à {name}', other: '{count} à {name}' },
};
const texts: Texts<typeof english> = textsOf(french);

test('a placeholder is filled, and an unfilled one stays visible', () => {
  assert.equal(fill(texts.greeting, { name: 'Ada' }), 'Bonjour, Ada');
  const text: string = '{a} and {b}';
  assert.equal(fill(text, { a: '1' }), '1 and {b}');
  assert.equal(fill('{a}', { a: '$& {a}' }), '$& {a}');
});

test('a number chooses the plural form of the language, and is formatted for the language', () => {
  const said = [0, 1, 2, 1_000_000].map((count) => countOf(texts.waiting, count, 'fr').replaceAll(/\s/g, ' '));
  assert.deepEqual(said, [
    '0 dossier attend',
    '1 dossier attend',
    '2 dossiers attendent',
    '1 000 000 de dossiers attendent',
  ]);
  assert.equal(countOf(english.waiting, 1200, 'en'), '1,200 cases wait');
  assert.equal(countOf(english.waiting, 1200, 'de'), '1.200 cases wait');
  assert.equal(countOf(english.moved, 1, 'en', { name: 'Ada' }), 'One case went to Ada');
});

test('each of the six categories is chosen', () => {
  const arabic = { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: '{count}' };
  assert.equal([0, 1, 2, 3, 11].map((count) => countOf(arabic, count, 'ar')).join(''), 'zotfm');
  assert.equal(countOf({ other: '{count} ko' }, 1, 'ja'), '1 ko');
  assert.equal(countOf(english.waiting, 3, 'ar-EG'), `${numberIn('ar-EG', 3)} cases wait`);
});

test('aroundPlace returns the text before and after a placeholder', () => {
  assert.deepEqual(aroundPlace(texts.greeting, 'name'), ['Bonjour, ', '']);
});

/** Never run: each line that must not compile has a `@ts-expect-error`, which fails if the line compiles. */
export function notCompiled() {
  // @ts-expect-error there is no such text
  fill(texts.farewell, {});
  // @ts-expect-error a place is missing
  fill(texts.greeting, {});
  // @ts-expect-error there is no such place
  fill(texts.greeting, { name: 'Ada', age: '7' });
  // @ts-expect-error a number is not yet written in the language
  fill(texts.greeting, { name: 7 });
  // @ts-expect-error a place beside the count is missing
  countOf(texts.moved, 2, 'fr');
  // @ts-expect-error a text with a place cannot be shown unfilled
  const shown: string = texts.greeting;
  // @ts-expect-error a text without forms cannot be counted
  countOf(texts.title, 2, 'fr');
  // @ts-expect-error plural forms without `other`
  const withoutOther: Written<Pick<typeof english, 'waiting'>> = { waiting: { one: '{count} dossier attend' } };
  // @ts-expect-error plural forms without `other` in English are no plural
  countOf({ one: '{count} case waits' }, 2, 'en');
  // @ts-expect-error a translation lacks a text
  const lacking: Written<Pick<typeof english, 'title' | 'greeting'>> = { title: 'Dossiers' };
  return [shown, withoutOther, lacking];
}
