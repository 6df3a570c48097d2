import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSpokenNumber, spokenNumber } from './spoken-number.ts';

test('a number is the end of an id, without letters that look like digits', () => {
  for (const [id, number] of [
    ['inq_7Qm2XvT4pLrN8sKd', 'RN8-SKD'],
    ['inq_aaaaaaaaaaaaoLiK1m', '011-K1M'],
  ] as const)
    assert.equal(spokenNumber(id), number);
});

test('a number is read with separators and with letters that resemble digits', () => {
  for (const [text, read] of [
    ['7K4-92Q', '7K492Q'],
    [' 7k4 92q ', '7K492Q'],
    ['7k492q', '7K492Q'],
    ['OIL-oil', '011011'],
    ['7K4–92Q', null],
    ['7K4-92', null],
    ['7K4-92QX', null],
    ['inq_7K492Q', null],
    ['', null],
  ] as const)
    assert.equal(readSpokenNumber(text), read, text);
});

test('a number that a page shows is read back', () => {
  for (const id of ['inq_7Qm2XvT4pLrN8sKd', 'inq_zzzzzzzzoiLlO0'])
    assert.equal(readSpokenNumber(spokenNumber(id)), spokenNumber(id).replace('-', ''));
});
