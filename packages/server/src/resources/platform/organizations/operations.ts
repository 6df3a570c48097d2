/** Production access: the organization requests it, the operator decides. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Organization } from './standing.ts';
import { type AccessAction, accessTransitions, afterAccess } from './states.ts';
import { decideAccess, findOrganizations, requestAccess } from './store.ts';

/** Finds an organization. Throws not_found. */
export async function organizationOf({ tx }: ReadContext, id: string): Promise<Organization> {
  const [organization] = await findOrganizations(tx, id);
  if (organization === undefined) throw new Refusal('not_found');
  return organization;
}

const impossible = (organization: Organization, action: AccessAction): Refusal =>
  new Refusal('conflict', {
    details: `production access that is ${organization.productionAccess} has no way to ${action}`,
  });

/** Requests production access. Throws conflict if it is already requested, approved or suspended. */
export async function requestProductionAccess(context: OperationContext): Promise<Organization> {
  const before = await organizationOf(context, context.scope.organizationId);
  if (!(await requestAccess(context.tx, context.clock.now()))) throw impossible(before, 'request');
  return organizationOf(context, before.id);
}

/**
 * Decides on production access; effective everywhere within a second. Throws not_found, and conflict if the state has
 * no such transition.
 */
export async function decideProductionAccess(
  context: OperationContext,
  id: string,
  action: Exclude<AccessAction, 'request'>,
  reason: string | null,
): Promise<Organization> {
  const own = await organizationOf(context, context.scope.organizationId);
  // Only the operator's people decide; to all others no other organization exists.
  if (!own.isOperator) throw new Refusal('not_found');
  const before = await organizationOf(context, id);
  const at = context.clock.now();
  const { to } = accessTransitions[action];
  const isPossible = afterAccess(before.productionAccess, action) !== null;
  if (!isPossible || !(await decideAccess(context.tx, { organizationId: id, to, reason, at }))) {
    throw impossible(before, action);
  }
  return organizationOf(context, id);
}
