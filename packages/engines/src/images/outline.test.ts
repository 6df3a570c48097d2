import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import type { Point, Quad } from '../facts.ts';
import { findOutline, findOutlines } from './outline.ts';
import { type RgbaPixels, readPixels } from './pixels.ts';
import { orderCorners } from './quad.ts';
import { documentSize, rectify } from './rectify.ts';

const WIDTH = 1600;
const HEIGHT = 1200;

/** Draws a card as a polygon on a table, with print, a stripe and other objects. */
async function scene(corners: Quad, extra = '', table = '#40362e', card = '#e8ead8'): Promise<RgbaPixels> {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${table}"/>
    <polygon points="${points}" fill="${card}" stroke="${card}" stroke-width="16" stroke-linejoin="round"/>${extra}</svg>`;
  return readPixels(await sharp(Buffer.from(svg)).blur(1.2).jpeg({ quality: 85 }).toBuffer());
}

function farthest(found: Quad | null, expected: Quad): number {
  if (found === null) return Number.POSITIVE_INFINITY;
  return Math.max(...found.map(({ x, y }, at) => Math.hypot(x - (expected[at]?.x ?? 0), y - (expected[at]?.y ?? 0))));
}

function quad(...corners: readonly (readonly [number, number])[]): Quad {
  const points = corners.map(([x, y]): Point => ({ x, y }));
  const ordered = orderCorners(points);
  assert.ok(ordered);
  return ordered;
}

/** 1.5 % of the picture's width; the stroke adds 8 px to each side. */
const TOLERANCE = 24;

const LEVEL = quad([300, 250], [1300, 250], [1300, 880], [300, 880]);

describe('findOutline', () => {
  const scenes: readonly (readonly [what: string, corners: Quad])[] = [
    ['a level card', LEVEL],
    ['a turned card', quad([330, 330], [1270, 200], [1350, 800], [410, 930])],
    ['a card in perspective', quad([380, 280], [1240, 230], [1340, 900], [260, 860])],
    ['a card standing upright', quad([500, 120], [1050, 120], [1050, 1000], [500, 1000])],
  ];
  for (const [what, corners] of scenes) {
    it(`finds the corners of ${what} although they are round`, async () => {
      assert.ok(farthest(await findOutline(await scene(corners)), corners) < TOLERANCE);
    });
  }

  for (const degrees of [0, 3.3, -6.7, 11.2]) {
    it(`places the corners of a card turned by ${degrees} degrees where its sides would meet`, async () => {
      const turn = `rotate(${degrees} 800 565)`;
      const round = `<rect x="300" y="250" width="1000" height="630" rx="60" fill="#e8ead8" transform="${turn}"/>`;
      const angle = (degrees * Math.PI) / 180;
      const turned = LEVEL.map(({ x, y }) => ({
        x: 800 + (x - 800) * Math.cos(angle) - (y - 565) * Math.sin(angle),
        y: 565 + (x - 800) * Math.sin(angle) + (y - 565) * Math.cos(angle),
      }));
      const expected = orderCorners(turned);
      const nothing = quad([900, 500], [901, 500], [901, 501], [900, 501]);
      assert.ok(expected !== null);
      const error = farthest(await findOutline(await scene(nothing, round)), expected);
      assert.ok(error < 2, `${error} px`);
    });
  }

  it('finds the document and not the part below its stripe', async () => {
    const stripe = '<rect x="292" y="300" width="1016" height="140" fill="#181818"/>';
    assert.ok(farthest(await findOutline(await scene(LEVEL, stripe)), LEVEL) < TOLERANCE);
  });

  it('finds the document among other things, one of them touching it', async () => {
    const clutter = `<circle cx="1300" cy="880" r="90" fill="#a33"/><rect x="40" y="60" width="160" height="500" fill="#889"/>
      <rect x="700" y="1000" width="500" height="120" fill="#cc8" transform="rotate(9 900 1060)"/>`;
    const outlines = await findOutlines(await scene(LEVEL, clutter));
    assert.ok(outlines.some((outline) => farthest(outline, LEVEL) < TOLERANCE));
  });

  it('finds a coloured card on a table of the same lightness', async () => {
    assert.ok(farthest(await findOutline(await scene(LEVEL, '', '#8a8a8a', '#5c9a8c')), LEVEL) < TOLERANCE);
  });

  it('finds nothing where there is no document', async () => {
    const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#777777' } })
      .jpeg()
      .toBuffer();
    assert.equal(await findOutline(await readPixels(empty)), null);
    const sky = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="220" fill="#248"/></svg>',
    );
    assert.equal(await findOutline(await readPixels(await sharp(sky).flatten().jpeg().toBuffer())), null);
  });
});

describe('rectify', () => {
  it('maps the corners of the document to the corners of the picture', async () => {
    const corners = quad([380, 280], [1240, 230], [1340, 900], [260, 860]);
    const dots = ['#f00', '#0f0', '#00f', '#000'].map(
      (colour, at) => `<circle cx="${corners[at]?.x}" cy="${corners[at]?.y}" r="40" fill="${colour}"/>`,
    );
    const flat = await rectify(await scene(corners, dots.join('')), corners);
    const at = (x: number, y: number): readonly number[] => [
      ...flat.data.slice((y * flat.width + x) * 4, (y * flat.width + x) * 4 + 3),
    ];
    const near = (colour: readonly number[], expected: readonly number[]): boolean =>
      colour.every((value, channel) => Math.abs(value - (expected[channel] ?? 0)) < 40);
    assert.ok(near(at(10, 10), [255, 0, 0]), 'top left');
    assert.ok(near(at(flat.width - 10, 10), [0, 255, 0]), 'top right');
    assert.ok(near(at(flat.width - 10, flat.height - 10), [0, 0, 255]), 'bottom right');
    assert.ok(near(at(10, flat.height - 10), [0, 0, 0]), 'bottom left');
  });

  it('keeps the proportions of cards and passport pages, landscape or portrait', () => {
    assert.deepEqual(documentSize(LEVEL), { width: 1600, height: 1009 });
    assert.deepEqual(documentSize(quad([0, 0], [1000, 0], [1000, 704], [0, 704])), { width: 1600, height: 1126 });
    assert.deepEqual(documentSize(quad([0, 0], [630, 0], [630, 1000], [0, 1000])), { width: 1009, height: 1600 });
  });
});
