import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { pdfFile, stream } from '../../test/hostile/pdf-file.ts';
import type { ImageRefusal, NormalizedPaper } from '../facts.ts';
import { createImageNormalizer, type ImageNormalizer } from '../images/normalize-image.ts';
import { pdfDate } from './file-facts.ts';
import { linesOf } from './text-layer.ts';

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

function page(contents: string, parts: Omit<Parameters<typeof pdfFile>[0], 'contents' | 'resources'> = {}): Buffer {
  const further = [helvetica, ...(parts.further ?? [])];
  return pdfFile({ ...parts, resources: '/Font<</F 5 0 R>>', contents: stream(contents), further });
}

const twoColumns = page('BT /F 12 Tf 56 700 Td (Account number) Tj 300 0 Td (12-345) Tj -300 -20 Td (Due date) Tj ET');

function accepted(paper: NormalizedPaper | ImageRefusal): NormalizedPaper {
  assert.ok(paper.ok, paper.ok ? '' : paper.reason);
  return paper;
}

describe('normalizePaper', () => {
  let normalizer: ImageNormalizer;
  before(() => {
    normalizer = createImageNormalizer();
  });
  after(() => normalizer.close());
  const paper = async (bytes: Uint8Array) => normalizer.normalizePaper(bytes);
  const reason = async (bytes: Uint8Array) => {
    const result = await paper(bytes);
    return result.ok ? 'accepted' : result.reason;
  };

  it('draws the page upright on white, its long side as long as that of any other picture', async () => {
    const [first, ...others] = accepted(await paper(page('1 0 0 rg 0 692 100 100 re f'))).pages;
    assert.ok(first !== undefined && others.length === 0);
    assert.deepEqual([first.image.format, first.image.width, first.image.height], ['pdf', 1855, 2400]);
    const pixel = async (left: number, top: number) => [
      ...(await sharp(first.image.jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [red = 0, green = 255] = await pixel(40, 40);
    assert.ok(red > 200 && green < 60, 'the red square is at the top left');
    assert.ok((await pixel(1000, 1500)).every((value) => value > 250));
  });

  it('turns a page as the file states', async () => {
    const [first] = accepted(await paper(page('', { page: '/Rotate 90' }))).pages;
    assert.deepEqual([first?.image.width, first?.image.height], [2400, 1855]);
  });

  it('returns the text of the page line by line with its place, columns separated', async () => {
    const [first] = accepted(await paper(twoColumns)).pages;
    const layer = first?.layer ?? [];
    assert.deepEqual(
      layer.map(({ text }) => text),
      ['Account number', '12-345', 'Due date'],
    );
    const [label, value, below] = layer.map(({ box }) => box);
    assert.ok(label && value && below && Math.abs(label.y - value.y) < 4 && below.y > label.y + label.height / 2);
    assert.ok(Math.abs(value.x - (356 / 612) * 1855) < 6, `${value.x}`);
  });

  it('returns the first ten pages and the number of all', async () => {
    const kids = Array.from({ length: 14 }, () => '3 0 R').join(' ');
    const { pages, pdf } = accepted(await paper(pdfFile({ pages: `<</Type/Pages/Kids[${kids}]/Count 14>>` })));
    assert.deepEqual([pages.length, pdf?.pageCount], [10, 14]);
  });

  it('returns who made the file and when', async () => {
    const information =
      '<</Producer(Acme Billing 4)/Creator(Sejda)/CreationDate(D:20260501102030Z)/ModDate(D:20260601)>>';
    const { pdf } = accepted(await paper(page('', { trailer: '/Info 6 0 R', further: [information] })));
    assert.deepEqual(
      [pdf?.producer, pdf?.creator, pdf?.createdAt, pdf?.modifiedAt],
      ['Acme Billing 4', 'Sejda', '2026-05-01', '2026-06-01'],
    );
    assert.deepEqual([pdf?.revisions, pdf?.isSigned, pdf?.hasScripts, pdf?.hasAttachments], [1, false, false, false]);
  });

  it('counts changes that were appended, and notices those behind a signature', async () => {
    const signature = (end: number) =>
      `<</Type/Sig/Filter/X/SubFilter/adbe.pkcs7.detached/ByteRange[0 9 9 ${end}]/Contents<00>>>`;
    const form = { catalogue: '/AcroForm<</SigFlags 3/Fields[6 0 R]>>' };
    const field = '<</FT/Sig/T(s)/V 7 0 R>>';
    const draft = page('', { ...form, further: [field, signature(1000)] });
    const signed = page('', { ...form, further: [field, signature(draft.length - 9)] });
    const before = accepted(await paper(signed)).pdf;
    assert.deepEqual([before?.isSigned, before?.changedAfterSigning, before?.revisions], [true, false, 1]);
    const start = signed.lastIndexOf('xref\n0 ');
    const update = `4 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\nxref\n0 1\n0000000000 65535 f \n4 1\n${String(signed.length).padStart(10, '0')} 00000 n \ntrailer\n<</Size 8/Root 1 0 R/Prev ${start}>>\nstartxref\n${signed.length + 49}\n%%EOF\n`;
    const after = accepted(await paper(Buffer.concat([signed, Buffer.from(update)]))).pdf;
    assert.deepEqual([after?.isSigned, after?.changedAfterSigning, after?.revisions], [true, true, 2]);
  });

  it('runs no script and reports that there is one', async () => {
    const script = '<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>';
    const { pdf } = accepted(await paper(page('', { catalogue: `/Names<</JavaScript ${script}>>` })));
    assert.equal(pdf?.hasScripts, true);
  });

  it('accepts a photograph of a paper as one page without text', async () => {
    const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const { pages, pdf } = accepted(await paper(photo));
    assert.deepEqual([pages.length, pages[0]?.layer, pdf], [1, [], null]);
  });

  const encryption = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -44/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`;
  const refusals: readonly (readonly [string, Uint8Array, string])[] = [
    ['that opens with a password only', page('', { trailer: encryption }), 'password_protected'],
    ['without a page', pdfFile({ pages: '<</Type/Pages/Kids[]/Count 0>>' }), 'corrupt'],
    ['with a page of no height', page('', { mediaBox: '[0 0 5000 1]' }), 'corrupt'],
    ['that is nothing but its first line', Buffer.from('%PDF-1.7\n%%EOF        '), 'corrupt'],
    ['behind other bytes', Buffer.concat([Buffer.from('<script></script>'), twoColumns]), 'unsupported_format'],
  ];
  for (const [what, bytes, expected] of refusals) {
    it(`refuses a PDF ${what} as ${expected}`, async () => assert.equal(await reason(bytes), expected));
  }

  it('is not accepted as a photo of a card', async () => {
    const result = await normalizer.normalizeImage(twoColumns);
    assert.equal(result.ok ? 'accepted' : result.reason, 'unsupported_format');
  });
});

describe('pdfDate', () => {
  for (const [text, expected] of [
    ["D:20260501102030+02'00'", '2026-05-01'],
    ['D:2026', '2026-01-01'],
    ['20260230', null],
    ['yesterday', null],
    [null, null],
  ] as const) {
    it(`reads ${text} as ${expected}`, () => assert.equal(pdfDate(text), expected));
  }
});

describe('linesOf', () => {
  const at = (text: string, x: number, y = 0) => ({ text, box: { x, y, width: 10, height: 20 } });
  it('joins letters, puts spaces between words, and ends a line at a column or a new line', () => {
    const characters = [at('a', 0), at('b', 11), at('c', 30), at('d', 90), at('e', 100, 40)];
    assert.deepEqual(
      linesOf(characters).map(({ text }) => text),
      ['ab c', 'd', 'e'],
    );
  });
});
