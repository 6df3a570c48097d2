/** Lookups for conditions: the presence of a value on a list, and the existence of the list. They record nothing. */
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { placeOf } from './comparers/geolocation.ts';
import { kindOfItem } from './item-kinds.ts';
import { matchFacts } from './match-facts.ts';
import { findListNamed } from './store.ts';

async function findAskable(tx: Reader, scope: Scope, list: string) {
  const found = await findListNamed(tx, scope, list);
  return found?.status === 'archived' ? null : found;
}

/** Returns false for a list that does not exist or is archived. */
export const hasList = async (tx: Reader, scope: Scope, list: string): Promise<boolean> =>
  (await findAskable(tx, scope, list)) !== null;

/**
 * Returns true if the value is on the list. `list` is the id of a list, or the name of an active one; `value` has the
 * form of its kind: `Ada Lovelace`, `dl/D123`, `52.5,13.4`. False for a list whose kind compares no texts (faces), null
 * for one that does not exist or is archived.
 */
export async function listHit(
  tx: Reader,
  scope: Scope,
  list: string,
  value: string,
  at: Date,
): Promise<boolean | null> {
  const found = await findAskable(tx, scope, list);
  if (found === null) return null;
  const place = found.kind === 'geolocation' ? placeOf(value) : null;
  const fields = kindOfItem(found.kind).comparer.factsOf(value, found);
  const matches = await matchFacts(tx, scope, { fields, places: place === null ? [] : [place] }, at);
  return matches.some(({ listId }) => listId === found.id);
}
