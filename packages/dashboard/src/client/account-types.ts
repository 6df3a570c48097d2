/** Account types, and what one is made of in full. */

import { queryOptions } from '@tanstack/react-query';
import type { FieldSchema } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import type { Page, Single } from './documents.ts';
import type { AccountType } from './resources.ts';

export interface AccountStatus {
  /** Left out for one that is not saved yet. */
  readonly id?: string;
  readonly name: string;
  readonly deactivated: boolean;
  readonly accounts: number;
}

/** One side; the other has the inverse key. */
export interface RelationSide {
  readonly key: string;
  readonly 'inverse-key': string;
  readonly 'is-array': boolean;
}

export interface AccountTypeSettings {
  readonly 'updated-at': string | null;
  readonly 'field-schemas': readonly FieldSchema[];
  readonly 'account-statuses': readonly AccountStatus[];
  readonly 'relation-schemas': readonly RelationSide[];
}

export const accountTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: [api.environmentId, 'account-type'],
    queryFn: ({ signal }) => api.get<Page<AccountType>>('/account-types', {}, signal),
  });

export const accountTypeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account-type', id],
    queryFn: ({ signal }) => api.get<Single<AccountType>>(`/account-types/${id}`, {}, signal),
  });

export const accountTypeSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account-type', id, 'settings'],
    queryFn: ({ signal }) => api.private.get<AccountTypeSettings>(`/account-types/${id}/settings`, {}, signal),
  });
