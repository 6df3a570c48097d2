/** Activation of pending items: inserts their index rows, and counts the past submissions they would have matched. */
import type { OperationContext } from '../../../../operations/context.ts';
import { isFault, type ReadItem } from '../comparers/comparer.ts';
import { indexOf } from '../item-index.ts';
import { kindOfItem } from '../item-kinds.ts';
import type { List, ListItem } from '../list.ts';
import { isRemembered, revise } from '../memory.ts';
import { activateItem } from '../states.ts';
import { findLists, insertKeys, lockPending, saveActivated } from '../store.ts';
import { backSearch, countByKeys } from '../submitted-facts.ts';

const batch = 500;

interface Waiting {
  readonly item: ListItem;
  readonly read: ReadItem;
  readonly indexes: readonly Buffer[];
}

/** Activates one batch; returns its size. */
export async function activateItems(context: OperationContext, listId: string): Promise<number> {
  const { tx, scope, clock } = context;
  const [list] = await findLists(tx, scope, [listId]);
  if (list === undefined) return 0;
  const pending = await lockPending(tx, scope, listId, batch);
  if (pending.length === 0) return 0;
  const { comparer } = kindOfItem(list.kind);
  const waiting = pending.flatMap((item): Waiting[] => {
    const read = comparer.read(item.values, list);
    // An item whose value is no longer valid never matches. It is activated nevertheless, so that it does not stay
    // pending.
    return isFault(read) ? [] : [{ item, read, indexes: read.keys.map((key) => indexOf(scope, list.kind, key)) }];
  });
  const keys = waiting.flatMap(({ item, indexes }) => indexes.map((index) => ({ itemId: item.id, index })));
  await insertKeys(tx, scope, keys);
  const hits = await countHits(context, list, waiting);
  const now = clock.now();
  await saveActivated(
    tx,
    scope,
    pending.map((item) => activateItem(item, hits.get(item.id) ?? 0, now)),
  );
  if (isRemembered(list.kind)) await revise(tx, scope);
  return pending.length;
}

/** Counts the hits by item id. Kinds whose keys are inconclusive are searched item by item. */
async function countHits({ tx, scope, clock }: OperationContext, list: List, waiting: readonly Waiting[]) {
  const now = clock.now();
  const isSettledByKeys = kindOfItem(list.kind).comparer.verify === undefined && !isRemembered(list.kind);
  if (isSettledByKeys) {
    const asked = waiting.flatMap(({ item, indexes }) => indexes.map((index) => ({ itemId: item.id, index })));
    return countByKeys(tx, scope, asked, now);
  }
  const counts = new Map<string, number>();
  for (const { item, read } of waiting) counts.set(item.id, (await backSearch(tx, scope, list, read, now)).count);
  return counts;
}
