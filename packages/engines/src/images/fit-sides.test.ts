import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Quad } from '../facts.ts';
import { fitSides } from './fit-sides.ts';
import type { RgbaPixels } from './pixels.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const CARD = { left: 150, top: 160, right: 1050, bottom: 720 };

type Colour = readonly [red: number, green: number, blue: number];

/** Draws a card on a table with strong noise that is identical in each run. */
function noisy(colourAt: (x: number, y: number) => Colour): RgbaPixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  let state = 1;
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const noise = (state >>> 16) / 65536 - 0.5;
    const colour = colourAt(at % WIDTH, Math.floor(at / WIDTH));
    data.set(
      colour.map((value) => value + noise * 50),
      at * 4,
    );
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const isOnCard = (x: number, y: number): boolean =>
  x >= CARD.left && x < CARD.right && y >= CARD.top && y < CARD.bottom;

const OUTLINE: Quad = [
  { x: CARD.left, y: CARD.top },
  { x: CARD.right, y: CARD.top },
  { x: CARD.right, y: CARD.bottom },
  { x: CARD.left, y: CARD.bottom },
];

const ROUGH: Quad = [
  { x: CARD.left - 4, y: CARD.top + 5 },
  { x: CARD.right + 3, y: CARD.top - 4 },
  { x: CARD.right - 4, y: CARD.bottom - 4 },
  { x: CARD.left + 4, y: CARD.bottom + 3 },
];

function farthest(found: Quad): number {
  return Math.max(...found.map(({ x, y }, at) => Math.hypot(x - (OUTLINE[at]?.x ?? 0), y - (OUTLINE[at]?.y ?? 0))));
}

describe('fitSides', () => {
  const tables: readonly (readonly [what: string, table: Colour, card: Colour])[] = [
    ['a pale card on a dark table', [60, 50, 45], [200, 200, 190]],
    ['a grey card on a table of nearly the same grey', [150, 150, 150], [170, 170, 170]],
    ['a green card on a red table of the same lightness', [160, 90, 90], [83, 123, 103]],
  ];
  for (const [what, table, card] of tables) {
    it(`places the corners of ${what} within three pixels despite stronger noise`, () => {
      const found = fitSides(
        ROUGH,
        noisy((x, y) => (isOnCard(x, y) ? card : table)),
      );
      assert.ok(farthest(found) < 3, `${farthest(found).toFixed(1)} px`);
    });
  }

  it('follows the faint edge along the whole side and not the black print along a part of it', () => {
    const isPrint = (x: number, y: number) => y >= CARD.top + 6 && y < CARD.top + 30 && x % 300 < 120;
    const found = fitSides(
      OUTLINE,
      noisy((x, y) => (!isOnCard(x, y) ? [140, 140, 140] : isPrint(x, y) ? [10, 10, 10] : [180, 180, 180])),
    );
    assert.ok(farthest(found) < 3, `${farthest(found).toFixed(1)} px`);
  });
});
