/** Monthly alert for each product of which an organization has used four fifths of its plan's allowance. */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';
import { defineJob, type JobParts, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { queueAlert } from '../messages/index.ts';
import { isFirstAlert } from './first-alert.ts';
import { findOrganizations } from './store.ts';
import { type Product, type Usage, usageOf } from './usage.ts';

const share = 0.8;

export const alertAllowancesJob = defineJob({
  name: 'alert-allowances',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 300 },
  async run(parts) {
    for (const scope of await parts.scopes.all()) {
      if (scope.environmentKind === 'production') await alertOf(parts, scope);
    }
  },
});

/** Alerts one organization. A failure is logged and retried by the next sweep, and does not delay the others. */
async function alertOf({ runner, log }: JobParts, scope: Scope): Promise<void> {
  await runner
    .write(scope, system, alertNearEnd)
    .catch((fault: unknown) =>
      log({ level: 'error', message: `allowances of ${scope.organizationId} could not be read`, fault }),
    );
}

async function alertNearEnd(context: OperationContext): Promise<void> {
  const [organization] = await findOrganizations(context.tx, context.scope.organizationId);
  if (organization === undefined) return;
  const { inquiriesPerMonth, verificationsPerMonth, reportsPerMonth } = organization.plan;
  if ([inquiriesPerMonth, verificationsPerMonth, reportsPerMonth].every((limit) => limit === null)) return;
  const usage = await usageOf(context, organization.plan);
  for (const used of usage.products) {
    const { product, allowance } = used;
    if (allowance === null || allowance === 0 || used.used < allowance * share) continue;
    if (!(await isFirstAlert(context, `alerted ${usage.month} ${product}`))) continue;
    await tell(context, usage, { product, used: used.used, allowance });
  }
}

async function tell(
  context: OperationContext,
  { resetsAt }: Usage,
  { product, used, allowance }: { readonly product: Product; readonly used: number; readonly allowance: number },
): Promise<void> {
  const values = { allowance: product, used, limit: allowance, resetsAt: resetsAt.toISOString() };
  await queueAlert(context, 'organization.read', { kind: 'allowance-at-80-percent', values });
}
