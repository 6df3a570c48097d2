/** Face guide: first straight ahead, then a countdown while the requested pose is seen and held still. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BallView, ballGuide, drawBall } from '../../test/support/turned-ball.ts';
import type { Pose } from '../steps/poses.ts';
import { faceGuide } from './face-guide.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Guidance } from './guide.ts';
import { type HeadSight, headSight } from './head-sight.ts';

const good: FrameFacts = {
  mean: 120,
  blank: false,
  changed: 0.01,
  sharpness: 300,
  glareCells: 0,
  sides: 0,
  outline: null,
};

const straight = drawBall({});

/** Returns a head sight that has learned the straight-ahead view of the egg. */
function knowing(): HeadSight {
  const sight = headSight();
  sight.look(straight, ballGuide);
  sight.remember();
  return sight;
}

/** Creates one guide with its own clock and shows it the same view every 150 ms. */
function filming(pose: Pose, sight: HeadSight) {
  let atMs = 0;
  let asked = 0;
  const guide = faceGuide(pose, sight, () => {
    asked += 1;
  });
  return {
    asked: () => asked,
    /** Returns all guidance up to the photo, or until the time is over. */
    show(view: BallView, forMs: number, facts: Partial<FrameFacts> = {}): Guidance[] {
      const frame = drawBall(view);
      const shown: Guidance[] = [];
      for (const end = atMs + forMs; atMs < end && shown.at(-1)?.fire !== true; atMs += 150) {
        sight.look(frame, ballGuide);
        shown.push(guide({ ...good, ...facts }, atMs));
      }
      return shown;
    },
  };
}

const fired = (shown: readonly Guidance[]) => shown.some(({ fire }) => fire);
const counts = (shown: readonly Guidance[]) => [...new Set(shown.map(({ countdown }) => countdown))];

test('the first straight face is counted down 3, 2, 1 and taken after it was still', () => {
  const shown = filming('center', headSight()).show({}, 8_000);
  assert.deepEqual(counts(shown), [null, 3, 2, 1]);
  assert.deepEqual([fired(shown), shown.length], [true, 35]);
});

test('movement or darkness stops the count and restarts it', () => {
  for (const bad of [{ changed: 0.3 }, { mean: 20 }]) {
    const film = filming('center', headSight());
    assert.ok(!fired(film.show({}, 4_500)));
    assert.deepEqual(counts(film.show({}, 150, bad)), [null]);
    assert.ok(!fired(film.show({}, 3_300)));
    assert.ok(fired(film.show({}, 600)));
  }
});

for (const [pose, yaw] of [
  ['left', 22],
  ['right', -22],
] as const) {
  test(`${pose} is only taken while a turn to that side is seen`, () => {
    const film = filming(pose, knowing());
    for (const view of [{}, { yaw: -yaw }, { shiftX: 8 }]) assert.deepEqual(counts(film.show(view, 5_000)), [null]);
    assert.deepEqual(counts(film.show({ yaw }, 2_000)), [null, 3, 2]);
    assert.deepEqual(counts(film.show({}, 900)), [null]);
    const shown = film.show({ yaw }, 4_000);
    assert.ok(fired(shown));
    assert.ok(shown.every(({ turned }) => turned === 1));
  });
}

test('straight ahead is only taken again when the head is back', () => {
  const film = filming('center', knowing());
  assert.deepEqual(counts(film.show({ yaw: 22 }, 6_000)), [null]);
  assert.ok(fired(film.show({}, 4_000)));
});

test('a side that comes first waits for a still picture of straight ahead', () => {
  const sight = headSight();
  const film = filming('left', sight);
  const waiting = film.show({}, 1_800, { changed: 0.3 });
  assert.deepEqual([film.asked(), sight.isKnown(), waiting.at(-1)?.hint], [0, false, 'face-center']);
  film.show({}, 300);
  assert.deepEqual([film.asked(), sight.isKnown()], [0, false]);
  film.show({}, 500);
  assert.deepEqual([film.asked(), sight.isKnown()], [1, true]);
  assert.ok(!fired(film.show({}, 6_000)));
  assert.ok(fired(film.show({ yaw: 22 }, 6_000)));
  assert.equal(film.asked(), 1);
});

test('without a still picture of straight ahead the side is prompted after five seconds and taken only by hand', () => {
  const film = filming('right', headSight());
  film.show({}, 5_200, { changed: 0.3 });
  assert.equal(film.asked(), 1);
  assert.ok(!fired(film.show({ yaw: -22 }, 9_000)));
});

test('an undetected turn shows the instruction, and after eight seconds the hint to use the button', () => {
  const film = filming('left', knowing());
  assert.equal(film.show({}, 2_000).at(-1)?.hint, 'face-left');
  assert.equal(film.show({}, 1_000, { changed: 0.3 }).at(-1)?.hint, 'face-left');
  assert.equal(film.show({}, 7_000).at(-1)?.hint, 'shutter');
  assert.equal(film.show({ yaw: 22 }, 3_000).at(-1)?.hint, 'ready');
});
