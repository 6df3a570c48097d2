/** What other slices may use of links: what accounts have in common. */
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

/** Writes are those of the transaction that is given, so that a link and what told it are there together. */
export const links = {
  record: recordLinks,
  replace: replaceLinks,
  /** All that these accounts are linked by becomes the other's. */
  moveAccounts: (tx: Transaction, scope: Scope, fromIds: readonly string[], toId: string): Promise<void> =>
    moveLinks(tx, scope, sql`account_id = any(${fromIds})`, toId),
  /** What these inquiries told becomes the account's. */
  moveInquiries: (tx: Transaction, scope: Scope, inquiryIds: readonly string[], toId: string): Promise<void> =>
    moveLinks(tx, scope, sql`inquiry_id = any(${inquiryIds})`, toId),
} as const;

export const linksSlice = defineSlice({ kinds: [], endpoints: [], events: [], erases, keeps });
