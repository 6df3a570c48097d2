/** The current session, its user and their permissions per environment. */

import type { Api } from './api.ts';
import { privateSurface } from './api.ts';
import type { Resource } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { send } from './send.ts';

export type EnvironmentKind = 'sandbox' | 'production';

export type Environment = SessionMeta['environments'][number];

export type SessionMeta = NonNullable<Told.RetrieveOwnSessionResponse['meta']>;

/** The current session, with the attributes that the list of sessions omits. */
export interface Session {
  readonly data: Resource<'user-session', Required<Told.UserSession['attributes']>>;
  readonly meta: SessionMeta;
}

/** Returns the current session. Throws an ApiError with status 401 when the user is signed out. */
export const retrieveSession = (): Promise<Session> => send(`${privateSurface}/session`, { uninterrupted: true });

export const endSession = (): Promise<void> =>
  send(`${privateSurface}/session`, { method: 'DELETE', uninterrupted: true });

/** Views the dashboard as a role; null ends it. Everything is fetched again. */
export const seeingMutations = mutationsOf(
  ['everything'],
  { seeAs: (api: Api, roleId: string | null) => api.private.post('/session/see-as', { 'role-id': roleId }) },
  { isAwaited: false },
);
