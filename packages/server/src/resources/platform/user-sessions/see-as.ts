/** View as another role: limited to those of the person's own rights that the role gives. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { findRoles } from '../roles/index.ts';
import { saveSeeAs } from './store.ts';

/**
 * Sets the role; a null `roleId` restores the person's own rights. Throws unprocessable for a role that is not active.
 */
export async function seeAs(context: OperationContext, sessionId: string, roleId: string | null): Promise<void> {
  const { tx, scope } = context;
  if (roleId !== null && (await findRoles(tx, scope, [roleId])).length === 0) {
    const pointer = '/data/attributes/role-id';
    throw new Refusal('unprocessable', { details: `the role ${roleId.slice(0, 80)} does not exist`, pointer });
  }
  await saveSeeAs(tx, scope, sessionId, roleId);
}
