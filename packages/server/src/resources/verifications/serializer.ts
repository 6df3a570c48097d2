/** Verification → JSON:API resource: `verification/government-id` and `verification/driver-license`, `verification/selfie`. */
import type { Resource } from '../../api/json-api/document.ts';
import { isoTimestamp, unixSeconds } from '../../lib/clock.ts';
import { fileReference } from '../../storage/file-links.ts';
import type { FilePage } from '../files/index.ts';
import { legacyTemplateId } from '../inquiry-templates/index.ts';
import { documentAttributes } from './document-attributes.ts';
import { type Verification, verificationType } from './verification.ts';

export function serializeVerification(verification: Verification): Resource {
  return {
    type: verificationType(verification.kind),
    id: verification.id,
    attributes: {
      ...sharedAttributes(verification),
      ...(verification.kind === 'selfie' ? selfieAttributes(verification) : governmentIdAttributes(verification)),
    },
    relationships: relationshipsOf(verification),
  };
}

function sharedAttributes(verification: Verification): Record<string, unknown> {
  return {
    status: verification.status,
    'created-at': isoTimestamp(verification.createdAt),
    'created-at-ts': unixSeconds(verification.createdAt),
    'submitted-at': isoTimestamp(verification.submittedAt),
    'submitted-at-ts': unixSeconds(verification.submittedAt),
    'completed-at': isoTimestamp(verification.completedAt),
    'completed-at-ts': unixSeconds(verification.completedAt),
    'redacted-at': isoTimestamp(verification.redactedAt),
    'country-code': verification.countryCode,
    tags: verification.tags,
    checks: verification.checks,
  };
}

function urlOf(verification: Verification, page: FilePage): string | null {
  const file = verification.files[page];
  return file === undefined ? null : fileReference(file.id, file.filename);
}

/** `normalized` adds what government ids show beside the plain link. */
function photosOf(verification: Verification, pages: readonly FilePage[], normalized: boolean): object[] {
  return pages.flatMap((page) => {
    const file = verification.files[page];
    if (file === undefined) return [];
    const url = fileReference(file.id, file.filename);
    return [
      {
        page,
        url,
        ...(normalized ? { 'normalized-url': url, 'original-urls': [] } : {}),
        filename: file.filename,
        'byte-size': file.byteSize,
      },
    ];
  });
}

function governmentIdAttributes(verification: Verification): Record<string, unknown> {
  return {
    'entity-confidence-score': verification.entityConfidence,
    'entity-confidence-reasons': [],
    'front-photo-url': urlOf(verification, 'front'),
    'back-photo-url': urlOf(verification, 'back'),
    'photo-urls': photosOf(verification, ['front', 'back'], true),
    'selfie-photo': null,
    'selfie-photo-url': null,
    'video-url': null,
    'id-class': verification.idClass,
    'capture-method': verification.captureMethod,
    ...documentAttributes(verification.attributes),
    designations: [],
  };
}

function selfieAttributes(verification: Verification): Record<string, unknown> {
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
    'entity-confidence-reasons': [],
  };
}

function relationshipsOf(verification: Verification): NonNullable<Resource['relationships']> {
  const { documentId, accountId } = verification;
  return {
    inquiry: { data: { type: 'inquiry', id: verification.inquiryId } },
    template: { data: { type: 'template', id: legacyTemplateId(verification.templateId) } },
    'inquiry-template': { data: { type: 'inquiry-template', id: verification.templateId } },
    'inquiry-template-version': { data: { type: 'inquiry-template-version', id: verification.templateVersionId } },
    transaction: { data: null },
    'verification-template': { data: { type: 'verification-template', id: verification.verificationTemplateId } },
    'verification-template-version': {
      data: { type: 'verification-template-version', id: verification.verificationTemplateVersionId },
    },
    accounts: { data: accountId === null ? [] : [{ type: 'account', id: accountId }] },
    ...(verification.kind === 'selfie'
      ? {}
      : { document: { data: documentId === null ? null : { type: 'document/government-id', id: documentId } } }),
  };
}
