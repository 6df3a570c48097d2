import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { depthMap, gridItem, type HeifParts, heifFile, quartersItem, rotation } from '../../test/support/heif-file.ts';
import { type TiffPage, tiffFile } from '../../test/support/tiff-file.ts';
import { createImageNormalizer, type ImageNormalizer } from './normalize-image.ts';

const red: TiffPage = { width: 60, height: 40, colour: [255, 0, 0] };
const blue: TiffPage = { width: 30, height: 50, colour: [0, 0, 255] };

async function colourAt(jpeg: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = pixel;
  if (Math.min(r, g, b) > 200) return 'white';
  return r > 180 && g < 90 && b < 90 ? 'red' : b > 180 && r < 90 ? 'blue' : `${r},${g},${b}`;
}

describe('a file of another format than JPEG', () => {
  let normalizer: ImageNormalizer;
  before(() => {
    normalizer = createImageNormalizer();
  });
  after(() => normalizer.close());
  const photo = async (bytes: Uint8Array) => {
    const image = await normalizer.normalizeImage(bytes);
    assert.ok(image.ok, image.ok ? '' : image.reason);
    return image;
  };
  const reason = async (bytes: Uint8Array) => {
    const image = await normalizer.normalizeImage(bytes);
    return image.ok ? 'accepted' : image.reason;
  };

  it('is recognized as an AVIF by its bytes, and turned by its own properties', async () => {
    const half = sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } }).png();
    const stored = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#0000ff' } })
      .composite([{ input: await half.toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .avif({ quality: 80 })
      .toBuffer();
    const image = await photo(stored);
    assert.deepEqual([image.format, image.width, image.height], ['avif', 300, 200]);
    assert.equal(await colourAt(image.jpeg, 290, 100), 'red');
    assert.equal(await colourAt(image.jpeg, 10, 100), 'blue');
  });

  it('is accepted when it is an AVIF that names itself a picture of any coding', async () => {
    const avif = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#00ff00' } })
      .avif()
      .toBuffer();
    const major = Buffer.from(avif);
    major.write('mif1', 8, 'latin1');
    major.write('avif', 16, 'latin1');
    assert.equal((await photo(major)).format, 'avif');
  });

  it('is refused when it is a sequence of AV1 pictures', async () => {
    const avif = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#00ff00' } })
      .avif()
      .toBuffer();
    const sequence = Buffer.from(avif);
    sequence.write('avis', 8, 'latin1');
    assert.equal(await reason(sequence), 'unsupported_format');
  });

  for (const compression of ['none', 'lzw', 'deflate', 'jpeg', 'packbits'] as const) {
    it(`is accepted as a TIFF packed by ${compression}`, async () => {
      const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#ff0000' } });
      const image = await photo(await picture.tiff({ compression }).toBuffer());
      assert.deepEqual([image.format, image.width, image.height], ['tiff', 320, 200]);
      assert.equal(await colourAt(image.jpeg, 160, 100), 'red');
    });
  }

  it('is read with the black and white of a fax', async () => {
    const page = sharp({ create: { width: 320, height: 200, channels: 3, background: '#ffffff' } });
    const image = await photo(
      await page.toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
    );
    assert.equal(await colourAt(image.jpeg, 160, 100), 'white');
  });

  it('yields each page of a scanner in its order, when it is a paper', async () => {
    const paper = await normalizer.normalizePaper(tiffFile([red, blue]));
    assert.ok(paper.ok);
    const pages = await Promise.all(
      paper.pages.map(async ({ image }) => [image.width, image.height, await colourAt(image.jpeg, 10, 10)]),
    );
    assert.deepEqual(pages, [
      [60, 40, 'red'],
      [30, 50, 'blue'],
    ]);
  });

  it('yields at most ten pages', async () => {
    const paper = await normalizer.normalizePaper(tiffFile(Array.from({ length: 12 }, () => red)));
    assert.equal(paper.ok && paper.pages.length, 10);
  });

  it('is refused as several pages where one photo is wanted', async () => {
    assert.equal(await reason(tiffFile([red, blue])), 'several_pages');
  });

  it('is one page when the others are small copies of it or masks', async () => {
    const copies = [1, 4].map((kind) => ({ ...blue, tags: { 254: kind } }));
    const image = await photo(tiffFile([...copies.slice(0, 1), red, ...copies.slice(1)]));
    assert.equal(await colourAt(image.jpeg, 10, 10), 'red');
  });

  it('is refused when it holds the raw data of a camera', async () => {
    assert.equal(await reason(tiffFile([{ ...red, tags: { 50706: 1025 } }])), 'unsupported_format');
  });

  it('is accepted when its pages refer back to the first', async () => {
    assert.equal(await reason(tiffFile([red], 8)), 'accepted');
  });

  it('is refused when a page states more pixels than are allowed', async () => {
    assert.equal(
      await reason(tiffFile([{ ...red, tags: { 256: 11_000, 257: 11_000, 278: 11_000 } }])),
      'too_many_pixels',
    );
  });

  it('is refused as corrupt when it is cut before its directory', async () => {
    assert.equal(await reason(tiffFile([red]).subarray(0, 60)), 'corrupt');
  });

  /** Builds a phone's portrait: tiles that are rotated, a thumbnail, a depth map, and another picture before it. */
  async function portrait(primary: number): Promise<HeifParts> {
    const tile = await quartersItem();
    const upright = { ...gridItem(2, 2, 640, 480), properties: [...gridItem(2, 2, 640, 480).properties, rotation(3)] };
    const depth = { ...tile, properties: [...tile.properties, depthMap()] };
    const hidden = { ...tile, isHidden: true };
    return {
      items: [tile, hidden, hidden, hidden, hidden, upright, tile, depth],
      references: [
        { type: 'dimg', from: 6, to: [2, 3, 4, 5] },
        { type: 'thmb', from: 7, to: [6] },
        { type: 'auxl', from: 8, to: [6] },
      ],
      primary,
    };
  }

  it('is the upright picture of a telephone, composed of its tiles, without thumbnail and depth map', async () => {
    const image = await photo(heifFile(await portrait(6)));
    assert.deepEqual([image.width, image.height], [480, 640]);
    assert.equal(await colourAt(image.jpeg, 470, 10), 'red');
    assert.equal(await colourAt(image.jpeg, 10, 10), 'white');
    assert.equal(await colourAt(image.jpeg, 10, 630), 'blue');
  });

  it('is the primary one of several pictures, at any position', async () => {
    const image = await photo(heifFile(await portrait(1)));
    assert.deepEqual([image.width, image.height], [320, 240]);
  });
});
