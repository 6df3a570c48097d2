import ExifReader from 'exifreader';
import type { CaptureMetadata } from '../facts.ts';

/** A file that no camera made, or that does not say. */
export const NO_METADATA: CaptureMetadata = { make: null, model: null, software: null, takenAt: null };

/** Longest value kept: fraud checks compare names of devices and programs, not essays. */
const MAX_LENGTH = 200;

/**
 * What the camera wrote into the file (Exif 3.0, 4.6.4 and 4.6.5). Broken or absent metadata gives nulls, never an error.
 * `takenAt` is local time as ISO 8601, with the offset only when the camera wrote one.
 */
export function readCaptureMetadata(bytes: Uint8Array): CaptureMetadata {
  try {
    const copy = new Uint8Array(bytes);
    const { exif } = ExifReader.load(copy.buffer, {
      expanded: true,
      includeTags: { exif: ['Make', 'Model', 'Software', 'DateTimeOriginal', 'OffsetTimeOriginal'] },
    });
    return {
      make: plainText(exif?.Make?.description),
      model: plainText(exif?.Model?.description),
      software: plainText(exif?.Software?.description),
      takenAt: isoTime(
        plainText(exif?.DateTimeOriginal?.description),
        plainText(exif?.OffsetTimeOriginal?.description),
      ),
    };
  } catch {
    return NO_METADATA;
  }
}

function plainText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const printable = value.replace(/\p{C}/gu, ' ').trim().slice(0, MAX_LENGTH);
  return printable === '' ? null : printable;
}

function isoTime(time: string | null, offset: string | null): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(time ?? '');
  if (parts === null || parts[2] === '00') return null;
  const suffix = offset !== null && /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  return `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${suffix}`;
}
