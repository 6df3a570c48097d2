/** Erasure and retention rules of verifications, the faces seen in them and the traces they left. */
import sql from 'sql-template-tag';
import type { Erasure, Retention } from '../../../privacy/registry.ts';

const year = 365 * 86_400;

/**
 * Erasures. `tracesOf` is the inquiry of a verification whose traces are erased with it. Traces of a document belong to
 * its inquiry, so those of other attempts are erased too; a selfie only leaves picture traces, which cannot be
 * distinguished from the document's.
 */
export const erases: readonly Erasure[] = [
  {
    table: 'verifications',
    phase: 'at-once',
    by: { inquiry: 'inquiry_id', verification: 'id' },
    isResource: true,
    empties: { sealed: 'nothing', country_code: 'null', failed_check_indexes: 'null' },
    marks: 'redacted_at',
    touches: 'updated_at',
  },
  { table: 'faces', phase: 'at-once', by: { inquiry: 'inquiry_id', verification: 'verification_id' }, rows: 'deleted' },
  {
    table: 'verification_traces',
    phase: 'at-once',
    by: { inquiry: 'inquiry_id', tracesOf: 'inquiry_id' },
    rows: 'deleted',
  },
];

export const keeps: readonly Retention[] = [
  { table: 'verifications', forever: 'as long as its inquiry, which it decided' },
  {
    table: 'faces',
    seconds: year,
    since: 'created_at',
    unless: sql`approved and account_id is not null and kind = 'selfie'`,
  },
  { table: 'verification_traces', forever: 'until its inquiry is redacted; older ones than a year are not looked at' },
];
