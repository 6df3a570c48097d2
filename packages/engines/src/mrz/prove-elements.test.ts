import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sighting } from './combine-readers.ts';
import { ZONE_ALPHABET } from './glyph-templates.ts';
import { layoutOf } from './layout-of.ts';
import { unprovenPlaces } from './prove-elements.ts';

const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const DATA = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

/** Returns the reading of a column by one network and the glyph comparison; other characters fit badly. */
function sighting(text: string, glyphs: Readonly<Record<string, number>>, share = 0.95): Sighting {
  return { text, share, again: null, glyphs: new Map([...ZONE_ALPHABET].map((each) => [each, glyphs[each] ?? 0.3])) };
}

interface Seen {
  readonly line: number;
  readonly column: number;
  readonly sighting: Sighting;
}

/** Returns attributes that are not proven if both readers see the lines except at these places. */
function unproven(lines: readonly string[], seen: readonly Seen[]): readonly string[] {
  const layout = layoutOf(lines);
  assert.ok(layout);
  const sightings = lines.map((text, line) =>
    [...text].map(
      (character, column) =>
        seen.find((each) => each.line === line && each.column === column)?.sighting ??
        sighting(character, { [character]: 0.95 }),
    ),
  );
  const places = unprovenPlaces(lines, layout, sightings);
  return [
    ...new Set(
      places.flatMap(({ element = '', attributes }): readonly string[] =>
        attributes.length > 0 ? attributes : [element],
      ),
    ),
  ];
}

test('what both readers saw is proven', () => {
  assert.deepEqual(unproven([NAMES, DATA], []), []);
});

test('a letter of a name, a state or the sex that only one reader saw is not proven, however sure it is', () => {
  const asB = sighting('S', { B: 0.97, S: 0.4 }, 1);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 9, sighting: asB }]), ['name-last']);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 15, sighting: asB }]), ['name-first']);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 4, sighting: sighting('O', { D: 0.9, O: 0.88 }) }]), [
    'issuingState',
  ]);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 1, column: 12, sighting: sighting('D', { O: 0.9 }) }]), [
    'nationality',
  ]);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 1, column: 20, sighting: sighting('M', { F: 0.9 }) }]), ['sex']);
});

test('a letter that neither the network nor the comparison saw clearly is not proven', () => {
  const hardlySeen = sighting('E', { E: 0.95 }, 0.2);
  const hardlyTold = sighting('E', { E: 0.9, F: 0.89 });
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 5, sighting: hardlySeen }]), ['name-last']);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 5, sighting: hardlyTold }]), ['name-last']);
  const illegible: Sighting = { text: 'E', share: 1, again: null, glyphs: null };
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 5, sighting: illegible }]), ['name-last']);
});

test('fillers after the names need one reader, those that end the names need both', () => {
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 40, sighting: sighting('K', { '<': 0.9 }) }]), []);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 25, sighting: sighting('K', { '<': 0.9 }) }]), [
    'name-first',
  ]);
});

test('a check digit proves one character that only one reader saw, not two', () => {
  const one = { line: 1, column: 13, sighting: sighting('1', { 7: 0.9, 1: 0.7 }) };
  const two = { line: 1, column: 14, sighting: sighting('9', { 4: 0.9, 9: 0.7 }) };
  assert.deepEqual(unproven([NAMES, DATA], [one]), []);
  assert.deepEqual(unproven([NAMES, DATA], [one, two]), ['birthdate']);
});

test('a check digit proves nothing between characters whose values differ by tens', () => {
  const asG = { line: 1, column: 8, sighting: sighting('G', { 6: 0.9, G: 0.88 }) };
  const number = 'L8989026G';
  const lines = [NAMES, `${number}${'8'}${DATA.slice(10)}`];
  const layout = layoutOf(lines);
  assert.ok(layout);
  // The check digit is computed for the number as it is.
  const values = [...number].map((each) => Number.parseInt(each, 36));
  const digit = values.reduce((sum, value, at) => sum + value * ([7, 3, 1][at % 3] ?? 0), 0) % 10;
  assert.deepEqual(unproven([NAMES, `${number}${digit}${DATA.slice(10)}`], [asG]), [
    'document-number',
    'identification-number',
  ]);
});

test('a check digit that fits two readings of ambiguous characters proves neither', () => {
  const number = '4004002C3';
  const values = [...number].map((each) => Number.parseInt(each, 36));
  const digit = values.reduce((sum, value, at) => sum + value * ([7, 3, 1][at % 3] ?? 0), 0) % 10;
  const lines = [NAMES, `${number}${digit}${DATA.slice(10)}`];
  const zero = sighting('0', { 0: 0.95, O: 0.94 });
  const at = (column: number): Seen => ({ line: 1, column, sighting: zero });
  assert.deepEqual(unproven(lines, [at(1)]), []);
  // Two letters O in columns of weight 7 and 3 change the sum by 24 x 10.
  const both = '0050002C3';
  const sums = [...both].map((each) => Number.parseInt(each, 36));
  const right = sums.reduce((sum, value, place) => sum + value * ([7, 3, 1][place % 3] ?? 0), 0) % 10;
  assert.deepEqual(unproven([NAMES, `${both}${right}${DATA.slice(10)}`], [at(0), at(1)]), [
    'document-number',
    'identification-number',
  ]);
});

/** Returns the reading of a column that the second network has read too. */
function withSecond(own: Sighting, text: string, share = 0.9): Sighting {
  return { ...own, again: { text, share } };
}

test('a letter of a name that both networks saw is proven in print that the comparison does not know', () => {
  const asB = withSecond(sighting('S', { B: 0.8, S: 0.6 }), 'S');
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 9, sighting: asB }]), []);
});

test('a letter on which the networks differ, or that one of them hardly saw, is not proven', () => {
  const differs = withSecond(sighting('S', { B: 0.8, S: 0.6 }), 'B');
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 9, sighting: differs }]), ['name-last']);
  const hardly = withSecond(sighting('S', { B: 0.8, S: 0.6 }), 'S', 0.3);
  assert.deepEqual(unproven([NAMES, DATA], [{ line: 0, column: 9, sighting: hardly }]), ['name-last']);
});

test('zeros of a number that both networks saw are proven only where no O, D or Q fits the check digit', () => {
  const zero = withSecond(sighting('0', { O: 0.9, 0: 0.89 }), '0');
  const seen = (columns: readonly number[]): readonly Seen[] =>
    columns.map((column) => ({ line: 1, column, sighting: zero }));
  const decided = 'L808910C34UTO7408122F1204159ZE184226B<<<<<14';
  assert.deepEqual(unproven([NAMES, decided], seen([2, 6])), []);
  // LO9O912C3 has the same check digit.
  const open = 'L090912C37UTO7408122F1204159ZE184226B<<<<<18';
  assert.deepEqual(unproven([NAMES, open], seen([1, 3])), ['document-number', 'identification-number']);
});
