/**
 * Parser of the boxes that state the coding of a HEIF file's picture (ISO/IEC 14496-12, 8.11; ISO/IEC 23008-12, 6 and
 * 10.2).
 */

export type HeifCoding = 'heic' | 'avif';

/** Codings by item type: HEVC with its layered form (ISO/IEC 23008-12, B.2.3), and AV1 (AVIF 1.1, 2.1). */
const CODINGS: ReadonlyMap<string, HeifCoding> = new Map([
  ['hvc1', 'heic'],
  ['hev1', 'heic'],
  ['lhv1', 'heic'],
  ['av01', 'avif'],
]);

/** Types of pictures that are composed of others (ISO/IEC 23008-12, 6.6.2). */
const DERIVED: ReadonlySet<string> = new Set(['grid', 'iden', 'iovl', 'tmap']);

/** Maximum number of boxes and items read. A phone writes some hundreds for the tiles of one picture. */
const MOST_BOXES = 256;
const MOST_ITEMS = 8192;

interface Box {
  readonly type: string;
  readonly body: DataView;
}

interface Metadata {
  readonly primary: number;
  /** Item types by number. */
  readonly types: ReadonlyMap<number, string>;
  /** Parts of derived pictures by their number. */
  readonly parts: ReadonlyMap<number, number>;
}

/**
 * Returns the coding of the primary picture, regardless of the file's brands. `undefined` if the file states no
 * picture, for example because it is cut off or a film; null if the picture has another coding. Never throws.
 */
export function heifCoding(bytes: Uint8Array): HeifCoding | null | undefined {
  try {
    const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const meta = boxesOf(whole).find(({ type }) => type === 'meta');
    const metadata = meta === undefined ? null : readMetadata(fullBody(meta));
    return metadata === null ? undefined : codingOf(metadata);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Length of the shortest file type box that the decoders open, with one compatible brand; below, the length with two.
 */
const SHORTEST_TYPE = 20;
const USUAL_TYPE = 24;
/** Maximum length of a file type box that is read. */
const LONGEST_TYPE = 1024;

/**
 * Returns a copy of the file with only the brands of its coding and of still pictures, which are the only ones that the
 * decoders open. Items are found by their position in the file, so all data other than metadata stays in place.
 */
export function withPlainBrands(bytes: Uint8Array, coding: HeifCoding): Uint8Array {
  const branded = withRoomForBrands(Uint8Array.from(bytes));
  const end = Math.min(new DataView(branded.buffer).getUint32(0), branded.length, LONGEST_TYPE);
  for (let place = 8; place + 4 <= end; place += place === 8 ? 8 : 4) {
    branded.set(new TextEncoder().encode(place <= 16 ? coding : 'mif1'), place);
  }
  return branded;
}

/** Moves the metadata to the end if the file type box before it has no room for a compatible brand. */
function withRoomForBrands(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const length = view.getUint32(0);
  if (length >= SHORTEST_TYPE || length + 8 > bytes.length || textAt(view, length + 4) !== 'meta') return bytes;
  const end = length + view.getUint32(length);
  if (end < USUAL_TYPE + 8 || end > bytes.length) return bytes;
  const moved = new Uint8Array(bytes.length + end - length);
  moved.set(bytes);
  moved.set(bytes.subarray(length, end), bytes.length);
  moved.fill(0, length, end);
  const rest = new DataView(moved.buffer);
  rest.setUint32(0, USUAL_TYPE);
  rest.setUint32(USUAL_TYPE, end - USUAL_TYPE);
  moved.set(new TextEncoder().encode('free'), USUAL_TYPE + 4);
  return moved;
}

/** Follows a derived picture to its first part. One step is enough for a grid of rotated tiles. */
function codingOf({ primary, types, parts }: Metadata): HeifCoding | null | undefined {
  let item = primary;
  for (let step = 0; step < 4; step += 1) {
    const type = types.get(item);
    if (type === undefined) return undefined;
    if (!DERIVED.has(type)) return CODINGS.get(type) ?? null;
    item = parts.get(item) ?? -1;
  }
  return undefined;
}

function readMetadata(body: DataView): Metadata | null {
  const boxes = boxesOf(body);
  const [pitm, iinf, iref] = ['pitm', 'iinf', 'iref'].map((name) => boxes.find(({ type }) => type === name));
  if (pitm === undefined || iinf === undefined) return null;
  const primary = numberAt(fullBody(pitm), 0, versionOf(pitm) === 0 ? 2 : 4);
  return { primary, types: itemTypes(iinf), parts: iref === undefined ? new Map() : firstParts(iref) };
}

function itemTypes(iinf: Box): ReadonlyMap<number, string> {
  const body = fullBody(iinf);
  const entries = boxesOf(sliceFrom(body, versionOf(iinf) === 0 ? 2 : 4), MOST_ITEMS);
  return new Map(
    entries.flatMap((entry): [number, string][] => {
      if (entry.type !== 'infe' || versionOf(entry) < 2) return [];
      const length = versionOf(entry) === 2 ? 2 : 4;
      return [[numberAt(fullBody(entry), 0, length), textAt(fullBody(entry), length + 2)]];
    }),
  );
}

function firstParts(iref: Box): ReadonlyMap<number, number> {
  const length = versionOf(iref) === 0 ? 2 : 4;
  return new Map(
    boxesOf(fullBody(iref), MOST_ITEMS)
      .filter(({ type, body }) => type === 'dimg' && numberAt(body, length, 2) > 0)
      .map(({ body }): [number, number] => [numberAt(body, 0, length), numberAt(body, length + 2, length)]),
  );
}

/**
 * Returns consecutive boxes. A box begins with four bytes of length and a type; length 1 means eight more length bytes,
 * length 0 means that the box extends to the end.
 */
function boxesOf(view: DataView, most = MOST_BOXES): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= view.byteLength && boxes.length < most; ) {
    const short = view.getUint32(at);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? view.byteLength - at : short;
    if (length < head) break;
    const end = Math.min(at + length, view.byteLength);
    boxes.push({ type: textAt(view, at + 4), body: sliceFrom(view, at + head, end) });
    at = end;
  }
  return boxes;
}

function versionOf({ body }: Box): number {
  return body.getUint8(0);
}

/** Skips version and flags. */
function fullBody({ body }: Box): DataView {
  return sliceFrom(body, 4);
}

function sliceFrom(view: DataView, from: number, to = view.byteLength): DataView {
  return new DataView(view.buffer, view.byteOffset + from, to - from);
}

function numberAt(view: DataView, at: number, length: number): number {
  return length === 2 ? view.getUint16(at) : view.getUint32(at);
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
