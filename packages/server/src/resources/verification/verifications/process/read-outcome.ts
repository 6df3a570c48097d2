/** Conversion of perceived facts to the data stored with a verification and its inquiry. Pure. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { detectedDesignations } from '../../../../checks/designations.ts';
import { foldDigraphs, foldWords } from '../../../../checks/shared/fold-text.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import { byEvidence, type Evidence } from '../../inquiry-templates/index.ts';
import type { SeenFace } from '../faces.ts';
import { documentNumberTrace, type Trace } from '../traces.ts';
import type { FaceCorners, Verification, VerificationSecrets } from '../verification.ts';
import { mainFace } from './perceive.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import { addressFrom, paperOutcome } from './read-paper.ts';
import { fieldsFromRecord, recordOutcome } from './read-record.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

type Outcome = Partial<VerificationSecrets> & { readonly countryCode: string | null };

const unread = { countryCode: null };

const outcomes: Readonly<Record<Evidence, (verification: Verification, facts: PerceivedFacts) => Outcome>> = {
  governmentId: (verification, { document }) => (document === null ? unread : documentOutcome(verification, document)),
  selfie: (_verification, facts) => selfieOutcome(facts),
  paper: (_verification, { paper, inquiryFields }) =>
    paper === null ? unread : paperOutcome(paper, inquiryFields ?? {}),
  details: recordOutcome,
  contact: ({ attributes, countryCode }) => ({ attributes, countryCode }),
};

/** Returns the readings in the form stored with a verification. */
export function readOutcome(verification: Verification, facts: PerceivedFacts): Outcome {
  return byEvidence(verification.kind, outcomes)(verification, facts);
}

function selfieOutcome(facts: PerceivedFacts) {
  const center = mainFace(facts.selfies?.center);
  const size = facts.selfies?.center;
  return {
    countryCode: null,
    faceCorners: center === null || size === undefined ? null : cornersOf(center.box, size.width, size.height),
    similarity: {
      document: facts.portraitToSelfie?.similarity ?? null,
      left: facts.selfieToSelfie.left?.similarity ?? null,
      right: facts.selfieToSelfie.right?.similarity ?? null,
    },
    engineVersion: size?.engineVersion ?? null,
  };
}

function documentOutcome(verification: Verification, document: DocumentFacts) {
  const { detected, attributes } = document;
  const number = attributes['document-number'] ?? attributes['identification-number'];
  const read = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return {
    countryCode: detected.countryCode ?? verification.selected.countryCode,
    idClass: detected.idClass ?? verification.selected.idClass,
    attributes: {
      ...read,
      ...(number === undefined ? {} : { 'document-number': number, 'identification-number': number }),
    } as Readonly<Record<string, string>>,
    designations: detectedDesignations(document),
    entityConfidence: Math.round(detected.confidence * 100),
    engineVersion: document.engineVersion,
    documentFacts: withoutPictures(document),
  };
}

/** Removes the pictures, which are stored as files: a second copy would outlive their deletion. */
function withoutPictures(document: DocumentFacts): DocumentFacts {
  const none = new Uint8Array();
  const { front, back } = document;
  return {
    ...document,
    portraitPicture: null,
    front: { ...front, rectifiedJpeg: none },
    back: back === null ? null : { ...back, rectifiedJpeg: none },
  };
}

type CornersOfBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function cornersOf(box: CornersOfBox, width: number, height: number): FaceCorners {
  const fraction = (value: number, whole: number) =>
    Math.min(1, Math.max(0, Math.round((value / whole) * 10_000) / 10_000));
  const [left, right] = [fraction(box.x, width), fraction(box.x + box.width, width)];
  const [top, bottom] = [fraction(box.y, height), fraction(box.y + box.height, height)];
  return { topLeft: [left, top], topRight: [right, top], bottomLeft: [left, bottom], bottomRight: [right, bottom] };
}

/** Returns the traces to look up and store: document number with its country, person, and exact pictures. */
export function tracesOf(facts: PerceivedFacts): readonly Trace[] {
  const { document, selfies, paper } = facts;
  if (selfies !== null) {
    return Object.values(selfies).flatMap((selfie) => [
      { kind: 'picture', value: selfie.sha256 },
      ...bandTraces(selfie, 'selfie/'),
    ]);
  }
  // All pages of a PDF have the hash of the one file.
  if (document === null)
    return (paper?.pages ?? []).slice(0, 1).map(({ sha256 }) => ({ kind: 'picture', value: sha256 }));
  const number = document.attributes['document-number'] ?? document.attributes['identification-number'];
  const { countryCode, subdivision } = document.detected;
  const sides = [document.front, ...(document.back === null ? [] : [document.back])];
  return [
    ...(number === undefined ? [] : [documentNumberTrace(countryCode ?? '', subdivision ?? '', number)]),
    ...personTraces(document),
    ...sides.map(({ sha256 }) => ({ kind: 'picture' as const, value: sha256 })),
    ...bandTraces(document.front),
  ];
}

