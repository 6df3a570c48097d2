/** Objects of a case: each is attached at most once, and there are at most a thousand. */
import type { ResourceReference } from '../../../../api/json-api/document.ts';
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { attachableToCases } from '../../../platform/case-links/index.ts';
import { type Case, mostObjects } from '../case.ts';
import { deleteCaseObjects, findCaseObjects, insertCaseObjects } from '../object-store.ts';
import { lockCase, storeCase } from './change-case.ts';

const pointer = '/meta/object-ids';

/** Finds the existing ids in the requested order, without duplicates. */
export async function findAttachable(
  { tx, scope, slices }: OperationContext,
  ids: readonly string[],
): Promise<ResourceReference[]> {
  const asked = [...new Set(ids)];
  const found: ResourceReference[] = [];
  for (const { prefix, find } of slices.ports(attachableToCases)) {
    const own = asked.filter((id) => id.startsWith(prefix));
    if (own.length > 0) found.push(...(await find(tx, scope, own)));
  }
  const byId = new Map(found.map((each) => [each.id, each]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** Throws not_found with each id that does not exist or cannot be in a case. */
export async function requireAttachable(
  context: OperationContext,
  ids: readonly string[],
): Promise<ResourceReference[]> {
  const found = await findAttachable(context, ids);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing < 0) return found;
  throw new Refusal('not_found', problemAt(`${pointer}/${missing}`, 'names no object that a case can contain'));
}

/** Attaches objects; attached ones stay unchanged. Throws unprocessable if there would be too many. */
export async function attachObjects(context: OperationContext, id: string, ids: readonly string[]): Promise<Case> {
  const { tx, scope, clock } = context;
  const before = await lockCase(context, id, 'attach');
  const known = new Set((await findCaseObjects(tx, scope, [id])).map((each) => each.id));
  const fresh = (await requireAttachable(context, ids)).filter((each) => !known.has(each.id));
  if (fresh.length === 0) return before;
  if (known.size + fresh.length > mostObjects) {
    throw new Refusal('unprocessable', problemAt(pointer, `would be more than ${mostObjects} objects of one case`));
  }
  await insertCaseObjects(tx, scope, id, fresh, clock.now());
  return storeCase(context, before, []);
}

/** Detaches objects; ids that are not attached are ignored. */
export async function detachObjects(context: OperationContext, id: string, ids: readonly string[]): Promise<Case> {
  const { tx, scope } = context;
  const before = await lockCase(context, id, 'attach');
  const known = (await findCaseObjects(tx, scope, [id])).filter((each) => ids.includes(each.id));
  if (known.length === 0) return before;
  await deleteCaseObjects(
    tx,
    scope,
    id,
    known.map((each) => each.id),
  );
  return storeCase(context, before, []);
}
