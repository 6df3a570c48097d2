/** Lists of which an inquiry matched an item. */
import type { Reader } from '../../../database/connection.ts';
import type { Scope } from '../../../security/scope.ts';
import { findLists } from '../../people/lists/index.ts';
import type { Inquiry } from './inquiry.ts';

export interface MatchedList {
  readonly id: string;
  readonly name: string;
}

/** Returns the ids of the lists, each once. */
export const matchedListIds = ({ related }: Pick<Inquiry, 'related'>): string[] =>
  related['list-matches'].map(({ id }) => id);

export async function findMatchedLists(tx: Reader, scope: Scope, inquiry: Inquiry): Promise<readonly MatchedList[]> {
  const ids = matchedListIds(inquiry);
  return ids.length === 0 ? [] : findLists(tx, scope, ids);
}
