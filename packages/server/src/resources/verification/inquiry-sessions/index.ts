/** Exports of inquiry sessions for other slices. Creating one needs its inquiry, so that code is with the inquiries. */
import { Type } from 'typebox';
import { belonging } from '../../../api/bounds.ts';
import { readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { devicesOfSessions } from '../../people/devices/index.ts';
import { expireOneSession } from './operations.ts';
import { erases, keeps } from './privacy.ts';
import { inquirySessionAttributes } from './schema.ts';
import { serializeSession } from './serializer.ts';
import { devicesOpened, findSessions, listSessions } from './store.ts';

export type { HandoffMethod, InquirySession, MessageCarrier } from './inquiry-session.ts';
export {
  cancelSessionOf,
  expireOneSession,
  expireSessionsOfInquiry,
  extendSessionOf,
  startOneSession,
} from './operations.ts';
export { serializeSession } from './serializer.ts';
export { composeSessionToken, isGenuineToken, parseSessionToken, verifySessionToken } from './session-token.ts';
export {
  findLatestSession,
  findOneTimeLink,
  findSessions,
  findSessionsOfInquiry,
  insertOneTimeLink,
  insertSession,
  recordConsent,
  redeemOneTimeLink,
  reuseGraceSeconds,
  saveHandoffMethod,
  saveTakeOver,
} from './store.ts';

export const inquirySessionsSlice = defineSlice({
  erases,
  keeps,
  fills: [
    fillPort(devicesOfSessions, devicesOpened),
    fillPort(belonging, {
      parameter: 'inquiry-session-id',
      async find({ tx, scope }, id) {
        const [found] = await findSessions(tx, scope, [id]);
        return found === undefined ? null : { parameter: 'inquiry-id', id: found.inquiryId };
      },
    }),
  ],
  boundableRights: ['inquiry_session.read', 'inquiry_session.write'],
  relationTypes: { sessions: 'inquiry-session' },
  events: ['inquiry-session.started', 'inquiry-session.expired', 'inquiry-session.canceled'],
  kinds: [
    defineKind({
      type: 'inquiry-session',
      readPermission: 'inquiry_session.read',
      relationships: { inquiry: 'one', device: 'one-or-none', network: 'one-or-none' },
      includable: ['inquiry', 'device', 'network'],
      attributes: inquirySessionAttributes,
      load: async ({ tx, scope }, ids) => (await findSessions(tx, scope, ids)).map(serializeSession),
    }),
  ],
  endpoints: [
    readEndpoint({
      path: '/inquiry-sessions',
      operationId: 'list-all-inquiry-sessions',
      summary: 'Lists inquiry sessions, newest first.',
      permission: 'inquiry_session.read',
      resourceType: 'inquiry-session',
      filters: Type.Object({ 'inquiry-id': Type.Optional(Type.String()) }, { additionalProperties: false }),
      async handle({ tx, scope }, { page, filter }) {
        const found = await listSessions(tx, scope, filter.get('inquiry-id') ?? null, page);
        return { page: { ...found, items: found.items.map(serializeSession) } };
      },
    }),
    readEndpoint({
      path: '/inquiry-sessions/{inquiry-session-id}',
      operationId: 'retrieve-an-inquiry-session',
      summary: 'Retrieves one inquiry session.',
      permission: 'inquiry_session.read',
      resourceType: 'inquiry-session',
      async handle({ tx, scope }, { params }) {
        const [session] = await findSessions(tx, scope, [params['inquiry-session-id']]);
        if (session === undefined) throw new Refusal('not_found');
        return { resource: serializeSession(session) };
      },
    }),
    writeEndpoint({
      path: '/inquiry-sessions/{inquiry-session-id}/expire',
      operationId: 'expire-an-inquiry-session',
      summary: 'Ends an inquiry session; its device cannot continue.',
      permission: 'inquiry_session.write',
      resourceType: 'inquiry-session',
      async handle(context, { params }) {
        return { resource: serializeSession(await expireOneSession(context, params['inquiry-session-id'])) };
      },
    }),
  ],
});
