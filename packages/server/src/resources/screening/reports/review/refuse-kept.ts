/** Matches for those alone from whom no attribute is kept. */
import type { Caller } from '../../../../api/caller.ts';
import { Refusal } from '../../../../lib/refusal.ts';

/** Throws exceeds_grant: a match says who somebody is in every member, so nothing of use is left where that is kept. */
export function refuseKept({ attributesBlocklist }: Pick<Caller, 'attributesBlocklist'>): void {
  if (attributesBlocklist.length === 0) return;
  throw new Refusal('exceeds_grant', { details: 'attributes are kept from you, and matches cannot leave them out' });
}
