/** Alert to the people who run the service when an organization requests production access, once per request. */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';
import { defineJob, system } from '../../../operations/job.ts';
import { queueAlert } from '../messages/index.ts';
import { isFirstAlert } from './first-alert.ts';
import { findOrganizations } from './store.ts';

export const alertRequestsJob = defineJob({
  name: 'alert-production-access-requests',
  data: Type.Object({}),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 120, sweepSeconds: 30 },
  async run({ runner, scopes, log }) {
    for (const scope of await scopes.all()) {
      if (scope.environmentKind !== 'production') continue;
      await runner
        .write(scope, system, alertOperator)
        .catch((fault: unknown) =>
          log({ level: 'error', message: 'requests for production could not be read', fault }),
        );
    }
  },
});

async function alertOperator(context: OperationContext): Promise<void> {
  const [own] = await findOrganizations(context.tx, context.scope.organizationId);
  if (own?.isOperator !== true) return;
  const link = `${context.baseUrl}/dashboard/production/organization`;
  for (const { id, name, productionAccess, accessRequestedAt } of await findOrganizations(context.tx, null)) {
    if (productionAccess !== 'requested' || accessRequestedAt === null) continue;
    if (!(await isFirstAlert(context, `asked ${id} ${accessRequestedAt.toISOString()}`))) continue;
    await queueAlert(context, 'organization.write', {
      kind: 'production-access-requested',
      values: { asking: name, link },
    });
  }
}
