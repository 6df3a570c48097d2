import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makePerson, photograph, renderLicence } from '@countersign/specimens';
import sharp from 'sharp';
import { createPictureParts } from '../documents/picture-parts.ts';
import { readPixels } from '../images/pixels.ts';
import { loadFaceFinder } from './load-face-finder.ts';
import { createPictureThread } from './picture-thread.ts';

const NO_MODELS = { faceModel: '', ageModel: '' };

describe('the picture thread', () => {
  const thread = createPictureThread(NO_MODELS);
  let front: Buffer;
  let back: Buffer;
  before(async () => {
    const person = makePerson(31);
    const look = { seed: 31, portraitIndex: 0 };
    front = await photograph(await renderLicence(person, { ...look, side: 'front' }), { seed: 1, level: 'easy' });
    back = await photograph(await renderLicence(person, { ...look, side: 'back' }), { seed: 2, level: 'easy' });
  });
  after(() => thread.close());

  it('returns the same results as the calling thread', async () => {
    const finder = await loadFaceFinder(NO_MODELS);
    const here = createPictureParts((jpeg) => finder.findFaces(jpeg));
    const pixels = await readPixels(front);
    const all = (parts: typeof here) =>
      Promise.all([
        parts.searchBack(back, true),
        parts.measureQuality(pixels, null),
        parts.readBarcode(pixels, []),
        parts.readCodes(pixels),
        parts.findFaces(front),
      ]);
    const [theirs, own] = await Promise.all([all(thread), all(here)]);
    assert.equal(own[0].barcode?.aamvaError, null);
    assert.ok(own[0].unread);
    assert.equal(own[4].length, 1);
    assert.deepEqual(theirs, JSON.parse(JSON.stringify(own), bytesAgain));
  });

  it('reports an unreadable picture, and continues', async () => {
    await assert.rejects(thread.findFaces(Buffer.from('no picture')), /unsupported image format/);
    const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#887766' } })
      .jpeg()
      .toBuffer();
    assert.deepEqual(await thread.findFaces(blank), []);
  });
});

/** Converts serialized buffers, which arrive as plain byte arrays. */
function bytesAgain(_name: string, value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBuffer && 'data' in value ? Uint8Array.from(value.data as number[]) : value;
}
