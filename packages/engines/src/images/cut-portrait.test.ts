import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { cutPortrait } from './cut-portrait.ts';

const page = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#335577' } })
  .jpeg()
  .toBuffer();

describe('cutPortrait', () => {
  it('keeps hair, ears and the beginning of the shoulders around the face', async () => {
    const cut = await cutPortrait(page, { x: 200, y: 150, width: 100, height: 100 });
    assert.deepEqual([cut.width, cut.height], [190, 200]);
    const { width, height, format } = await sharp(cut.jpeg).metadata();
    assert.deepEqual([width, height, format], [190, 200, 'jpeg']);
  });

  it('ends where the picture ends', async () => {
    const { width, height } = await cutPortrait(page, { x: -10, y: 340, width: 80, height: 100 });
    assert.deepEqual([width, height], [106, 105]);
  });
});
