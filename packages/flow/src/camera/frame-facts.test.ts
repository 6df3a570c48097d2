/** Measurements of frames reflect their content: sides, sharpness, light, movement, reflections. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureFrame } from './frame-facts.ts';
import { type Box, type GreyFrame, greyFrame } from './grey-frame.ts';

const width = 480;
const height = 320;
const guide: Box = { x: 52, y: 40, width: 376, height: 237 };

function frameOf(value: (x: number, y: number) => number): GreyFrame {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = value(x, y);
  return { pixels, width, height };
}

const inside = (x: number, y: number, box: Box) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;

/** A light card with lines of print on a dark table. */
const cardAt = (box: Box) =>
  frameOf((x, y) => {
    if (!inside(x, y, box)) return 40;
    const print = y > box.y + 40 && y % 14 < 5 && x % 9 < 5 && x > box.x + 40 && x < box.x + box.width - 40;
    return print ? 60 : 200;
  });

/** Blurs the frame: each pixel is the mean of its neighbourhood. */
function blurred({ pixels }: GreyFrame, radius: number): GreyFrame {
  return frameOf((x, y) => {
    let sum = 0;
    let count = 0;
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const value = pixels[(y + dy) * width + x + dx];
        if (x + dx < 0 || x + dx >= width || value === undefined) continue;
        sum += value;
        count += 1;
      }
    }
    return sum / count;
  });
}

test('a card that fills the guide has all four sides, also a little smaller or moved', () => {
  assert.equal(measureFrame(cardAt(guide), guide, null).sides, 4);
  assert.equal(measureFrame(cardAt({ x: 66, y: 52, width: 350, height: 220 }), guide, null).sides, 4);
});

test('a card turned by three degrees still has its sides', () => {
  const turned = frameOf((x, y) => {
    const [dx, dy] = [x - 240, y - 158];
    const [u, v] = [dx * 0.9986 + dy * 0.0523, dy * 0.9986 - dx * 0.0523];
    return Math.abs(u) < 178 && Math.abs(v) < 112 ? 200 : 40;
  });
  assert.ok(measureFrame(turned, guide, null).sides >= 3);
});

test('a small card, an empty table and plain print have no sides', () => {
  assert.ok(measureFrame(cardAt({ x: 180, y: 110, width: 120, height: 76 }), guide, null).sides < 3);
  assert.equal(
    measureFrame(
      frameOf(() => 90),
      guide,
      null,
    ).sides,
    0,
  );
  const print = frameOf((x, y) => (y % 14 < 5 && x % 9 < 5 ? 60 : 200));
  assert.ok(measureFrame(print, guide, null).sides < 3);
});

test('sharpness falls with every step out of focus', () => {
  const card = cardAt(guide);
  const values = [card, blurred(card, 1), blurred(card, 3)].map((frame) => measureFrame(frame, guide, null).sharpness);
  assert.ok(values[0]! > 2 * values[1]! && values[1]! > 2 * values[2]!, String(values));
});

test('light, stillness and blankness are measured correctly', () => {
  const dark = frameOf(() => 20);
  const facts = measureFrame(dark, guide, dark);
  assert.deepEqual([facts.mean, facts.changed, facts.blank], [20, 0, true]);
  assert.equal(measureFrame(cardAt(guide), guide, dark).changed > 0.5, true);
  assert.equal(measureFrame(dark, guide, null).changed, 1);
});

test('a reflection is counted in cells of the guide', () => {
  const card = cardAt(guide);
  const spot: Box = { x: 200, y: 130, width: 100, height: 100 };
  const glare = frameOf((x, y) => (inside(x, y, spot) ? 255 : card.pixels[y * width + x]!));
  assert.equal(measureFrame(card, guide, null).glareCells, 0);
  const { glareCells } = measureFrame(glare, guide, null);
  assert.ok(glareCells >= 1 && glareCells <= 32, String(glareCells));
});

test('colours become luma', () => {
  const { pixels } = greyFrame(new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255]), 3, 1);
  assert.deepEqual([...pixels], [255, 0, 149]);
});
