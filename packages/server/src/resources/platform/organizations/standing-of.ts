/** What the plan and the access of an organization mean for its callers. Pure. */
import type { Standing } from '../../../api/caller.ts';
import type { Plan, ProductionAccess } from './standing.ts';

/** Products that callers create; verifications come about in the flow, where nobody is turned away half-way. */
export function standingOf(
  productionAccess: ProductionAccess,
  plan: Pick<Plan, 'inquiriesPerMonth' | 'reportsPerMonth' | 'requestsPerMinute'>,
): Standing {
  const { inquiriesPerMonth, reportsPerMonth, requestsPerMinute } = plan;
  return {
    mayCreateInProduction: productionAccess === 'approved',
    allowances: {
      ...(inquiriesPerMonth === null ? {} : { create_inquiry: inquiriesPerMonth }),
      ...(reportsPerMonth === null ? {} : { create_report: reportsPerMonth }),
    },
    requestsPerMinute,
  };
}
