/** Selection of a TIFF's pictures that are pages: a file may also contain thumbnails and raw sensor data. */

/** Limit of directories read, which also ends cycles of directories. */
const MOST_DIRECTORIES = 100;

const ENTRY_BYTES = 12;

/** Tags of TIFF 6.0, section 8; Adobe, "Digital Negative", chapter 4. */
const NEW_SUBFILE_TYPE = 254;
const OLD_SUBFILE_TYPE = 255;
const DNG_VERSION = 50_706;
const REDUCED_OR_MASK = 0b101;
const FULL_SIZE = 1;
const PAGE_OF_SEVERAL = 3;

/**
 * Returns the numbers of the directories that are pages, in the order of the file, as libvips counts them. Empty for
 * the raw data of a camera, whose only pictures are previews.
 *
 * @throws RangeError if even the first directory is missing
 */
export function pagesOfTiff(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const littleEndian = bytes[0] === 0x49;
  const pages: number[] = [];
  const seen = new Set<number>();
  let at = view.byteLength < 8 ? 0 : view.getUint32(4, littleEndian);
  while (at !== 0 && at + 2 <= view.byteLength && !seen.has(at) && seen.size < MOST_DIRECTORIES) {
    const count = view.getUint16(at, littleEndian);
    const end = at + 2 + count * ENTRY_BYTES;
    if (end > view.byteLength) break;
    const tags = tagsOf(view, at + 2, count, littleEndian);
    if (tags.has(DNG_VERSION)) return [];
    if (isPage(tags)) pages.push(seen.size);
    seen.add(at);
    at = end + 4 <= view.byteLength ? view.getUint32(end, littleEndian) : 0;
  }
  if (seen.size === 0) throw new RangeError('A TIFF without a directory');
  return pages;
}

function isPage(tags: ReadonlyMap<number, number>): boolean {
  const old = tags.get(OLD_SUBFILE_TYPE) ?? FULL_SIZE;
  return ((tags.get(NEW_SUBFILE_TYPE) ?? 0) & REDUCED_OR_MASK) === 0 && (old === FULL_SIZE || old === PAGE_OF_SEVERAL);
}

/**
 * Returns tags with their values, for values of one number in the entry itself; a short number is in the first two
 * bytes.
 */
function tagsOf(view: DataView, from: number, count: number, littleEndian: boolean): ReadonlyMap<number, number> {
  const SHORT = 3;
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = from + index * ENTRY_BYTES;
      const isShort = view.getUint16(at + 2, littleEndian) === SHORT;
      const value = isShort ? view.getUint16(at + 8, littleEndian) : view.getUint32(at + 8, littleEndian);
      return [view.getUint16(at, littleEndian), value] as const;
    }),
  );
}
