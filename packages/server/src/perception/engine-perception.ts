/** Perception in production: the engines of this machine, which only use the pictures. */
import { EngineFailure } from '@countersign/engines';
import type { Engines, NormalizedImage } from '@countersign/engines/facts';
import { answered } from './answered.ts';
import { type Perception, PerceptionUnavailable, PictureRefused } from './perception.ts';

/**
 * Extracts facts. If an engine reports an error, the engine or the picture may be at fault: the decoder, which is
 * another process, then determines whether the picture was.
 */
async function extracted<Facts>(
  engines: Engines,
  images: readonly NormalizedImage[],
  work: Promise<Facts>,
): Promise<Facts> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.reason !== 'failed') return answered(Promise.reject(error));
    for (const { jpeg } of images) {
      const decoded = await answered(engines.normalizeImage(jpeg));
      if (!decoded.ok) throw new PictureRefused(decoded.reason, error);
    }
    throw new PerceptionUnavailable(error.message, { cause: error });
  }
}

export function createEnginePerception(engines: Engines): Perception {
  return {
    leavesTraces: true,
    normalizeImage: (bytes) => answered(engines.normalizeImage(bytes)),
    normalizePaper: (bytes) => answered(engines.normalizePaper(bytes)),
    extractPaper(input) {
      const images = input.pages.map(({ image }) => image);
      return extracted(engines, images, engines.extractPaper(input));
    },
    extractDocument(input) {
      const { front, back } = input;
      return extracted(engines, back === null ? [front] : [front, back], engines.extractDocument(input));
    },
    extractSelfie: (image, pose) => extracted(engines, [image], engines.extractSelfie(image, pose)),
    extractTurns: (input) => extracted(engines, [input.sheet], engines.extractTurns(input)),
    compareFaces: (a, b, use) => engines.compareFaces(a, b, use),
  };
}
