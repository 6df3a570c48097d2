/** Writer of PDF files object by object (ISO 32000-1, 7.5), correct or intentionally wrong. */
import { deflateSync } from 'node:zlib';

export type PdfObject = string | Buffer;

/** Builds a stream; `entries` are further ones of its dictionary. */
export function stream(data: string | Buffer, entries = ''): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  const head = Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`, 'latin1');
  return Buffer.concat([head, bytes, Buffer.from('\nendstream', 'latin1')]);
}

/** Compresses data `times` times; twice compressed data can expand beyond the available memory. */
export function packed(data: Buffer, entries = '', times = 1): Buffer {
  let bytes = data;
  for (let count = 0; count < times; count += 1) bytes = deflateSync(bytes, { level: 9 });
  return stream(bytes, `${entries}/Filter[${'/FlateDecode '.repeat(times)}]`);
}

export interface PdfParts {
  /** Further entries of the catalogue, the page and the trailer. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly trailer?: string;
  readonly pages?: string;
  readonly mediaBox?: string;
  readonly resources?: string;
  /** Contents of the page. */
  readonly contents?: PdfObject;
  /** Objects from number 5 on. */
  readonly further?: readonly PdfObject[];
  /** Text in place of the offset of the table. */
  readonly startxref?: string;
}

/** Writes a file; objects 1 to 4 are the catalogue, the page tree, its page and that page's contents. */
export function pdfFile(parts: PdfParts): Buffer {
  const objects: readonly PdfObject[] = [
    `<</Type/Catalog/Pages 2 0 R${parts.catalogue ?? ''}>>`,
    parts.pages ?? '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox${parts.mediaBox ?? '[0 0 612 792]'}/Contents 4 0 R/Resources<<${parts.resources ?? ''}>>${parts.page ?? ''}>>`,
    parts.contents ?? stream('0.5 g 100 100 200 200 re f'),
    ...(parts.further ?? []),
  ];
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += whole.length;
    pieces.push(whole);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root 1 0 R${parts.trailer ?? ''}>>\nstartxref\n${parts.startxref ?? length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(pieces);
}
