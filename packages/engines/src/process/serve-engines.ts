/**
 * Entry of the engine process: models are loaded by the first request that needs them and kept. Its arguments are the
 * folders of the operator's face model and age model, empty if there is none.
 */
import { createLocalDocumentExtractor } from '../documents/local-extractor.ts';
import { extractSelfie } from '../faces/extract-selfie.ts';
import type { DocumentInput, NormalizedImage, PaperInput, TurnInput } from '../facts.ts';
import { extractTurns } from '../liveness/extract-turns.ts';
import type { SelfiePose } from '../liveness/liveness-facts.ts';
import { createPaperReader } from '../papers/local-paper-reader.ts';
import { createTextReader } from '../text/recognize-text.ts';
import { keepWhenLoaded } from './keep-when-loaded.ts';
import { loadFaceFinder } from './load-face-finder.ts';
import { createPictureThread } from './picture-thread.ts';
import { type Operation, serveRequests } from './serve-requests.ts';

interface SelfieRequest {
  readonly image: NormalizedImage;
  readonly pose: SelfiePose;
}

const [faceModel = '', ageModel = ''] = process.argv.slice(2);
const faceFinder = keepWhenLoaded(() => loadFaceFinder({ faceModel, ageModel }));
const textReader = keepWhenLoaded(createTextReader);
const pictures = createPictureThread({ faceModel, ageModel });
const documentExtractor = keepWhenLoaded(async () =>
  createLocalDocumentExtractor({ pictures, textReader: await textReader() }),
);
const paperReader = keepWhenLoaded(async () => createPaperReader(await textReader()));

async function lookAtSelfie({ image, pose }: SelfieRequest) {
  const [finder, reader] = await Promise.all([faceFinder(), textReader()]);
  return extractSelfie({ finder, detectText: (pixels) => reader.detect(pixels) }, image, pose);
}

serveRequests(
  new Map<string, Operation>([
    ['extractDocument', async (input: DocumentInput) => (await documentExtractor()).extractDocument(input)],
    ['extractPaper', async (input: PaperInput) => (await paperReader()).extractPaper(input)],
    ['extractSelfie', lookAtSelfie],
    ['extractTurns', async (input: TurnInput) => extractTurns(await faceFinder(), input)],
    ['tryFaceModels', async () => void (await faceFinder())],
    ['warm', async () => void (await Promise.all([faceFinder(), documentExtractor(), pictures.warm()]))],
  ]),
);
