/** Account queries shared by several pages. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type * as Told from './generated/index.ts';
import { inquiriesOf } from './inquiries.ts';
import { mutationsOf } from './mutations.ts';
import { queryKey } from './query-key.ts';
import type { Account, LinkedAccounts } from './resources.ts';

const pageSize = 50;

export const accountsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: queryKey(api, 'account', 'list'),
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<Account>>('/accounts', { 'page[size]': pageSize, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const accountQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account', id),
    queryFn: ({ signal }) => api.get<Single<Account>>(`/accounts/${id}`, {}, signal),
    retry: false,
  });

export const linkedAccountsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account', id, 'linked'),
    queryFn: ({ signal }) => api.get<LinkedAccounts>(`/accounts/${id}/linked-accounts`, {}, signal),
  });

/** Finds accounts by an id, a reference id, or the value of a searchable field. */
export async function findAccounts(api: Api, text: string, signal?: AbortSignal): Promise<readonly Account[]> {
  const { hits } = await api.private.ask<{
    readonly hits: readonly { readonly type: string; readonly id: string }[];
  }>('POST', '/search', { text });
  const ids = hits.filter(({ type }) => type === 'account').map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => api.get<Single<Account>>(`/accounts/${id}`, {}, signal)));
  return found.map(({ data }) => data);
}

export const meantAccountsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account', 'meant', text),
    queryFn: ({ signal }) => findAccounts(api, text, signal),
  });

/**
 * Returns the name, else the reference id, else an empty text; null without a reference id if names are hidden from the
 * reader.
 */
export function nameOfAccount({ attributes: { fields, 'reference-id': reference } }: Account): string | null {
  if (fields === undefined) return reference;
  const name = flatValues(fields).filter(([key]) => key === 'name.first' || key === 'name.last');
  const written = name.map(([, value]) => value ?? '').join(' ');
  return written.trim() === '' ? (reference ?? '') : written.trim();
}

interface Shown {
  readonly type: string;
  readonly value?: unknown;
}

type ShownFields = Readonly<Record<string, Shown>>;

/** Returns one value per dotted key: `address.city`. Lists and objects are JSON, files their name; null where empty. */
export function flatValues(fields: object, prefix = ''): readonly (readonly [key: string, value: string | null])[] {
  return Object.entries(fields as ShownFields).flatMap(([key, { type, value }]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (type === 'hash' && typeof value === 'object' && value !== null) return flatValues(value, path);
    return [[path, textOf(value)] as const];
  });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : JSON.stringify(value.map(bare));
  if (typeof value !== 'object') return String(value);
  return 'filename' in value ? String(value.filename) : JSON.stringify(bare(value));
}

/** Removes the types and keeps the values. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && 'value' in value) return bare(value.value);
  if (Array.isArray(value)) return value.map(bare);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bare(member)]));
}

/** History of a field, newest change first. */
export type FieldHistory = Told.RetrieveTheHistoryOfAnAccountResponse['fields'][number];

export type ValueChange = FieldHistory['changes'][number];

export const accountHistoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKey(api, 'account', id, 'history'),
    queryFn: ({ signal }) =>
      api.private.get<Told.RetrieveTheHistoryOfAnAccountResponse>(`/accounts/${id}/history`, {}, signal),
  });

const tries = 40;
const tryEvery = 500;

/**
 * Resolves when no object refers to the other account any more, which a job ensures, or when waiting takes too long.
 */
async function moved(api: Api, sourceId: string): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { data } = await inquiriesOf(api, sourceId).catch(() => ({ data: null }));
    if (data?.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, tryEvery));
  }
}

export const accountMutations = mutationsOf(['account'], {
  setTags: (api: Api, id: string, tags: readonly string[]) =>
    api.post(`/accounts/${id}/set-tags`, undefined, { 'tag-name': tags }),
});

/** Changes to whole accounts; everything that belongs to an account changes with it. */
export const wholeAccountMutations = mutationsOf(
  ['environment'],
  {
    redact: (api: Api, id: string) => api.delete(`/accounts/${id}`),
    /** Moves everything that refers to the other account to this one, and archives the other. */
    async consolidate(api: Api, id: string, sourceId: string) {
      await api.post(`/accounts/${id}/consolidate`, undefined, { 'source-account-ids': [sourceId] });
      await moved(api, sourceId);
    },
  },
  { dropped: ['picture'] },
);
