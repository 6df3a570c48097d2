import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { findPrinted } from './find-printed.ts';

const line = (text: string, y: number): TextLine => ({
  text,
  confidence: 0.95,
  box: { x: 10, y, width: 200, height: 30 },
});

const machine = {
  'name-last': 'NYSTROEM',
  'name-first': 'GOERAN ERIK',
  'identification-number': 'RE860100',
  birthdate: '1986-02-02',
};

test('values of the zone are found in print without any label, in the spelling of the print', () => {
  const print = ['NYSTRÖM', 'GORANERIK', 'RE860100', '02 FEB/FEB 1986'].map((text, index) => line(text, index * 40));
  const found = findPrinted(print, machine, { order: 'day-month-year' });
  assert.equal(found['name-last']?.[0]?.value, 'NYSTRÖM');
  assert.equal(found['name-first']?.[0]?.value, 'GORANERIK');
  assert.equal(found['identification-number']?.[0]?.value, 'RE860100');
  assert.equal(found.birthdate?.[0]?.value, '1986-02-02');
});

test('characters that fonts hardly distinguish do not contradict the machine-readable value', () => {
  const stated = { 'name-last': 'LINDQVIST', 'identification-number': 'S90061527127879' };
  const print = [line('LINDOVIST', 40), line('590061527127879', 80)];
  const found = findPrinted(print, stated, { order: 'month-day-year' }, true);
  assert.equal(found['name-last']?.[0]?.value, 'LINDQVIST');
  assert.equal(found['identification-number']?.[0]?.value, 'S90061527127879');
});

test('a printed name that resembles the name of the zone, which has no check digit, is kept as doubtful', () => {
  const found = findPrinted([line('OWEN', 40)], { 'name-last': 'QWEN' }, { order: 'day-month-year' });
  assert.equal(found['name-last']?.[0]?.value, 'OWEN');
  assert.equal(found['name-last']?.[0]?.confidence, 0.5);
});

test('a value that is printed differently is not found, and the zone does not confirm itself', () => {
  const print = [line('P<SWENYSTROEM<<GOERAN<ERIK', 900), line('LINDQVIST', 40), line('RE860108', 80)];
  assert.deepEqual(findPrinted(print, machine, { order: 'day-month-year' }), {});
});

test('a day printed with two digits of its year is found', () => {
  const print = [line('15 JAN/JAN 60', 40), line('11 JÚL/JUL 28', 80)];
  const found = findPrinted(
    print,
    { birthdate: '1960-01-15', 'expiration-date': '2028-07-11' },
    { order: 'day-month-year', languages: [] },
  );
  assert.equal(found.birthdate?.[0]?.value, '1960-01-15');
  assert.equal(found['expiration-date']?.[0]?.value, '2028-07-11');
});
