import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { type PdfObject, pdfFile, stream } from '../../test/hostile/pdf-file.ts';
import type { PaperPage } from '../facts.ts';
import { createImageNormalizer, type ImageNormalizer } from '../images/normalize-image.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const image = `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/BitsPerComponent 8`;

/** Builds a JPEG, white with a red quarter at the top left. */
async function scan(): Promise<PdfObject> {
  const quarter = await sharp({ create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([{ input: quarter, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return stream(jpeg, `${image}/ColorSpace/DeviceRGB/Filter/DCTDecode`);
}

/** Builds a black page as a fax encodes it (ITU-T T.6): one bit per line, "same as above", from white; inverted. */
function fax(): PdfObject {
  const parameters = `/DecodeParms<</K -1/Columns ${WIDTH}/Rows ${HEIGHT}>>/Decode[1 0]`;
  const entries = `/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/BitsPerComponent 1/ColorSpace/DeviceGray`;
  return stream(Buffer.alloc(HEIGHT / 8, 0xff), `${entries}/Filter/CCITTFaxDecode${parameters}`);
}

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

function pageOf(picture: PdfObject, contents: string, page = '', mediaBox = '[0 0 595 842]'): Buffer {
  return pdfFile({
    resources: '/XObject<</I 5 0 R>>/Font<</F 6 0 R>>',
    contents: stream(contents),
    further: [picture, helvetica],
    page,
    mediaBox,
  });
}

async function isRed({ image: { jpeg } }: PaperPage, left: number, top: number): Promise<boolean> {
  const [red = 0, green = 0] = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > 200 && green < 60;
}

describe('a page that a scanner made', () => {
  let normalizer: ImageNormalizer;
  before(() => {
    normalizer = createImageNormalizer();
  });
  after(() => normalizer.close());
  const only = async (bytes: Uint8Array): Promise<PaperPage> => {
    const paper = await normalizer.normalizePaper(bytes);
    assert.ok(paper.ok, paper.ok ? '' : paper.reason);
    const [page] = paper.pages;
    assert.ok(page !== undefined);
    return page;
  };
  const sizeOf = ({ image: { width, height } }: PaperPage) => [width, height];

  it('is its picture, pixel by pixel, though the page is larger', async () => {
    const page = await only(pageOf(await scan(), 'q 300 0 0 200 100 500 cm /I Do Q'));
    assert.deepEqual(sizeOf(page), [WIDTH, HEIGHT]);
    assert.ok((await isRed(page, 10, 10)) && (await isRed(page, 580, 380)) && !(await isRed(page, 620, 420)));
  });

  it('is its picture when that fills the page', async () => {
    const page = await only(pageOf(await scan(), 'q 600 0 0 400 0 0 cm /I Do Q', '', '[0 0 600 400]'));
    assert.deepEqual(sizeOf(page), [WIDTH, HEIGHT]);
  });

  it('is upright when page or picture are turned', async () => {
    const turned = await only(pageOf(await scan(), 'q 600 0 0 400 0 0 cm /I Do Q', '/Rotate 90', '[0 0 600 400]'));
    assert.deepEqual(sizeOf(turned), [HEIGHT, WIDTH]);
    assert.ok((await isRed(turned, HEIGHT - 10, 10)) && !(await isRed(turned, 10, 10)));
    const drawn = await only(pageOf(await scan(), 'q 0 600 -400 0 400 0 cm /I Do Q', '', '[0 0 400 600]'));
    assert.deepEqual(sizeOf(drawn), [HEIGHT, WIDTH]);
    assert.ok((await isRed(drawn, 10, HEIGHT + 200)) && !(await isRed(drawn, 10, 10)));
  });

  it('has at most as many pixels as any other picture', async () => {
    const large = await sharp({ create: { width: 5000, height: 3000, channels: 3, background: '#dddddd' } })
      .jpeg()
      .toBuffer();
    const entries = '/Type/XObject/Subtype/Image/Width 5000/Height 3000/BitsPerComponent 8/ColorSpace/DeviceRGB';
    const page = await only(pageOf(stream(large, `${entries}/Filter/DCTDecode`), 'q 500 0 0 300 40 40 cm /I Do Q'));
    assert.deepEqual(sizeOf(page), [2400, 1440]);
  });

  it('is read from a fax too', async () => {
    const page = await only(pageOf(fax(), 'q 500 0 0 300 40 40 cm /I Do Q'));
    assert.deepEqual(sizeOf(page), [WIDTH, WIDTH * 0.6]);
    const [dark = 255] = await sharp(page.image.jpeg)
      .extract({ left: 600, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    assert.ok(dark < 60);
  });

  it('keeps the words that the scanner recognized at their place in the picture', async () => {
    const words = 'BT 3 Tr /F 12 Tf 200 600 Td (Account) Tj ET';
    const page = await only(pageOf(await scan(), `1 g 0 0 595 842 re f q 300 0 0 200 100 500 cm /I Do Q ${words}`));
    assert.deepEqual(sizeOf(page), [WIDTH, HEIGHT]);
    const [line] = page.layer;
    assert.equal(line?.text, 'Account');
    assert.ok(
      Math.abs((line?.box.x ?? 0) - 400) < 12 && Math.abs((line?.box.y ?? 0) + (line?.box.height ?? 0) - 412) < 24,
    );
  });

  for (const [what, further] of [
    ['print', 'BT /F 12 Tf 56 700 Td (Account) Tj ET'],
    ['a line', '56 600 m 500 600 l S'],
    ['a coloured field', '0 0 1 rg 0 0 90 90 re f'],
  ] as const) {
    it(`is drawn as a whole when it also contains ${what}`, async () => {
      const page = await only(pageOf(await scan(), `q 300 0 0 200 100 500 cm /I Do Q ${further}`));
      assert.equal(page.image.height, 2400);
    });
  }
});
