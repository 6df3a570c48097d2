/** Private endpoints of staff: policies, teams, availability, notices. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { listUsers } from '../../platform/users/index.ts';
import type { PolicySettings } from './assignment.ts';
import { findNotices, markNoticesRead } from './notice-store.ts';
import { createPolicy, createTeam, setAvailability, updatePolicy, updateTeam } from './operations/save-policy.ts';
import {
  type AssignmentPolicy,
  type CaseTeam,
  countOpen,
  listAvailability,
  listPolicies,
  listTeams,
} from './policy-store.ts';
import {
  availabilityBody,
  availabilityMeta,
  newPolicyMeta,
  noticesBody,
  policiesBody,
  policyMeta,
  teamMeta,
  teamsBody,
} from './work-schema.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'case' } as const;
const reading = { ...shared, userPermission: 'case.read' } as const;
const managing = { ...shared, userPermission: 'case.assign' } as const;

function settingsOf(sent: Wire<typeof policyMeta>['settings']): Partial<PolicySettings> {
  if (sent === undefined) return {};
  const { distribution, 'most-open': mostOpen } = sent;
  const given = {
    distribution,
    mostOpen,
    userIds: sent['user-ids'],
    teamIds: sent['case-team-ids'],
    assignWhen: sent['assign-when'],
    unassignWhen: sent['unassign-when'],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const showPolicy = ({
  id,
  name,
  status,
  settings,
}: AssignmentPolicy): Wire<typeof policiesBody>['policies'][number] => ({
  id,
  name,
  status,
  settings: {
    distribution: settings.distribution,
    'user-ids': settings.userIds,
    'case-team-ids': settings.teamIds,
    'most-open': settings.mostOpen,
    'assign-when': settings.assignWhen,
    'unassign-when': settings.unassignWhen,
  },
});

const showTeam = ({ id, name, userIds }: CaseTeam) => ({ id, name, 'user-ids': userIds });

const policies: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/case-assignment-policies',
    operationId: 'list-case-assignment-policies',
    summary: 'The policies by which queues give out cases.',
    answerBody: policiesBody,
    async handle({ tx, scope }) {
      return { body: { policies: (await listPolicies(tx, scope)).map(showPolicy) } };
    },
  }),
  writeEndpoint({
    ...managing,
    path: '/case-assignment-policies',
    operationId: 'create-a-case-assignment-policy',
    summary: 'Creates an assignment policy. By default it is round robin among the people who are available.',
    meta: newPolicyMeta,
    answerBody: policiesBody,
    async handle(context, { meta }) {
      return { body: { policies: [showPolicy(await createPolicy(context, meta.name, settingsOf(meta.settings)))] } };
    },
  }),
  writeEndpoint({
    ...managing,
    method: 'PATCH',
    path: '/case-assignment-policies/{case-assignment-policy-id}',
    operationId: 'update-a-case-assignment-policy',
    summary: 'Changes a policy; cases that were given out stay where they are.',
    meta: policyMeta,
    answerBody: policiesBody,
    async handle(context, { params, meta }) {
      const change = { name: meta.name, settings: settingsOf(meta.settings) };
      const policy = await updatePolicy(context, params['case-assignment-policy-id'], change);
      return { body: { policies: [showPolicy(policy)] } };
    },
  }),
];

const teams: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/case-teams',
    operationId: 'list-case-teams',
    summary: 'Lists the teams that assignment policies distribute cases to.',
    answerBody: teamsBody,
    async handle({ tx, scope }) {
      return { body: { teams: (await listTeams(tx, scope)).map(showTeam) } };
    },
  }),
  writeEndpoint({
    ...managing,
    path: '/case-teams',
    operationId: 'create-a-case-team',
    summary: 'Creates a team; a user may be in several.',
    meta: teamMeta,
    answerBody: teamsBody,
    async handle(context, { meta }) {
      const team = await createTeam(context, { name: meta.name, userIds: meta['user-ids'] });
      return { body: { teams: [showTeam(team)] } };
    },
  }),
  writeEndpoint({
    ...managing,
    method: 'PATCH',
    path: '/case-teams/{case-team-id}',
    operationId: 'update-a-case-team',
    summary: 'Changes the name and the members of a team.',
    meta: teamMeta,
    answerBody: teamsBody,
    async handle(context, { params, meta }) {
      const given = { name: meta.name, userIds: meta['user-ids'] };
      return { body: { teams: [showTeam(await updateTeam(context, params['case-team-id'], given))] } };
    },
  }),
];

async function peopleOf(context: ReadContext): Promise<Wire<typeof availabilityBody>['people']> {
  const { tx, scope } = context;
  const people = (await listUsers(tx, context)).filter(({ status }) => status === 'active');
  const availability = await listAvailability(tx, scope);
  const open = await countOpen(
    tx,
    scope,
    people.map(({ id }) => id),
  );
  return people.map(({ id, emailAddress }) => ({
    'user-id': id,
    'email-address': emailAddress,
    availability: availability.get(id) ?? 'available',
    open: open.get(id) ?? 0,
  }));
}

const availabilityEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/case-availability',
    operationId: 'list-case-availability',
    summary: 'Who is available for cases, and how many each has open.',
    answerBody: availabilityBody,
    async handle(context) {
      return { body: { people: await peopleOf(context), moved: 0 } };
    },
  }),
  writeEndpoint({
    ...shared,
    userPermission: 'case.write',
    path: '/case-availability',
    operationId: 'set-case-availability',
    summary: 'Sets the availability of a user; cases of an absent user are reassigned by the policies.',
    meta: availabilityMeta,
    answerBody: availabilityBody,
    async handle(context, { meta, caller, permissions }) {
      const userId = meta['user-id'] ?? caller.id;
      if (userId !== caller.id && !permissions.has('case.assign')) {
        throw new Refusal('missing_permission', { details: 'setting it for another user requires case.assign' });
      }
      const moved = await setAvailability(context, userId, meta.availability);
      return { body: { people: await peopleOf(context), moved } };
    },
  }),
];

const notices: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/case-notices',
    operationId: 'list-case-notices',
    summary: 'Lists the caller’s notifications about cases, newest first.',
    audited: false,
    answerBody: noticesBody,
    async handle({ tx, scope }, { caller }) {
      const found = await findNotices(tx, scope, caller.id);
      const shown = found.map(({ id, kind, caseId, caseName, createdAt, readAt }) => ({
        id,
        kind,
        'case-id': caseId,
        'case-name': caseName,
        'created-at': isoTimestamp(createdAt),
        'read-at': isoTimestamp(readAt),
      }));
      return { body: { unread: found.filter(({ readAt }) => readAt === null).length, notices: shown } };
    },
  }),
  writeEndpoint({
    ...shared,
    userPermission: 'case.read',
    path: '/case-notices/read',
    operationId: 'mark-case-notices-read',
    auditedAs: 'read',
    summary: 'Marks all notifications of the caller as read.',
    answerBody: noticesBody,
    async handle({ tx, scope, clock }, { caller }) {
      await markNoticesRead(tx, scope, caller.id, clock.now());
      return { body: { unread: 0, notices: [] } };
    },
  }),
];

export const caseStaffEndpoints: readonly Endpoint[] = [...policies, ...teams, ...availabilityEndpoints, ...notices];
