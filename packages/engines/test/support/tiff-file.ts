/**
 * Writer of TIFF files entry by entry (TIFF 6.0, section 2), each page in one colour and uncompressed, correct or
 * intentionally wrong.
 */

export interface TiffPage {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  readonly colour: readonly [number, number, number];
  /** Further tags, or replacements of the default ones. */
  readonly tags?: Readonly<Record<number, number>>;
}

const SHORT = 3;
const LONG = 4;

/**
 * Writes a file.
 * @param next offset of the directory after the last page; 0 for none
 */
export function tiffFile(pages: readonly TiffPage[], next = 0): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0', 'latin1'), u32(8)];
  let at = 8;
  for (const [index, page] of pages.entries()) {
    const entries = entriesOf(page);
    const pixelsAt = at + 2 + entries.length * 12 + 4;
    const pixels = Buffer.concat(Array.from({ length: page.width * page.height }, () => Buffer.from(page.colour)));
    const end = pixelsAt + pixels.length;
    const written = entries.map(([tag, value]) => entry(tag, tag === 273 && value === 0 ? pixelsAt : value));
    parts.push(u16(entries.length), ...written, u32(index === pages.length - 1 ? next : end), pixels);
    at = end;
  }
  return Buffer.concat(parts);
}

/** Returns the entries: size, 8 bits, uncompressed, RGB, one strip; a place of 0 is filled in later. */
function entriesOf({ width, height, tags }: TiffPage): (readonly [number, number])[] {
  const own = { 256: width, 257: height, 258: 8, 259: 1, 262: 2, 273: 0, 277: 3, 278: height, 279: width * height * 3 };
  return Object.entries({ ...own, ...tags })
    .map(([tag, value]) => [Number(tag), value] as const)
    .sort(([a], [b]) => a - b);
}

function entry(tag: number, value: number): Buffer {
  const isLong = value > 0xffff || [254, 256, 257, 273, 279].includes(tag);
  return Buffer.concat([
    u16(tag),
    u16(isLong ? LONG : SHORT),
    u32(1),
    isLong ? u32(value) : u16(value),
    isLong ? Buffer.alloc(0) : u16(0),
  ]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value & 0xffff);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
