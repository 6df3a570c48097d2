/**
 * Type of a file by its first bytes; a name proves nothing. The registry's library is asynchronous and does not detect
 * text, so this module detects the few types that a file field accepts.
 */

const starts: readonly (readonly [string, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
];

/** Brands of the ISO base media format (ISO/IEC 14496-12), at byte 8 after `ftyp`. */
const brands: readonly (readonly [string, RegExp])[] = [
  ['image/heic', /^(heic|heix|hevc|hevx)$/],
  ['image/avif', /^avif$/],
  ['image/heif', /^(mif1|msf1|heim|heis)$/],
  ['video/quicktime', /^qt {2}$/],
  ['video/mp4', /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |M4VP|MSNV)$/],
];

/** Detects the type; `text/csv` is text with that file ending. Null for any other content. */
export function mimeTypeOf(bytes: Buffer, filename: string): string | null {
  const found = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (found !== undefined) return found[0];
  if (bytes.toString('latin1', 4, 8) === 'ftyp') {
    const brand = bytes.toString('latin1', 8, 12);
    return brands.find(([, form]) => form.test(brand))?.[0] ?? null;
  }
  return textTypeOf(bytes, filename);
}

function textTypeOf(bytes: Buffer, filename: string): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  if (text.includes('\0')) return null;
  if (
    /^\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(text.slice(0, 4000))
  ) {
    return 'image/svg+xml';
  }
  return /\.csv$/i.test(filename) ? 'text/csv' : 'text/plain';
}

/** File endings by type, without a dot. */
export const fileEndings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/tiff': 'tiff',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** Compares two types; `image/jpg` and `image/tif` are other names of the registered ones. */
export function sameMimeType(allowed: string, found: string): boolean {
  const registered: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg', 'image/tif': 'image/tiff' };
  return (registered[allowed] ?? allowed) === found;
}
