/** Serializer of reviews to JSON:API resources, as the reading user may see them. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import { isHidden, type Review } from './review.ts';
import type { NamedClaim, ReviewState } from './review-state.ts';
import type { reviewAttributes } from './schema.ts';

/**
 * Serializes a review. The decision and the user of another user's blind review are hidden until the round is settled.
 */
export function serializeReview(review: Review, readerId: string): Resource<Wire<typeof reviewAttributes>> {
  const isOwn = review.userId === readerId;
  const hidden = isHidden(review, readerId);
  return {
    type: 'review',
    id: review.id,
    attributes: {
      state: review.state,
      decision: hidden ? null : review.decision,
      note: hidden ? null : review.note,
      round: review.round,
      'is-blind': review.isBlind,
      'is-own': isOwn,
      'created-at': isoTimestamp(review.createdAt),
      'settled-at': isoTimestamp(review.settledAt),
    },
    relationships: {
      inquiry: { data: { type: 'inquiry', id: review.inquiryId } },
      reviewer: { data: hidden ? null : { type: 'user', id: review.userId } },
    },
  };
}

const claimantOf = ({ id, name }: NamedClaim['claimedBy'], readerId: string) => ({
  id,
  name,
  'is-own': id === readerId,
});

/** Serializes a claim for a reader. */
export const serializeClaim = ({ inquiryId, claimedBy, claimedAt }: NamedClaim, readerId: string) => ({
  'inquiry-id': inquiryId,
  'claimed-by': claimantOf(claimedBy, readerId),
  'claimed-at': isoTimestamp(claimedAt),
});

/** Serializes the state of a review for a reader. */
export const serializeReviewState = (state: ReviewState, readerId: string) => ({
  reasons: state.reasons.map(({ code, names }) => ({ code, names: [...names] })),
  'claimed-by': state.claimedBy === null ? null : claimantOf(state.claimedBy, readerId),
  'claimed-at': isoTimestamp(state.claimedAt),
  'readers-needed': { ...state.readersNeeded },
  'reads-waiting': state.readsWaiting,
  'has-read': state.hasRead,
  waiting: state.waiting,
  people: [...state.people],
});
