/** Archiving of expired items. */
import type { OperationContext } from '../../../../operations/context.ts';
import { isRemembered, revise } from '../memory.ts';
import { archiveItem } from '../states.ts';
import { deleteKeys, findExpiredItemIds, lockItem, saveItem } from '../store.ts';

const batch = 200;

/** Archives one batch; returns its size. */
export async function archiveExpired({ tx, scope, clock }: OperationContext): Promise<number> {
  const now = clock.now();
  const ids = await findExpiredItemIds(tx, scope, now, batch);
  let isRevised = false;
  for (const id of ids.toSorted()) {
    const item = await lockItem(tx, scope, id);
    // The item may have been extended or archived meanwhile.
    if (item === null || item.status === 'archived' || item.expiresAt === null || item.expiresAt > now) continue;
    await saveItem(tx, scope, archiveItem(item, now));
    await deleteKeys(tx, scope, id);
    isRevised ||= isRemembered(item.kind);
  }
  if (isRevised) await revise(tx, scope);
  return ids.length;
}
