/** Detection of content drawn into a photograph, and of punched holes, on pictures of the specimen generator. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  drawLicenceFront,
  makePerson,
  makeRandom,
  type PhotographOptions,
  photograph,
  retouchPhotograph,
  swapPortrait,
} from '@countersign/specimens';
import sharp from 'sharp';
import type { Box } from '../../facts.ts';
import { findOutlines } from '../outline.ts';
import { readPixels } from '../pixels.ts';
import { rectify } from '../rectify.ts';
import { measureSurface } from './measure-surface.ts';

const front = await drawLicenceFront(makePerson(21), { seed: 21, portraitIndex: 0 });
const conditions: PhotographOptions = { seed: 4, level: 'easy', noise: 7, corner: 3.18 / 85.6 };

async function surfaceOf(picture: Buffer) {
  const pixels = await readPixels(picture);
  const [outline] = await findOutlines(pixels);
  assert.ok(outline);
  const flat = await rectify(pixels, outline);
  return measureSurface({ pixels, outline, flat, page: { width: 1400, height: 883 }, turned: 0 });
}

const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

function isNear(box: Box, x: number, y: number, reach: number): boolean {
  const [left, top] = middle(box);
  return Math.hypot(left - x, top - y) <= reach;
}

describe('the front of a genuine card', () => {
  it('has the noise of the sensor everywhere, and no hole', async () => {
    const { noise, holes } = await surfaceOf(await photograph(front.png, conditions));
    assert.equal(noise?.isMeasurable, true);
    assert.deepEqual([noise?.quiet, holes], [[], []]);
  });

  it('has no missing noise where the photograph has none at all', async () => {
    const { noise } = await surfaceOf(await photograph(front.png, { ...conditions, noise: 0 }));
    assert.deepEqual([noise?.isMeasurable, noise?.quiet], [false, []]);
  });
});

describe('a portrait that was inserted into the photograph', () => {
  it('is a large part without noise, and the largest', async () => {
    const { portrait } = front;
    assert.ok(portrait);
    const swapped = await swapPortrait(front, 3, makeRandom(1, 'swap'));
    const { noise } = await surfaceOf(await retouchPhotograph(front.png, swapped, portrait, conditions, 92));
    const [largest] = noise?.quiet ?? [];
    assert.ok(largest && largest.blocks > 500, JSON.stringify(noise));
    assert.ok(isNear(largest.box, ...middle(portrait), 40), JSON.stringify(largest.box));
  });
});

describe('holes of a punch', () => {
  const hole = { x: 0.5, y: 0.12, radius: 3 / 85.6 };

  it('are found with their place and size', async () => {
    const { holes } = await surfaceOf(await photograph(front.png, { ...conditions, holes: [hole] }));
    assert.equal(holes?.length, 1);
    const [found] = holes ?? [];
    assert.ok(found && isNear(found, 700, 0.12 * 883, 12), JSON.stringify(found));
    assert.ok(Math.abs(found.width - 2 * hole.radius * 1400) < 16, JSON.stringify(found));
  });

  it('are not reported for a printed disc of a colour of its own', async () => {
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="883"><circle cx="700" cy="106" r="49" fill="#c02040"/></svg>`;
    const printed = await sharp(front.png)
      .composite([{ input: Buffer.from(disc) }])
      .png()
      .toBuffer();
    assert.deepEqual((await surfaceOf(await photograph(printed, conditions))).holes, []);
  });
});
