/** Second reads of dismissals, if two users have to agree. Pure. */
import { sameEntity } from './dismissals.ts';
import type { Dismissal, FirstRead, ProposedDismissal } from './report.ts';

export type Target = Pick<Dismissal, 'match' | 'media'>;

/** True if both concern the same match: a proposal is valid while the compared facts of the entry are unchanged. */
function isOfSame(one: Target, other: Target): boolean {
  if (one.match !== null && other.match !== null) {
    return sameEntity(one.match, other.match) && one.match.material === other.match.material;
  }
  return one.media !== null && one.media.type === other.media?.type && one.media.id === other.media.id;
}

export interface SecondReads {
  /** Dismissals to which a second user agrees. */
  readonly agreed: readonly { readonly target: Target; readonly first: FirstRead }[];
  /** Dismissals not proposed before; those that the same user proposed before are in neither list. */
  readonly proposed: readonly Target[];
}

export function secondReads(
  proposals: readonly ProposedDismissal[],
  targets: readonly Target[],
  byId: string,
): SecondReads {
  const of = targets.map((target) => ({ target, first: proposals.find((each) => isOfSame(each, target)) }));
  return {
    agreed: of.flatMap(({ target, first }) => {
      if (first === undefined || first.byId === byId) return [];
      const { at, by, reason, byId: firstId } = first;
      return [{ target, first: { at, by, reason, byId: firstId } }];
    }),
    proposed: of.flatMap(({ target, first }) => (first === undefined ? [target] : [])),
  };
}

export const withoutProposals = (
  proposals: readonly ProposedDismissal[],
  settled: readonly Target[],
): readonly ProposedDismissal[] => proposals.filter((each) => !settled.some((target) => isOfSame(each, target)));

/** Returns the proposal that waits for a second user; null if there is none. */
export const proposalOf = (proposals: readonly ProposedDismissal[], target: Target): ProposedDismissal | null =>
  proposals.find((each) => isOfSame(each, target)) ?? null;
