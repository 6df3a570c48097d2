/** Adds, removes and replaces the tags of a case. */
import type { OperationContext } from '../../../../operations/context.ts';
import { registerTags, tagsChange } from '../../../platform/tags/index.ts';
import type { Case } from '../case.ts';
import { tagsUpdated } from '../events.ts';
import { lockCase, storeCase } from './change-case.ts';

/**
 * Changes the tags. `change` maps the present tags to the new ones. An equal set changes nothing and records no event.
 */
export async function changeTags(
  context: OperationContext,
  id: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Case> {
  const before = await lockCase(context, id, 'tag');
  const tags = [...new Set(change(before.tags))];
  const changed = tagsChange(before.tags, tags);
  if (changed === null) return before;
  await registerTags(context, changed.added, '/meta');
  return storeCase(context, { ...before, tags }, [tagsUpdated(changed)]);
}
