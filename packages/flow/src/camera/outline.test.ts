/** The outline of a card is found at its place, and none is found where there is no card. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box, GreyFrame } from './grey-frame.ts';
import { findOutline } from './outline.ts';

const width = 280;
const height = 210;
const guide: Box = { x: 50, y: 48, width: 180, height: 113.5 };

interface Card {
  readonly centerX: number;
  readonly centerY: number;
  readonly width: number;
  readonly turn: number;
  readonly light?: number;
}

function frameOf(value: (x: number, y: number) => number): GreyFrame {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = value(x, y);
  return { pixels, width, height };
}

/** A card of plain brightness on a table. */
function cardOn(table: number, { centerX, centerY, width: cardWidth, turn, light = 190 }: Card): GreyFrame {
  const angle = (turn * Math.PI) / 180;
  return frameOf((x, y) => {
    const [dx, dy] = [x - centerX, y - centerY];
    const u = dx * Math.cos(angle) + dy * Math.sin(angle);
    const v = dy * Math.cos(angle) - dx * Math.sin(angle);
    return Math.abs(u) < cardWidth / 2 && Math.abs(v) < cardWidth / 2 / 1.586 ? light : table;
  });
}

const cards: readonly (readonly [title: string, card: Card])[] = [
  ['in the guide', { centerX: 140, centerY: 105, width: 174, turn: 0 }],
  ['darker than the table', { centerX: 140, centerY: 105, width: 174, turn: 0, light: 20 }],
  ['small, at the top left', { centerX: 70, centerY: 60, width: 90, turn: 0 }],
  ['turned clockwise', { centerX: 140, centerY: 105, width: 150, turn: 12 }],
  ['turned the other way', { centerX: 140, centerY: 105, width: 150, turn: -12 }],
  ['half a hand to the right, its edge outside', { centerX: 210, centerY: 105, width: 170, turn: 0 }],
  ['its top outside', { centerX: 140, centerY: 40, width: 170, turn: 0 }],
  ['larger than the guide', { centerX: 140, centerY: 105, width: 236, turn: 0 }],
];

for (const [title, card] of cards) {
  test(`a card ${title}`, () => {
    const found = findOutline(cardOn(80, card), guide);
    assert.ok(found !== null);
    const expected = [(card.centerX - 140) / 180, (card.centerY - 104.75) / 113.5, card.width / 180, card.turn];
    const [shiftX, shiftY, scale, turn] = [found.shiftX, found.shiftY, found.scale, found.turn];
    assert.ok(Math.abs(shiftX - expected[0]!) < 0.06, `shift to the right ${shiftX}, not ${expected[0]}`);
    assert.ok(Math.abs(shiftY - expected[1]!) < 0.08, `shift down ${shiftY}, not ${expected[1]}`);
    assert.ok(Math.abs(scale - expected[2]!) < 0.08, `scale ${scale}, not ${expected[2]}`);
    assert.ok(Math.abs(turn - expected[3]!) <= 2, `turn ${turn}, not ${expected[3]}`);
  });
}

test('a card that is larger than the picture', () => {
  const found = findOutline(cardOn(80, { centerX: 140, centerY: 105, width: 300, turn: 0 }), guide);
  assert.equal(found?.scale, Number.POSITIVE_INFINITY);
});

test('nothing is found on a plain table, on planks, on a checked cloth and in a square', () => {
  const empty = [
    frameOf(() => 90),
    frameOf((_, y) => (y % 45 < 2 ? 50 : 110)),
    frameOf((x, y) => (((x >> 4) + (y >> 4)) % 2) * 120 + 60),
    frameOf((x, y) => (Math.abs(x - 140) < 60 && Math.abs(y - 105) < 60 ? 190 : 80)),
  ];
  assert.deepEqual(
    empty.map((frame) => findOutline(frame, guide)),
    [null, null, null, null],
  );
});
