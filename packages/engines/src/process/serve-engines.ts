/**
 * The engine process: models are loaded by the first request that needs them and kept. Its one argument is the folder of the
 * operator's face model, when there is one.
 */
import { createLocalDocumentExtractor } from '../documents/local-extractor.ts';
import { extractSelfie } from '../faces/extract-selfie.ts';
import { createFaceFinder } from '../faces/face-finder.ts';
import { BUILT_IN_MODEL, readFaceModel } from '../faces/face-model.ts';
import type { DocumentInput, NormalizedImage, PaperInput, SelfiePose, TurnInput } from '../facts.ts';
import { extractTurns } from '../liveness/extract-turns.ts';
import { createPaperReader } from '../papers/local-paper-reader.ts';
import { createTextReader } from '../text/recognize-text.ts';
import { keepWhenLoaded } from './keep-when-loaded.ts';
import { type Operation, serveRequests } from './serve-requests.ts';

interface SelfieRequest {
  readonly image: NormalizedImage;
  readonly pose: SelfiePose;
}

const modelFolder = process.argv[2];
const faceFinder = keepWhenLoaded(async () =>
  createFaceFinder(modelFolder === undefined ? BUILT_IN_MODEL : await readFaceModel(modelFolder)),
);
const textReader = keepWhenLoaded(createTextReader);
const documentExtractor = keepWhenLoaded(async () =>
  createLocalDocumentExtractor({
    findFaces: async (jpeg) => (await faceFinder()).findFaces(jpeg),
    textReader: await textReader(),
  }),
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
    ['tryFaceModel', async () => void (await faceFinder())],
    ['warm', async () => void (await Promise.all([faceFinder(), documentExtractor()]))],
  ]),
);
