/**
 * Serializers of the attributes that each kind of verification adds to the shared ones; null and empty if nothing was
 * read.
 */
import type { TObject, TProperties } from 'typebox';
import type { Wire } from '../../../api/json-api/schema.ts';
import { simulatedEngineVersion } from '../../../perception/simulated-facts.ts';
import { fileReference } from '../../../storage/file-links.ts';
import { type FilePage, paperPages } from '../../platform/files/index.ts';
import { documentAttributes, extractionResponse } from '../documents/index.ts';
import type { ReferenceKind } from '../inquiry-templates/index.ts';
import * as schemas from './kind-attributes.ts';
import type { Verification } from './verification.ts';

/** Serializer of a kind's attributes, typed by its schema. */
type Shown<Schemas extends TProperties> = (verification: Verification) => Wire<TObject<Schemas>>;

function urlOf(verification: Verification, page: FilePage): string | null {
  const file = verification.files[page];
  return file === undefined ? null : fileReference(file.id, file.filename);
}

interface Photo {
  readonly page: FilePage;
  readonly url: string;
  readonly filename: string;
  readonly 'byte-size': number;
}

function photosOf(verification: Verification, pages: readonly FilePage[]): Photo[] {
  return pages.flatMap((page) => {
    const file = verification.files[page];
    if (file === undefined) return [];
    const url = fileReference(file.id, file.filename);
    return [{ page, url, filename: file.filename, 'byte-size': file.byteSize }];
  });
}

/** Adds the link to the rectified side; the plain picture's link until a side is read. */
function flattenedPhotosOf(verification: Verification, pages: readonly FilePage[]) {
  return photosOf(verification, pages).map(({ page, url, ...file }) => {
    const flat = verification.rectifiedFiles[page];
    const flatUrl = flat === undefined ? url : fileReference(flat.id, flat.filename);
    return { page, url, 'normalized-url': flatUrl, 'original-urls': [], ...file };
  });
}

/** Returns the portrait; the front for a simulated document, which has no portrait (contract, inquiries 14). */
function portraitOf({ engineVersion, files, rectifiedFiles }: Verification) {
  const portrait = engineVersion === simulatedEngineVersion ? files.front : rectifiedFiles.portrait;
  if (portrait === undefined) return null;
  return {
    filename: portrait.filename,
    url: fileReference(portrait.id, portrait.filename),
    'byte-size': portrait.byteSize,
  };
}

const governmentIdAttributes: Shown<typeof schemas.governmentIdAttributes> = (verification) => {
  const portrait = portraitOf(verification);
  return {
    'entity-confidence-score': verification.entityConfidence,
    'entity-confidence-reasons': [],
    'front-photo-url': urlOf(verification, 'front'),
    'back-photo-url': urlOf(verification, 'back'),
    'photo-urls': flattenedPhotosOf(verification, ['front', 'back']),
    'selfie-photo': portrait,
    'selfie-photo-url': portrait?.url ?? null,
    'video-url': null,
    'id-class': verification.idClass,
    'capture-method': verification.captureMethod,
    ...documentAttributes(verification.attributes),
    designations: verification.designations,
  };
};

/** Returns the reasons to doubt the picture: those of its failed check. */
const reasonsOf = ({ checks }: Verification, name: string): readonly string[] =>
  checks.find((check) => check.name === name && check.status === 'failed')?.reasons ?? [];

const selfieAttributes: Shown<typeof schemas.selfieAttributes> = (verification) => {
  const corners = verification.faceCorners;
  return {
    'capture-method': verification.captureMethod === null ? null : 'photo',
    'center-photo-url': urlOf(verification, 'center_photo'),
    'left-photo-url': urlOf(verification, 'left_photo'),
    'right-photo-url': urlOf(verification, 'right_photo'),
    'photo-urls': photosOf(verification, ['left_photo', 'center_photo', 'right_photo']),
    'video-url': null,
    'center-photo-face-coordinates':
      corners === null
        ? null
        : {
            'top-left': corners.topLeft,
            'top-right': corners.topRight,
            'bottom-left': corners.bottomLeft,
            'bottom-right': corners.bottomRight,
          },
    'document-similarity-score': verification.similarity.document,
    'selfie-similarity-score-left': verification.similarity.left,
    'selfie-similarity-score-right': verification.similarity.right,
    'entity-confidence-reasons': reasonsOf(verification, 'selfie_suspicious_entity_detection'),
  };
};

/** Returns the pages. Only the clean copy of an upload is stored, so the two lists are equal. */
const pagesOf = ({ files }: Verification) =>
  paperPages.flatMap((page) => {
    const file = files[page];
    return file === undefined
      ? []
      : [{ filename: file.filename, url: fileReference(file.id, file.filename), 'byte-size': file.byteSize }];
  });

const genericDocumentAttributes: Shown<typeof schemas.genericDocumentAttributes> = (verification) => ({
  fields: {},
  files: pagesOf(verification),
  'files-normalized': pagesOf(verification),
  'extraction-responses': verification.extractions.map(extractionResponse),
  'document-type': verification.documentType,
});

/** Serializes kinds whose attributes are the typed details and the source's spelling of them. */
const typedAttributes =
  <Schemas extends TProperties>(of: Schemas): Shown<Schemas> =>
  ({ attributes }) => {
    const values = Object.keys(of).map((name) => [name, attributes[name] ?? null]);
    return Object.fromEntries(values) as Wire<TObject<Schemas>>;
  };

/** Serializes a phone number; only simulations send metadata with a code. */
const phoneNumberAttributes: Shown<typeof schemas.phoneNumberAttributes> = (verification) => ({
  ...typedAttributes(schemas.phoneNumberAttributes)(verification),
  metadata: {},
});

const databaseStandardAttributes: Shown<typeof schemas.databaseStandardAttributes> = (verification) => {
  const all = typedAttributes(schemas.databaseStandardAttributes)(verification);
  const untold = Object.entries(all).filter(([name, value]) => name.startsWith('normalized-') && value === null);
  return { ...all, ...Object.fromEntries(untold.map(([name]) => [name, ''])) };
};

const governmentIdNfcAttributes: Shown<typeof schemas.governmentIdNfcAttributes> = (verification) => ({
  ...typedAttributes(schemas.governmentIdNfcAttributes)(verification),
  checks: verification.checks.map(({ requirement: _requirement, ...check }) => check),
  'id-class': verification.idClass,
});

export const attributesByKind: Readonly<
  Record<ReferenceKind, (verification: Verification) => Readonly<Record<string, unknown>>>
> = {
  'government-id': governmentIdAttributes,
  selfie: selfieAttributes,
  document: genericDocumentAttributes,
  database: typedAttributes(schemas.databaseAttributes),
  'database-standard': databaseStandardAttributes,
  'database-ecbsv': typedAttributes(schemas.databaseEcbsvAttributes),
  'database-phone-carrier': typedAttributes(schemas.databasePhoneCarrierAttributes),
  'database-serpro': typedAttributes(schemas.databaseSerproAttributes),
  'database-tin': typedAttributes(schemas.databaseTinAttributes),
  aamva: typedAttributes(schemas.aamvaAttributes),
  'email-address': typedAttributes(schemas.emailAddressAttributes),
  'phone-number': phoneNumberAttributes,
  'government-id-nfc': governmentIdNfcAttributes,
};
