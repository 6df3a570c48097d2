/** Retrieval of the history of an account's values. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { findEventsOfObject } from '../../../platform/events/index.ts';
import { findAccounts } from '../store.ts';
import { type FieldHistory, valueHistory } from '../value-history.ts';

/** Number of the newest events; older ones are ignored. */
const mostEvents = 500;

/** Returns the history of each field. Throws not_found. */
export async function retrieveHistory({ tx, scope }: ReadContext, accountId: string): Promise<FieldHistory[]> {
  const [account] = await findAccounts(tx, scope, [accountId]);
  if (account === undefined) throw new Refusal('not_found');
  return valueHistory(await findEventsOfObject(tx, scope, account.id, mostEvents));
}
