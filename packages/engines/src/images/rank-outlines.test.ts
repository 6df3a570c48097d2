import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Quad } from '../facts.ts';
import type { RgbaPixels } from './pixels.ts';
import { isPlausible, rankOutlines, type ScoredOutline } from './rank-outlines.ts';

const PICTURE: RgbaPixels = { data: new Uint8Array(640 * 480 * 4).fill(120), width: 640, height: 480 };

function rectangle(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function outline(quad: Quad, support: number): ScoredOutline {
  return { quad, support };
}

const PAGE = rectangle(100, 80, 500, 362);

describe('rankOutlines', () => {
  it('prefers the whole page to the better supported part above a line of print', () => {
    const part = rectangle(100, 80, 500, 332);
    const ranked = rankOutlines([outline(part, 0.9), outline(PAGE, 0.75)], PICTURE);
    assert.deepEqual(
      ranked.map(({ quad }) => quad),
      [PAGE, part],
    );
  });

  it('does not prefer a larger rectangle that shares no side with the document', () => {
    const table = rectangle(20, 20, 620, 440);
    const ranked = rankOutlines([outline(PAGE, 0.95), outline(table, 0.4)], PICTURE);
    assert.equal(ranked[0]?.quad, PAGE);
  });

  it('returns an outline that was found several times once', () => {
    const again = rectangle(103, 82, 498, 360);
    assert.equal(rankOutlines([outline(PAGE, 0.9), outline(again, 0.8)], PICTURE).length, 1);
  });

  it('drops outlines that few edges support', () => {
    assert.deepEqual(rankOutlines([outline(PAGE, 0.2)], PICTURE), []);
  });
});

describe('isPlausible', () => {
  const cases: readonly (readonly [what: string, quad: Quad, expected: boolean])[] = [
    ['a page', PAGE, true],
    ['a page standing upright', rectangle(200, 40, 480, 440), true],
    ['a square', rectangle(100, 100, 400, 400), false],
    ['a card that perspective makes twice as wide as high', rectangle(40, 100, 440, 300), true],
    ['a strip', rectangle(50, 200, 600, 300), false],
    ['a stamp', rectangle(100, 100, 180, 150), false],
    ['the frame of the picture', rectangle(0, 0, 639, 479), false],
    [
      'a kite',
      [
        { x: 320, y: 20 },
        { x: 620, y: 200 },
        { x: 320, y: 470 },
        { x: 200, y: 200 },
      ],
      false,
    ],
  ];
  for (const [what, quad, expected] of cases) {
    it(`takes ${what} ${expected ? 'for a document' : 'for no document'}`, () => {
      assert.equal(isPlausible(quad, PICTURE), expected);
    });
  }
});
