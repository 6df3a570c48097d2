import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateSync } from 'node:zlib';
import { mimeTypeOf } from './mime-type.ts';
import { pageCountOf } from './page-count.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const brand = (name: string) => Buffer.concat([hex('00000018'), Buffer.from(`ftyp${name}`)]);

describe('mimeTypeOf', () => {
  const rows: readonly (readonly [Buffer, string, string | null])[] = [
    [hex('ffd8ffe0 0010'), 'a.png', 'image/jpeg'],
    [hex('89504e47 0d0a1a0a'), 'a.jpg', 'image/png'],
    [Buffer.from('GIF89a'), 'a', 'image/gif'],
    [hex('49492a00'), 'a', 'image/tiff'],
    [hex('4d4d002a'), 'a', 'image/tiff'],
    [Buffer.from('%PDF-1.7'), 'a', 'application/pdf'],
    [hex('1a45dfa3'), 'a', 'video/webm'],
    [brand('avif'), 'a', 'image/avif'],
    [brand('heic'), 'a', 'image/heic'],
    [brand('mif1'), 'a', 'image/heif'],
    [brand('qt  '), 'a', 'video/quicktime'],
    [brand('isom'), 'a', 'video/mp4'],
    [brand('zzzz'), 'a', null],
    [Buffer.from('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="y">'), 'a', 'image/svg+xml'],
    [Buffer.from('a,b\n1,2'), 'list.CSV', 'text/csv'],
    [Buffer.from('<p>hello</p>'), 'a.html', 'text/plain'],
    [hex('4d5a9000 0300'), 'a.exe', null],
    [hex('ff00ff'), 'a.txt', null],
  ];
  for (const [bytes, name, expected] of rows) {
    it(`takes ${name} of ${bytes.toString('hex').slice(0, 16)} for ${expected}`, () => {
      assert.equal(mimeTypeOf(bytes, name), expected);
    });
  }
});

describe('pageCountOf', () => {
  const page = '<< /Type /Page /Parent 2 0 R >>\n';
  const plain = Buffer.from(`%PDF-1.4\n<< /Type /Pages /Count 2 >>\n${page}${page}`);

  it('counts the pages of a PDF', () => assert.equal(pageCountOf(plain, 'application/pdf'), 2));

  it('counts those in a compressed object stream too', () => {
    const stream = deflateSync(Buffer.from(page.repeat(3)));
    const head = Buffer.from('%PDF-1.5\n<< /Type /ObjStm /N 3 /Filter /FlateDecode >>\nstream\n');
    const bytes = Buffer.concat([head, stream, Buffer.from('\nendstream')]);
    assert.equal(pageCountOf(bytes, 'application/pdf'), 3);
  });

  it('returns 1 for a PDF that it cannot read and for every other file', () => {
    assert.equal(pageCountOf(Buffer.from('%PDF-1.4'), 'application/pdf'), 1);
    assert.equal(pageCountOf(plain, 'text/plain'), 1);
  });
});
