/** Takes over what an approved inquiry found out about the person. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { mergeAccountFields } from '../account.ts';
import { findAccountForUpdate, saveAccountFields } from '../store.ts';

export async function updateAccountFields(
  context: OperationContext,
  accountId: string,
  found: Readonly<Record<string, unknown>>,
): Promise<void> {
  const account = await findAccountForUpdate(context.tx, context.scope, accountId);
  if (account === null || account.subject.key === null) return;
  const fields = mergeAccountFields(account.fields, found);
  await saveAccountFields(context.tx, context.scope, { ...account, fields, updatedAt: context.clock.now() });
}
