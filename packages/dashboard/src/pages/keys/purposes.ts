/**
 * Purposes of a key with their minimum permissions. A user who picks a purpose sees the permissions and can change
 * them; the names are those of `permissions` on the server.
 */

export const purposes = ['verify', 'results', 'people', 'webhooks', 'everything'] as const;
export type Purpose = (typeof purposes)[number];

/** Permissions of each purpose; null for all that a key without a list gets. */
export const permissionsFor: Readonly<Record<Purpose, readonly string[] | null>> = {
  verify: ['inquiry.read', 'inquiry.write', 'inquiry_session.read', 'inquiry_session.write', 'inquiry_template.read'],
  results: ['inquiry.read', 'verification.read', 'document.read', 'event.read'],
  people: ['account.read', 'account.write', 'inquiry.read'],
  webhooks: ['event.read', 'webhook.read', 'webhook.write'],
  everything: null,
};

/** Permissions with which a key reads webhook secrets; giving them to a key requires `webhook.secret`. */
export const showsSecrets: readonly string[] = ['webhook.read', 'webhook.write'];

/**
 * Permissions that keys can hold and operations require; `api_key.scim` and those of families without operations have
 * no effect here.
 */
export const keyPermissions: readonly string[] = [
  'account.read',
  'account.write',
  'account_type.read',
  'api_key.read',
  'api_key.write',
  'api_log.read',
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
  'user_audit_log.read',
  'verification.read',
  'verification.write',
  'webhook.read',
  'webhook.write',
];
