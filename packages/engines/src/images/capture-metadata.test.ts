import assert from 'node:assert/strict';
import { it } from 'node:test';
import sharp from 'sharp';
import { readCaptureMetadata } from './capture-metadata.ts';

const written = async (taken: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Acme' }, IFD2: { DateTimeOriginal: taken } })
    .toBuffer();

for (const [taken, isInvalid, takenAt] of [
  ['2026:05:01 10:20:30', undefined, '2026-05-01T10:20:30'],
  ['0000:00:00 00:00:00', undefined, null],
  ['2026:13:01 10:20:30', true, '2026-13-01T10:20:30'],
  ['2026:02:31 10:20:30', true, '2026-02-31T10:20:30'],
  ['2026:05:01 27:20:30', true, '2026-05-01T27:20:30'],
] as const) {
  it(`${taken} is ${isInvalid ? 'no time that a camera writes' : 'left as it is'}`, async () => {
    const capture = readCaptureMetadata(await written(taken));
    assert.equal(capture.make, 'Acme');
    assert.equal(capture.isInvalid, isInvalid);
    assert.equal(capture.takenAt, takenAt);
  });
}
