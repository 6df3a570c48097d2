/** Limits on the callers of an organization, from its plan and its production access. Pure. */
import type { Standing } from '../../../api/caller.ts';
import type { Plan, ProductionAccess } from './standing.ts';

/**
 * Returns the limits on products that callers create. Verifications have no limit: the flow creates them, and it never
 * stops a person half-way.
 */
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
