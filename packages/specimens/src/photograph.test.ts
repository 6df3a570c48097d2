import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homographyBetween, project } from '@countersign/engines/homography';
import sharp from 'sharp';
import { makePerson } from './people.ts';
import { photograph } from './photograph.ts';
import { renderPassport } from './render-passport.ts';

test('the same seed gives the same photograph, byte for byte, and another seed a different one', async () => {
  const page = await renderPassport(makePerson(2), { seed: 2, portraitIndex: 2, size: 600 });
  const take = (seed: number) => photograph(page, { seed, level: 'hard', width: 640 });
  const [first, second, other] = await Promise.all([take(1), take(1), take(2)]);
  assert.ok(first.equals(second));
  assert.ok(!first.equals(other));
});

test('a homography maps its corners as declared and keeps straight lines', () => {
  const from = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
    { x: 0, y: 50 },
  ] as const;
  const to = [
    { x: 10, y: 5 },
    { x: 90, y: 12 },
    { x: 97, y: 60 },
    { x: 3, y: 55 },
  ] as const;
  const map = homographyBetween(from, to);
  for (const [index, corner] of from.entries()) {
    const { x, y } = project(map, corner.x, corner.y);
    assert.ok(Math.hypot(x - to[index]!.x, y - to[index]!.y) < 1e-6);
  }
  const middle = project(map, 50, 0);
  const slope = (12 - 5) / (90 - 10);
  assert.ok(Math.abs(middle.y - (5 + (middle.x - 10) * slope)) < 1e-6);
});

test('a document keeps its place in the picture: no corner is cut off at any level', async () => {
  const white = await sharp({ create: { width: 400, height: 252, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (let seed = 0; seed < 12; seed += 1) {
    const picture = await photograph(white, {
      seed,
      level: 'hard',
      width: 400,
      clutter: 0,
      noise: 0,
      unevenLight: 0,
      shadow: 0,
      glare: 0,
    });
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const border = [...data.subarray(0, info.width), ...data.subarray(-info.width)];
    for (let y = 0; y < info.height; y += 1) border.push(data[y * info.width]!, data[(y + 1) * info.width - 1]!);
    assert.ok(Math.max(...border) < 160, `seed ${seed}`);
  }
});
