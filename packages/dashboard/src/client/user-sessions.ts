/** Sessions of users. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { isApiError } from './api-error.ts';
import type { Page } from './documents.ts';
import type * as Told from './generated/index.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

export type UserSession = Told.UserSession;

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'user-session', 'all'),
    queryFn: ({ signal }) => api.private.get<Page<UserSession>>('/user-sessions', {}, signal),
  });

export const holderOf = ({ relationships }: UserSession): string => relationships?.user?.data.id ?? '';

/** Ends a session; one that already ended is no error. */
async function endSession(api: Api, id: string): Promise<void> {
  await api.private.delete(`/user-sessions/${id}`).catch((fault: unknown) => {
    if (!isApiError(fault) || fault.status !== 404) throw fault;
  });
}

export const userSessionMutations = mutationsOf(['user-session'], {
  async end(api: Api, ids: readonly string[]) {
    for (const id of ids) await endSession(api, id);
  },
  /** Ends all sessions of a user, including those that begin meanwhile, except the current one. */
  endOthers: (api: Api, userId: string) =>
    api.private.post('/user-sessions/end-others', undefined, { 'user-id': userId }),
});
