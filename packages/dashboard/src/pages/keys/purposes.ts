/**
 * What a key is for, and the least that it needs for that. Whoever picks a purpose sees the permissions and may change them; the
 * names are those of `permissions` on the server.
 */

export const purposes = ['verify', 'results', 'people', 'webhooks', 'everything'] as const;
export type Purpose = (typeof purposes)[number];

/** Null for all that keys are given without a list. */
export const permissionsFor: Readonly<Record<Purpose, readonly string[] | null>> = {
  verify: ['inquiry.read', 'inquiry.write', 'inquiry_session.read', 'inquiry_session.write', 'inquiry_template.read'],
  results: ['inquiry.read', 'verification.read', 'document.read', 'event.read'],
  people: ['account.read', 'account.write', 'inquiry.read'],
  webhooks: ['event.read', 'webhook.read', 'webhook.write'],
  everything: null,
};

/** With these a key reads secrets of webhooks, which a person needs `webhook.secret` to give. */
export const showsSecrets: readonly string[] = ['webhook.read', 'webhook.write'];

/** What keys can hold and operations ask for; `api_key.scim` and those of families without operations reach nothing here. */
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
