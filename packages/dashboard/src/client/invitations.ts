/** Open invitations. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';

export type Invitation = Told.Invitation;

export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'invitation', 'all'),
    queryFn: ({ signal }) => api.private.get<Page<Invitation>>('/invitations', {}, signal),
  });

export const invitationMutations = mutationsOf(['invitation'], {
  invite: (api: Api, attributes: Shown<Told.InviteAuserData['body']['data']['attributes']>) =>
    api.private.post<Single<Invitation>>('/invitations', attributes),
  withdraw: (api: Api, id: string) => api.private.delete(`/invitations/${id}`),
});
