/** Erasure and retention of links. */
import sql from 'sql-template-tag';
import type { Erased, Erasure, PrivacyContext, Retention } from '../../../privacy/registry.ts';
import { dropLinks } from './record-links.ts';

/** Erases all links of an account, including those that it gave to another account by consolidation. */
async function eraseLinks({ tx, scope }: PrivacyContext, { references }: Erased): Promise<void> {
  const { account = [], inquiry = [], verification = [], transaction = [] } = references;
  if (account.length > 0) {
    await dropLinks(tx, scope, sql`(account_id = any(${account}) or source_id = any(${account}))`);
  }
  if (inquiry.length > 0) await dropLinks(tx, scope, sql`inquiry_id = any(${inquiry})`);
  const sources = [...verification, ...transaction];
  if (sources.length > 0) await dropLinks(tx, scope, sql`source_id = any(${sources})`);
}

export const erases: readonly Erasure[] = [
  {
    table: 'link_sources',
    phase: 'at-once',
    columns: ['value_index', 'source_id', 'account_id', 'inquiry_id'],
    erase: eraseLinks,
  },
  {
    table: 'subject_links',
    stays: {
      value_index: 'dropped with the last of its sources, in the same transaction',
      account_id: 'dropped with the last of its sources',
      source_id: 'the first of the sources that are left',
    },
  },
  { table: 'link_degrees', stays: { value_index: 'a hash of a value that somebody else still has' } },
];

export const keeps: readonly Retention[] = [
  { table: 'subject_links', forever: 'as long as one of its sources' },
  {
    table: 'link_sources',
    forever: 'until the account, the inquiry, the verification or the transaction that told it is redacted',
  },
  { table: 'link_degrees', forever: 'as long as an account has the value' },
];
