/** Tickets to view a picture. The transaction that creates a ticket also writes its audit row. */
import { Type } from 'typebox';
import { type AuditNote, auditIdOf } from '../../../api/audit-trail.ts';
import { type Endpoint, type EndpointInput, writeEndpoint } from '../../../api/endpoint.ts';
import { secret, timestamp } from '../../../api/json-api/schema.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { findStored } from '../files/index.ts';
import { insertTicket, noteSeen } from './store.ts';
import { accountOfInquiry, submissionOfPicture, ticketSeconds, tokenLength, type ViewTicket } from './view-ticket.ts';

const wanted = Type.Object(
  {
    file: Type.String({ pattern: '^file_[A-Za-z0-9]{1,64}$' }),
    /** Reason for the view. */
    purpose: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    prefetched: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const issued = Type.Object({
  ticket: Type.String(secret),
  'audit-id': Type.String(),
  'expires-at': timestamp(),
});

const shared = {
  permission: null,
  userPermission: 'image.view',
  surface: 'dashboard',
  resourceType: 'view-ticket',
} as const;

export const viewTicketEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    ...shared,
    path: '/view-tickets',
    operationId: 'create-a-view-ticket',
    auditedAs: 'view',
    summary:
      'Logs that a user views a picture, and returns a ticket for its bytes: for one file and one session, valid once and for one minute.',
    success: 201,
    boundBy: { member: 'file', parameter: 'file-id' },
    body: wanted,
    answerBody: issued,
    async handle(context, { body, caller, requestId }) {
      const { tx, scope, clock, ids, keyRing } = context;
      const { file: fileId, purpose, prefetched = false } = body;
      const about = await noteOf(context, fileId);
      const token = ids.token(tokenLength);
      const ticket = ticketOf(caller, { fileId, auditId: auditIdOf(requestId), isPrefetched: prefetched }, clock.now());
      await insertTicket(tx, scope, ticket, keyRing.digestSecret('view-ticket', token));
      return {
        body: { ticket: token, 'audit-id': ticket.auditId, 'expires-at': isoTimestamp(ticket.expiresAt) },
        note: { ...about, purpose, context: { action: 'picture-viewed', prefetched, ...about.context } },
      };
    },
  }),
  writeEndpoint({
    ...shared,
    path: '/view-tickets/{audit-id}/seen',
    operationId: 'mark-a-view-ticket-as-seen',
    auditedAs: 'view',
    summary: 'Logs that a prefetched picture was shown; until then the log lists it as prefetched, not as viewed.',
    answerBody: Type.Object({ 'audit-id': Type.String() }),
    async handle(context, { params, caller }) {
      const auditId = params['audit-id'];
      const { tx, scope, clock } = context;
      const sessionId = caller.kind === 'user' ? caller.session.id : '';
      const fileId = await noteSeen(tx, scope, { auditId, sessionId }, clock.now());
      if (fileId === null) throw new Refusal('not_found');
      const about = await noteOf(context, fileId).catch((): AuditNote => ({ objectIds: [fileId] }));
      return {
        body: { 'audit-id': auditId },
        note: { ...about, context: { action: 'picture-seen', ...about.context } },
      };
    },
  }),
];

function ticketOf(
  caller: EndpointInput['caller'],
  about: Pick<ViewTicket, 'fileId' | 'auditId' | 'isPrefetched'>,
  now: Date,
): ViewTicket {
  if (caller.kind !== 'user') throw new Refusal('people_only');
  const { id: userId, session } = caller;
  return { ...about, userId, sessionId: session.id, createdAt: now, expiresAt: addSeconds(now, ticketSeconds) };
}

/**
 * Returns the description of a picture for the audit log: its subjects (an inquiry and its account) and its content.
 * Throws not_found for a file that does not exist or was erased.
 */
async function noteOf(context: OperationContext, fileId: string): Promise<AuditNote> {
  const { tx, scope, slices } = context;
  const found = await findStored(tx, scope, fileId);
  if (found === null || found.subject.key === null) throw new Refusal('not_found');
  const { ownerId, page } = found;
  const ofInquiry = ownerId.startsWith('inq_');
  const account = ofInquiry ? await slices.port(accountOfInquiry)(context, ownerId) : null;
  const submission = ofInquiry ? await slices.port(submissionOfPicture)(context, ownerId, fileId) : null;
  return {
    subjectIds: account === null ? [ownerId] : [ownerId, account],
    objectIds: [fileId],
    context: page === null ? {} : { picture: page },
    ...(submission === null ? {} : { told: { verification: submission.kind, 'id-class': submission.idClass } }),
  };
}
