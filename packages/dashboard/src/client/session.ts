/** Who is signed in, and what they may do where. */

import type { Api } from './api.ts';
import { privateSurface } from './api.ts';
import type { Resource } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { send } from './send.ts';

export type EnvironmentKind = 'sandbox' | 'production';

export type Environment = SessionMeta['environments'][number];

export type SessionMeta = NonNullable<Told.RetrieveOwnSessionResponse['meta']>;

/** One's own, with what the list of sessions leaves out. */
export interface Session {
  readonly data: Resource<'user-session', Required<Told.UserSession['attributes']>>;
  readonly meta: SessionMeta;
}

/** Throws an ApiError with status 401 when nobody is signed in. */
export const retrieveSession = (): Promise<Session> => send(`${privateSurface}/session`, { uninterrupted: true });

export const endSession = (): Promise<void> =>
  send(`${privateSurface}/session`, { method: 'DELETE', uninterrupted: true });

/** Everything is shown anew as somebody with the role would see it; null ends that. */
export const seeingMutations = mutationsOf(
  ['everything'],
  { seeAs: (api: Api, roleId: string | null) => api.private.post('/session/see-as', { 'role-id': roleId }) },
  { isAwaited: false },
);
