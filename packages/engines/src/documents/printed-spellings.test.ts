import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldDigits, foldName, printedSpellings, type SpellingKind } from './printed-spellings.ts';

for (const [value, kind, printed] of [
  ['GOERAN ERIK', 'name', 'GÖRAN ERIK'],
  ['GOERAN ERIK', 'name', 'GORANERIK'],
  ['AASA', 'name', 'ÅSA'],
  ['SAMUEL', 'name', 'SAMUEL'],
  ['GROSSMANN', 'name', 'GROBMANN'],
  ['FITZWILLIAM JONES', 'name', 'Fitzwilliam-Jones'],
  ['D1234567', 'number', 'D123-4567'],
  ['1984-07-06', 'date', '06.07.1984'],
  ['1984-07-06', 'date', '07/06/1984'],
  ['1984-07-06', 'date', '1984/07/06'],
  ['1984-07-06', 'date', '06JUL/JUIL84'],
  ['1984-07-06', 'date', '06 JUL/JUL 1984'],
  ['1992-08-11', 'date', '11 AOÛT 1992'],
  ['2030-11-07', 'date', '07 LIS/NOV 2030'],
] as const satisfies readonly (readonly [string, SpellingKind, string])[]) {
  test(`${value} may be printed as ${printed}`, () => {
    const fold = kind === 'name' ? foldName : foldDigits;
    assert.ok(printedSpellings(value, kind).includes(fold(printed)));
  });
}

for (const [value, kind, printed] of [
  ['GOERAN', 'name', 'GORDAN'],
  ['D1234567', 'number', 'D1234568'],
  ['1984-07-06', 'date', '06.07.1983'],
  ['1984-07-06', 'date', '06 JUN 1984'],
] as const satisfies readonly (readonly [string, SpellingKind, string])[]) {
  test(`${value} is not printed as ${printed}`, () => {
    const fold = kind === 'name' ? foldName : foldDigits;
    assert.ok(!printedSpellings(value, kind).includes(fold(printed)));
  });
}
