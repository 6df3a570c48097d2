/** Guard of matches: only for callers without hidden attributes. */
import type { Caller } from '../../../../api/caller.ts';
import { Refusal } from '../../../../lib/refusal.ts';

/**
 * Throws exceeds_grant for a caller with hidden attributes: every member of a match identifies the person, so nothing
 * useful would be left.
 */
export function refuseKept({ attributesBlocklist }: Pick<Caller, 'attributesBlocklist'>): void {
  if (attributesBlocklist.length === 0) return;
  throw new Refusal('exceeds_grant', { details: 'some attributes are hidden from you, so you cannot see matches' });
}
