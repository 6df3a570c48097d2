import { createHash } from 'node:crypto';
import type { ImageRefusal, NormalizedImage } from '../facts.ts';
import { DecodeProcess } from './decode-process.ts';
import { IMAGE_LIMITS, type ImageLimits } from './image-limits.ts';
import { sniffFormat } from './sniff-format.ts';

export interface ImageNormalizer {
  /** Decodes an untrusted upload in the child process. Bad input gives a typed refusal, never an error. */
  normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal>;
  /** Id of the warm child process, null when none runs. */
  readonly childPid: number | null;
  /** Ends the child process after the pictures already asked for. */
  close(): Promise<void>;
}

/** Decodes uploads one after the other in one child process that is started with the first picture. */
export function createImageNormalizer(limits: ImageLimits = IMAGE_LIMITS): ImageNormalizer {
  const decoder = new DecodeProcess();
  return {
    async normalizeImage(bytes) {
      if (bytes.length === 0) return { ok: false, reason: 'empty' };
      if (bytes.length > limits.maxBytes) return { ok: false, reason: 'too_large' };
      const format = sniffFormat(bytes);
      if (format === null) return { ok: false, reason: 'unsupported_format' };
      const result = await decoder.decode({ bytes, format, limits });
      return result.ok ? { ...result, format, sha256: createHash('sha256').update(bytes).digest('hex') } : result;
    },
    get childPid() {
      return decoder.pid;
    },
    close: () => decoder.close(),
  };
}

const shared = createImageNormalizer();

/** Decodes an untrusted upload with the default limits in the process-wide child; see {@link ImageNormalizer}. */
export function normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal> {
  return shared.normalizeImage(bytes);
}

/** Ends the child of {@link normalizeImage}. */
export function closeImageNormalizer(): Promise<void> {
  return shared.close();
}
