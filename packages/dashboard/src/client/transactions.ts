/** Transactions and their types as more pages than one name them. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FieldSchema } from '../field-schemas/field-schema.ts';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type { Transaction, TransactionType } from './resources.ts';

const pageSize = 50;

/** As the search takes it: all of these hold. */
export interface SearchPredicate {
  readonly attribute: string;
  readonly operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
  readonly value: string | number;
}

export const transactionsQuery = (api: Api, predicates: readonly SearchPredicate[]) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'transaction', 'list', predicates],
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
    queryKey: [api.environmentId, 'transaction', id],
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
    queryKey: [api.environmentId, 'transaction-type'],
    queryFn: ({ signal }) => api.get<Page<TransactionType>>('/transaction-types', {}, signal),
  });

export const transactionTypeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'transaction-type', id],
    queryFn: ({ signal }) => api.get<Single<TransactionType>>(`/transaction-types/${id}`, {}, signal),
  });

export type StatusKind = 'initial' | 'intermediate' | 'end';

export interface TypeStatus {
  readonly name: string;
  readonly kind: StatusKind;
  readonly transactions: number;
}

export interface TypeRelation {
  readonly key: string;
  readonly target: 'account' | 'transaction';
  readonly 'is-array': boolean;
}

export const factNames = ['amount', 'currency', 'country', 'account', 'device', 'card', 'ip-address'] as const;

export type FactFields = Readonly<Record<(typeof factNames)[number], string | null>>;

export interface TransactionTypeSettings {
  readonly 'updated-at': string | null;
  readonly 'field-schemas': readonly FieldSchema[];
  readonly statuses: readonly TypeStatus[];
  readonly 'relation-schemas': readonly TypeRelation[];
  readonly 'fact-fields': FactFields;
  readonly 'unique-reference-ids': boolean;
  readonly 'strict-velocity': boolean;
  readonly 'fallback-inquiry-template-id': string | null;
  readonly 'passed-status': string | null;
  readonly 'failed-status': string | null;
}

export const transactionTypeSettingsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'transaction-type', id, 'settings'],
    queryFn: ({ signal }) => api.private.get<TransactionTypeSettings>(`/transaction-types/${id}/settings`, {}, signal),
  });

/** The value of a field by its key in any casing; null where it is empty or not shown. */
export function fieldValue({ attributes: { fields } }: Transaction, key: string): string | null {
  const shown = Object.entries((fields ?? {}) as Readonly<Record<string, { readonly value?: unknown }>>);
  const value = shown.find(([name]) => name.replaceAll('_', '-') === key)?.[1].value;
  return value === null || value === undefined || typeof value === 'object' ? null : String(value);
}
