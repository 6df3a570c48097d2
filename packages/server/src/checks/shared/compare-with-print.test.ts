import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { licence, reading } from '../../../test/support/check-facts.ts';
import { compareWithPrint } from './compare-with-print.ts';

const statusOf = (encoded: string, printed: string) => {
  const readings = { 'name-last': [reading(encoded, 'barcode', 1), reading(printed, 'visual-zone')] };
  return compareWithPrint(licence({ readings }), 'name-last', 0.5)?.status ?? null;
};

describe('a printed name compared with that of a barcode or zone', () => {
  it('agrees in another alphabet and with other letters for accented ones', () => {
    assert.equal(statusOf('SHEVCHENKO', 'ШЕВЧЕНКО'), 'passed');
    assert.equal(statusOf('PAPADOPOULOS', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'), 'passed');
    assert.equal(statusOf('NUNXXEZ', 'NÚÑEZ'), 'passed');
  });

  it('contradicts if it differs, and proves nothing in a script without vowels', () => {
    assert.equal(statusOf('SHEVCHENKO', 'ШЕВЧУК'), 'failed');
    assert.equal(statusOf('MOHAMMED', 'محمد'), null);
  });
});
