/** Queries for transactions and their types, shared by several pages. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WithFields } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import type { Shown } from './kept.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { Transaction, TransactionType } from './resources.ts';

const pageSize = 50;

/** One condition of a search; all conditions of a search must hold. */
export interface SearchPredicate {
  readonly attribute: string;
  readonly operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
  readonly value: string | number;
}

export const transactionsQuery = (api: Api, predicates: readonly SearchPredicate[]) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'transaction', 'list', predicates),
    queryFn: ({ pageParam }) =>
      api.ask<Page<Transaction>>('POST', '/transactions/search', {
        ...(predicates.length === 0 ? {} : { query: { and: predicates } }),
        page: { size: pageSize, ...(pageParam === null ? {} : { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const transactionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'transaction', id),
    queryFn: ({ signal }) =>
      api.get<Single<Transaction> & { readonly included?: readonly Included[] }>(
        `/transactions/${id}`,
        { include: 'transaction-label,transaction-type' },
        signal,
      ),
    retry: false,
  });

export interface Included {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export const transactionTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(api, 'transaction-type'),
    queryFn: ({ signal }) => api.get<Page<TransactionType>>('/transaction-types', {}, signal),
  });

type Settings = Told.RetrieveTheSettingsOfATransactionTypeResponse;
/** Settings of a transaction type. `fact-fields` are names of fields, not personal data. */
export type TransactionTypeSettings = WithFields<Omit<Shown<Settings>, 'fact-fields'> & Pick<Settings, 'fact-fields'>>;
export type TypeStatus = TransactionTypeSettings['statuses'][number];
export type StatusKind = TypeStatus['kind'];
export type TypeRelation = TransactionTypeSettings['relation-schemas'][number];
export type FactFields = TransactionTypeSettings['fact-fields'];

export const factNames = [
  ...(['amount', 'currency', 'country', 'account', 'device', 'card'] as const),
  ...(['ip-address', 'occurred-at'] as const),
] as const;

export const transactionTypeSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'transaction-type', id, 'settings'),
    queryFn: ({ signal }) => api.private.get<TransactionTypeSettings>(`/transaction-types/${id}/settings`, {}, signal),
  });

/** Returns the value of a field by its key in any casing; null if empty or hidden. */
export function fieldValue({ attributes: { fields } }: Transaction, key: string): string | null {
  const shown = Object.entries((fields ?? {}) as Readonly<Record<string, { readonly value?: unknown }>>);
  const value = shown.find(([name]) => name.replaceAll('_', '-') === key)?.[1].value;
  return value === null || value === undefined || typeof value === 'object' ? null : String(value);
}

export const transactionMutations = mutationsOf(['transaction'], {
  make: (api: Api, attributes: object) => api.post<Single<Transaction>>('/transactions', attributes),
  setStatus: (api: Api, id: string, status: string) => api.patch(`/transactions/${id}`, { status }),
  label: (api: Api, id: string, label: string) => api.post(`/transactions/${id}/label`, undefined, { label }),
  setTags: (api: Api, id: string, tags: readonly string[]) =>
    api.post(`/transactions/${id}/set-tags`, undefined, { 'tag-name': tags }),
  simulate: (api: Api, id: string, outcome: string) => api.post(`/transactions/${id}/simulate`, undefined, { outcome }),
  relate: (api: Api, id: string, key: string, targetId: string) =>
    api.post(`/transactions/${id}/add-relation`, undefined, {
      'relation-schema-key': key,
      'target-object-id': targetId,
    }),
  redact: (api: Api, id: string) => api.delete(`/transactions/${id}`),
});

export const transactionTypeMutations = mutationsOf(['transaction-type'], {
  make: (api: Api, name: string) => api.post<Single<TransactionType>>('/transaction-types', { name }),
  change: (api: Api, id: string, attributes: object, revision: number) =>
    api.patch<Single<TransactionType>>(`/transaction-types/${id}`, { ...attributes, revision }),
});
