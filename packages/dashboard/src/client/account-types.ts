/** Account types and their settings. */

import { queryOptions } from '@tanstack/react-query';
import type { WithFields } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { AccountType } from './resources.ts';
import { metaOf, revisionOf } from './revision.ts';

export type AccountTypeSettings = WithFields<Shown<Told.RetrieveTheSettingsOfAnAccountTypeResponse>>;
/** One side of a relation; the other has the inverse key. */
export type RelationSide = AccountTypeSettings['relation-schemas'][number];
type SavedStatus = AccountTypeSettings['account-statuses'][number];
/** An account status; without an id until it is saved. */
export type AccountStatus = Omit<SavedStatus, 'id'> & Partial<Pick<SavedStatus, 'id'>>;

export const accountTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'account-type'),
    queryFn: ({ signal }) => api.get<Page<AccountType>>('/account-types', {}, signal),
  });

export const accountTypeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account-type', id),
    queryFn: ({ signal }) => api.get<Single<AccountType>>(`/account-types/${id}`, {}, signal),
  });

export const accountTypeSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account-type', id, 'settings'),
    queryFn: ({ signal }) => api.private.get<AccountTypeSettings>(`/account-types/${id}/settings`, {}, signal),
  });

export const accountTypeMutations = mutationsOf(['account-type'], {
  make: (api: Api, name: string) => api.post<Single<AccountType>>('/account-types', { name }),
  /** Changes a type as read at `revision`; returns the new revision. */
  async change(api: Api, id: string, attributes: object, revision: number): Promise<number> {
    const { data } = await api.patch<Single<AccountType>>(`/account-types/${id}`, attributes, metaOf(revision));
    return revisionOf(data.attributes);
  },
});
