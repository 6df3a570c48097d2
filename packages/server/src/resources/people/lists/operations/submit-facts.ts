/**
 * Facts of a submission about a person. They create links, are stored as hashes and are matched with lists. They do not
 * decide on the inquiry.
 */
import type { OperationContext } from '../../../../operations/context.ts';
import { relate } from '../../../../operations/relate.ts';
import { links, linkValuesOf } from '../../links/index.ts';
import { type FactsToMatch, type ListMatch, matchFacts } from '../match-facts.ts';
import { recordMatches } from '../record-matches.ts';
import { type FactObject, keepFacts } from '../submitted-facts.ts';

export interface Submitter extends FactObject {
  readonly type: 'inquiry' | 'verification' | 'inquiry-session' | 'transaction';
  /** Null for an object without an account. */
  readonly inquiryId: string | null;
  readonly accountId: string | null;
}

const isSilent = ({ fields, places = [] }: FactsToMatch): boolean =>
  places.length === 0 && !Object.values(fields).some((value) => (value ?? '') !== '');

/** Matches facts before the caller's first write, so that all of its rows can be written together. */
export async function meetLists(
  { tx, scope, clock }: OperationContext,
  facts: FactsToMatch,
): Promise<readonly ListMatch[]> {
  return isSilent(facts) ? [] : matchFacts(tx, scope, facts, clock.now());
}

/**
 * Submits facts and returns the new matches. Without facts there is no query. `met` are the matches if the caller has
 * them already.
 */
export async function submitFacts(
  context: OperationContext,
  object: Submitter,
  facts: FactsToMatch,
  met?: readonly ListMatch[],
): Promise<readonly ListMatch[]> {
  const { tx, scope, clock } = context;
  if (isSilent(facts)) return [];
  const at = clock.now();
  const { type, id, inquiryId, accountId } = object;
  if (accountId !== null) {
    await links.record(tx, scope, { type, id, inquiryId, accountId, at }, linkValuesOf(facts.fields));
  }
  await keepFacts(tx, scope, object, facts, at);
  const matches = met ?? (await matchFacts(tx, scope, facts, at));
  return tellMatches(context, object, matches);
}

/** Records the matches, relates the lists to the inquiry, and returns the new matches. */
export async function tellMatches(
  context: OperationContext,
  object: Pick<Submitter, 'type' | 'id' | 'inquiryId'>,
  matches: readonly ListMatch[],
): Promise<readonly ListMatch[]> {
  const { tx, scope, clock } = context;
  const recorded = await recordMatches(tx, scope, object, matches, clock.now());
  if (object.inquiryId === null) return recorded;
  const lists = new Map(recorded.map(({ listId, listKind }) => [listId, listKind]));
  for (const [id, kind] of lists) {
    await relate(context, { type: 'inquiry', id: object.inquiryId }, 'list-matches', { type: `list/${kind}`, id });
  }
  return recorded;
}
