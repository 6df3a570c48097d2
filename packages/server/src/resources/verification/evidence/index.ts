/** Evidence for a reviewer's decision: statements of each part of each document, and the pictures behind them. */
import { type Endpoint, readEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { Slice } from '../../../operations/slice.ts';
import { gatherEvidence } from './operations.ts';
import { relatedInquiriesEndpoint } from './related-inquiries.ts';
import { evidenceBody } from './schema.ts';
import { serializeEvidence } from './serializer.ts';

const retrieveEvidence: Endpoint = readEndpoint({
  surface: 'dashboard',
  path: '/inquiries/{inquiry-id}/evidence',
  operationId: 'retrieve-the-evidence-of-an-inquiry',
  auditedAs: 'view',
  summary:
    'Returns the values that the inquiry holds about a person next to the values read from each document, with their position on each picture.',
  permission: null,
  userPermission: 'pii.view',
  resourceType: 'inquiry',
  answerBody: evidenceBody,
  async handle(context, { params, caller }) {
    demandPermission(caller, 'inquiry.read');
    demandPermission(caller, 'verification.read');
    const withReports = caller.permissions.has('report.read');
    const evidence = await gatherEvidence(context, { inquiryId: params['inquiry-id'], withReports });
    const { id, accountId } = evidence.inquiry;
    return { body: serializeEvidence(evidence), note: { subjectIds: accountId === null ? [id] : [id, accountId] } };
  },
});

export const evidenceSlice: Slice = {
  events: [],
  kinds: [],
  endpoints: [],
  dashboard: [retrieveEvidence, relatedInquiriesEndpoint],
};
