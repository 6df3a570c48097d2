import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FALSE_MATCH_RATES } from '../src/faces/model-manifest.ts';
import { curveOf, type FacePair } from './accuracy/face-curve.ts';
import { bordersBy } from './accuracy/face-table.ts';

const same = (unit: string, distance: number): FacePair => ({ unit, isSame: true, distance });
const different = (unit: string, distance: number): FacePair => ({ unit, isSame: false, distance });

describe('curveOf', () => {
  it('counts each person and each couple once, by the share of their pairs', () => {
    const pairs = [same('a', 0.2), same('a', 0.6), same('b', 0.3), different('ab', 0.45), different('ab', 0.9)];
    const { people, couples, points } = curveOf(pairs, [0.4, 0.5]);
    assert.deepEqual([people, couples], [2, 1]);
    assert.deepEqual(
      points.map(({ falseMatch, falseNonMatch }) => [falseMatch, falseNonMatch]),
      [
        [0, 0.25],
        [0.5, 0.25],
      ],
    );
  });

  it('computes intervals by person, which more pictures of one person do not narrow', () => {
    const few = curveOf([same('a', 0.2), same('b', 0.2)], [0.4]).points[0];
    const many = curveOf([same('b', 0.2), ...Array.from({ length: 100 }, () => same('a', 0.2))], [0.4]).points[0];
    assert.deepEqual(many?.falseNonMatchInterval, few?.falseNonMatchInterval);
  });

  it('returns the whole range where nothing was measured', () => {
    const [point] = curveOf([], [0.5]).points;
    assert.deepEqual(point?.falseMatchInterval, [0, 1]);
    assert.deepEqual(point?.falseNonMatchInterval, [0, 1]);
  });
});

describe('bordersBy', () => {
  /** Returns distances at evenly spaced normal quantiles around 0.8, one per pair; Wichura's tail is not needed. */
  const strangers = (couples: number): FacePair[] =>
    Array.from({ length: couples }, (_, index) => different(`${index}`, 0.8 + 0.1 * logistic((index + 0.5) / couples)));
  /** Approximates the normal quantile by the logistic one of the same spread. */
  const logistic = (share: number): number => Math.log(share / (1 - share)) / 1.702;

  it('derives a border from enough close couples, and states from which rate on it does not', () => {
    const pairs = strangers(4000);
    const { borders, extrapolatedFrom } = bordersBy(pairs, 1.6);
    assert.equal(extrapolatedFrom, '1:10000');
    const within = (distance: number) => pairs.filter((pair) => pair.distance <= distance).length;
    assert.ok(within(borders['1:100']) <= 40 && within(borders['1:100'] + 0.005) > 36);
    assert.ok(within(borders['1:1000']) <= 4);
  });

  it('gives each rate a border that is at most as far as that of the one before', () => {
    const { borders } = bordersBy(strangers(500), 1.6);
    const distances = FALSE_MATCH_RATES.map((rate) => borders[rate]);
    assert.deepEqual(
      distances,
      distances.toSorted((a, b) => b - a),
    );
    assert.ok(distances.every((each) => each > 0));
  });
});
