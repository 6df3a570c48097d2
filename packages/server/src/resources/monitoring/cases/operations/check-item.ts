/** Checking and unchecking of checklist items of a case. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findCaseTemplates } from '../../case-templates/index.ts';
import type { Case } from '../case.ts';
import { deleteCheck, insertCheck } from '../check-store.ts';
import { lockCase, storeCase } from './change-case.ts';

/** Checks or unchecks an item. Throws unprocessable for an item that is not on the template's checklist. */
export async function checkItem(
  context: OperationContext,
  id: string,
  { item, isChecked, userId }: { readonly item: string; readonly isChecked: boolean; readonly userId: string },
): Promise<Case> {
  const { tx, scope, clock } = context;
  const before = await lockCase(context, id, 'check');
  const [template] = await findCaseTemplates(tx, scope, [before.templateId]);
  if (template?.version.document.checklist.some(({ key }) => key === item) !== true) {
    throw new Refusal('unprocessable', problemAt('/meta/item', 'is not on the checklist of this case'));
  }
  if (isChecked) await insertCheck(tx, scope, id, { item, userId, checkedAt: clock.now() });
  else await deleteCheck(tx, scope, id, item);
  return storeCase(context, before, []);
}
