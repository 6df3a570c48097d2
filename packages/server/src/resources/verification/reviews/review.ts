/** Review: decision of one user on an inquiry. */

export const reviewStates = ['pending-second-read', 'agreed', 'disagreed', 'decided', 'withdrawn'] as const;

/**
 * States: `pending-second-read → agreed`, or `→ disagreed` until a third user decides; `decided` for a decision that
 * needed no second user and for the third user's; `withdrawn` by the user, or because the inquiry changed before
 * another user reviewed it.
 */
export type ReviewState = (typeof reviewStates)[number];

export type ReviewDecision = 'approve' | 'decline';

export interface Review {
  readonly id: string;
  readonly inquiryId: string;
  readonly userId: string;
  readonly decision: ReviewDecision;
  readonly state: ReviewState;
  readonly round: number;
  /** True if hidden from other users until the round is settled. */
  readonly isBlind: boolean;
  /** Note; null if there is none, and after the inquiry's redaction. */
  readonly note: string | null;
  readonly inquiryStatus: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

const unsettled: readonly ReviewState[] = ['pending-second-read', 'disagreed'];

/**
 * Returns true for another user's blind review until its round is settled: its decision and its user are then hidden.
 */
export const isHidden = ({ userId, isBlind, state }: Review, readerId: string): boolean =>
  userId !== readerId && isBlind && unsettled.includes(state);
