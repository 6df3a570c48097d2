import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextRegion } from '../text/detect-text.ts';
import { levelFrame, turnOfText } from './level-text.ts';

const DEGREE = Math.PI / 180;

/** Returns a line of text `width` long and 10 high, rotated clockwise. */
function line(width: number, degrees: number): TextRegion {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const across = { x: width * cos, y: width * sin };
  return { box: { origin: { x: 0, y: 0 }, across, down: { x: -10 * sin, y: 10 * cos } }, score: 1 };
}

test('text is turned by the angle of most of its length', () => {
  assert.ok(Math.abs(turnOfText([line(200, -19), line(300, -18), line(20, 0), line(30, 3)]) / DEGREE + 18) < 1.01);
  assert.equal(turnOfText([]), 0);
});

test('a frame along turned text holds every corner of the picture', () => {
  const level = levelFrame({ width: 1600, height: 900 }, -18 * DEGREE);
  assert.ok(level);
  const [a, b, , d] = level.frame;
  assert.ok(Math.abs(Math.atan2(b.y - a.y, b.x - a.x) / DEGREE + 18) < 1e-9);
  assert.ok(Math.abs(Math.hypot(b.x - a.x, b.y - a.y) - level.size.width) < 1e-6);
  for (const [x, y] of [
    [0, 0],
    [1600, 0],
    [1600, 900],
    [0, 900],
  ] as const) {
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / level.size.width;
    const below = ((x - a.x) * (d.x - a.x) + (y - a.y) * (d.y - a.y)) / level.size.height;
    assert.ok(along > -1 && along < level.size.width + 1 && below > -1 && below < level.size.height + 1);
  }
});

test('level text needs no frame', () => {
  assert.equal(levelFrame({ width: 1600, height: 900 }, 1 * DEGREE), null);
});
