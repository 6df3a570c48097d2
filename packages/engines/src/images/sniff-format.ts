export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';
export type UploadFormat = PictureFormat | 'pdf';

/** Major brands of HEVC still pictures (ISO/IEC 23008-12, 10.2 and B.4); `mif1` names any coding and is checked further. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis']);

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The accepted format by its first bytes, null for anything else. Names and declared types are never consulted. */
export function sniffFormat(bytes: Uint8Array): UploadFormat | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  // A header further inside is allowed by some readers, and the sign of two files in one.
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  return ascii(bytes, 4, 8) === 'ftyp' && isHevc(bytes) ? 'heic' : null;
}

/** Whether the file type box (ISO/IEC 14496-12, 4.3) declares HEVC pictures. */
function isHevc(bytes: Uint8Array): boolean {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const end = Math.min(boxLength, bytes.length, 256);
  const major = ascii(bytes, 8, 12);
  if (HEVC_BRANDS.has(major)) return true;
  if (major !== 'mif1') return false;
  for (let at = 16; at + 4 <= end; at += 4) if (HEVC_BRANDS.has(ascii(bytes, at, at + 4))) return true;
  return false;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
