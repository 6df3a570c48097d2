import type { Random } from '@countersign/specimens';
import type { GoodFiles } from './good-files.ts';

/** Kind of hostile file. The same random numbers give the same bytes. */
export interface HostileKind {
  readonly name: string;
  make(random: Random, good: GoodFiles): Buffer | Promise<Buffer>;
}

/** Returns random bytes. */
export function garbage(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.integer(0, 255)));
}

/** Returns a copy with the replacement in place of the bytes from `at` on. */
export function patched(bytes: Buffer, at: number, replacement: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  replacement.copy(copy, Math.max(0, Math.min(at, copy.length)));
  return copy;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value & 0xffff);
  return bytes;
}

const remembered = new Map<string, Promise<Buffer>>();

/** Caches a file by name: compressing hundreds of megabytes takes longer than refusing them. */
export function remember(name: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  const known = remembered.get(name) ?? Promise.resolve(make());
  remembered.set(name, known);
  return known;
}
