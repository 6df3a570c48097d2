import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading, ReadingSource } from '../facts.ts';
import { parseMrz } from '../mrz/parse-mrz.ts';
import { chooseAttributes, mergeReadings, mrzReadings, sourcesOf } from './merge-readings.ts';

function reading(value: string, source: ReadingSource, confidence = 0.95): Reading {
  return { value, source, confidence, box: null };
}

test('the barcode is chosen before the zone and the zone before print, and all stay in the ledger', () => {
  const merged = mergeReadings([
    { birthdate: [reading('1977-08-13', 'visual-zone')] },
    { birthdate: [reading('1977-08-12', 'mrz')] },
    { birthdate: [reading('1977-08-11', 'barcode')] },
  ]);
  assert.deepEqual(
    merged.birthdate?.map(({ source }) => source),
    ['barcode', 'mrz', 'visual-zone'],
  );
  assert.equal(chooseAttributes(merged).birthdate, '1977-08-11');
});

test('a value below the threshold is omitted, and a weaker source that is sure replaces it', () => {
  assert.deepEqual(chooseAttributes({ birthdate: [reading('1977-08-11', 'visual-zone', 0.5)] }), {});
  const both = { birthdate: [reading('1977-08-12', 'mrz', 0.3), reading('1977-08-11', 'visual-zone', 0.9)] };
  assert.equal(chooseAttributes(both).birthdate, '1977-08-11');
});

test('parts of the given names are not mixed from two sources', () => {
  const chosen = chooseAttributes({
    'name-first': [reading('THI LAN', 'barcode'), reading('THI', 'visual-zone')],
    'name-middle': [reading('LAN', 'visual-zone')],
  });
  assert.deepEqual(chosen, { 'name-first': 'THI LAN' });
});

test('marks that the reader dropped are restored from the two letters of the zone', () => {
  const readings = { 'name-last': [reading('NYSTROEM', 'mrz'), reading('NYSTROM', 'visual-zone')] };
  assert.equal(chooseAttributes(readings, 'SE')['name-last'], 'NYSTRÖM');
});

test('the printed spelling of a name is kept when the zone states the same name', () => {
  const chosen = chooseAttributes({
    'name-last': [reading('MUELLER', 'mrz'), reading('MÜLLER', 'visual-zone')],
    'name-first': [reading('ANNA', 'mrz'), reading('ANNE', 'visual-zone')],
  });
  assert.deepEqual(chosen, { 'name-last': 'MÜLLER', 'name-first': 'ANNA' });
});

test('print replaces a name of the zone only where it explains what only one reader saw', () => {
  const names = (zone: Reading, printed: string) =>
    chooseAttributes({ 'name-last': [zone, reading(printed, 'visual-zone', 0.9)] })['name-last'];
  const open = (value: string, at: number, other: string): Reading => ({
    ...reading(value, 'mrz', 0.5),
    open: [{ at, other }],
  });
  assert.equal(names(open('QWEN', 0, 'O'), 'OWEN'), 'OWEN');
  assert.equal(names(open('QWEN', 0, 'Q'), 'OWEN'), 'OWEN');
  assert.equal(names(open('SMITH', 0, 'B'), 'BMITH'), 'BMITH');
  assert.equal(names(open('QWEN', 0, 'O'), 'EWEN'), undefined);
  assert.equal(names(open('QWEN', 0, 'O'), 'OWENS'), undefined);
  assert.equal(names(open('QWEN', 0, 'O'), 'QWEM'), undefined);
  assert.equal(names(open('QWEN', 0, 'O'), 'SURNAME'), undefined);
  assert.equal(names(reading('QWEN', 'mrz', 0.63), 'OWEN'), 'QWEN');
});

test('only print that explains what a single reader saw of a name is marked as repeating the zone', () => {
  const zone: Reading = { ...reading('KLESTLIN', 'mrz', 0.5), open: [{ at: 1, other: 'O' }] };
  const repeats = (printed: string) =>
    mergeReadings([{ 'name-last': [zone, reading(printed, 'visual-zone', 0.9)] }])['name-last']?.[1]?.repeats;
  assert.equal(repeats('KÖSTLIN'), 'mrz');
  assert.equal(repeats('KASTLIN'), undefined);
});

test('a nationality that Doc 9303 does not know is not chosen', () => {
  const stated = (code: string) => {
    const mrz = parseMrz([
      `P<${code}ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<`,
      `L898902C36${code}7408122F1204159ZE184226B<<<<<10`,
    ]);
    assert.ok(mrz);
    return chooseAttributes(mrzReadings(mrz)).nationality;
  };
  assert.equal(stated('UTO'), 'UTO');
  assert.equal(stated('XXA'), 'XXA');
  assert.equal(stated('D<<'), 'D');
  assert.equal(stated('UTD'), undefined);
  assert.equal(stated('ION'), undefined);
});

test('an element whose check digit is wrong is not chosen, the proven ones are', () => {
  const mrz = parseMrz([
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7508122F1204159ZE184226B<<<<<10',
  ]);
  assert.ok(mrz);
  const chosen = chooseAttributes(mrzReadings(mrz));
  assert.equal(chosen.birthdate, undefined);
  assert.equal(chosen['document-number'], 'L898902C3');
  assert.equal(chosen['expiration-date'], '2012-04-15');
});

test('a document of which only one part could be read has one source', () => {
  const sure = { birthdate: [reading('1977-08-12', 'mrz')], 'name-last': [reading('OWEN', 'mrz', 0.5)] };
  assert.deepEqual(sourcesOf(sure), ['mrz']);
  const both = { ...sure, 'name-last': [reading('OWEN', 'visual-zone', 0.9)] };
  assert.deepEqual(sourcesOf(both), ['mrz', 'visual-zone']);
  assert.deepEqual(sourcesOf({ birthdate: [reading('1977-08-12', 'mrz', 0.5)] }), []);
});
