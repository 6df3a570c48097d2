import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Quad } from '../facts.ts';
import { boxOnPage } from './box-on-page.ts';

const outline: Quad = [
  { x: 100, y: 100 },
  { x: 500, y: 100 },
  { x: 500, y: 300 },
  { x: 100, y: 300 },
];
const picture = { width: 640, height: 480 };
const page = { width: 800, height: 400 };
/** Right half of the upper half of the side, in the photograph. */
const box = { x: 300, y: 100, width: 200, height: 100 };

describe('boxOnPage', () => {
  for (const [turn, size, expected] of [
    [0, page, { x: 400, y: 0, width: 400, height: 200 }],
    [180, page, { x: 0, y: 200, width: 400, height: 200 }],
    [90, { width: 400, height: 800 }, { x: 200, y: 400, width: 200, height: 400 }],
    [270, { width: 400, height: 800 }, { x: 0, y: 0, width: 200, height: 400 }],
  ] as const) {
    it(`follows a page that was turned by ${turn} degrees`, () => {
      assert.deepEqual(boxOnPage(box, outline, picture, size, turn), expected);
    });
  }

  it('ends at the edge of the page, and is null outside of it', () => {
    const over = boxOnPage({ x: 450, y: 250, width: 100, height: 100 }, outline, picture, page, 0);
    assert.deepEqual(over, { x: 700, y: 300, width: 100, height: 100 });
    assert.equal(boxOnPage({ x: 510, y: 100, width: 50, height: 50 }, outline, picture, page, 0), null);
  });

  it('uses the whole picture as the page when there is no outline', () => {
    const placed = boxOnPage({ x: 320, y: 0, width: 320, height: 240 }, null, picture, page, 0);
    assert.deepEqual(placed, { x: 400, y: 0, width: 400, height: 200 });
  });
});
