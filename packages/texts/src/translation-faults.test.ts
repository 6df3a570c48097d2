import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translationFaults } from './translation-faults.ts';

const english = {
  title: 'Cases of {name}',
  waiting: { one: '{count} case waits', other: '{count} cases wait' },
  kinds: { one: 'one', several: 'several' },
};
const arabic = { zero: '0 {count}', one: '1', two: '2', few: '{count} f', many: '{count} m', other: '{count} o' };

const cases: readonly (readonly [language: string, translation: object, faults: readonly string[]])[] = [
  ['en', english, []],
  ['ar', { ...english, waiting: arabic }, []],
  ['fr', { ...english, waiting: { one: '{count} a', many: '{count} de b', other: '{count} b' } }, []],
  ['fr', english, ['waiting lacks many']],
  [
    'de',
    { ...english, waiting: arabic },
    ['zero', 'two', 'few', 'many'].map((form) => `waiting has ${form}, which the language has not`),
  ],
  ['de', { ...english, title: 'Fälle' }, ['title has other places']],
  ['de', { ...english, waiting: { one: '1 {name}', other: '{count}' } }, ['waiting one has other places']],
  ['de', { ...english, waiting: { one: '1', other: 'alle' } }, ['waiting other has other places']],
  ['de', { ...english, waiting: '{count}' }, ['waiting is plural in one of the languages alone']],
  ['de', { ...english, title: ' ' }, ['title text is empty', 'title has other places']],
  ['de', { title: english.title, waiting: english.waiting }, ['kinds.one is missing', 'kinds.several is missing']],
  ['de', { ...english, more: 'a' }, ['more is not in English']],
];

for (const [language, translation, faults] of cases) {
  test(`${language}: ${faults.join(', ') || 'whole'}`, () =>
    assert.deepEqual(translationFaults(language, english, translation), faults));
}
