import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../facts.ts';
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import { withPrintedCentury } from './printed-century.ts';
import type { Readings } from './read-visual-zone.ts';

function birth(
  value: string,
  source: Reading['source'],
  confidence = 0.97,
): { readonly birthdate: readonly Reading[] } {
  return { birthdate: [{ value, source, confidence, box: null }] };
}

test('the century of a birth date is the one that is printed next to the zone', () => {
  const zone = birth('2011-01-02', 'mrz');
  assert.deepEqual(withPrintedCentury(zone, birth('1911-01-02', 'visual-zone')), birth('1911-01-02', 'mrz'));
});

test('print that is unsure, or of another day, leaves the zone as it is', () => {
  const zone = birth('2011-01-02', 'mrz');
  assert.deepEqual(withPrintedCentury(zone, birth('1911-01-02', 'visual-zone', 0.5)), zone);
  assert.deepEqual(withPrintedCentury(zone, birth('1912-01-02', 'visual-zone')), zone);
  assert.deepEqual(withPrintedCentury(zone, {}), zone);
});

function dates(expiry: string, issue?: readonly [value: string, confidence: number]): Readings {
  const day = (value: string, source: Reading['source'], confidence: number): readonly Reading[] => [
    { value, source, confidence, box: null },
  ];
  return {
    'expiration-date': day(expiry, issue ? 'visual-zone' : 'mrz', 0.97),
    ...(issue ? { 'issue-date': day(issue[0], 'visual-zone', issue[1]) } : {}),
  };
}

for (const [what, zone, printed, expected] of [
  ['an expiry that is printed a century later', '1998-03-10', dates('2098-03-10', ['2018-03-10', 0.97]), '2098-03-10'],
  ['an expiry before the day of issue', '1998-03-10', dates('2021-03-10', ['2018-03-10', 0.97]), null],
  ['an expiry before an unsure day of issue', '1998-03-10', dates('2021-03-10', ['2018-03-10', 0.5]), '1998-03-10'],
  ['an expiry of this century before the issue', '2017-03-10', dates('2021-03-10', ['2018-03-10', 0.97]), '2017-03-10'],
] as const) {
  test(`${what} ${expected === null ? 'is not chosen' : `is ${expected}`}`, () => {
    const [reading] = withPrintedCentury(dates(zone), printed)['expiration-date'] ?? [];
    assert.equal(reading && reading.confidence >= ACCEPTANCE_THRESHOLD ? reading.value : null, expected);
  });
}
