import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsFromTheLeft } from './reading-order.ts';

const shown = (text: string): string[] =>
  runsFromTheLeft(text, 'regular').flatMap(({ text: run }) => (run.trim() === '' ? [] : [run.trim()]));

for (const [what, text, runs] of [
  ['a line without such a script stays as it is', 'Ada (1815) Lovelace', ['Ada (1815) Lovelace']],
  ['one word', 'محمد', ['محمد']],
  ['a number is left of the words before it', 'يوم 2026', ['2026', 'يوم']],
  ['Arabic digits keep their order', '٢٦ نوفمبر ٢٠٢٦', ['٢٠٢٦', 'نوفمبر', '٢٦']],
  ['a name in Latin letters inside', 'تعرف Example Company أنك', ['أنك', 'Example Company', 'تعرف']],
  ['a word of Hebrew in an English line', 'Name: דוד, 5', ['Name:', '5', ',', 'דוד']],
] as const)
  test(what, () => assert.deepEqual(shown(text), [...runs]));

test('brackets are mirrored, so that they still open before what they hold', () => {
  const line = runsFromTheLeft('דוד (כהן)', 'regular')
    .map(({ text }) => text)
    .join('');
  assert.equal(line.indexOf('(') < line.indexOf('כהן') && line.indexOf('כהן') < line.indexOf(')'), true);
});
