/** Operations that add items to lists, archive them, and set their expiry. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { isFault, type ReadItem } from '../comparers/comparer.ts';
import { indexOf } from '../item-index.ts';
import { type ItemKind, kindOfItem } from '../item-kinds.ts';
import { activateListItemsJob } from '../jobs.ts';
import type { List, ListItem } from '../list.ts';
import { isRemembered, mostPlaces, recall, remembered, revise } from '../memory.ts';
import { archiveItem, firstItemStatus } from '../states.ts';
import { deleteKeys, holdList, insertItems, lockItem, saveItem } from '../store.ts';

export interface CreateItem {
  readonly kind: ItemKind;
  readonly listId: string;
  /** Values by the kebab names of the kind. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly expiresAt: Date | null;
}

/**
 * Finds the list with a shared lock. Throws not_found, conflict for an archived one, unprocessable for one of another
 * kind.
 */
export async function listForItems({ tx, scope }: OperationContext, id: string, kind: ItemKind | null): Promise<List> {
  const list = await holdList(tx, scope, id);
  if (list === null) throw new Refusal('not_found', { details: 'data.attributes.list-id was not found' });
  if (kind !== null && list.kind !== kind) {
    throw new Refusal('unprocessable', problemAt('/data/attributes/list-id', `is a list of kind ${list.kind}`));
  }
  if (list.status === 'archived') throw new Refusal('conflict', { details: 'the list is archived' });
  return list;
}

/** Returns an unsaved item. It seals the values in the given spelling, and its index hashes their normal form. */
export function draftItem(context: OperationContext, list: List, read: ReadItem, expiresAt: Date | null): ListItem {
  const { scope, ids, clock, actor } = context;
  const now = clock.now();
  return {
    id: ids.next(kindOfItem(list.kind).id),
    listId: list.id,
    kind: list.kind,
    status: firstItemStatus,
    values: read.values,
    valueIndex: indexOf(scope, list.kind, `identity ${read.identity}`),
    matchCount: 0,
    backHits: null,
    prefix: read.prefix ?? null,
    creator: { type: actor.type, id: 'id' in actor ? actor.id : null },
    expiresAt,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
}

/**
 * Creates an item. Throws the refusals of {@link listForItems}, bad_request for an invalid value, conflict for one that
 * is on the list.
 */
export async function createItem(context: OperationContext, command: CreateItem): Promise<ListItem> {
  const { tx, scope } = context;
  const list = await listForItems(context, command.listId, command.kind);
  const read = kindOfItem(list.kind).comparer.read(command.values, list);
  if (isFault(read)) {
    throw new Refusal('unprocessable', problemAt(`/data/attributes/${read.member}`, read.problem));
  }
  refusePast(context, command.expiresAt);
  if (list.kind === 'geolocation') await refuseTooMany(context);
  const item = draftItem(context, list, read, command.expiresAt);
  const inserted = await insertItems(tx, scope, list, [item]);
  if (!inserted.has(item.id)) throw new Refusal('conflict', { details: 'the list has an item with this value' });
  await sendActivation(context, list.id);
  return item;
}

function refusePast({ clock }: OperationContext, expiresAt: Date | null): void {
  if (expiresAt === null || expiresAt > clock.now()) return;
  throw new Refusal('unprocessable', problemAt('/data/attributes/expires-at', 'must be in the future'));
}

/** Throws if the environment has the maximum number of places, which are compared one by one. */
export async function refuseTooMany({ tx, scope }: OperationContext): Promise<void> {
  const { places } = remembered(scope).revision === 0 ? await recall(tx, scope) : remembered(scope);
  if (places.length < mostPlaces) return;
  throw new Refusal('unprocessable', { details: `an environment has at most ${mostPlaces} active geolocations` });
}

export const sendActivation = ({ tx, scope, queue }: OperationContext, listId: string): Promise<void> =>
  queue.send(tx, activateListItemsJob, { environmentId: scope.environmentId, listId });

/** Archives an item; a null `kind` matches any. Throws not_found, or conflict if it is archived. */
export async function archiveItemById(context: OperationContext, id: string, kind: ItemKind | null): Promise<ListItem> {
  const { tx, scope, clock } = context;
  const item = await lockItem(tx, scope, id);
  if (item === null || (kind !== null && item.kind !== kind)) throw new Refusal('not_found');
  const archived = archiveItem(item, clock.now());
  await saveItem(tx, scope, archived);
  await deleteKeys(tx, scope, id);
  if (isRemembered(item.kind)) await revise(tx, scope);
  return archived;
}

/**
 * Sets the expiry; null removes it. Throws not_found, conflict if the item is archived, unprocessable for a time in the
 * past.
 */
export async function expireItem(context: OperationContext, id: string, expiresAt: Date | null): Promise<ListItem> {
  const { tx, scope, clock } = context;
  const item = await lockItem(tx, scope, id);
  if (item === null) throw new Refusal('not_found');
  if (item.status === 'archived') throw new Refusal('conflict', { details: 'the list item is archived' });
  refusePast(context, expiresAt);
  const changed = { ...item, expiresAt, updatedAt: clock.now() };
  await saveItem(tx, scope, changed);
  return changed;
}
