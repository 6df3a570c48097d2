import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoreMarks } from './restore-marks.ts';

for (const [zone, printed, country, expected] of [
  ['NYSTROEM', 'NYSTROM', 'SE', 'NYSTRÖM'],
  ['GOERAN ERIK', 'GORAN ERIK', 'SE', 'GÖRAN ERIK'],
  ['HANS JUERGEN', 'HANS-JURGEN', 'DE', 'HANS-JÜRGEN'],
  ['MUELLER SAMUEL', 'MULLER SAMUEL', 'DE', 'MÜLLER SAMUEL'],
  ['AAKERSTROEM', 'AKERSTROM', 'SE', 'ÅKERSTRÖM'],
  ['SOERENSEN', 'SORENSEN', 'DK', 'SØRENSEN'],
  ['MUELLER', 'MUELLER', 'DE', 'MUELLER'],
  ['MUELLER', 'MILLER', 'DE', null],
  ['MUELLER', 'MULLE', 'DE', null],
  ['MULLER', 'MUELLER', 'DE', null],
] as const) {
  test(`${zone} in the zone of ${country} and ${printed} in print is ${expected ?? 'not one name'}`, () => {
    assert.equal(restoreMarks(zone, printed, country), expected);
  });
}
