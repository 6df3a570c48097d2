/** Statuses of lists and items; nothing else assigns one. Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { List, ListItem } from './list.ts';

export type ListStatus = 'active' | 'archived';
export type ItemStatus = 'pending' | 'active' | 'archived';

export const firstListStatus: ListStatus = 'active';
export const firstItemStatus: ItemStatus = 'pending';

/** Throws conflict for one that is archived. */
export function archiveList(list: List, at: Date): List {
  if (list.status === 'archived') throw new Refusal('conflict', { details: 'the list is archived' });
  return { ...list, status: 'archived', archivedAt: at, updatedAt: at };
}

/** Throws conflict for one that is archived. */
export function archiveItem(item: ListItem, at: Date): ListItem {
  if (item.status === 'archived') throw new Refusal('conflict', { details: 'the list item is archived' });
  return { ...item, status: 'archived', archivedAt: at, updatedAt: at };
}

/** Its index rows are there; it is compared from now on. */
export function activateItem(item: ListItem, backHits: number, at: Date): ListItem {
  return item.status === 'pending' ? { ...item, status: 'active', backHits, updatedAt: at } : item;
}
