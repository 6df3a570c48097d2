/** Operation of saved views: save one. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { insertSavedView, listSavedViews, mostViews, type SavedView } from './store.ts';

/** Saves a view. Throws conflict if the user sees the maximum number of views already. */
export async function saveView(
  { tx, scope, ids, clock }: OperationContext,
  command: Pick<SavedView, 'userId' | 'name' | 'line' | 'isShared'>,
): Promise<SavedView> {
  if ((await listSavedViews(tx, scope, command.userId)).length >= mostViews) {
    throw new Refusal('conflict', { details: `there are ${mostViews} saved views; delete one first` });
  }
  const view: SavedView = { ...command, id: ids.next('saved-view'), createdAt: clock.now() };
  await insertSavedView(tx, scope, view);
  return view;
}
