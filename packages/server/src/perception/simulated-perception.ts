/** Perception in the sandbox: pictures are really decoded, their readings are simulated and pass by default. */
import type {
  DocumentFacts,
  DocumentInput,
  Engines,
  FrameMark,
  Reading,
  SelfieFacts,
  SelfiePose,
  TurnFacts,
  TurnInput,
} from '@countersign/engines/facts';
import { answered } from './answered.ts';
import { readingOfListed } from './listed-persons.ts';
import type { Perception, PersonFields } from './perception.ts';
import { samplePerson } from './sample-person.ts';
import {
  type Attributes,
  compareSimulatedFaces,
  simulatedBarcode,
  simulatedEngineVersion,
  simulatedFace,
  simulatedHashes,
  simulatedMrz,
  simulatedSide,
  yawOf,
} from './simulated-facts.ts';
import { simulatedPaper } from './simulated-paper.ts';
import { triggerOf } from './trigger-values.ts';

/** Creates the simulation; `engines` only decode uploads, without reader or face detection. */
export function createSimulatedPerception(engines: Pick<Engines, 'normalizeImage' | 'normalizePaper'>): Perception {
  return {
    leavesTraces: false,
    normalizeImage: (bytes) => answered(engines.normalizeImage(bytes)),
    normalizePaper: (bytes) => answered(engines.normalizePaper(bytes)),
    extractPaper: async (input, person, documentTypes) => simulatedPaper(input, attributesFor(person), documentTypes),
    compareFaces: compareSimulatedFaces,
    extractDocument: async (input, person) => simulateDocument(input, person),
    extractTurns: async (input) => simulateTurns(input),
    extractSelfie: async (image, pose, person): Promise<SelfieFacts> => {
      const trigger = triggerOf(person['name-last']);
      const whose = trigger === 'SANDBOX-FACE-MISMATCH' ? 'stranger' : 'holder';
      return {
        engineVersion: simulatedEngineVersion,
        pose,
        width: image.width,
        height: image.height,
        sha256: simulatedHashes[pose].repeat(4),
        perceptualHash: simulatedHashes[pose],
        capture: image.capture,
        faces: trigger === 'SANDBOX-NO-FACE' ? [] : [simulatedFace(image, whose, pose)],
        brightness: 140,
        printedLines: pose === 'center' ? 0 : null,
      };
    },
  };
}

/** Returns the turn of a frame: the pose for its photo, halfway from the previous pose before that. */
function yawAt({ prompt, isShot }: FrameMark, prompts: readonly SelfiePose[]): number {
  const to = yawOf[prompts[prompt] ?? 'center'];
  return isShot ? to : (yawOf[prompts[prompt - 1] ?? 'center'] + to) / 2;
}

/** Simulates frames that follow the prompts like a live head. */
function simulateTurns({ frames, prompts }: TurnInput): TurnFacts {
  return {
    engineVersion: simulatedEngineVersion,
    frames: frames.map((frame) => ({ ...frame, yaw: yawAt(frame, prompts) })),
    faceShare: 1,
    lowestFaceSimilarity: 90,
    largestYawStep: 12,
    largestShift: 0.1,
    largestBackgroundStep: 5,
    frozenShare: 0,
    loopedShare: 0,
    flatResidual: 0.07,
    lowestPhotoSimilarity: 95,
    photoYawDifference: 1,
    faceGratings: null,
  };
}

/** Returns the sample person with the pre-filled values of the inquiry. */
function attributesFor(person: PersonFields): Attributes {
  const given = Object.keys(samplePerson).flatMap((key) => {
    const value = person[key];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  const expired = triggerOf(person['name-last']) === 'SANDBOX-EXPIRED';
  return {
    ...samplePerson,
    ...readingOfListed(person),
    ...Object.fromEntries(given),
    ...(expired ? { 'expiration-date': '2015-07-17' } : {}),
  };
}

function simulateDocument(input: DocumentInput, person: PersonFields): DocumentFacts {
  const trigger = triggerOf(person['name-last']);
  const unreadable = trigger === 'SANDBOX-NO-BARCODE' || trigger === 'SANDBOX-BLURRY';
  const attributes = attributesFor(person);
  const idClass = input.selectedIdClass === 'pp' ? 'pp' : 'dl';
  const countryCode = input.selectedCountryCode ?? 'US';
  const barcode = idClass === 'dl' && !unreadable ? simulatedBarcode(attributes) : null;
  const mrz = idClass === 'pp' ? simulatedMrz(attributes) : null;
  const portrait = simulatedFace(input.front, 'holder', 'center');
  const readings = Object.fromEntries(
    Object.entries(attributes).map(([name, value]): [string, readonly Reading[]] => [
      name,
      (['visual-zone', idClass === 'pp' ? 'mrz' : 'barcode'] as const).map((source) => ({
        value,
        source,
        confidence: 1,
        box: null,
      })),
    ]),
  );
  return {
    engineVersion: simulatedEngineVersion,
    front: simulatedSide(input.front, 'front', { mrz, faces: [portrait], blurred: trigger === 'SANDBOX-BLURRY' }),
    back: input.back === null ? null : simulatedSide(input.back, 'back', { barcode }),
    detected: { idClass, countryCode, subdivision: idClass === 'dl' ? 'CA' : null, confidence: 1 },
    readings,
    attributes,
    sources: [idClass === 'pp' ? 'mrz' : 'barcode', 'visual-zone'],
    portrait,
    // The picture of the front is shown in place of a portrait.
    portraitPicture: null,
  };
}
