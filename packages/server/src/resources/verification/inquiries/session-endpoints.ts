/** Endpoints of inquiry sessions that need the session's inquiry: create, link, expire all of several inquiries. */
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { serializeSession } from '../inquiry-sessions/index.ts';
import { lockInquiry } from './operations/change-inquiry.ts';
import { expireAllSessions } from './operations/expire-all-sessions.ts';
import { linkToSession, openSession } from './operations/open-session.ts';
import { createSessionAttributes, expireAllMeta, linkAnswerMeta } from './schema.ts';
import { serializeLink } from './serializer.ts';

export const inquirySessionEndpoints: readonly Endpoint[] = [
  writeEndpoint({
    path: '/inquiry-sessions',
    operationId: 'create-an-inquiry-session',
    summary: 'Creates a session of an open inquiry.',
    permission: 'inquiry_session.write',
    resourceType: 'inquiry-session',
    success: 201,
    attributes: createSessionAttributes,
    async handle(context, { attributes }) {
      const inquiry = await lockInquiry(context, attributes['inquiry-id']);
      return { resource: serializeSession(await openSession(context, inquiry)) };
    },
  }),
  writeEndpoint({
    path: '/inquiry-sessions/expire-all',
    operationId: 'expire-inquiry-sessions',
    summary: 'Ends the open sessions of the named inquiries, and returns them.',
    permission: 'inquiry_session.write',
    resourceType: 'inquiry-session',
    meta: expireAllMeta,
    answersMany: true,
    async handle(context, { meta }) {
      const ended = await expireAllSessions(context, meta['inquiry-ids']);
      return { resources: ended.map(serializeSession) };
    },
  }),
  writeEndpoint({
    path: '/inquiry-sessions/{inquiry-session-id}/generate-one-time-link',
    operationId: 'generate-a-one-time-link-for-an-inquiry-session',
    summary: 'Creates a link that opens this session in a browser, once.',
    permission: 'inquiry_session.write',
    resourceType: 'inquiry-session',
    answerMeta: linkAnswerMeta,
    async handle(context, { params }) {
      const { session, link } = await linkToSession(context, params['inquiry-session-id']);
      return { resource: serializeSession(session), meta: serializeLink(link) };
    },
  }),
];
