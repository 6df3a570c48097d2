/**
 * Facts of made-up verifications for the tests of checks: a good Californian licence, a good Utopian-style passport and
 * three good selfies, each changed by the subject of a case.
 */
import type {
  AamvaRecord,
  BarcodeFacts,
  DocumentAttribute,
  DocumentFacts,
  DocumentSideFacts,
  FaceAppearance,
  FaceComparison,
  FaceFacts,
  IdClass,
  ImageQuality,
  MrzFacts,
  PaperFacts,
  Reading,
  ReadingSource,
  SelfieFacts,
  SelfiePose,
  SurfaceFacts,
  TextLine,
  TurnFacts,
} from '@countersign/engines/facts';
import type { CheckFacts, RepeatFacts, TurnEvidence, TurnReport } from '../../src/checks/check.ts';
import { statement } from './paper-facts.ts';

/** Day of the tests. */
export const TODAY = '2026-06-15';

export const ATTRIBUTES: Readonly<Partial<Record<DocumentAttribute, string>>> = {
  'name-first': 'AVA',
  'name-middle': 'MARIE',
  'name-last': 'LINDQVIST',
  birthdate: '1990-04-12',
  'issue-date': '2022-05-01',
  'expiration-date': '2030-04-12',
  'identification-number': 'D1234567',
  'address-street-1': '12 HARBOR ST',
  'address-city': 'OAKLAND',
  'address-subdivision': 'CA',
  'address-postal-code': '94607',
};

export function quality(changes: Partial<ImageQuality> = {}): ImageQuality {
  return {
    sharpness: 420,
    glareShare: 0.003,
    glareBox: null,
    brightness: 135,
    colorfulness: 0.28,
    subjectShortSidePx: 900,
    ...changes,
  };
}

const NO_PAIR = { prominence: 3, period: 2.4, angle: 40 };

/** Returns a front without gratings. */
export function surface(changes: Partial<SurfaceFacts> = {}): SurfaceFacts {
  const noise = { level: 4, isMeasurable: true, quiet: [] };
  return { gratings: { aligned: NO_PAIR, oblique: NO_PAIR }, noise, holes: [], ...changes };
}

type Pair = readonly [prominence: number, period: number, angle: number];

const pairOf = ([prominence, period, angle]: Pair) => ({ prominence, period, angle });

/** Returns a front with these gratings, each with its prominence in dB, period in pixels and angle in degrees. */
export function gratings(pairs: { aligned?: Pair; oblique?: Pair }): { surface: SurfaceFacts } {
  const { aligned = [3, 2.4, 1], oblique = [3, 2.4, 40] } = pairs;
  return { surface: surface({ gratings: { aligned: pairOf(aligned), oblique: pairOf(oblique) } }) };
}

export function appearance(changes: Partial<FaceAppearance> = {}): FaceAppearance {
  return { eyesOpen: 0.9, glasses: 0.1, sunglasses: 0, covering: 0, ...changes };
}

export function face(changes: Partial<FaceFacts> = {}): FaceFacts {
  return {
    box: { x: 300, y: 250, width: 400, height: 480 },
    score: 0.96,
    model: 'test',
    embedding: [],
    pose: { yaw: 0, pitch: 0, roll: 0 },
    quality: quality({ subjectShortSidePx: 400 }),
    appearance: appearance(),
    age: null,
    ...changes,
  };
}

export function textLine(text: string, confidence = 0.95): TextLine {
  return { text, confidence, box: { x: 0, y: 0, width: 200, height: 30 } };
}

const FRONT_TEXT = [
  'CALIFORNIA DRIVER LICENSE',
  'DL D1234567',
  'LN LINDQVIST',
  'FN AVA MARIE',
  '12 HARBOR ST',
  'OAKLAND CA 94607',
];

/** Returns a front side; sides with other hashes count as other pictures. */
export function side(changes: Partial<DocumentSideFacts> = {}): DocumentSideFacts {
  return {
    width: 1600,
    height: 1010,
    sha256: 'f'.repeat(64),
    perceptualHash: 'f0f0f0f00f0f0f0f',
    capture: { make: null, model: null, software: null, takenAt: null },
    compression: { level: 6, isMeasurable: true, foreign: [] },
    quality: quality(),
    surface: surface(),
    glareOnPage: null,
    outline: null,
    turned: 0,
    barcode: null,
    mrz: null,
    text: FRONT_TEXT.map((text) => textLine(text)),
    faces: [face()],
    rectifiedJpeg: new Uint8Array(),
    rectifiedSize: { width: 1300, height: 820 },
    ...changes,
  };
}

export function aamva(changes: Partial<AamvaRecord> = {}): AamvaRecord {
  return {
    version: 9,
    issuerId: '636014',
    jurisdiction: 'CA',
    countryCode: 'US',
    kind: 'dl',
    elements: { DCS: 'LINDQVIST', DAC: 'AVA', DBB: '04121990', DBA: '04122030', DAQ: 'D1234567', DDA: 'F' },
    attributes: ATTRIBUTES,
    ...changes,
  };
}

