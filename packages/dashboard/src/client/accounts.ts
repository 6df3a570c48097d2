/** Accounts as more pages than one name them. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import { nextCursor, type Page, type Single } from './documents.ts';
import type { Account } from './resources.ts';

const pageSize = 50;

export const accountsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [api.environmentId, 'account', 'list'],
    queryFn: ({ signal, pageParam }) =>
      api.get<Page<Account>>('/accounts', { 'page[size]': pageSize, 'page[after]': pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => nextCursor(page),
  });

export const accountQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [api.environmentId, 'account', id],
    queryFn: ({ signal }) => api.get<Single<Account>>(`/accounts/${id}`, {}, signal),
    retry: false,
  });

/** Accounts that a text means: an id, a reference id, the value of a searchable field. */
export async function findAccounts(api: Api, text: string, signal?: AbortSignal): Promise<readonly Account[]> {
  const { hits } = await api.private.ask<{
    readonly hits: readonly { readonly type: string; readonly id: string }[];
  }>('POST', '/search', { text });
  const ids = hits.filter(({ type }) => type === 'account').map(({ id }) => id);
  const found = await Promise.all(ids.map((id) => api.get<Single<Account>>(`/accounts/${id}`, {}, signal)));
  return found.map(({ data }) => data);
}

/** Name, else reference id, else nothing; null where there is no reference id, and names are kept from the reader. */
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

/** One value a key, dotted: `address.city`. Lists and objects are JSON, files their name; null where nothing is. */
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

/** Without the types beside the values. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && 'value' in value) return bare(value.value);
  if (Array.isArray(value)) return value.map(bare);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bare(member)]));
}
