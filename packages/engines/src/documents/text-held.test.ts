import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quad } from '../facts.ts';
import type { TextRegion } from '../text/detect-text.ts';
import { isUndoubted, shareOfDiagonal, textHeld } from './text-held.ts';

function place(x: number, y: number, width: number): TextRegion {
  return { box: { origin: { x, y }, across: { x: width, y: 0 }, down: { x: 0, y: 10 } }, score: 1 };
}

function level(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

const PRINT = [place(120, 20, 60), place(120, 50, 60), place(20, 130, 200)];

test('an outline around all text is not doubted', () => {
  assert.ok(isUndoubted(textHeld(level(0, 0, 240, 150), PRINT, 1)));
});

test('an outline that cuts a line of text is doubted', () => {
  assert.ok(!isUndoubted(textHeld(level(100, 0, 240, 150), PRINT, 1)));
});

test('an outline that leaves much text outside is doubted, one that leaves a word is not', () => {
  assert.ok(!isUndoubted(textHeld(level(100, 0, 240, 100), PRINT, 1)));
  assert.ok(isUndoubted(textHeld(level(0, 0, 240, 150), [...PRINT, place(300, 200, 15)], 1)));
});

test('places of a smaller copy are found in the picture', () => {
  assert.ok(isUndoubted(textHeld(level(0, 0, 480, 300), PRINT, 2)));
});

test('a diagonal is returned as a share of that of the picture', () => {
  assert.equal(shareOfDiagonal(level(0, 0, 30, 40), { width: 60, height: 80 }), 0.5);
});
