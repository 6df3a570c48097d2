/** What one person decided of an inquiry. */

export const reviewStates = ['pending-second-read', 'agreed', 'disagreed', 'decided', 'withdrawn'] as const;

/**
 * `pending-second-read → agreed`, or `→ disagreed` until a third person decides; `decided` for one that needed nobody else and for
 * the third; `withdrawn` by the person, or since the inquiry changed before anybody else had looked.
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
  /** Kept from everybody else until the round is settled. */
  readonly isBlind: boolean;
  /** Null where nothing was said, and once the inquiry was redacted. */
  readonly note: string | null;
  readonly inquiryStatus: string;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}
