/**
 * Endpoints of the organization in the dashboard: plan and usage, production access, and open steps before going live.
 */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { goLiveLines } from './go-live.ts';
import { changeName, decideProductionAccess, organizationOf, requestProductionAccess } from './operations.ts';
import { changedOrganization, decisionMeta, goLiveBody, plansBody } from './schema.ts';
import { serializeOrganization } from './serializer.ts';
import type { Organization } from './standing.ts';
import type { AccessAction } from './states.ts';
import { findOrganizations, listPlans } from './store.ts';
import { usageOf } from './usage.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'organization' } as const;
const reading = { ...shared, userPermission: 'organization.read' } as const;
const writing = { ...shared, userPermission: 'organization.write', stepUp: true } as const;

/** Serializes the organization. Usage counts only production; responses in the sandbox leave it out. */
async function shown(context: ReadContext, organization: Organization) {
  const isOwn = organization.id === context.scope.organizationId;
  const usage =
    isOwn && context.scope.environmentKind === 'production' ? await usageOf(context, organization.plan) : null;
  return { resource: serializeOrganization(organization, usage) };
}

const decision = (action: Exclude<AccessAction, 'request'>, summary: string): Endpoint =>
  writeEndpoint({
    ...writing,
    path: `/organizations/{organization-id}/${action}`,
    operationId: `${action}-an-organization`,
    summary,
    meta: decisionMeta,
    async handle(context, { params, meta }) {
      const id = params['organization-id'];
      const { reason = null, plan = null } = meta;
      return shown(context, await decideProductionAccess(context, id, { action, reason, plan }));
    },
  });

export const organizationEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/organization',
    operationId: 'retrieve-own-organization',
    summary: 'The organization with its plan; asked about production, with what of it the month used.',
    async handle(context) {
      return shown(context, await organizationOf(context, context.scope.organizationId));
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/organization',
    operationId: 'update-own-organization',
    summary: 'Changes the name of the organization, which people who verify are shown.',
    attributes: changedOrganization,
    async handle(context, { attributes }) {
      return shown(context, await changeName(context, attributes.name.trim()));
    },
  }),
  readEndpoint({
    ...reading,
    path: '/plans',
    operationId: 'list-plans',
    summary: 'Lists the plans that the operator can give; for other users, none.',
    answerBody: plansBody,
    async handle(context) {
      const own = await organizationOf(context, context.scope.organizationId);
      const plans = own.isOperator ? await listPlans(context.tx) : [];
      return { body: { plans: plans.map(({ id, name, price }) => ({ id, name, price })) } };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/organization/go-live',
    operationId: 'check-go-live',
    summary: 'Returns the go-live checklist with the current state of each item in the environment.',
    answerBody: goLiveBody,
    async handle(context) {
      return { body: { lines: await goLiveLines(context) } };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/organization/request-production-access',
    operationId: 'request-production-access',
    summary: 'Asks the operator for production access.',
    async handle(context) {
      return shown(context, await requestProductionAccess(context));
    },
  }),
  readEndpoint({
    ...reading,
    path: '/organizations',
    operationId: 'list-all-organizations',
    summary: 'Lists all organizations for the operator, and only the caller’s own for other users.',
    answersMany: true,
    async handle({ tx, scope }) {
      const all = await findOrganizations(tx, null);
      const own = all.filter(({ id }) => id === scope.organizationId);
      const seen = own.some(({ isOperator }) => isOperator) ? all : own;
      return { resources: seen.map((organization) => serializeOrganization(organization, null)) };
    },
  }),
  decision('approve', 'Gives an organization production access; for the operator’s people.'),
  decision('refuse', 'Refuses an organization the production access it asked for; for the operator’s people.'),
  decision('suspend', 'Takes production access away, everywhere within a second; for the operator’s people.'),
];
