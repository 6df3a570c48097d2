/** Facts of a simulated document and of simulated selfies: the engines' results for a good specimen. */
import type {
  AamvaRecord,
  BarcodeFacts,
  Box,
  DocumentAttribute,
  DocumentSideFacts,
  FaceComparison,
  FaceEmbedding,
  FaceFacts,
  ImageQuality,
  MrzFacts,
  NormalizedImage,
  SelfiePose,
} from '@countersign/engines/facts';

export type Attributes = Readonly<Partial<Record<DocumentAttribute, string>>>;

export const simulatedEngineVersion = 'simulated-1';

const goodQuality: ImageQuality = {
  sharpness: 900,
  glareShare: 0,
  glareBox: null,
  brightness: 140,
  colorfulness: 0.3,
  subjectShortSidePx: 1000,
};

export const blurredQuality: ImageQuality = { ...goodQuality, sharpness: 5 };

/** Returns one of two different faces, with all numbers far apart. */
const faceOf = (person: 'holder' | 'stranger'): readonly number[] =>
  Array.from({ length: 128 }, (_value, index) => (person === 'holder' ? 0.05 : index % 2 === 0 ? 0.2 : -0.2));

const simulatedModel = 'simulated';

/** Compares simulated faces: a face is either the holder's or a stranger's. */
export function compareSimulatedFaces(a: FaceEmbedding, b: FaceEmbedding): FaceComparison | null {
  if (a.model !== simulatedModel || b.model !== simulatedModel) return null;
  // Stored faces have the precision of four bytes per number.
  const isSame = a.embedding.every((value, index) => Math.abs(value - (b.embedding[index] ?? Number.NaN)) < 1e-6);
  return isSame
    ? { distance: 0, similarity: 100, band: 'match', isSameInSearch: true }
    : { distance: 2, similarity: 0, band: 'mismatch', isSameInSearch: false };
}

export const yawOf: Readonly<Record<SelfiePose, number>> = { center: 0, left: 25, right: -25 };

export function simulatedFace(
  image: { readonly width: number; readonly height: number },
  person: 'holder' | 'stranger',
  pose: SelfiePose,
): FaceFacts {
  const box: Box = {
    x: Math.round(image.width * 0.3),
    y: Math.round(image.height * 0.2),
    width: Math.round(image.width * 0.4),
    height: Math.round(image.height * 0.6),
  };
  const pitchAndRoll = { pitch: 0, roll: 0 };
  return {
    box,
    score: 0.99,
    model: simulatedModel,
    embedding: faceOf(person),
    pose: { yaw: yawOf[pose], ...pitchAndRoll },
    quality: goodQuality,
    appearance: { eyesOpen: 1, glasses: 0, sunglasses: 0, covering: 0 },
    age: null,
  };
}

/** Hashes of the parts, far from each other: the sandbox accepts any picture, even the same one for both sides. */
export const simulatedHashes = {
  front: '0f0f0f0f0f0f0f0f',
  back: 'f0f0f0f0f0f0f0f0',
  center: '00ff00ff00ff00ff',
  left: '3333cccc3333cccc',
  right: 'cccc3333aaaa5555',
} as const;

export function simulatedSide(
  image: NormalizedImage,
  page: 'front' | 'back',
  seen: { barcode?: BarcodeFacts | null; mrz?: MrzFacts | null; faces?: readonly FaceFacts[]; blurred?: boolean },
): DocumentSideFacts {
  return {
    width: image.width,
    height: image.height,
    sha256: simulatedHashes[page].repeat(4),
    perceptualHash: simulatedHashes[page],
    capture: image.capture,
    quality: seen.blurred === true ? blurredQuality : goodQuality,
    surface: null,
    glareOnPage: null,
    outline: null,
    turned: 0,
    barcode: seen.barcode ?? null,
    mrz: seen.mrz ?? null,
    text: [],
    faces: seen.faces ?? [],
    rectifiedJpeg: image.jpeg,
    rectifiedSize: { width: image.width, height: image.height },
  };
}

export function simulatedBarcode(attributes: Attributes): BarcodeFacts {
  const aamva: AamvaRecord = {
    version: 10,
    issuerId: '636014',
    jurisdiction: 'CA',
    countryCode: 'US',
    kind: 'dl',
    elements: {},
    attributes,
  };
  return { format: 'PDF417', text: '', stage: 'direct', aamva, aamvaError: null };
}

const zoneLine = '<'.repeat(44);

/** Returns a complete machine-readable zone of an existing state; no check reads its letters. */
export function simulatedMrz(attributes: Attributes): MrzFacts {
  return {
    format: 'TD3',
    lines: [zoneLine, zoneLine],
    valid: true,
    wrongCheckDigits: [],
    repairs: [],
    documentCode: 'P',
    issuingState: 'USA',
    nationality: 'USA',
    attributes,
    confidence: 1,
  };
}
