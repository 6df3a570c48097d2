/**
 * Permission scopes of keys: all that the contract names (platform 2.4), including those of future resources, so that a
 * client's list of them is accepted unchanged (decision 0014).
 */

export const permissions = [
  'account.read',
  'account.write',
  'account_type.read',
  'api_key.read',
  'api_key.scim',
  'api_key.write',
  'api_log.read',
  'case.read',
  'case.write',
  'case_template.read',
  'device.read',
  'document.read',
  'document.write',
  'event.read',
  'filing.write',
  'graph_query.read',
  'graph_query.write',
  'importer.read',
  'importer.write',
  'inquiry.read',
  'inquiry.write',
  'inquiry_session.read',
  'inquiry_session.write',
  'inquiry_template.read',
  'inquiry_template.write',
  'list.read',
  'list.write',
  'report.read',
  'report.write',
  'theme_set.read',
  'theme_set.write',
  'transaction_type.read',
  'txn.read',
  'txn.write',
  'user_audit_log.read',
  'verification.read',
  'verification.write',
  'webhook.read',
  'webhook.write',
  'workflow.trigger',
  'workflow_run.read',
] as const;

export type Permission = (typeof permissions)[number];

/**
 * Rights of users in addition to those of keys: decisions, access to images, and the administration of the organization
 * (contract, platform 17).
 */
export const userPermissions = [
  'case.all',
  'case.assign',
  'export.audit',
  'export.inquiry',
  'image.view',
  'inquiry.decide',
  'inquiry.redact',
  'inquiry_template.publish',
  'organization.read',
  'organization.write',
  'pii.view',
  'report.dismiss',
  'report.pause',
  'role.read',
  'role.write',
  'setting.read',
  'setting.write',
  'user.read',
  'user.write',
  'webhook.secret',
] as const;

export type UserPermission = (typeof userPermissions)[number];

/** A right of a caller, either a key or a user. */
export type Right = Permission | UserPermission;

/** All rights, which the owner of an organization has. */
export const rights: readonly Right[] = [...permissions, ...userPermissions];

/** Permissions of a key created without a list: all but the management of keys. */
export const defaultPermissions: readonly Permission[] = permissions.filter((name) => !name.startsWith('api_key.'));
