/**
 * Target type of each relationship: a name has the same type everywhere, and a slash at the end means a family. Null
 * for relationships with several types, where the found resource determines the permission.
 */
export const relationTypes = {
  account: 'account',
  'account-type': 'account-type',
  accounts: 'account',
  'case-comments': 'case-comment',
  'case-queue': 'case-queue',
  'case-template': 'case-template',
  device: 'device',
  document: 'document/',
  'document-files': 'document-file',
  documents: 'document/',
  event: 'event',
  inquiries: 'inquiry',
  inquiry: 'inquiry',
  'inquiry-template': 'inquiry-template',
  'inquiry-template-version': 'inquiry-template-version',
  'latest-published-version': 'inquiry-template-version',
  network: 'network',
  'related-objects': null,
  'report-template': 'report-template/',
  reports: 'report/',
  reviewer: null,
  selfie: 'selfie/',
  selfies: 'selfie/',
  sessions: 'inquiry-session',
  template: 'template',
  transaction: 'transaction',
  'transaction-label': 'transaction-label',
  'transaction-type': 'transaction-type',
  txns: 'transaction',
  user: 'user',
  'verification-template': 'verification-template/',
  'verification-template-version': 'verification-template-version/',
  verifications: 'verification/',
  webhook: 'webhook',
} as const satisfies Record<string, string | null>;

export type RelationName = keyof typeof relationTypes;

export const isRelationName = (text: string): text is RelationName => Object.hasOwn(relationTypes, text);
