/**
 * Roles of a new organization (contract, platform 17; dashboard design 5): all are editable except the owner's. Pure.
 */
import {
  type Permission,
  permissions,
  type Right,
  rights,
  type UserPermission,
} from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import type { SeededRole } from './role.ts';

interface RoleSeed {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Right[];
  readonly environments: readonly EnvironmentKind[];
}

const both: readonly EnvironmentKind[] = ['sandbox', 'production'];
const reading: readonly Permission[] = permissions.filter((name) => name.endsWith('.read'));
const without = (all: readonly Right[], ...left: readonly Right[]): Right[] =>
  all.filter((name) => !left.includes(name));

const aboutKeysAndCalls: readonly Right[] = ['api_key.read', 'api_log.read', 'user_audit_log.read'];
const seeingPersons: readonly UserPermission[] = ['pii.view', 'image.view'];

/** Rights of the developer role. Ownership is not a permission: only another owner can change an owner. */
const developing: readonly Right[] = [
  ...without(reading, 'user_audit_log.read'),
  'account.write',
  'api_key.write',
  'inquiry.write',
  'inquiry_session.write',
  'inquiry_template.write',
  'inquiry_template.publish',
  'theme_set.write',
  'webhook.write',
  'workflow.trigger',
  'organization.read',
];

export const roleSeeds: Readonly<Record<SeededRole, RoleSeed>> = {
  owner: { name: 'Owner', description: 'Everything, the ownership included.', permissions: rights, environments: both },
  admin: {
    name: 'Admin',
    description: 'Everything but the ownership.',
    permissions: rights,
    environments: both,
  },
  developer: {
    name: 'Developer',
    description: 'Keys, templates, webhooks and logs; sees no persons.',
    permissions: developing,
    environments: both,
  },
  analyst: {
    name: 'Analyst',
    description: 'Looks at inquiries and accounts; decides nothing.',
    permissions: [...without(reading, ...aboutKeysAndCalls, 'webhook.read'), ...seeingPersons],
    environments: both,
  },
  reviewer: {
    name: 'Reviewer',
    description: 'Looks at inquiries and decides them.',
    permissions: [
      ...without(reading, ...aboutKeysAndCalls, 'webhook.read'),
      ...seeingPersons,
      'inquiry.write',
      'inquiry_session.write',
      'inquiry.decide',
      'report.dismiss',
      'case.write',
      'case.assign',
    ],
    environments: both,
  },
  auditor: {
    name: 'Auditor',
    description: 'Reads everything, the audit log included, without personal values; changes nothing.',
    permissions: [...reading, 'organization.read', 'user.read', 'role.read', 'setting.read', 'export.audit'],
    environments: both,
  },
};
