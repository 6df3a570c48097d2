/** Cursor paging by object id, newest first; links are percent-encoded relative paths (contract, platform 7 and 20). */
import { Refusal } from '../../lib/refusal.ts';
import type { PageLinks } from './document.ts';

export interface PageRequest {
  readonly after: string | null;
  readonly before: string | null;
  readonly size: number;
}

/** One page of rows, newest first, and whether more exist on each side. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export function parsePage(query: ReadonlyMap<string, string>): PageRequest {
  const size = query.get('page[size]') ?? '10';
  if (!/^\d{1,3}$/.test(size) || Number(size) < 1 || Number(size) > 100) {
    throw new Refusal('bad_request', { details: 'page[size] must be a whole number from 1 to 100' });
  }
  const after = query.get('page[after]') ?? null;
  const before = query.get('page[before]') ?? null;
  if (after !== null && before !== null) {
    throw new Refusal('bad_request', { details: 'page[after] and page[before] must not be sent together' });
  }
  return { after, before, size: Number(size) };
}

/** Builds links with the same filter, fields and size, and another cursor. */
export function pageLinks(
  path: string,
  query: readonly (readonly [string, string])[],
  page: Page<{ readonly id: string }>,
): PageLinks {
  const link = (direction: 'after' | 'before', id: string | undefined): string | null => {
    if (id === undefined) return null;
    const kept = query.filter(([name]) => name !== 'page[after]' && name !== 'page[before]');
    const parts = [...kept, [`page[${direction}]`, id] as const];
    return `${path}?${parts.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
  };
  return {
    prev: page.hasPrevious ? link('before', page.items[0]?.id) : null,
    next: page.hasNext ? link('after', page.items.at(-1)?.id) : null,
  };
}