/** Hex digits per band: of hashes that differ in three bits at least one of four bands is equal. */
const BAND = 4;

type Hashed = Pick<DocumentFacts['front'], 'perceptualHash' | 'fineHash'>;

/**
 * Returns bands of a picture's hash, to find similar pictures; none for a picture that cannot be compared. `of`
 * separates selfies from fronts.
 */
function bandTraces({ perceptualHash, fineHash }: Hashed, of = ''): Trace[] {
  if (fineHash === undefined) return [];
  const bands = perceptualHash.match(new RegExp(`.{${BAND}}`, 'g')) ?? [];
  return bands.map((band, index) => ({ kind: 'picture-band', value: `${of}${index}/${band}` }));
}

/**
 * Returns traces of the family name, first given name and birthdate, normalized for spelling; none if one is missing.
 */
function personTraces({ attributes }: DocumentFacts): Trace[] {
  const [first = ''] = foldWords(attributes['name-first'] ?? '');
  const parts = [foldDigraphs(attributes['name-last'] ?? ''), foldDigraphs(first), attributes.birthdate ?? ''];
  return parts.includes('') ? [] : [{ kind: 'person', value: parts.join('/') }];
}

/** Returns the face to store and search for: the portrait of a document, or the center selfie. */
export function faceOf({ document, selfies }: PerceivedFacts): SeenFace | null {
  const face = selfies === null ? document?.portrait : mainFace(selfies.center);
  if (!face) return null;
  return { kind: selfies === null ? 'portrait' : 'selfie', embedding: face.embedding, model: face.model };
}

/** Returns the fields of the inquiry after a passed verification: empty fields are filled, pre-filled ones stay. */
export function fieldsFrom(
  verification: Verification,
  inquiry: Pick<VerifiedInquiry, 'fieldSchemas' | 'fields'>,
): FieldValues {
  return byEvidence(verification.kind, learned)(verification, inquiry);
}

type Learner = (verification: Verification, inquiry: Pick<VerifiedInquiry, 'fieldSchemas' | 'fields'>) => FieldValues;

/** Returns the values that the document of a verification states about its holder, by field. */
const statedBy = ({ attributes, countryCode, idClass }: Verification): Readonly<Record<string, string | null>> => ({
  ...attributes,
  'address-country-code': attributes['address-street-1'] === undefined ? null : countryCode,
  'identification-class': idClass,
});

/** Returns the fields whose values were read from a picture of a document or paper, without typed details. */
export function fieldsRead(verification: Verification, fieldSchemas: VerifiedInquiry['fieldSchemas']): FieldValues {
  return byEvidence(verification.kind, readers)(verification, { fieldSchemas, fields: {} });
}

const nothingRead: Learner = () => ({});

const readers: Readonly<Record<Evidence, Learner>> = {
  governmentId: (verification, { fieldSchemas }) =>
    Object.fromEntries(
      Object.entries(statedBy(verification)).filter(
        ([key, value]) => value !== null && fieldSchemas.some((schema) => schema.key === key),
      ),
    ),
  selfie: nothingRead,
  paper: ({ paperFacts }, inquiry) => addressFrom(paperFacts, inquiry),
  details: nothingRead,
  contact: nothingRead,
};

const fieldsFromDocument: Learner = (verification, { fieldSchemas, fields: current }) => {
  const has = (key: string): boolean => fieldSchemas.some((schema) => schema.key === key);
  const { countryCode, idClass, documentId } = verification;
  const found: Readonly<Record<string, string | null>> = {
    ...statedBy(verification),
    'selected-id-class': idClass,
    'selected-country-code': countryCode,
  };
  const filled = Object.entries(found).filter(
    ([key, value]) => has(key) && value !== null && (current[key] ?? null) === null,
  );
  return {
    ...current,
    ...Object.fromEntries(filled),
    ...(documentId === null ? {} : { 'current-government-id': { id: documentId, type: 'Document::GovernmentId' } }),
  };
};

const fieldsFromSelfie: Learner = ({ selfieId }, { fields }) =>
  selfieId === null ? fields : { ...fields, 'current-selfie': { id: selfieId, type: 'Selfie::ProfileAndCenter' } };

const learned: Readonly<Record<Evidence, Learner>> = {
  governmentId: fieldsFromDocument,
  selfie: fieldsFromSelfie,
  paper: ({ paperFacts }, inquiry) => addressFrom(paperFacts, inquiry),
  details: fieldsFromRecord,
  contact: fieldsFromRecord,
};
