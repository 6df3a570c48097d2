/** Coding of HEIF files: determined by the item of the primary picture, independent of the varying brands. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { gridItem, type HeifParts, heifFile, quartersItem } from '../../test/support/heif-file.ts';
import { createImageNormalizer, type ImageNormalizer } from './normalize-image.ts';
import { sniffFormat } from './sniff-format.ts';

describe('a HEIF file', () => {
  let normalizer: ImageNormalizer;
  let quarters: HeifParts;
  let avif: Buffer;
  before(async () => {
    normalizer = createImageNormalizer();
    quarters = { items: [await quartersItem()], references: [], primary: 1 };
    avif = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#00ff00' } })
      .avif()
      .toBuffer();
  });
  after(() => normalizer.close());
  const outcome = async (bytes: Uint8Array) => {
    const image = await normalizer.normalizeImage(bytes);
    return image.ok ? `${image.format} ${image.width}x${image.height}` : image.reason;
  };

  /** Overwrites the brands of the file, repeating the last one. */
  function rebranded(file: Buffer, ...brands: readonly string[]): Buffer {
    const copy = Buffer.from(file);
    const places = [8, ...Array.from({ length: (file.readUInt32BE(0) - 16) / 4 }, (_, index) => 16 + 4 * index)];
    for (const [index, place] of places.entries()) copy.write(brands[index] ?? brands.at(-1) ?? '', place, 'latin1');
    return copy;
  }

  const brands = [
    'mif1',
    'msf1',
    'hevc',
    'hevx',
    'heic',
    'heix',
    'heim',
    'heis',
    'hevm',
    'hevs',
    'mif2',
    'miaf',
    '1pic',
  ];
  for (const brand of brands) {
    it(`is read by the coding of its item if all its brands are ${brand}`, async () => {
      const file = await readFile(new URL('../../test/data/heic/quarters.heic', import.meta.url));
      assert.equal(await outcome(rebranded(file, brand)), 'heic 320x240');
      assert.equal(await outcome(rebranded(avif, brand)), 'avif 64x48');
    });

    it(`is read if ${brand} is its only brand, or one of several`, async () => {
      assert.equal(await outcome(heifFile({ ...quarters, brands: [brand] })), 'heic 320x240');
      assert.equal(await outcome(heifFile({ ...quarters, brands: [brand, brand] })), 'heic 320x240');
      assert.equal(await outcome(heifFile({ ...quarters, brands: ['msf1', 'mif1', brand, 'iso8'] })), 'heic 320x240');
    });
  }

  it('is read if its brands name the other coding', async () => {
    assert.equal(await outcome(heifFile({ ...quarters, brands: ['avif', 'mif1', 'avif'] })), 'heic 320x240');
    assert.equal(await outcome(rebranded(avif, 'heic', 'heic', 'mif1')), 'avif 64x48');
  });

  it('is recognized by the tiles of a composed picture', async () => {
    const tile = { ...(await quartersItem()), isHidden: true };
    const parts: HeifParts = {
      items: [gridItem(2, 1, 640, 240), tile, tile],
      references: [{ type: 'dimg', from: 1, to: [2, 3] }],
      primary: 1,
      brands: ['mif1'],
    };
    assert.equal(await outcome(heifFile(parts)), 'heic 640x240');
  });

  it('is refused if its picture has a coding that is not decoded', async () => {
    const item = await quartersItem();
    for (const type of ['jpeg', 'avc1'] as const) {
      for (const named of [['mif1'], ['heic', 'mif1', 'heic']])
        assert.equal(sniffFormat(heifFile({ ...quarters, items: [{ ...item, type }], brands: named })), null);
    }
  });

  it('is refused if it is a film, an animation, or contains no picture', async () => {
    const film = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1\0\0\0\x08moov\0\0\0\x08mdat', 'latin1');
    assert.equal(await outcome(film), 'unsupported_format');
    const sequence = Buffer.from(film);
    sequence.write('msf1', 8, 'latin1');
    assert.equal(await outcome(sequence), 'unsupported_format');
    assert.equal(await outcome(rebranded(avif, 'avis')), 'unsupported_format');
    assert.equal(await outcome(heifFile({ ...quarters, primary: 9, brands: ['mif1'] })), 'unsupported_format');
  });

  it('is reported only as corrupt, at any cut', async () => {
    const whole = heifFile({ ...quarters, brands: ['heic', 'mif1', 'heic'] });
    for (let length = 12; length < whole.length; length += 1) sniffFormat(whole.subarray(0, length));
    assert.equal(await outcome(whole.subarray(0, whole.length - 200)), 'corrupt');
    assert.equal(await outcome(whole.subarray(0, 60)), 'corrupt');
  });

  it('causes no endless loop by impossible box lengths or pictures made of themselves', async () => {
    const item = gridItem(1, 1, 64, 64);
    const references = [{ type: 'dimg', from: 1, to: [1] }] as const;
    assert.equal(sniffFormat(heifFile({ items: [item], references, primary: 1, brands: ['mif1'] })), null);
    const whole = heifFile({ ...quarters, brands: ['mif1'] });
    for (const length of [0, 1, 2, 7, 0xffffffff]) {
      const odd = Buffer.from(whole);
      odd.writeUInt32BE(length, 16);
      sniffFormat(odd);
      await outcome(odd);
    }
  });
});
