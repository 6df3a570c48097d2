/** Production's perception: the engines of this machine, which look at pictures and at nothing else. */
import { EngineFailure } from '@countersign/engines';
import type { Engines } from '@countersign/engines/facts';
import { type Perception, PerceptionFailed } from './perception.ts';

/** The engine process has tried twice when it gives up; a closed one is the server's end and no fault of the picture. */
async function working<Facts>(extraction: Promise<Facts>): Promise<Facts> {
  try {
    return await extraction;
  } catch (error) {
    if (!(error instanceof EngineFailure) || error.reason === 'closed') throw error;
    throw new PerceptionFailed(error.reason === 'timed_out' ? 'timed_out' : 'corrupt', error);
  }
}

export function createEnginePerception(engines: Engines): Perception {
  return {
    leavesTraces: true,
    normalizeImage: (bytes) => engines.normalizeImage(bytes),
    normalizePaper: (bytes) => engines.normalizePaper(bytes),
    extractPaper: (input) => working(engines.extractPaper(input)),
    extractDocument: (input) => working(engines.extractDocument(input)),
    extractSelfie: (image, pose) => working(engines.extractSelfie(image, pose)),
    extractTurns: (input) => working(engines.extractTurns(input)),
    compareFaces: (a, b) => engines.compareFaces(a, b),
  };
}
