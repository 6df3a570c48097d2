/** A head turn to either side is distinguished from every other movement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BallView, ballGuide, drawBall } from '../../test/support/turned-ball.ts';
import type { Pose } from '../steps/poses.ts';
import { headSight, shareOfPose } from './head-sight.ts';

function sharesOf(straight: BallView, view: BallView): Readonly<Record<Pose, number>> {
  const sight = headSight();
  sight.look(drawBall(straight), ballGuide);
  sight.remember();
  sight.look(drawBall(view), ballGuide);
  return { center: sight.shareOf('center'), left: sight.shareOf('left'), right: sight.shareOf('right') };
}

const views: readonly (readonly [name: string, view: BallView, turnedTo: Pose | null])[] = [
  ['a turn to the left', { yaw: 22 }, 'left'],
  ['a turn to the right', { yaw: -22 }, 'right'],
  ['a turn with a nod, a tilt and a step aside', { yaw: 24, pitch: 5, roll: 5, shiftX: 4 }, 'left'],
  ['a turn in other light', { yaw: -24, gain: 0.7, lamp: 0.6 }, 'right'],
  ['a still head', {}, 'center'],
  ['a head moved to one side', { shiftX: 10 }, 'center'],
  ['a head moved to the other side and up', { shiftX: -10, shiftY: -6 }, 'center'],
  ['a moved phone', { phoneX: 9 }, 'center'],
  ['a small nod', { pitch: 8 }, 'center'],
  ['a deep nod', { pitch: 18 }, null],
  ['a tilt', { roll: 12 }, 'center'],
  ['a head that comes nearer', { growth: 1.15 }, 'center'],
  ['a head that goes away', { growth: 0.87 }, 'center'],
  ['other light', { gain: 0.6, lamp: 0.9 }, 'center'],
];

for (const [name, view, turnedTo] of views) {
  test(`${name} is ${turnedTo ?? 'none of the poses'}`, () => {
    const shares = sharesOf({}, view);
    const seen = (['center', 'left', 'right'] as const).filter((pose) => shares[pose] === 1);
    assert.deepEqual(seen, turnedTo === null ? [] : [turnedTo], JSON.stringify(shares));
  });
}

test('the share grows with the turn, and only to its side', () => {
  const shares = [4, 8, 22].map((yaw) => sharesOf({}, { yaw }).left);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.ok(shares[0]! > 0.1 && shares[0]! < 0.6 && shares[1]! < 1, shares.join(' '));
  assert.equal(sharesOf({}, { yaw: 8 }).right, 0);
});

test('nothing is detected before straight ahead is known, or in a picture of something else', () => {
  const sight = headSight();
  assert.deepEqual([sight.isKnown(), sight.shareOf('left'), sight.shareOf('center')], [false, 0, 0]);
  sight.look(drawBall({}), ballGuide);
  assert.equal(sight.shareOf('center'), 0);
  sight.remember();
  sight.look({ ...drawBall({}), pixels: drawBall({}).pixels.toReversed() }, ballGuide);
  assert.deepEqual([sight.shareOf('left'), sight.shareOf('right'), sight.shareOf('center')], [0, 0, 0]);
});

test('a turn that a flat picture explains as well is never fully detected', () => {
  const measured = { yaw: 20, shiftX: 0, alike: 0.9, alikeFlat: 0.88 };
  assert.equal(shareOfPose('left', measured), 0.9);
  assert.equal(shareOfPose('left', { ...measured, alikeFlat: 0.8 }), 1);
});
