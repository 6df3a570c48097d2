/** Selection of kept frames: those that show the movement, and always the frame of the photo. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutAround, keepMoving, type TurnFrame } from './turn-frames.ts';

const frame = (prompt: number, atMs: number, change: number, isShot = false): TurnFrame<string> => ({
  picture: `${prompt}/${atMs}`,
  atMs,
  prompt,
  isShot,
  change,
});

const keep = (frames: readonly TurnFrame<string>[], room: number) =>
  frames.reduce<readonly TurnFrame<string>[]>((kept, added) => keepMoving(kept, added, room), []);

test('of a long wait the frames with the most movement are kept, in their order', () => {
  const kept = keep([frame(0, 0, 0), frame(0, 150, 1), frame(0, 300, 9), frame(0, 450, 8), frame(0, 600, 2)], 4);
  assert.deepEqual(
    kept.map(({ atMs }) => atMs),
    [300, 450, 600],
  );
});

test('a prompt with its photo never takes more than its room, and other prompts keep theirs', () => {
  const long = Array.from({ length: 50 }, (_, index) => frame(0, 150 * index, index % 7));
  const kept = keep([...long, frame(0, 7_500, 0, true), frame(1, 7_650, 0), frame(1, 7_800, 0, true)], 9);
  assert.equal(kept.filter(({ prompt }) => prompt === 0).length, 9);
  assert.equal(kept.filter(({ prompt }) => prompt === 1).length, 2);
  assert.deepEqual(
    kept.filter(({ isShot }) => isShot).map(({ atMs }) => atMs),
    [7_500, 7_800],
  );
});

test('the crop surrounds the guide with a margin for the head, in the proportions of a cell', () => {
  const cell = { cellWidth: 240, cellHeight: 320 };
  assert.deepEqual(cutAround({ x: 300, y: 100, width: 300, height: 400 }, cell), {
    x: 225,
    y: 0,
    width: 450,
    height: 600,
  });
  const wide = cutAround({ x: 0, y: 0, width: 600, height: 400 }, cell);
  assert.deepEqual([wide.width, wide.height], [900, 1200]);
});
