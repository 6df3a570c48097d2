/** What the page of sessions asks for. */
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../client/api.ts';
import type { Page } from '../../client/documents.ts';
import type * as Told from '../../client/generated/index.ts';

export type UserSession = Told.UserSession;

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'user-session', 'all'],
    queryFn: ({ signal }) => api.private.get<Page<UserSession>>('/user-sessions', {}, signal),
  });

export const holderOf = ({ relationships }: UserSession): string => relationships?.user?.data.id ?? '';
