import { heifCoding } from './heif-coding.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'tiff';
export type UploadFormat = PictureFormat | 'pdf';

/** Brands by coding: HEVC (ISO/IEC 23008-12, 10.2 and B.4), and AV1 (AVIF 1.1, 6.2). */
const CODINGS: ReadonlyMap<string, PictureFormat> = new Map([
  ['heic', 'heic'],
  ['heix', 'heic'],
  ['heim', 'heic'],
  ['heis', 'heic'],
  ['avif', 'avif'],
]);

/** Brand of animations (AVIF 1.1, 6.3), which are no pictures of documents. */
const ANIMATION = 'avis';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signatures of TIFF 6.0, section 2: the byte order, then 42. The large form (43) is not written by scanners. */
const TIFF_SIGNATURES = ['II*\0', 'MM\0*'];

/**
 * Returns the accepted format by its first bytes; null for anything else. File names and declared types are never used.
 */
export function sniffFormat(bytes: Uint8Array): UploadFormat | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  // Some readers permit the header further inside, which indicates two files in one.
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (TIFF_SIGNATURES.includes(ascii(bytes, 0, 4))) return 'tiff';
  return ascii(bytes, 4, 8) === 'ftyp' ? codingOf(bytes) : null;
}

/**
 * Returns the coding of the primary picture of an ISO base media file. Brands vary and prove little: the item decides
 * (ISO/IEC 23008-12, 10.2). Brands decide only if a cut file states no item. Null for animations, films and other
 * codings.
 */
function codingOf(bytes: Uint8Array): PictureFormat | null {
  const brands = brandsOf(bytes);
  if (brands[0] === ANIMATION) return null;
  const coding = heifCoding(bytes);
  if (coding !== undefined) return coding;
  return brands.map((brand) => CODINGS.get(brand)).find((each) => each !== undefined) ?? null;
}

/** Returns the major brand and the compatible ones of the file type box (ISO/IEC 14496-12, 4.3). */
function brandsOf(bytes: Uint8Array): readonly string[] {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(boxLength, bytes.length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
