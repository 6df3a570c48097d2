/**
 * Entries of the previous version that are kept, for a list whose files contain only its latest entries. They are
 * written to a file of their own and read together with the new ones.
 */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { openSegment } from '@countersign/screening';

const yearsKept = 5;

/**
 * Writes the entries that were listed within five years, or at an unknown time. Throws if the segment cannot be read.
 */
export async function carryEntries(segmentPath: string, into: string, now: Date): Promise<void> {
  const bytes = await readFile(segmentPath);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  const segment = openSegment(shared);
  const oldest = `${now.getUTCFullYear() - yearsKept}${now.toISOString().slice(4, 10)}`;
  function* lines() {
    for (let place = 0; place < segment.entities; place += 1) {
      const entity = segment.entity(place);
      if (entity.listedAt === null || entity.listedAt >= oldest) yield `${JSON.stringify(entity)}\n`;
    }
  }
  await pipeline(lines, createWriteStream(into));
}
