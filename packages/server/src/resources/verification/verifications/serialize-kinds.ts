/** What each kind of verification shows beside the shared attributes; null and empty where nothing was read. */
import { simulatedEngineVersion } from '../../../perception/simulated-facts.ts';
import { fileReference } from '../../../storage/file-links.ts';
import { type FilePage, paperPages } from '../../platform/files/index.ts';
import { documentAttributes, extractionResponse } from '../documents/index.ts';
import type { VerificationKind } from '../inquiry-templates/index.ts';
import { databaseAttributes as databaseSchema } from './kind-attributes.ts';
import type { Verification } from './verification.ts';

type Shown = (verification: Verification) => Record<string, unknown>;

function urlOf(verification: Verification, page: FilePage): string | null {
  const file = verification.files[page];
  return file === undefined ? null : fileReference(file.id, file.filename);
}

/**
 * `normalized` adds what government ids show beside the plain link: the side alone, laid flat, or the plain picture as long
 * as nothing was read.
 */
function photosOf(verification: Verification, pages: readonly FilePage[], normalized: boolean): object[] {
  return pages.flatMap((page) => {
    const file = verification.files[page];
    if (file === undefined) return [];
    const url = fileReference(file.id, file.filename);
    const flat = verification.rectifiedFiles[page] ?? file;
    return [
      {
        page,
        url,
        ...(normalized ? { 'normalized-url': fileReference(flat.id, flat.filename), 'original-urls': [] } : {}),
        filename: file.filename,
        'byte-size': file.byteSize,
      },
    ];
  });
}

/** A simulated document has no portrait of its own: its front stands for one (contract, inquiries 14). */
function portraitOf({ engineVersion, files, rectifiedFiles }: Verification) {
  const portrait = engineVersion === simulatedEngineVersion ? files.front : rectifiedFiles.portrait;
  if (portrait === undefined) return null;
  return {
    filename: portrait.filename,
    url: fileReference(portrait.id, portrait.filename),
    'byte-size': portrait.byteSize,
  };
}

const governmentIdAttributes: Shown = (verification) => {
  const portrait = portraitOf(verification);
  return {
    'entity-confidence-score': verification.entityConfidence,
    'entity-confidence-reasons': [],
    'front-photo-url': urlOf(verification, 'front'),
    'back-photo-url': urlOf(verification, 'back'),
    'photo-urls': photosOf(verification, ['front', 'back'], true),
    'selfie-photo': portrait,
    'selfie-photo-url': portrait?.url ?? null,
    'video-url': null,
    'id-class': verification.idClass,
    'capture-method': verification.captureMethod,
    ...documentAttributes(verification.attributes),
    designations: verification.designations,
  };
};

/** Why it is doubtful that the picture shows what it should: what the check of it says, when it failed. */
const reasonsOf = ({ checks }: Verification, name: string): readonly string[] =>
  checks.find((check) => check.name === name && check.status === 'failed')?.reasons ?? [];

const selfieAttributes: Shown = (verification) => {
  const corners = verification.faceCorners;
  return {
    'capture-method': verification.captureMethod === null ? null : 'photo',
    'center-photo-url': urlOf(verification, 'center_photo'),
    'left-photo-url': urlOf(verification, 'left_photo'),
    'right-photo-url': urlOf(verification, 'right_photo'),
    'photo-urls': photosOf(verification, ['left_photo', 'center_photo', 'right_photo'], false),
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

/** Only the clean copy of an upload is kept, so the two lists are one. */
const pagesOf = ({ files }: Verification): object[] =>
  paperPages.flatMap((page) => {
    const file = files[page];
    return file === undefined
      ? []
      : [{ filename: file.filename, url: fileReference(file.id, file.filename), 'byte-size': file.byteSize }];
  });

const genericDocumentAttributes: Shown = (verification) => ({
  fields: {},
  files: pagesOf(verification),
  'files-normalized': pagesOf(verification),
  'extraction-responses': verification.extractions.map(extractionResponse),
  'document-type': verification.documentType,
});

const databaseAttributes: Shown = (verification) =>
  Object.fromEntries(Object.keys(databaseSchema).map((name) => [name, verification.attributes[name] ?? null]));

export const attributesByKind: Readonly<Record<VerificationKind, Shown>> = {
  'government-id': governmentIdAttributes,
  'driver-license': governmentIdAttributes,
  selfie: selfieAttributes,
  document: genericDocumentAttributes,
  database: databaseAttributes,
};
