import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ACCEPTED_RATES, createFaceBorder } from './face-borders.ts';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';
import { FaceModelError } from './model-manifest.ts';

/** Borders by rate: a tenth lower for each order of magnitude. */
const steps = {
  '1:100': 0.8,
  '1:1000': 0.7,
  '1:10000': 0.6,
  '1:100000': 0.5,
  '1:1000000': 0.4,
  '1:10000000': 0.3,
  '1:100000000': 0.2,
};
const nearer = Object.fromEntries(Object.entries(steps).map(([rate, at]) => [rate, at - 0.05])) as typeof steps;
const model: FaceModel = {
  ...BUILT_IN_MODEL,
  manifest: { ...BUILT_IN_MODEL.manifest, borders: { photos: steps, portraits: nearer } },
};
const { borders: _none, ...unmeasured } = BUILT_IN_MODEL.manifest;

describe('createFaceBorder', () => {
  for (const [rate, photos] of [
    [undefined, 0.7],
    ['1:100', 0.8],
    ['1:1000', 0.7],
    ['1:10000', 0.6],
  ] as const) {
    it(`takes the border of ${rate ?? 'the default rate'} from the table, separately for portraits`, () => {
      const borderOf = createFaceBorder(model, rate);
      assert.equal(borderOf({ pictures: 'photos' }), photos);
      assert.equal(borderOf({ pictures: 'portraits' }), steps[rate ?? '1:1000'] - 0.05);
    });
  }

  for (const [among, border] of [
    [0, 0.7],
    [1, 0.7],
    [100, 0.7],
    [101, 0.6],
    [1000, 0.6],
    [20_000, 0.4],
    [1e9, 0.2],
  ] as const) {
    it(`requires closer faces the more there are: ${among}`, () => {
      assert.equal(createFaceBorder(model)({ pictures: 'photos', among }), border);
    });
  }

  it('takes the thresholds of a model without measured borders', () => {
    const borderOf = createFaceBorder({ ...model, manifest: unmeasured });
    const { matchAtMost, searchAtMost } = unmeasured.thresholds;
    assert.equal(borderOf({ pictures: 'portraits' }), matchAtMost);
    assert.equal(borderOf({ pictures: 'photos', among: 5 }), searchAtMost);
  });

  it('refuses a rate for a model whose false match rates were not measured', () => {
    assert.throws(() => createFaceBorder({ ...model, manifest: unmeasured }, '1:100'), FaceModelError);
  });

  it('is closer for each rate and use of the built-in model than for the one before', () => {
    const [wide = 0, usual = 0, narrow = 0] = ACCEPTED_RATES.map((rate) =>
      createFaceBorder(BUILT_IN_MODEL, rate)({ pictures: 'photos' }),
    );
    assert.ok(wide > usual && usual > narrow && narrow > 0);
    const { mismatchAbove } = BUILT_IN_MODEL.manifest.thresholds;
    for (const rate of ACCEPTED_RATES) {
      assert.ok(createFaceBorder(BUILT_IN_MODEL, rate)({ pictures: 'portraits' }) < mismatchAbove);
    }
  });
});
