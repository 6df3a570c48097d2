import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Point } from '../facts.ts';
import { alignFace } from './align-face.ts';

/** Returns 68 points, of which only those in the templates matter. */
function landmarksOf(places: Readonly<Record<number, Point>>, eyes: readonly [Point, Point], mouth: Point): Point[] {
  const [left, right] = eyes;
  return Array.from({ length: 68 }, (_, index) => {
    const place = places[index];
    if (place !== undefined) return place;
    if (index >= 36 && index < 42) return left;
    if (index >= 42 && index < 48) return right;
    return mouth;
  });
}

/** Draws a picture with a white spot of five pixels. */
function pictureWith({ x, y }: Point) {
  const rgb = new Uint8Array(300 * 300 * 3);
  for (let row = y - 2; row <= y + 2; row += 1) rgb.fill(255, (row * 300 + x - 2) * 3, (row * 300 + x + 3) * 3);
  return { rgb, width: 300, height: 300 };
}

/** Returns the centre of the white pixels. */
function middleOfSpot({ rgb, width }: { rgb: Uint8Array; width: number }): Point {
  const whites = Array.from({ length: rgb.length / 3 }, (_, pixel) => pixel).filter((at) => (rgb[at * 3] ?? 0) > 200);
  const meanOf = (of: (pixel: number) => number) => whites.reduce((sum, at) => sum + of(at), 0) / whites.length;
  return { x: meanOf((at) => at % width), y: meanOf((at) => Math.floor(at / width)) };
}

describe('alignFace', () => {
  /** Maps points of the ArcFace template: a quarter turn clockwise, a scale of two and a shift. */
  const turned = ({ x, y }: Point): Point => ({ x: 270 - 2 * y, y: 20 + 2 * x });
  const left = { x: 38.2946, y: 51.6963 };
  const right = { x: 73.5318, y: 51.5014 };
  const landmarks = landmarksOf(
    {
      30: turned({ x: 56.0252, y: 71.7366 }),
      48: turned({ x: 41.5493, y: 92.3655 }),
      54: turned({ x: 70.7299, y: 92.2041 }),
    },
    [turned(left), turned(right)],
    { x: 0, y: 0 },
  );

  const sides = [
    { side: 112, expected: { x: 56, y: 72 } },
    { side: 224, expected: { x: 112, y: 143 } },
  ];
  for (const { side, expected } of sides) {
    it(`puts the tip of the nose where the ArcFace template has it, ${side} pixels wide`, () => {
      const nose = turned({ x: 56.0252, y: 71.7366 });
      const picture = pictureWith({ x: Math.round(nose.x), y: Math.round(nose.y) });
      const found = middleOfSpot(
        alignFace(picture, landmarks, { alignment: 'arcface-5-point', width: side, height: side }),
      );
      assert.ok(Math.hypot(found.x - expected.x, found.y - expected.y) <= 1.5, JSON.stringify(found));
    });
  }

  it('is black where the picture ends', () => {
    const white = { rgb: new Uint8Array(300 * 300 * 3).fill(255), width: 300, height: 300 };
    const beside = landmarksOf(
      {},
      [
        { x: 2, y: 150 },
        { x: 40, y: 150 },
      ],
      { x: 21, y: 190 },
    );
    const { rgb } = alignFace(white, beside, { alignment: 'dlib-chip', width: 150, height: 150 });
    assert.equal(rgb[75 * 150 * 3], 0);
    assert.equal(rgb[(75 * 150 + 100) * 3], 255);
  });
});
