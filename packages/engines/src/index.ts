/**
 * Public exports: pictures in, facts out. The server uses `createEngines`, the face model and the types, nothing else
 * of this package.
 */
import { EngineFailure } from './engine-failure.ts';
import { createFaceComparer } from './faces/compare-faces.ts';
import type { AcceptedRate } from './faces/face-borders.ts';
import { type AgeModel, BUILT_IN_MODEL, type FaceModel } from './faces/face-model.ts';
import { FaceModelError } from './faces/model-manifest.ts';
import type { DocumentFacts, Engines, PaperFacts, TurnFacts } from './facts.ts';
import { IMAGE_LIMITS } from './images/image-limits.ts';
import { createImageNormalizer } from './images/normalize-image.ts';
import type { SelfieFacts } from './liveness/liveness-facts.ts';
import { createEngineProcess } from './process/engine-process.ts';
import { rememberResults } from './process/remember-results.ts';

export { EngineFailure } from './engine-failure.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { ACCEPTED_RATES, type AcceptedRate } from './faces/face-borders.ts';
export { type AgeModel, BUILT_IN_MODEL, type FaceModel, readAgeModel, readFaceModel } from './faces/face-model.ts';
export { FaceModelError } from './faces/model-manifest.ts';
export type * from './facts.ts';

/** Engines in local child processes. */
export interface LocalEngines extends Engines {
  /** Starts the engine process and loads its models, so that the first picture does not wait for them. */
  warm(): Promise<void>;
  /** Loads the face models and runs them once. Rejects with FaceModelError if one does not fit its manifest. */
  tryFaceModels(): Promise<void>;
  /** Returns the peak memory of the engine process in bytes; 0 before its first answer. */
  peakResidentBytes(): number;
  /** Returns the ids of the running child processes. */
  childPids(): readonly number[];
}

export interface EngineOptions {
  /** Processor time limit of one document or selfie, in milliseconds; 60,000 unless given. */
  readonly processorLimitMs?: number;
  /** Time for which facts of the same content are cached, in milliseconds; ten minutes unless given, 0 to disable. */
  readonly rememberForMs?: number;
  /** Time for which idle processes are kept, in milliseconds; half an hour unless given, 0 for ever. */
  readonly idleMs?: number;
  /** Model that computes face embeddings; the built-in one unless given. */
  readonly faceModel?: FaceModel;
  /** Accepted share of pairs of strangers that match; 1:1,000 unless given. */
  readonly faceMatchRate?: AcceptedRate;
  /** Model that estimates ages; none unless given. */
  readonly ageModel?: AgeModel;
}

/** Processor time limit: ten times that of a licence, plus the start of the process with its models. */
const PROCESSOR_LIMIT_MS = 60_000;
/**
 * Wall-clock limit. A process that has not used its processor time by then is stuck, or the server has no processor
 * time left.
 */
const CLOCK_LIMIT_MS = 300_000;
/** Cache time, longer than a job waits for its retry but too short to count as storage. */
const REMEMBERED_MS = 600_000;
/**
 * Idle time limit. People take minutes between pages, so half an hour is long enough; the next page after it waits for
 * the models.
 */
const IDLE_MS = 1_800_000;
/** Limit of cached facts: those of one document have half a megabyte of pictures. */
const MOST_REMEMBERED = 24;
/**
 * Memory limit. A process uses a fifth less than this after forty documents; more means a leak, and the process is
 * replaced.
 */
const RESIDENT_LIMIT_BYTES = 1_800_000_000;

/**
 * Creates engines in two child processes: one decodes uploads, the other reads documents and faces. Both start at first
 * use and end after `idleMs` without work, with `close` or with this process. `extractDocument` and `extractSelfie`
 * reject with `EngineFailure` if there was no answer.
 *
 * @throws FaceModelError if a rate is given and the model has no measured borders
 */
export function createEngines(options: EngineOptions = {}): LocalEngines {
  const idleMs = options.idleMs ?? IDLE_MS;
  const normalizer = createImageNormalizer(IMAGE_LIMITS, idleMs);
  const faceModel = options.faceModel ?? BUILT_IN_MODEL;
  const engine = createEngineProcess({
    entry: new URL('./process/serve-engines.ts', import.meta.url),
    args: [faceModel.folder ?? '', options.ageModel?.folder ?? ''],
    limits: { processorMs: options.processorLimitMs ?? PROCESSOR_LIMIT_MS, clockMs: CLOCK_LIMIT_MS },
    residentLimitBytes: RESIDENT_LIMIT_BYTES,
    idleMs,
  });
  const remembered = rememberResults((operation, argument) => engine.call(operation, argument), {
    forMs: options.rememberForMs ?? REMEMBERED_MS,
    most: MOST_REMEMBERED,
  });
  return {
    normalizeImage: (bytes) => normalizer.normalizeImage(bytes),
    normalizePaper: (bytes) => normalizer.normalizePaper(bytes),
    extractDocument: async (input) => (await remembered.call('extractDocument', input)) as DocumentFacts,
    extractPaper: async (input) => (await remembered.call('extractPaper', input)) as PaperFacts,
    extractSelfie: async (image, pose) => (await remembered.call('extractSelfie', { image, pose })) as SelfieFacts,
    extractTurns: async (input) => (await remembered.call('extractTurns', input)) as TurnFacts,
    compareFaces: createFaceComparer(faceModel, options.faceMatchRate),
    warm: async () => void (await engine.call('warm', null)),
    async tryFaceModels() {
      await engine.call('tryFaceModels', null).catch((error: unknown) => {
        const isFault = error instanceof EngineFailure && error.reason === 'failed';
        throw isFault ? new FaceModelError('network_unusable', error.message) : error;
      });
    },
    peakResidentBytes: () => engine.peakResidentBytes(),
    childPids: () => [normalizer.childPid, engine.pid()].filter((pid) => pid !== null),
    async close() {
      remembered.forget();
      await Promise.all([normalizer.close(), engine.close()]);
    },
  };
}
