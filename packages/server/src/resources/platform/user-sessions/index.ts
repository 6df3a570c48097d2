/** Public interface of the sessions of people. */
import { fillPort } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { sessionsOfUser } from '../users/index.ts';
import { endSessionsOf } from './end-sessions.ts';
import { userSessionEndpoints } from './endpoints.ts';
import { userSessionAttributes } from './schema.ts';

export { requireCallerOf } from './caller-of.ts';
export { personOf } from './endpoints.ts';
export { createSessionFinder } from './find-session.ts';
export {
  type DueSession,
  leaseIssuerSessions,
  returnIssuerSession,
  saveIssuerTokens,
} from './issuer-store.ts';
export {
  type StartedSession,
  startUserSession,
  stepUpSession,
} from './start-session.ts';
export {} from './states.ts';
export { endUserSessions, findUserSessions } from './store.ts';
export { absoluteSeconds, idleSeconds, type SignInWay, type UserSession } from './user-session.ts';

const token = 'a hash or seal of a token, of somebody who works for the organization';

export const userSessionsSlice = defineSlice({
  kinds: [],
  endpoints: [],
  dashboard: userSessionEndpoints,
  dashboardKinds: [
    {
      type: 'user-session',
      aboutStaff: true,
      readPermission: null,
      relationships: { user: 'one' },
      includable: [],
      attributes: userSessionAttributes,
    },
  ],
  events: [],
  fills: [fillPort(sessionsOfUser, endSessionsOf)],
  erases: [{ table: 'user_sessions', stays: { token_digest: token, oidc_tokens_sealed: token } }],
  keeps: [{ table: 'user_sessions', forever: 'the audit log names the session of each request' }],
});
