import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILT_IN_MODEL } from '../src/faces/face-model.ts';
import { bordersOf, curveOf, type FacePair, gridUpTo } from './accuracy/face-curve.ts';

const same = (unit: string, distance: number): FacePair => ({ unit, isSame: true, distance });
const different = (unit: string, distance: number): FacePair => ({ unit, isSame: false, distance });

describe('curveOf', () => {
  it('counts a person once, by the farthest of its pictures, and a couple by its nearest', () => {
    const pairs = [same('a', 0.2), same('a', 0.6), same('b', 0.3), different('ab', 0.5), different('ab', 0.9)];
    const { people, couples, points } = curveOf(pairs, [0.4, 0.5]);
    assert.deepEqual([people, couples], [2, 1]);
    assert.deepEqual(
      points.map(({ falseMatch, falseNonMatch }) => [falseMatch, falseNonMatch]),
      [
        [0, 0.5],
        [1, 0.5],
      ],
    );
  });

  it('states the whole range where nothing was measured', () => {
    const [point] = curveOf([], [0.5]).points;
    assert.deepEqual(point?.falseMatchInterval, [0, 1]);
    assert.deepEqual(point?.falseNonMatchInterval, [0, 1]);
  });
});

describe('bordersOf', () => {
  it('gives the thresholds of the built-in model from the curve of its manifest', () => {
    const { unrelatedFrom: _shown, ...thresholds } = BUILT_IN_MODEL.manifest.thresholds;
    assert.deepEqual(bordersOf(BUILT_IN_MODEL.manifest.curve), thresholds);
  });

  it('lets no two measured people match, keeps a step away, and leaves room for doubt', () => {
    const pairs = [same('a', 0.3), same('b', 0.4), different('ab', 0.561)];
    const borders = bordersOf(curveOf(pairs, gridUpTo(1)));
    assert.deepEqual(borders, { searchAtMost: 0.42, matchAtMost: 0.525, mismatchAbove: 0.675 });
  });

  it('puts the mismatch border where nineteen of twenty people are within', () => {
    const people = Array.from({ length: 20 }, (_, index) => same(`p${index}`, index === 0 ? 0.99 : 0.7));
    const { mismatchAbove } = bordersOf(curveOf([...people, different('x', 0.5)], gridUpTo(1)));
    assert.equal(mismatchAbove, 0.7);
  });
});
