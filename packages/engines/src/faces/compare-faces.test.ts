import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareFaces } from './compare-faces.ts';

/** Two embeddings at a distance: only the first number differs. */
function pairAt(distance: number): [number[], number[]] {
  return [
    Array.from({ length: 128 }, () => 0),
    Array.from({ length: 128 }, (_, index) => (index === 0 ? distance : 0)),
  ];
}

describe('compareFaces', () => {
  const cases = [
    { distance: 0, band: 'match', similarity: 100 },
    { distance: 0.25, band: 'match', similarity: 87.5 },
    { distance: 0.5, band: 'match', similarity: 75 },
    { distance: 0.5001, band: 'inconclusive', similarity: 75 },
    { distance: 0.62, band: 'inconclusive', similarity: 50 },
    { distance: 0.6201, band: 'mismatch', similarity: 50 },
    { distance: 0.81, band: 'mismatch', similarity: 25 },
    { distance: 1, band: 'mismatch', similarity: 0 },
    { distance: 1.7, band: 'mismatch', similarity: 0 },
  ] as const;
  for (const { distance, band, similarity } of cases) {
    it(`says ${band} at distance ${distance}`, () => {
      const compared = compareFaces(...pairAt(distance));
      assert.equal(compared.band, band);
      assert.equal(compared.distance, distance);
      assert.equal(compared.similarity, similarity);
    });
  }

  it('gives the same answer whichever face comes first', () => {
    const [a, b] = pairAt(0.57);
    assert.deepEqual(compareFaces(a, b), compareFaces(b, a));
  });

  const unusable = [
    { name: 'two empty embeddings', a: [], b: [] },
    { name: 'embeddings of different length', a: [1, 2], b: [1] },
    { name: 'an embedding with a missing number', a: [1, Number.NaN], b: [1, 2] },
  ];
  for (const { name, a, b } of unusable) {
    it(`refuses ${name} instead of calling it a match`, () => {
      assert.throws(() => compareFaces(a, b), RangeError);
    });
  }
});
