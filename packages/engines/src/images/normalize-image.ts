import { createHash } from 'node:crypto';
import type { ImageRefusal, NormalizedImage, NormalizedPaper } from '../facts.ts';
import { DecodeProcess } from './decode-process.ts';
import type { DecodedPage, DecodedUpload } from './decode-upload.ts';
import { IMAGE_LIMITS, type ImageLimits } from './image-limits.ts';
import { sniffFormat, type UploadFormat } from './sniff-format.ts';

export interface ImageNormalizer {
  /**
   * Decodes an untrusted upload in the child process. Bad input gives a typed refusal, never an error; a file of
   * several pages is refused as `several_pages`.
   */
  normalizeImage(bytes: Uint8Array): Promise<NormalizedImage | ImageRefusal>;
  /** Decodes a paper in the same way; it may also be a PDF, and have several pages. */
  normalizePaper(bytes: Uint8Array): Promise<NormalizedPaper | ImageRefusal>;
  /** Id of the running child process; null if there is none. */
  readonly childPid: number | null;
  /** Ends the child process after the queued pictures. */
  close(): Promise<void>;
}

/**
 * Creates a normalizer that decodes uploads one after the other in one child process, started with the first picture
 * and ended after `idleMs` milliseconds without one; never unless given.
 */
export function createImageNormalizer(limits: ImageLimits = IMAGE_LIMITS, idleMs?: number): ImageNormalizer {
  const decoder = new DecodeProcess(idleMs);
  const decode = async (bytes: Uint8Array, allowed: (format: UploadFormat) => boolean): Promise<Decoded> => {
    if (bytes.length === 0) return { ok: false, reason: 'empty' };
    if (bytes.length > limits.maxBytes) return { ok: false, reason: 'too_large' };
    const format = sniffFormat(bytes);
    if (format === null || !allowed(format)) return { ok: false, reason: 'unsupported_format' };
    const result = await decoder.decode({ bytes, format, limits });
    return result.ok ? { ...result, format, sha256: createHash('sha256').update(bytes).digest('hex') } : result;
  };
  return {
    async normalizeImage(bytes) {
      const decoded = await decode(bytes, (format) => format !== 'pdf');
      return decoded.ok ? firstPage(decoded) : decoded;
    },
    async normalizePaper(bytes) {
      const decoded = await decode(bytes, () => true);
      if (!decoded.ok) return decoded;
      const pages = decoded.pages.map((page) => ({ image: imageOf(decoded, page), layer: page.layer }));
      return { ok: true, pages, pdf: decoded.pdf };
    },
    get childPid() {
      return decoder.pid;
    },
    close: () => decoder.close(),
  };
}

type Accepted = DecodedUpload & { readonly format: UploadFormat; readonly sha256: string };
type Decoded = Accepted | ImageRefusal;

function imageOf({ format, sha256, capture, compression }: Accepted, page: DecodedPage): NormalizedImage {
  const { jpeg, width, height, perceptualHash, fineHash } = page;
  return { ok: true, jpeg, width, height, perceptualHash, fineHash, format, sha256, capture, compression };
}

function firstPage(decoded: Accepted): NormalizedImage | ImageRefusal {
  const [page, ...others] = decoded.pages;
  if (others.length > 0) return { ok: false, reason: 'several_pages' };
  return page === undefined ? { ok: false, reason: 'corrupt' } : imageOf(decoded, page);
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
