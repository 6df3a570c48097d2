/** Production's perception: the engines of this machine, which look at pictures and at nothing else. */
import type { Engines } from '@countersign/engines/facts';
import type { Perception } from './perception.ts';

export function createEnginePerception(engines: Engines): Perception {
  return {
    leavesTraces: true,
    normalizeImage: (bytes) => engines.normalizeImage(bytes),
    extractDocument: (input) => engines.extractDocument(input),
    extractSelfie: (image, pose) => engines.extractSelfie(image, pose),
    compareFaces: (a, b) => engines.compareFaces(a, b),
  };
}
