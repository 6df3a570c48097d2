/** Serializer of saved views. */
import { isoTimestamp } from '../../../lib/clock.ts';
import type { SavedView } from './store.ts';

/** Serializes a view as the user with this id sees it. */
export const serializeSavedView = (view: SavedView, userId: string) => ({
  id: view.id,
  name: view.name,
  line: view.line,
  'is-shared': view.isShared,
  'is-own': view.userId === userId,
  'created-at': isoTimestamp(view.createdAt),
});
