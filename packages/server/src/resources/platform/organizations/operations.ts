/** Production access: the organization requests it, the operator decides. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Organization } from './standing.ts';
import { type AccessAction, accessTransitions, afterAccess } from './states.ts';
import { decideAccess, findOrganizations, findPlanId, renameOrganization, requestAccess } from './store.ts';

/** Finds an organization. Throws not_found. */
export async function organizationOf({ tx }: ReadContext, id: string): Promise<Organization> {
  const [organization] = await findOrganizations(tx, id);
  if (organization === undefined) throw new Refusal('not_found');
  return organization;
}

const impossible = (organization: Organization, action: AccessAction): Refusal =>
  new Refusal('conflict', {
    details: `production access that is ${organization.productionAccess} cannot ${action}`,
  });

/** Requests production access. Throws conflict if it is already requested, approved or suspended. */
export async function requestProductionAccess(context: OperationContext): Promise<Organization> {
  const before = await organizationOf(context, context.scope.organizationId);
  if (!(await requestAccess(context.tx, context.clock.now()))) throw impossible(before, 'request');
  return organizationOf(context, before.id);
}

/** Renames the caller's organization: people who verify see the new name within some seconds. */
export async function changeName(context: OperationContext, name: string): Promise<Organization> {
  await renameOrganization(context.tx, name);
  return organizationOf(context, context.scope.organizationId);
}

export interface AccessDecision {
  readonly action: Exclude<AccessAction, 'request'>;
  readonly reason: string | null;
  /** Name of the plan that comes with an approval; null keeps the plan. */
  readonly plan: string | null;
}

async function planNamed(context: OperationContext, { action, plan }: AccessDecision): Promise<string | null> {
  if (plan === null) return null;
  const pointer = '/meta/plan';
  if (action !== 'approve')
    throw new Refusal('unprocessable', { details: 'plan can only be given with an approval', pointer });
  const id = await findPlanId(context.tx, plan);
  if (id === null) throw new Refusal('unprocessable', { details: 'plan is not the name of a plan', pointer });
  return id;
}

/**
 * Decides on production access; effective everywhere within a second. Throws not_found, unprocessable for an unknown
 * plan, and conflict if the state has no such transition.
 */
export async function decideProductionAccess(
  context: OperationContext,
  id: string,
  decision: AccessDecision,
): Promise<Organization> {
  const { action, reason } = decision;
  const own = await organizationOf(context, context.scope.organizationId);
  // Only the operator's people decide. For all other callers, other organizations do not exist.
  if (!own.isOperator) throw new Refusal('not_found');
  const before = await organizationOf(context, id);
  const planId = await planNamed(context, decision);
  const at = context.clock.now();
  const { to } = accessTransitions[action];
  const isPossible = afterAccess(before.productionAccess, action) !== null;
  if (!isPossible || !(await decideAccess(context.tx, { organizationId: id, to, reason, at, planId }))) {
    throw impossible(before, action);
  }
  return organizationOf(context, id);
}