export function barcode(changes: Partial<BarcodeFacts> = {}): BarcodeFacts {
  return { format: 'PDF417', text: '@\nANSI 636014', stage: 'direct', aamva: aamva(), aamvaError: null, ...changes };
}

export function backSide(changes: Partial<DocumentSideFacts> = {}): DocumentSideFacts {
  return side({
    sha256: 'b'.repeat(64),
    perceptualHash: '123456789abcdef0',
    text: [textLine('CLASS: C'), textLine('REST: NONE')],
    surface: null,
    faces: [],
    barcode: barcode(),
    ...changes,
  });
}

export function mrz(changes: Partial<MrzFacts> = {}): MrzFacts {
  return {
    format: 'TD3',
    lines: ['P<SWELINDQVIST<<AVA<MARIE'.padEnd(44, '<'), 'AA12345678SWE9004124F3004126'.padEnd(44, '<')],
    valid: true,
    wrongCheckDigits: [],
    repairs: [],
    documentCode: 'P',
    issuingState: 'SWE',
    nationality: 'SWE',
    attributes: {
      'name-last': 'LINDQVIST',
      'name-first': 'AVA MARIE',
      birthdate: '1990-04-12',
      'expiration-date': '2030-04-12',
    },
    confidence: 0.97,
    ...changes,
  };
}

export function reading(value: string, source: ReadingSource, confidence = 0.95): Reading {
  return { value, source, confidence, box: null };
}

/** Returns a valid Californian licence, front and back. */
export function licence(changes: Partial<DocumentFacts> = {}): DocumentFacts {
  return {
    engineVersion: 'test',
    front: side(),
    back: backSide(),
    detected: { idClass: 'dl', countryCode: 'US', subdivision: 'CA', confidence: 0.95 },
    readings: {
      'name-last': [reading('LINDQVIST', 'barcode', 1), reading('LINDQVIST', 'visual-zone')],
      birthdate: [reading('1990-04-12', 'barcode', 1), reading('1990-04-12', 'visual-zone')],
    },
    attributes: ATTRIBUTES,
    sources: ['barcode', 'visual-zone'],
    portrait: face(),
    portraitPicture: null,
    ...changes,
  };
}

const PASSPORT_TEXT = ['PASS PASSPORT SVERIGE SWEDEN', 'LINDQVIST', 'AVA MARIE', '12 APR 1990'];

/** Returns a valid Swedish passport page. */
export function passport(changes: Partial<DocumentFacts> = {}): DocumentFacts {
  const { 'identification-number': _, 'address-street-1': __, ...attributes } = ATTRIBUTES;
  return licence({
    front: side({ mrz: mrz(), text: PASSPORT_TEXT.map((text) => textLine(text)) }),
    back: null,
    detected: { idClass: 'pp', countryCode: 'SE', subdivision: null, confidence: 0.97 },
    readings: {},
    sources: ['mrz', 'visual-zone'],
    attributes: { ...attributes, 'document-number': 'AA1234567' },
    ...changes,
  });
}

const POSES: Readonly<Record<SelfiePose, { yaw: number; hash: string }>> = {
  center: { yaw: 1, hash: '00ff00ff00ff00ff' },
  left: { yaw: 24, hash: '0ff00ff00ff00ff0' },
  right: { yaw: -26, hash: 'ff00ff00ff00ff00' },
};

export function selfie(pose: SelfiePose, changes: Partial<SelfieFacts> = {}): SelfieFacts {
  return {
    engineVersion: 'test',
    pose,
    width: 1000,
    height: 1300,
    sha256: pose.padEnd(64, '0'),
    perceptualHash: POSES[pose].hash,
    capture: { make: null, model: null, software: null, takenAt: null },
    faces: [face({ pose: { yaw: POSES[pose].yaw, pitch: 0, roll: 0 } })],
    brightness: 120,
    printedLines: pose === 'center' ? 0 : null,
    ...changes,
  };
}

export function selfies(changes: Partial<Record<SelfiePose, SelfieFacts>> = {}): Record<SelfiePose, SelfieFacts> {
  return { center: selfie('center'), left: selfie('left'), right: selfie('right'), ...changes };
}

export const MATCH: FaceComparison = { distance: 0.41, similarity: 88, band: 'match', isSameInSearch: false };
export const INCONCLUSIVE: FaceComparison = {
  distance: 0.56,
  similarity: 61,
  band: 'inconclusive',
  isSameInSearch: false,
};
export const MISMATCH: FaceComparison = { distance: 0.78, similarity: 22, band: 'mismatch', isSameInSearch: false };

export const SAME_FACE: FaceComparison = { distance: 0.3, similarity: 85, band: 'match', isSameInSearch: true };
/** Comparison that matches two faces, but is too distant in a search among many. */
export const LOOKALIKE: FaceComparison = { distance: 0.43, similarity: 78, band: 'match', isSameInSearch: false };

const nothingSeen: RepeatFacts = {
  documentNumber: false,
  person: false,
  picture: false,
  similarPicture: false,
  pictureAccounts: 0,
  sameNumberFace: null,
  nearestFace: null,
  searchedFaces: 3,
};

