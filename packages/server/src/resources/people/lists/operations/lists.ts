/** Operations that create and archive lists. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { insertSubject, newSubject } from '../../../../security/subject-keys.ts';
import type { ItemKind } from '../item-kinds.ts';
import type { List } from '../list.ts';
import { isRemembered, revise } from '../memory.ts';
import { archiveList, firstListStatus } from '../states.ts';
import { insertList, lockList, saveListStatus } from '../store.ts';

export interface CreateList {
  readonly kind: ItemKind;
  readonly name: string;
  readonly allowFuzzy: boolean;
  readonly fieldName: string | null;
}

/** Creates a list. Throws unprocessable for a list of a field without a field name. */
export async function createList(context: OperationContext, command: CreateList): Promise<List> {
  const { tx, scope, ids, clock } = context;
  const { kind, fieldName } = command;
  if (kind === 'field' && fieldName === null) {
    throw new Refusal('unprocessable', problemAt('/field-name', 'must name the field that the list compares'));
  }
  const now = clock.now();
  const subject = newSubject(scope, ids);
  insertSubject(tx, scope, subject, now);
  const list: List = {
    id: ids.next('list'),
    kind,
    name: command.name.trim(),
    status: firstListStatus,
    fieldName: kind === 'field' ? fieldName : null,
    allowFuzzy: kind === 'name' && command.allowFuzzy,
    subject,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
  await insertList(tx, scope, list);
  return list;
}

/** Archives a list, which stays readable and no longer matches. Throws not_found, or conflict if it is archived. */
export async function archiveListById(context: OperationContext, id: string): Promise<List> {
  const { tx, scope, clock } = context;
  const list = await lockList(tx, scope, id);
  if (list === null) throw new Refusal('not_found');
  const archived = archiveList(list, clock.now());
  await saveListStatus(tx, scope, archived);
  if (isRemembered(list.kind)) await revise(tx, scope);
  return archived;
}
