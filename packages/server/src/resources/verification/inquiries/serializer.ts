/** Serializer of inquiries to JSON:API resources, newest version. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { fileReference } from '../../../storage/file-links.ts';
import { legacyTemplateId } from '../inquiry-templates/index.ts';
import { showInquiryFields } from './fields.ts';
import type { Inquiry, LinkAddresses } from './inquiry.ts';
import type { inquiryAttributes, linkAnswerMeta } from './schema.ts';

/**
 * Returns the signal's name, `list-match/email-address`: a value of the inquiry matched the list whose id is the
 * signal's value.
 */
const signalOf = (listType: string): string => listType.replace('list/', 'list-match/');

function correctionsOf({ corrections = [] }: Inquiry): Pick<Wire<typeof inquiryAttributes>, 'field-corrections'> {
  const shown = corrections.map(({ key, value, corrected, verificationId, at }) => [
    key,
    { read: value, corrected, 'verification-id': verificationId, at },
  ]);
  return shown.length === 0 ? {} : { 'field-corrections': Object.fromEntries(shown) };
}

/**
 * Returns the names of skipped rows. A redacted inquiry shows none, since a branch may reveal a fact about the
 * individual.
 */
function skippedOf({
  progress: { skipped = [] },
  redactedAt,
}: Inquiry): Pick<Wire<typeof inquiryAttributes>, 'skipped-step-names'> {
  return skipped.length === 0 || redactedAt !== null ? {} : { 'skipped-step-names': skipped };
}

export function serializeInquiry(inquiry: Inquiry): Resource<Wire<typeof inquiryAttributes>> {
  const { accountId, related } = inquiry;
  return {
    type: 'inquiry',
    id: inquiry.id,
    attributes: {
      status: inquiry.status,
      'reference-id': inquiry.referenceId,
      note: inquiry.note,
      behaviors: inquiry.behaviors,
      tags: inquiry.tags,
      creator: inquiry.creator,
      'reviewer-comment': inquiry.reviewerComment,
      'created-at': isoTimestamp(inquiry.createdAt),
      'updated-at': isoTimestamp(inquiry.updatedAt),
      'started-at': isoTimestamp(inquiry.startedAt),
      'expires-at': isoTimestamp(inquiry.expiresAt),
      'completed-at': isoTimestamp(inquiry.completedAt),
      'failed-at': isoTimestamp(inquiry.failedAt),
      'marked-for-review-at': isoTimestamp(inquiry.markedForReviewAt),
      'decisioned-at': isoTimestamp(inquiry.decisionedAt),
      'expired-at': isoTimestamp(inquiry.expiredAt),
      'redacted-at': isoTimestamp(inquiry.redactedAt),
      'previous-step-name': inquiry.previousStepName,
      'next-step-name': inquiry.nextStepName,
      fields: showInquiryFields(inquiry.fieldSchemas, inquiry.fields, fileReference),
      signals: inquiry.related['list-matches'].map(({ type, id }) => ({ name: signalOf(type), value: id })),
      ...correctionsOf(inquiry),
      ...skippedOf(inquiry),
    },
    relationships: {
      account: { data: accountId === null ? null : { type: 'account', id: accountId } },
      template: { data: { type: 'template', id: legacyTemplateId(inquiry.templateId) } },
      'inquiry-template': { data: { type: 'inquiry-template', id: inquiry.templateId } },
      'inquiry-template-version': { data: { type: 'inquiry-template-version', id: inquiry.templateVersionId } },
      transaction: { data: related.transaction[0] ?? null },
      reviewer: { data: inquiry.reviewer },
      reports: { data: related.reports },
      verifications: { data: related.verifications },
      sessions: { data: related.sessions },
      documents: { data: related.documents },
      selfies: { data: related.selfies },
    },
  };
}

export const serializeLink = ({ url, shortUrl }: LinkAddresses): Wire<typeof linkAnswerMeta> => ({
  'one-time-link': url,
  'one-time-link-short': shortUrl,
});
