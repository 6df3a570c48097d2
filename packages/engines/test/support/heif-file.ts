/**
 * Writer of HEIF files box by box (ISO/IEC 14496-12, 8.11; ISO/IEC 23008-12) around the coded picture of
 * `data/heic/quarters.heic`.
 */
import { readFile } from 'node:fs/promises';

export interface HeifItem {
  readonly type: 'hvc1' | 'hev1' | 'grid' | 'iden' | 'jpeg' | 'avc1';
  readonly data: Buffer;
  /** Boxes of `ipco`, in the order of their application. */
  readonly properties: readonly Buffer[];
  /** True for a tile, which does not count as a picture. */
  readonly isHidden?: boolean;
}

export interface HeifReference {
  readonly type: 'dimg' | 'thmb' | 'auxl';
  /** Numbers of items, the first being 1. */
  readonly from: number;
  readonly to: readonly number[];
}

export interface HeifParts {
  readonly items: readonly HeifItem[];
  readonly references: readonly HeifReference[];
  readonly primary: number;
  /** Major brand and compatible ones; those of a picture coded by HEVC unless given. */
  readonly brands?: readonly string[];
}

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

export function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

const versioned = (type: string, version: number, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, Buffer.from([version, 0, 0, flags]), ...parts);

/** Returns quarters of 320 x 240 pixels: red at the top left, blue at the bottom right, the others white. */
export async function quartersItem(): Promise<HeifItem> {
  const file = await readFile(new URL('../data/heic/quarters.heic', import.meta.url));
  return { type: 'hvc1', data: file.subarray(913, 913 + 339), properties: [file.subarray(211, 328), sides(320, 240)] };
}

export const sides = (width: number, height: number): Buffer => versioned('ispe', 0, 0, u32(width), u32(height));
/** Builds the box of a rotation by `turns` quarters anticlockwise. */
export const rotation = (turns: number): Buffer => box('irot', Buffer.from([turns]));
export const depthMap = (): Buffer => versioned('auxC', 0, 0, Buffer.from('urn:mpeg:hevc:2015:auxid:2\0', 'latin1'));

export function gridItem(columns: number, rows: number, width: number, height: number): HeifItem {
  const data = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)]);
  return { type: 'grid', data, properties: [sides(width, height)] };
}

export function heifFile({ items, references, primary, brands = ['heic', 'mif1', 'heic'] }: HeifParts): Buffer {
  const [major, ...compatible] = brands;
  const head = box('ftyp', Buffer.from(`${major}\0\0\0\0${compatible.join('')}`, 'latin1'));
  const metaAt = (from: number): Buffer => metaBox({ items, references, primary }, from);
  const from = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(from), box('mdat', ...items.map(({ data }) => data))]);
}

/** Builds the metadata box. `from` is the offset of the first item's data. */
function metaBox({ items, references, primary }: HeifParts, from: number): Buffer {
  let at = from;
  const places = items.map(({ data }, index) => {
    at += data.length;
    return Buffer.concat([u16(index + 1), u16(0), u16(1), u32(at - data.length), u32(data.length)]);
  });
  const entries = items.map(({ type, isHidden }, index) =>
    versioned('infe', 2, isHidden === true ? 1 : 0, u16(index + 1), u16(0), Buffer.from(`${type}\0`, 'latin1')),
  );
  const links = references.map(({ type, from: item, to }) => box(type, u16(item), u16(to.length), ...to.map(u16)));
  return versioned(
    'meta',
    0,
    0,
    versioned('hdlr', 0, 0, u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
    versioned('pitm', 0, 0, u16(primary)),
    versioned('iloc', 0, 0, Buffer.from([0x44, 0]), u16(items.length), ...places),
    versioned('iinf', 0, 0, u16(items.length), ...entries),
    propertiesBox(items),
    versioned('iref', 0, 0, ...links),
  );
}

function propertiesBox(items: readonly HeifItem[]): Buffer {
  let used = 0;
  const links = items.map(({ properties }, index) => {
    // The highest bit marks a property that a reader must support.
    const numbers = properties.map((_, place) => 0x80 | (used + place + 1));
    used += properties.length;
    return Buffer.concat([u16(index + 1), Buffer.from([numbers.length, ...numbers])]);
  });
  const all = box('ipco', ...items.flatMap(({ properties }) => properties));
  return box('iprp', all, versioned('ipma', 0, 0, u32(items.length), ...links));
}
