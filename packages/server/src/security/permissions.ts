/** The permission scopes a key can hold (contract, platform 2.4) and which of them a key has when nothing is said. */

export const permissions = [
  'account.read',
  'account.write',
  'api_key.read',
  'api_key.write',
  'device.read',
  'document.read',
  'document.write',
  'event.read',
  'inquiry.read',
  'inquiry.write',
  'inquiry_session.read',
  'inquiry_session.write',
  'inquiry_template.read',
  'inquiry_template.write',
  'theme_set.read',
  'theme_set.write',
  'verification.read',
  'verification.write',
  'webhook.read',
  'webhook.write',
] as const;

export type Permission = (typeof permissions)[number];

const offByDefault: readonly Permission[] = ['api_key.read', 'api_key.write'];

export const defaultPermissions: readonly Permission[] = permissions.filter((name) => !offByDefault.includes(name));
