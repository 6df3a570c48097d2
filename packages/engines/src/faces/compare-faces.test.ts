import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FaceEmbedding } from '../facts.ts';
import { compareFaces, createFaceComparer } from './compare-faces.ts';
import { ACCEPTED_RATES, createFaceBorder } from './face-borders.ts';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';

const of = (embedding: readonly number[], model = BUILT_IN_MODEL.id): FaceEmbedding => ({ model, embedding });

/** Returns two embeddings at a distance: only the first number differs. */
function pairAt(distance: number): [FaceEmbedding, FaceEmbedding] {
  return [
    of(Array.from({ length: 128 }, () => 0)),
    of(Array.from({ length: 128 }, (_, index) => (index === 0 ? distance : 0))),
  ];
}

describe('compareFaces', () => {
  const { matchAtMost, mismatchAbove } = BUILT_IN_MODEL.manifest.thresholds;
  const photos = createFaceBorder(BUILT_IN_MODEL)({ pictures: 'photos' });
  const cases = [
    { distance: 0, band: 'match' },
    { distance: photos, band: 'match' },
    { distance: photos + 0.0001, band: 'inconclusive' },
    { distance: mismatchAbove, band: 'inconclusive' },
    { distance: mismatchAbove + 0.0001, band: 'mismatch' },
    { distance: 1.7, band: 'mismatch' },
  ] as const;
  for (const { distance, band } of cases) {
    it(`returns ${band} at distance ${distance}`, () => {
      const compared = compareFaces(...pairAt(distance));
      assert.deepEqual([compared?.distance, compared?.band, compared?.isSameInSearch], [distance, band, false]);
    });
  }

  for (const [distance, similarity] of [
    [0, 100],
    [matchAtMost, 75],
    [mismatchAbove, 50],
    [1, 0],
    [1.7, 0],
  ] as const) {
    it(`returns ${similarity} at distance ${distance} under every rate`, () => {
      for (const rate of ACCEPTED_RATES) {
        assert.equal(createFaceComparer(BUILT_IN_MODEL, rate)(...pairAt(distance))?.similarity, similarity);
      }
    });
  }

  it('matches a face within the border for that number of faces, and none farther away', () => {
    const use = { pictures: 'portraits', among: 5000 } as const;
    const border = createFaceBorder(BUILT_IN_MODEL)(use);
    assert.equal(compareFaces(...pairAt(border), use)?.isSameInSearch, true);
    assert.equal(compareFaces(...pairAt(border + 0.0001), use)?.isSameInSearch, false);
  });

  it('returns the same result in either order', () => {
    const [a, b] = pairAt(0.57);
    assert.deepEqual(compareFaces(a, b), compareFaces(b, a));
  });

  it('returns null for a face that another model described', () => {
    const [a, b] = pairAt(0.1);
    assert.equal(compareFaces(a, of(b.embedding, 'another@0')), null);
    assert.equal(compareFaces(of(a.embedding, 'another@0'), of(b.embedding, 'another@0')), null);
  });

  const unusable = [
    { name: 'two empty embeddings', a: [], b: [] },
    { name: 'embeddings of different length', a: pairAt(0)[0].embedding, b: [1] },
    { name: 'an embedding with a missing number', a: Array<number>(128).fill(Number.NaN), b: pairAt(0)[0].embedding },
  ];
  for (const { name, a, b } of unusable) {
    it(`refuses ${name} instead of calling it a match`, () => {
      assert.throws(() => compareFaces(of(a), of(b)), RangeError);
    });
  }
});

describe('a model that is compared by the cosine', () => {
  const model: FaceModel = {
    id: 'cosine',
    folder: null,
    manifest: { ...BUILT_IN_MODEL.manifest, metric: 'cosine', outputLength: 2 },
  };
  const compare = createFaceComparer(model);
  const cases = [
    { name: 'one direction, at any length', b: [10, 0], distance: 0 },
    { name: 'a right angle', b: [0, 3], distance: 1 },
    { name: 'opposite directions', b: [-2, 0], distance: 2 },
  ];
  for (const { name, b, distance } of cases) {
    it(`measures ${name} as ${distance}`, () => {
      assert.equal(compare(of([1, 0], 'cosine'), of(b, 'cosine'))?.distance, distance);
    });
  }

  it('refuses a face without any length', () => {
    assert.throws(() => compare(of([0, 0], 'cosine'), of([1, 0], 'cosine')), RangeError);
  });
});
