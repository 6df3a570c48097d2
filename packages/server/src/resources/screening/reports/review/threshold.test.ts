import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DecidedScore } from './decisions.ts';
import { measureThresholds } from './threshold.ts';

const now = new Date('2026-11-24T12:00:00Z');
const at = new Date('2026-11-14T12:00:00Z');
const decided = (decision: DecidedScore['decision'], score: number, count: number): DecidedScore[] =>
  Array.from({ length: count }, () => ({ decision, score, at }));

describe('thresholds by what was decided', () => {
  it('have no points without decisions', () => {
    assert.deepEqual(measureThresholds([], now), { decided: 0, confirmed: 0, days: 1, isEnough: false, points: [] });
  });

  it('a higher threshold has fewer alerts, a better share, and names what it loses', () => {
    const scores = [
      ...decided('false-alert', 0.72, 40),
      ...decided('true-match', 0.78, 2),
      ...decided('true-match', 0.95, 8),
    ];
    const { points, isEnough, days } = measureThresholds(scores, now);
    assert.equal(isEnough, true);
    assert.equal(days, 10);
    assert.deepEqual(points[0], {
      threshold: 0.7,
      alerts: 50,
      confirmed: 10,
      lost: 0,
      precision: 0.2,
      alertsPerDay: 5,
    });
    assert.deepEqual(
      points.find(({ threshold }) => threshold === 0.8),
      {
        threshold: 0.8,
        alerts: 8,
        confirmed: 8,
        lost: 2,
        precision: 1,
        alertsPerDay: 0.8,
      },
    );
  });

  it('few decisions, or all of one kind, are not enough', () => {
    assert.equal(measureThresholds(decided('false-alert', 0.8, 100), now).isEnough, false);
    assert.equal(
      measureThresholds([...decided('false-alert', 0.8, 5), ...decided('true-match', 0.9, 5)], now).isEnough,
      false,
    );
  });

  it('have no points below the lowest score', () => {
    assert.deepEqual(
      measureThresholds(decided('false-alert', 0.91, 1), now).points.map(({ threshold }) => threshold),
      [0.9, 0.95],
    );
  });
});
