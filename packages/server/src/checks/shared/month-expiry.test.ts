import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aamva, backSide, barcode, checkFacts, licence, reading } from '../../../test/support/check-facts.ts';
import { evidenceLedger } from '../evidence-ledger.ts';
import { compareWithPrint } from './compare-with-print.ts';

/** Returns a licence whose barcode and print each state an expiry date. */
function stating(version: number, encoded: string, printed: string) {
  const record = aamva({ version, attributes: { 'expiration-date': encoded } });
  return licence({
    back: backSide({ barcode: barcode({ aamva: record }) }),
    readings: { 'expiration-date': [reading(encoded, 'barcode', 1), reading(printed, 'visual-zone')] },
  });
}

describe('an end of which the barcode states the month', () => {
  const cases: readonly (readonly [version: number, encoded: string, printed: string, agrees: boolean])[] = [
    [0, '2028-06-30', '2028-06-11', true],
    [0, '2028-02-29', '2028-02-01', true],
    [0, '2028-06-30', '2028-07-01', false],
    [0, '2028-06-30', '2027-06-30', false],
    [0, '2028-02-28', '2028-02-11', false],
    [0, '2028-06-12', '2028-06-11', false],
    [10, '2028-06-30', '2028-06-11', false],
  ];
  for (const [version, encoded, printed, agrees] of cases) {
    it(`${agrees ? 'agrees' : 'does not agree'} with ${printed} as ${encoded} of version ${version}`, () => {
      const document = stating(version, encoded, printed);
      assert.equal(compareWithPrint(document, 'expiration-date', 0.5)?.status, agrees ? 'passed' : 'failed');
      const entry = evidenceLedger(checkFacts({ document }), ['expiration-date'])['expiration-date'];
      assert.equal(entry?.agreement, agrees ? 'agreement' : 'conflict');
    });
  }
});
