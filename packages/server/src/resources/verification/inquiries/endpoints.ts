/** Endpoints of inquiries: create, retrieve, list, search, update, redact. Actions are in `action-endpoints.ts`. */

import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { searchBody } from '../../../api/json-api/search-body.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { composeSessionToken } from '../inquiry-sessions/index.ts';
import { byTemplate } from '../inquiry-templates/index.ts';
import { inquiryConditions } from './filters.ts';
import { readCreateInquiry, readUpdateInquiry } from './input.ts';
import type { Inquiry } from './inquiry.ts';
import { createInquiry } from './operations/create-inquiry.ts';
import { redactInquiry } from './operations/redact-inquiry.ts';
import { updateInquiry } from './operations/update-inquiry.ts';
import {
  createAnswerMeta,
  createInquiryAttributes,
  createInquiryMeta,
  inquiryFilters,
  sessionAnswerMeta,
  updateInquiryAttributes,
} from './schema.ts';
import { inquirySearchConditions, inquirySort } from './search.ts';
import { serializeInquiry, serializeLink } from './serializer.ts';
import { isOpen } from './states.ts';
import { findInquiries, findInquiry, listInquiries } from './store.ts';

/** Composes a token that opens the inquiry's flow; null if the flow can no longer be entered. */
function sessionTokenFor(context: ReadContext, inquiry: Inquiry): string | null {
  const end = inquiry.expiresAt ?? addSeconds(inquiry.createdAt, inquiry.expiry.createSeconds);
  if (inquiry.redactedAt !== null || !isOpen(inquiry) || end <= context.clock.now()) return null;
  return composeSessionToken(context.scope, inquiry.id, null, end);
}

async function loadListed({ tx, scope }: ReadContext, ids: readonly string[]) {
  const found = await findInquiries(tx, scope, ids);
  return found.map(({ inquiry, revision }) => ({
    resource: serializeInquiry(inquiry),
    revision,
  }));
}

export const inquiryEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    path: '/inquiries',
    operationId: 'create-an-inquiry',
    bodyLimit: fileBodyLimit,
    quota: 'create_inquiry',
    summary: 'Creates an inquiry, with pre-filled fields if given.',
    permission: 'inquiry.write',
    resourceType: 'inquiry',
    boundBy: byTemplate,
    attributes: createInquiryAttributes,
    meta: createInquiryMeta,
    answerMeta: createAnswerMeta,
    async handle(context, { attributes, meta }) {
      const created = await createInquiry(context, readCreateInquiry(attributes, meta));
      return {
        resource: serializeInquiry(created.inquiry),
        meta: {
          'session-token': created.sessionToken,
          ...(created.link === null
            ? { 'one-time-link': null, 'one-time-link-short': null }
            : serializeLink(created.link)),
        },
      };
    },
  }),
  readEndpoint({
    path: '/inquiries',
    operationId: 'list-all-inquiries',
    summary: 'Lists inquiries, newest first.',
    permission: 'inquiry.read',
    resourceType: 'inquiry',
    filters: inquiryFilters,
    boundBy: byTemplate,
    async handle(context, { filter, page }) {
      const { tx, scope } = context;
      const listed = await listInquiries(tx, scope, inquiryConditions(filter, scope), page);
      return { listed, load: (ids) => loadListed(context, ids) };
    },
  }),
  writeEndpoint({
    path: '/inquiries/search',
    operationId: 'search-inquiries',
    auditedAs: 'read',
    summary:
      'Searches inquiries by conditions on status, created_at, updated_at, reference_id and inquiry_template_id; sorts by the first three.',
    permission: 'inquiry.read',
    resourceType: 'inquiry',
    body: searchBody,
    async handle(context, { body, page }) {
      const { tx, scope } = context;
      const conditions = inquirySearchConditions(body.query, scope);
      const listed = await listInquiries(tx, scope, conditions, page, inquirySort(body.sort));
      return { listed, load: (ids) => loadListed(context, ids) };
    },
  }),
  readEndpoint({
    path: '/inquiries/{inquiry-id}',
    operationId: 'retrieve-an-inquiry',
    summary: 'Retrieves one inquiry; keys that may write inquiries also get a token for its flow.',
    permission: 'inquiry.read',
    resourceType: 'inquiry',
    answerMeta: sessionAnswerMeta,
    async handle(context, { params, permissions }) {
      const found = await findInquiry(context.tx, context.scope, params['inquiry-id']);
      if (found === null) throw new Refusal('not_found');
      const resource = serializeInquiry(found.inquiry);
      if (!permissions.has('inquiry.write')) return { resource };
      return { resource, meta: { 'session-token': sessionTokenFor(context, found.inquiry) } };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/inquiries/{inquiry-id}',
    operationId: 'update-an-inquiry',
    bodyLimit: fileBodyLimit,
    summary: 'Changes fields, note, tags or return address of an inquiry in any status.',
    permission: 'inquiry.write',
    resourceType: 'inquiry',
    attributes: updateInquiryAttributes,
    async handle(context, { params, attributes }) {
      const updated = await updateInquiry(context, params['inquiry-id'], readUpdateInquiry(attributes));
      return { resource: serializeInquiry(updated) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/inquiries/{inquiry-id}',
    operationId: 'redact-an-inquiry',
    summary:
      'Permanently erases the personal data of an inquiry with its sessions, verifications, documents, selfies and reports.',
    permission: 'inquiry.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'inquiry',
    async handle(context, { params }) {
      return { resource: serializeInquiry(await redactInquiry(context, params['inquiry-id'])) };
    },
  }),
];
