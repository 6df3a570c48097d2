/** Public interface of links: values that accounts have in common. */
import sql from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import { defineSlice } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';
import { erases, keeps } from './privacy.ts';
import { moveLinks, recordLinks, replaceLinks } from './record-links.ts';

export { linkKindNames, mostCounted } from './link-kinds.ts';
export { type LinkValue, linkValuesOf, type SessionTraits, sessionFacts } from './link-values.ts';
export { findLinkedAccounts, type LinkedAccounts } from './linked-accounts.ts';
export * from './normal-values.ts';

/** Operations on links. Writes run in the given transaction, so that a link is committed together with its source. */
export const links = {
  record: recordLinks,
  replace: replaceLinks,
  /** Moves all links of these accounts to the other. */
  moveAccounts: (tx: Transaction, scope: Scope, fromIds: readonly string[], toId: string): Promise<void> =>
    moveLinks(tx, scope, sql`account_id = any(${fromIds})`, toId),
  /** Moves the links from these inquiries to the account. */
  moveInquiries: (tx: Transaction, scope: Scope, inquiryIds: readonly string[], toId: string): Promise<void> =>
    moveLinks(tx, scope, sql`inquiry_id = any(${inquiryIds})`, toId),
} as const;

export const linksSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
