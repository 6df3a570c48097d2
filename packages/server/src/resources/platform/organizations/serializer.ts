/** An organization as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { organizationAttributes } from './schema.ts';
import type { Organization } from './standing.ts';
import type { Usage } from './usage.ts';

export function serializeOrganization(
  organization: Organization,
  usage: Usage | null,
): Resource<Wire<typeof organizationAttributes>> {
  const { plan } = organization;
  return {
    type: 'organization',
    id: organization.id,
    attributes: {
      name: organization.name,
      'production-access': organization.productionAccess,
      'access-requested-at': isoTimestamp(organization.accessRequestedAt),
      'access-decided-at': isoTimestamp(organization.accessDecidedAt),
      'access-reason': organization.accessReason,
      'is-operator': organization.isOperator,
      plan: {
        name: plan.name,
        price: plan.price,
        'requests-per-minute': plan.requestsPerMinute,
        'inquiries-per-month': plan.inquiriesPerMonth,
        'verifications-per-month': plan.verificationsPerMonth,
        'reports-per-month': plan.reportsPerMonth,
      },
      ...(usage === null
        ? {}
        : { usage: { month: usage.month, 'resets-at': isoTimestamp(usage.resetsAt), products: usage.products } }),
      'created-at': isoTimestamp(organization.createdAt),
    },
  };
}
