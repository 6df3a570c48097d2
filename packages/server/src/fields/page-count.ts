/** Number of pages of a file: the page objects of a PDF (ISO 32000-1, 7.7.3.3), 1 for all other types. */
import { inflateSync } from 'node:zlib';

const largestStream = 20_000_000;
const mostStreams = 5000;

export function pageCountOf(bytes: Buffer, mimeType: string): number {
  if (mimeType !== 'application/pdf') return 1;
  const text = bytes.toString('latin1');
  const pages = countPages(text) + countPages(objectStreams(bytes, text));
  return Math.max(1, pages);
}

const countPages = (text: string): number => text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

/**
 * Returns the content of object streams, which may contain objects since PDF 1.5. An unreadable stream counts as empty.
 */
function objectStreams(bytes: Buffer, text: string): string {
  const form = /\/Type\s*\/ObjStm[\s\S]{0,400}?stream\r?\n/g;
  let found = '';
  let left = largestStream;
  for (const [index, match] of [...text.matchAll(form)].entries()) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (index >= mostStreams || end < 0 || left <= 0) break;
    try {
      const inflated = inflateSync(bytes.subarray(start, end), { maxOutputLength: left }).toString('latin1');
      left -= inflated.length;
      found += inflated;
    } catch {
      // An uncompressed stream was already counted with the text of the file.
    }
  }
  return found;
}
