import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../facts.ts';
import { withPrintedCentury } from './printed-century.ts';

function birth(
  value: string,
  source: Reading['source'],
  confidence = 0.97,
): { readonly birthdate: readonly Reading[] } {
  return { birthdate: [{ value, source, confidence, box: null }] };
}

test('a birth is of the century that is printed beside the zone', () => {
  const zone = birth('2011-01-02', 'mrz');
  assert.deepEqual(withPrintedCentury(zone, birth('1911-01-02', 'visual-zone')), birth('1911-01-02', 'mrz'));
});

test('print that is unsure, or of another day, leaves the zone as it is', () => {
  const zone = birth('2011-01-02', 'mrz');
  assert.deepEqual(withPrintedCentury(zone, birth('1911-01-02', 'visual-zone', 0.5)), zone);
  assert.deepEqual(withPrintedCentury(zone, birth('1912-01-02', 'visual-zone')), zone);
  assert.deepEqual(withPrintedCentury(zone, {}), zone);
});
