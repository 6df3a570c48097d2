/** Perception of the pictures of a submitted verification, gathered as facts for its checks. */
import type {
  DocumentFacts,
  FaceComparison,
  FaceEmbedding,
  NormalizedImage,
  PaperFacts,
  PdfFacts,
  SelfieFacts,
  SelfiePose,
  TextLine,
} from '@countersign/engines/facts';
import type { CheckFacts, TurnEvidence } from '../../../../checks/check.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import { type Perception, type PersonFields, PictureRefused } from '../../../../perception/perception.ts';
import { type FilePage, paperPages } from '../../../platform/files/index.ts';
import { byEvidence, type Evidence } from '../../inquiry-templates/index.ts';
import type { Verification } from '../verification.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import { typedDetails } from './read-record.ts';
import { sheetLayout } from './turn-sheet.ts';

/** Decoded picture with the page it shows. */
export interface PageImage {
  readonly page: FilePage;
  readonly image: NormalizedImage;
  /** Text of a PDF page; `pdf` has the file's metadata, on its first page. */
  readonly layer?: readonly TextLine[];
  readonly pdf?: PdfFacts;
}

export interface FactsInput {
  readonly verification: Verification;
  readonly images: readonly PageImage[];
  readonly person: PersonFields;
  readonly accountFields: PersonFields | null;
  /** Facts of the inquiry's document, for selfies; null if none was shown. */
  readonly earlierDocument: DocumentFacts | null;
  /** Accepted kinds, for papers. */
  readonly documentTypes: readonly string[];
}

/** Returns the text fields only: relations and numbers are not compared with documents. */
export function personFieldsOf(fields: FieldValues): PersonFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === null || typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}

/**
 * Perceives the pictures. A picture that cannot be decoded is a fact too: the check of unprocessable submissions names
 * it.
 *
 * @throws PerceptionUnavailable if there is no answer now
 */
export async function perceiveImages(perception: Perception, input: FactsInput): Promise<PerceivedFacts> {
  try {
    return await perceiveAll(perception, input);
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { ...sharedFacts(input), ...noPictures, refusal: error.reason };
  }
}

function sharedFacts({ verification, person, accountFields }: FactsInput) {
  return {
    paper: null,
    refusal: null,
    selected: verification.selected,
    inquiryFields: person,
    accountFields,
    captureMethod: verification.captureMethod,
    turns: null,
    submitted: null,
    record: null,
    codes: null,
  };
}

const noPictures = { document: null, selfies: null, portraitToSelfie: null, selfieToSelfie: {} };

type Perceiver = (perception: Perception, input: FactsInput) => Promise<Partial<PerceivedFacts>>;

const perceivers: Readonly<Record<Evidence, Perceiver>> = {
  governmentId: async (perception, input) => ({ document: await perceiveDocument(perception, input) }),
  selfie: async (perception, input) => {
    const selfies = await perceiveSelfies(perception, input.images, input.person);
    const document = input.earlierDocument;
    const turns = await perceiveTurns(perception, input, selfies);
    return { document, selfies, turns, ...compare(perception, selfies, document?.portrait ?? null) };
  },
  paper: async (perception, input) => ({ paper: await perceivePaper(perception, input) }),
  details: async (_perception, { verification }) => ({ submitted: typedDetails(verification) }),
  contact: async (_perception, { verification }) => ({ codes: verification.codes }),
};

async function perceiveAll(perception: Perception, input: FactsInput): Promise<PerceivedFacts> {
  const perceived = await byEvidence(input.verification.kind, perceivers)(perception, input);
  return { ...sharedFacts(input), ...noPictures, ...perceived };
}

async function perceiveDocument(
  perception: Perception,
  { verification, images, person }: FactsInput,
): Promise<DocumentFacts | null> {
  const front = images.find(({ page }) => page === 'front');
  const back = images.find(({ page }) => page === 'back');
  if (front === undefined) return null;
  const { countryCode, idClass } = verification.selected;
  const asOf = (verification.submittedAt ?? verification.createdAt).toISOString().slice(0, 10);
  return perception.extractDocument(
    { front: front.image, back: back?.image ?? null, selectedCountryCode: countryCode, selectedIdClass: idClass, asOf },
    person,
  );
}

async function perceivePaper(
  perception: Perception,
  { images, person, documentTypes }: FactsInput,
): Promise<PaperFacts | null> {
  const pages = paperPages.flatMap((name) => images.find(({ page }) => page === name) ?? []);
  if (pages.length === 0) return null;
  const pdf = pages[0]?.pdf ?? null;
  const read = pages.map(({ image, layer = [] }) => ({ image, layer }));
  return perception.extractPaper({ pages: read, pdf }, person, documentTypes);
}

type Selfies = Partial<Record<SelfiePose, SelfieFacts>>;

async function perceiveSelfies(
  perception: Perception,
  images: readonly PageImage[],
  person: PersonFields,
): Promise<Selfies> {
  const selfies: Selfies = {};
  for (const { page, image } of images) {
    if (page === 'turns') continue;
    const pose = page.replace('_photo', '') as SelfiePose;
    selfies[pose] = await perception.extractSelfie(image, pose, person);
  }
  return selfies;
}

/** Perceives the head turns; null if the browser sent none, as the form without script does. */
async function perceiveTurns(
  perception: Perception,
  { verification, images, person }: FactsInput,
  selfies: Selfies,
): Promise<TurnEvidence | null> {
  const sheet = images.find(({ page }) => page === 'turns');
  const { turns: report } = verification;
  if (sheet === undefined || report === null) return null;
  const { frames, prompts } = report;
  const straight = images.find(({ page }) => page === 'center_photo')?.image ?? null;
  const seen = await perception.extractTurns(
    { sheet: sheet.image, layout: sheetLayout, frames, prompts, straight, selfies },
    person,
  );
  return { report, seen };
}

/** Returns the largest face of a picture. */
export function mainFace(facts: SelfieFacts | undefined): SelfieFacts['faces'][number] | null {
  const bySize = [...(facts?.faces ?? [])].sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return bySize[0] ?? null;
}

function compare(
  perception: Perception,
  selfies: Selfies,
  portrait: FaceEmbedding | null,
): Pick<CheckFacts, 'portraitToSelfie' | 'selfieToSelfie'> {
  const center = mainFace(selfies.center);
  const selfieToSelfie: Partial<Record<'left' | 'right', FaceComparison>> = {};
  for (const side of ['left', 'right'] as const) {
    const face = mainFace(selfies[side]);
    const comparison = center === null || face === null ? null : perception.compareFaces(center, face);
    if (comparison !== null) selfieToSelfie[side] = comparison;
  }
  const portraitToSelfie =
    center === null || portrait === null ? null : perception.compareFaces(portrait, center, { pictures: 'portraits' });
  return { portraitToSelfie, selfieToSelfie };
}
