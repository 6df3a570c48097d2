/**
 * Segment as bytes: a header in JSON, then sections of little-endian numbers and text, each aligned to 8 bytes. It is
 * written once, never changed, and read in place, so that threads share one copy.
 */

/** Version of the layout, raised whenever a section changes its meaning; other versions are refused. */
export const layoutVersion = 2;

const magic = 0x4753_5343;
const border = 8;

export interface SegmentHeader {
  readonly layout: number;
  readonly names: number;
  readonly entities: number;
  readonly tokens: number;
  readonly sections: Readonly<Record<string, { readonly offset: number; readonly length: number }>>;
}

export class SegmentBroken extends Error {
  override readonly name = 'SegmentBroken';
}

const rounded = (length: number): number => Math.ceil(length / border) * border;

export function writeSegment(
  counts: Pick<SegmentHeader, 'names' | 'entities' | 'tokens'>,
  parts: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const sections: Record<string, { offset: number; length: number }> = {};
  let end = 0;
  for (const [name, bytes] of Object.entries(parts)) {
    sections[name] = { offset: end, length: bytes.length };
    end += rounded(bytes.length);
  }
  const header = Buffer.from(JSON.stringify({ layout: layoutVersion, ...counts, sections }));
  const begin = rounded(8 + header.length);
  const made = new Uint8Array(begin + end);
  const view = new DataView(made.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, header.length, true);
  made.set(header, 8);
  for (const [name, bytes] of Object.entries(parts)) made.set(bytes, begin + (sections[name]?.offset ?? 0));
  return made;
}

export interface Sections {
  readonly header: SegmentHeader;
  bytes(name: string): Uint8Array;
  numbers(name: string): Uint32Array;
  has(name: string): boolean;
}

/** Reads a segment. Throws SegmentBroken for bytes that are no segment of this layout, or truncated. */
export function readSegment(buffer: ArrayBufferLike): Sections {
  const view = new DataView(buffer);
  if (view.byteLength < 8 || view.getUint32(0, true) !== magic) throw new SegmentBroken('this is no segment');
  const length = view.getUint32(4, true);
  const begin = rounded(8 + length);
  if (view.byteLength < begin) throw new SegmentBroken('the segment is cut short');
  // Text in shared memory cannot be decoded directly, so it is copied first.
  const header: SegmentHeader = JSON.parse(Buffer.from(new Uint8Array(buffer, 8, length)).toString('utf8'));
  if (header.layout !== layoutVersion) throw new SegmentBroken(`layout ${header.layout} is not read here`);
  const sectionOf = (name: string) => {
    const section = header.sections[name];
    if (section === undefined || begin + section.offset + section.length > view.byteLength) {
      throw new SegmentBroken(`section ${name} is missing or cut short`);
    }
    return section;
  };
  return {
    header,
    has: (name) => header.sections[name] !== undefined,
    bytes(name) {
      const { offset, length: size } = sectionOf(name);
      return new Uint8Array(buffer, begin + offset, size);
    },
    numbers(name) {
      const { offset, length: size } = sectionOf(name);
      return new Uint32Array(buffer, begin + offset, size / 4);
    },
  };
}
