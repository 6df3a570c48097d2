/**
 * Serializer of verifications to JSON:API resources: the shared attributes; `serialize-kinds.ts` has those of each
 * kind.
 */
import type { TObject } from 'typebox';
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp, unixSeconds } from '../../../lib/clock.ts';
import {
  byEvidence,
  type Evidence,
  legacyTemplateId,
  recordSourceOf,
  referenceKindOf,
} from '../inquiry-templates/index.ts';
import type { sharedAttributes as sharedSchema } from './schema.ts';
import { attributesByKind } from './serialize-kinds.ts';
import { type Verification, verificationType } from './verification.ts';

export function serializeVerification(verification: Verification): Resource {
  const { kind } = verification;
  return {
    type: verificationType(kind),
    id: verification.id,
    attributes: { ...sharedAttributes(verification), ...attributesByKind[referenceKindOf(kind)](verification) },
    relationships: relationshipsOf(verification),
  };
}

function sharedAttributes(verification: Verification): Wire<TObject<typeof sharedSchema>> {
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

/** Type of the document; null for evidence without one. */
const documentTypes: Readonly<Record<Evidence, string | null>> = {
  governmentId: 'document/government-id',
  selfie: null,
  paper: 'document/generic',
  details: null,
  contact: null,
};

const selfieOf = ({ shownSelfieId: id }: Verification) =>
  id === null ? null : { type: 'selfie/profile-and-center', id };

function relationshipsOf(verification: Verification): NonNullable<Resource['relationships']> {
  const { documentId, accountId, kind } = verification;
  const documentType = byEvidence(kind, documentTypes);
  const of = referenceKindOf(kind);
  return {
    inquiry: { data: { type: 'inquiry', id: verification.inquiryId } },
    template: { data: { type: 'template', id: legacyTemplateId(verification.templateId) } },
    'inquiry-template': { data: { type: 'inquiry-template', id: verification.templateId } },
    'inquiry-template-version': { data: { type: 'inquiry-template-version', id: verification.templateVersionId } },
    transaction: { data: null },
    'verification-template': {
      data: { type: `verification-template/${of}`, id: verification.verificationTemplateId },
    },
    'verification-template-version': {
      data: { type: `verification-template-version/${of}`, id: verification.verificationTemplateVersionId },
    },
    accounts: { data: accountId === null ? [] : [{ type: 'account', id: accountId }] },
    // The reference has no empty relationship here.
    ...(documentType === null || documentId === null
      ? {}
      : { document: { data: { type: documentType, id: documentId } } }),
    ...(recordSourceOf(kind).takesSelfie ? { selfie: { data: selfieOf(verification) } } : {}),
  };
}
