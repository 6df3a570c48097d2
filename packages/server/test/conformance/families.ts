/** Families of the reference that the product has, by the tags of their operations. */
import { referenceOperations } from './reference-operations.ts';

export const families: readonly { readonly name: string; readonly tags: RegExp }[] = [
  { name: 'inquiries', tags: /^Inquiries$/ },
  { name: 'inquiry-sessions', tags: /^Inquiry Sessions$/ },
  { name: 'inquiry-templates', tags: /^Inquiry Templates$/ },
  { name: 'verifications', tags: /^Verifications$/ },
  { name: 'verification-kinds', tags: / Verifications$/ },
  { name: 'documents', tags: /^Documents$/ },
  { name: 'devices', tags: /^Devices$/ },
  { name: 'accounts', tags: /^Account(s| Types)$/ },
  { name: 'reports', tags: /^Reports$/ },
  { name: 'cases', tags: /^Case(s| Templates)$/ },
  { name: 'transactions', tags: /^Transaction(s| Types)$/ },
  { name: 'lists', tags: /^List(s| Items)$/ },
  { name: 'importers', tags: /^Importers$/ },
  { name: 'events', tags: /^Events$/ },
  { name: 'webhooks', tags: /^Webhooks$/ },
  { name: 'api-keys', tags: /^API Keys$/ },
  { name: 'api-logs', tags: /^API Logs$/ },
  { name: 'rate-limits', tags: /^Rate Limits$/ },
  { name: 'theme-sets', tags: /^Theme Sets$/ },
  { name: 'user-audit-logs', tags: /^User Audit Logs$/ },
];

/** Number of operations of the reference in these families. */
export const operationCount = referenceOperations.filter(({ tag }) =>
  families.some(({ tags }) => tags.test(tag)),
).length;