/** Returns a licence, three selfies and matching fields: every check that can pass does. */
export function checkFacts(changes: Partial<CheckFacts> = {}): CheckFacts {
  return {
    document: licence(),
    paper: statement(),
    refusal: null,
    selfies: selfies(),
    portraitToSelfie: MATCH,
    selfieToSelfie: { left: MATCH, right: MATCH },
    selected: { countryCode: 'US', idClass: 'dl' },
    inquiryFields: { 'name-first': 'Ava', 'name-last': 'Lindqvist', birthdate: '1990-04-12' },
    accountFields: { 'name-first': 'Ava', 'name-last': 'Lindqvist', birthdate: '1990-04-12' },
    accountToSelfie: MATCH,
    suppliedSelfie: { showsFace: true, comparison: MATCH },
    repeats: nothingSeen,
    licenceLookup: null,
    submitted: null,
    record: null,
    codes: null,
    publicFigure: null,
    captureMethod: 'manual',
    turns: null,
    ...changes,
  };
}

const promptYaw: Readonly<Record<SelfiePose, number>> = { center: 1, left: 24, right: -25 };

/** Returns head turns of a live person: for each prompt a frame before, one on the way and one of the photo. */
export function turnEvidence(
  seen: Partial<TurnFacts> = {},
  report: Partial<TurnReport> = {},
  prompts: readonly SelfiePose[] = ['right', 'center', 'left', 'center'],
): TurnEvidence {
  const frames = prompts.flatMap((pose, prompt) => {
    const [from, to] = [promptYaw[prompts[prompt - 1] ?? 'center'], promptYaw[pose]];
    return [from, (from + to) / 2, to].map((yaw, step) => ({
      atMs: 1_500 * prompt + 500 * step,
      prompt,
      isShot: step === 2,
      yaw,
    }));
  });
  return {
    report: {
      prompts,
      drawn: 1,
      frames: frames.map(({ yaw: _yaw, ...mark }) => mark),
      video: { width: 1280, height: 960, durationMs: 6_000, frameRate: 30, presented: 178, sampled: 36, unchanged: 0 },
      camera: 'FaceTime HD Camera',
      cameras: ['FaceTime HD Camera'],
      ...report,
    },
    seen: {
      engineVersion: 'engines-test',
      frames,
      faceShare: 1,
      lowestFaceSimilarity: 88,
      largestYawStep: 13,
      largestShift: 0.06,
      largestBackgroundStep: 8,
      frozenShare: 0,
      loopedShare: 0,
      flatResidual: 0.07,
      lowestPhotoSimilarity: 94,
      photoYawDifference: 1,
      faceGratings: {
        aligned: { prominence: 6, period: 2.1, angle: 90 },
        oblique: { prominence: 5, period: 2.4, angle: 40 },
      },
      ...seen,
    },
  };
}

/** Returns `checkFacts` with head turns. */
export function withTurns(...turns: Parameters<typeof turnEvidence>): CheckFacts {
  return checkFacts({ turns: turnEvidence(...turns) });
}

/** Returns `checkFacts` with another document. */
export function withDocument(document: DocumentFacts | null, changes: Partial<CheckFacts> = {}): CheckFacts {
  return checkFacts({ document, ...changes });
}

/** Returns `checkFacts` with repeats under another account. */
export function repeats(changes: Partial<RepeatFacts>): CheckFacts {
  return checkFacts({ repeats: { ...nothingSeen, ...changes } });
}

/** Returns `checkFacts` with another paper document. */
export function withPaper(paper: Partial<PaperFacts>, changes: Partial<CheckFacts> = {}): CheckFacts {
  return checkFacts({ paper: statement(paper), ...changes });
}

/** Returns `checkFacts` with a licence changed on one or both of its sides. */
export function withSides(front: Partial<DocumentSideFacts>, back: Partial<DocumentSideFacts> = {}): CheckFacts {
  return withDocument(licence({ front: side(front), back: backSide(back) }));
}

/** Returns `checkFacts` with a licence that states other values. */
export function withAttributes(changes: Partial<Record<DocumentAttribute, string>>): CheckFacts {
  return withDocument(licence({ attributes: { ...ATTRIBUTES, ...changes } }));
}

/** Returns `checkFacts` with a document of another country and class, as printed and as chosen. */
export function withType(
  countryCode: string | null,
  idClass: IdClass | null,
  changes: Partial<DocumentFacts> = {},
): CheckFacts {
  return withDocument(licence({ detected: { idClass, countryCode, subdivision: null, confidence: 0.9 }, ...changes }), {
    selected: { countryCode, idClass },
  });
}

/** Returns `checkFacts` with a Swedish passport. */
export function withPassport(changes: Partial<MrzFacts> = {}): CheckFacts {
  return withDocument(
    passport({ front: side({ mrz: mrz(changes), text: PASSPORT_TEXT.map((text) => textLine(text)) }) }),
    {
      selected: { countryCode: 'SE', idClass: 'pp' },
    },
  );
}
