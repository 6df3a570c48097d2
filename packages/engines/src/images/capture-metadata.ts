import ExifReader from 'exifreader';
import type { CaptureMetadata } from '../facts.ts';

/** Metadata of a file that no camera made, or that has none. */
export const NO_METADATA: CaptureMetadata = { make: null, model: null, software: null, takenAt: null };

/** Maximum length of a value: fraud checks compare names of devices and programs. */
const MAX_LENGTH = 200;

/**
 * Reads the camera's metadata from the file (Exif 3.0, 4.6.4 and 4.6.5). Broken or absent metadata gives nulls, never
 * an error. `takenAt` is local time as ISO 8601, with the offset only if the camera wrote one.
 */
export function readCaptureMetadata(bytes: Uint8Array): CaptureMetadata {
  try {
    const copy = new Uint8Array(bytes);
    const { exif } = ExifReader.load(copy.buffer, {
      expanded: true,
      includeTags: { exif: ['Make', 'Model', 'Software', 'DateTimeOriginal', 'OffsetTimeOriginal'] },
    });
    const taken = plainText(exif?.DateTimeOriginal?.description);
    return {
      make: plainText(exif?.Make?.description),
      model: plainText(exif?.Model?.description),
      software: plainText(exif?.Software?.description),
      takenAt: isoTime(taken, plainText(exif?.OffsetTimeOriginal?.description)),
      ...(isNoTime(taken) ? { isInvalid: true } : {}),
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

/** True for zeros and blanks, which cameras without a clock write, and for impossible dates. */
function isNoTime(time: string | null): boolean {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d) (\d\d):(\d\d):(\d\d)$/.exec(time ?? '');
  if (parts === null || !/[1-9]/.test(parts[0])) return false;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // An impossible day rolls over into the next month.
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day);
}

function isoTime(time: string | null, offset: string | null): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(time ?? '');
  if (parts === null || parts[2] === '00') return null;
  const suffix = offset !== null && /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  return `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${suffix}`;
}
