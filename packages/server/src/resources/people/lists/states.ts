/** Statuses of lists and items, which no other code assigns. Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { ItemStatus, List, ListItem, ListStatus } from './list.ts';

export const firstListStatus: ListStatus = 'active';
export const firstItemStatus: ItemStatus = 'pending';

/** Returns the archived list. Throws conflict if it is archived already. */
export function archiveList(list: List, at: Date): List {
  if (list.status === 'archived') throw new Refusal('conflict', { details: 'the list is archived' });
  return { ...list, status: 'archived', archivedAt: at, updatedAt: at };
}

/** Returns the archived item. Throws conflict if it is archived already. */
export function archiveItem(item: ListItem, at: Date): ListItem {
  if (item.status === 'archived') throw new Refusal('conflict', { details: 'the list item is archived' });
  return { ...item, status: 'archived', archivedAt: at, updatedAt: at };
}

/** Returns the active item, whose index rows exist; it is compared from now on. */
export function activateItem(item: ListItem, backHits: number, at: Date): ListItem {
  return item.status === 'pending' ? { ...item, status: 'active', backHits, updatedAt: at } : item;
}
