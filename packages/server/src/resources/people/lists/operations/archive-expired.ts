/** The end of items that were given one. */
import type { OperationContext } from '../../../../operations/context.ts';
import { isRemembered, revise } from '../memory.ts';
import { archiveItem } from '../states.ts';
import { deleteKeys, findExpiredItemIds, lockItem, saveItem } from '../store.ts';

const batch = 200;

/** One batch; gives how many it was. */
export async function archiveExpired({ tx, scope, clock }: OperationContext): Promise<number> {
  const now = clock.now();
  const ids = await findExpiredItemIds(tx, scope, now, batch);
  let isRevised = false;
  for (const id of ids.toSorted()) {
    const item = await lockItem(tx, scope, id);
    // Somebody may have given it more time, or archived it.
    if (item === null || item.status === 'archived' || item.expiresAt === null || item.expiresAt > now) continue;
    await saveItem(tx, scope, archiveItem(item, now));
    await deleteKeys(tx, scope, id);
    isRevised ||= isRemembered(item.kind);
  }
  if (isRevised) await revise(tx, scope);
  return ids.length;
}
