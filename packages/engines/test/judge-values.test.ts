import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeValue, type Outcome } from './accuracy/judge-values.ts';

const CASES: readonly (readonly [
  accepted: string | null,
  printed: string,
  inZone: string | undefined,
  outcome: Outcome,
])[] = [
  ['GUERINOT', 'GUÉRINOT', undefined, 'right'],
  ['MUEHLBERGER', 'MÜHLBERGER', 'MUEHLBERGER', 'right'],
  ['MUEHLBERGER', 'MÜHLBERGER', undefined, 'wrong'],
  ['GUERINO', 'GUÉRINOT', undefined, 'wrong'],
  ['Surname GUERINOT', 'GUÉRINOT', undefined, 'wrong'],
  [null, 'GUÉRINOT', undefined, 'withheld'],
  ['1974-08-12', '1974-08-12', undefined, 'right'],
  ['1974-08-21', '1974-08-12', undefined, 'wrong'],
  ['ΓΕΩΡΓΙΟΥ', 'Γεωργίου', undefined, 'right'],
];

for (const [accepted, printed, inZone, outcome] of CASES) {
  test(`${accepted} accepted for ${printed} is ${outcome}`, () => {
    assert.equal(judgeValue(accepted, printed, inZone), outcome);
  });
}
