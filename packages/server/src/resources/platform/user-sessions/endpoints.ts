/**
 * Endpoints of people's sessions: describe the caller's own session, list the sessions of all people, and end a
 * session.
 */
import { Type } from 'typebox';
import type { Caller, UserCaller } from '../../../api/caller.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { demandRank } from '../users/index.ts';
import { endSession } from './operations.ts';
import { describeOwnSession } from './own-session.ts';
import { ended, ownSessionMeta, seeAsAttributes, userSessionFilters, whoseSessions } from './schema.ts';
import { seeAs } from './see-as.ts';
import { serializeUserSession } from './serializer.ts';
import { endOf } from './states.ts';
import { endUserSessions, listUserSessions } from './store.ts';

/** Returns the caller, who must be a person, as in all of the private interface. Throws people_only. */
export function personOf(caller: Caller): UserCaller {
  if (caller.kind === 'key') throw new Refusal('people_only');
  return caller;
}

const own = { surface: 'dashboard', permission: null, resourceType: 'user-session' } as const;

const ownSession: readonly Endpoint[] = [
  readEndpoint({
    ...own,
    path: '/session',
    operationId: 'retrieve-own-session',
    summary: 'The session that asks, whose it is, and what they may where.',
    answerMeta: ownSessionMeta,
    async handle(context, { caller }) {
      const currentId = personOf(caller).session.id;
      const { session, ways, meta } = await describeOwnSession(context, currentId);
      return { resource: serializeUserSession(session, { now: context.clock.now(), currentId, ways }), meta };
    },
  }),
  writeEndpoint({
    ...own,
    method: 'DELETE',
    path: '/session',
    operationId: 'sign-out',
    summary: 'Ends the session that asks, everywhere within a second.',
    answerBody: Type.Object({}),
    async handle({ tx, scope, clock }, { caller }) {
      const { id } = personOf(caller).session;
      await endUserSessions(tx, scope, { ids: [id] }, { as: 'signed-out', at: clock.now() });
      return { body: {}, session: 'ended' };
    },
  }),
];

/** The endpoint needs no right: a person who views as a role without the right to roles must be able to return. */
const seeAsRole: Endpoint = writeEndpoint({
  ...own,
  path: '/session/see-as',
  operationId: 'see-as-a-role',
  auditedAs: 'read',
  summary: 'Looks through a role: with what of the own rights it gives, until it is ended by null.',
  attributes: seeAsAttributes,
  answerMeta: ownSessionMeta,
  async handle(context, { caller, attributes, permissions }) {
    const { id: currentId } = personOf(caller).session;
    const roleId = attributes['role-id'];
    if (roleId !== null && !permissions.has('role.read')) throw new Refusal('missing_permission');
    await seeAs(context, currentId, roleId);
    const { session, ways, meta } = await describeOwnSession(context, currentId);
    return { resource: serializeUserSession(session, { now: context.clock.now(), currentId, ways }), meta };
  },
});

const allSessions: readonly Endpoint[] = [
  readEndpoint({
    ...own,
    path: '/user-sessions',
    operationId: 'list-all-user-sessions',
    summary: 'Lists active sessions, newest first: the caller’s own, and with user.read those of all users.',
    filters: userSessionFilters,
    async handle({ tx, scope, clock }, { caller, filter, permissions }) {
      const now = clock.now();
      const { session, id } = personOf(caller);
      const asked = filter.get('user-id')?.[0] ?? null;
      const seesAll = permissions.has('user.read');
      if (!seesAll && asked !== null && asked !== id) throw new Refusal('missing_permission');
      const found = await listUserSessions(tx, scope, seesAll ? asked : id);
      const going = found.filter((each) => endOf(each, now) === null);
      const items = going.map((each) => serializeUserSession(each, { now, currentId: session.id }));
      return { page: { items, hasNext: false, hasPrevious: false } };
    },
  }),
  writeEndpoint({
    ...own,
    method: 'DELETE',
    path: '/user-sessions/{user-session-id}',
    operationId: 'end-a-user-session',
    summary:
      'Ends a session within a second: the caller’s own, and with user.write one of a user who has no more rights than the caller.',
    async handle(context, { caller, params, permissions }) {
      const { session: current, id: userId } = personOf(caller);
      const command = { sessionId: params['user-session-id'], userId, permissions };
      const session = await endSession(context, command);
      const resource = serializeUserSession(session, { now: context.clock.now(), currentId: current.id });
      return session.id === current.id ? { resource, session: 'ended' } : { resource };
    },
  }),
  writeEndpoint({
    ...own,
    path: '/user-sessions/end-others',
    operationId: 'end-other-user-sessions',
    summary:
      'Ends all sessions of a user except the current one: the caller’s own, and with user.write those of a user who has no more rights than the caller.',
    meta: whoseSessions,
    answerBody: ended,
    async handle(context, { caller, meta, permissions }) {
      const { id: ownId, session } = personOf(caller);
      const userId = meta['user-id'] ?? ownId;
      if (userId !== ownId && !permissions.has('user.write')) throw new Refusal('missing_permission');
      await demandRank(context, ownId, userId);
      const { tx, scope, clock } = context;
      const which = { userId, except: session.id };
      const ids = await endUserSessions(tx, scope, which, { as: 'revoked', at: clock.now() });
      return { body: { ended: ids.length } };
    },
  }),
];

export const userSessionEndpoints: readonly Endpoint[] = [...ownSession, seeAsRole, ...allSessions];
