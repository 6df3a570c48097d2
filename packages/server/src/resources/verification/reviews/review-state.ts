/** State of an inquiry's review for the person who decides it: the reasons, the people, and their required number. */
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findUsers, type User } from '../../platform/users/index.ts';
import {
  askedOf,
  countWaiting,
  findInquiry,
  findReportFindings,
  type Inquiry,
  type ReviewReason,
  reviewReasons,
} from '../inquiries/index.ts';
import { findVersions } from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry } from '../verifications/index.ts';
import { findClaim, findClaims } from './claims.ts';
import { readersNeeded } from './judge-decision.ts';
import { isHidden, type Review, type ReviewDecision } from './review.ts';
import { findReviewsOfInquiry } from './store.ts';

export interface ReviewState {
  readonly inquiryId: string;
  readonly reasons: readonly ReviewReason[];
  readonly claimedBy: { readonly id: string; readonly name: string } | null;
  readonly claimedAt: Date | null;
  readonly readersNeeded: Readonly<Record<ReviewDecision, 1 | 2>>;
  readonly readsWaiting: number;
  readonly hasRead: boolean;
  readonly waiting: number;
  /** People who decided, or overrode a check, as far as the reader may know who did. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

interface Reader {
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
  /** Templates to which rights are bound, by right; absent if none are. */
  readonly boundTo?: ReadonlyMap<string, readonly string[]>;
}

export interface NamedClaim {
  readonly inquiryId: string;
  readonly claimedBy: { readonly id: string; readonly name: string };
  readonly claimedAt: Date;
}

/** Finds the current claims with the names of the users, of any template or of the given ones. */
export async function claimsWithNames(
  context: ReadContext,
  templateIds: readonly string[] | null,
): Promise<readonly NamedClaim[]> {
  const { tx, scope, clock } = context;
  const claims = await findClaims(tx, scope, templateIds, clock.now());
  const users = await findUsers(tx, context, [...new Set(claims.map(({ userId }) => userId))]);
  const names = new Map(users.map((user) => [user.id, nameOf(user)]));
  return claims.flatMap(({ inquiryId, userId, claimedAt }) => {
    const name = names.get(userId);
    return name === undefined ? [] : [{ inquiryId, claimedBy: { id: userId, name }, claimedAt }];
  });
}

const waits = ({ state }: Review): boolean => state === 'pending-second-read' || state === 'disagreed';

/** Gathers the state of the review for a reader. Throws not_found. */
export async function reviewStateOf(context: ReadContext, inquiryId: string, reader: Reader): Promise<ReviewState> {
  const { tx, scope, clock } = context;
  const found = await findInquiry(tx, scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  const { inquiry } = found;
  const claim = await findClaim(tx, scope, inquiryId, clock.now());
  const [claimant] = claim === null ? [] : await findUsers(tx, context, [claim.userId]);
  const reviews = await findReviewsOfInquiry(tx, scope, inquiryId);
  const reads = reviews.filter((read) => waits(read) && read.inquiryStatus === inquiry.status);
  return {
    inquiryId,
    reasons: inquiry.status === 'needs_review' ? await reasonsOf(context, inquiry, reader) : [],
    claimedBy: claimant ? { id: claimant.id, name: nameOf(claimant) } : null,
    claimedAt: claimant && claim ? claim.claimedAt : null,
    readersNeeded: await readersNeeded(context, inquiry),
    readsWaiting: reads.length,
    hasRead: reads.some(({ userId }) => userId === reader.id),
    waiting: await countWaiting(tx, scope, reader.boundTo?.get('inquiry.decide') ?? null),
    people: await peopleIn(context, inquiryId, reviews, reader.id),
  };
}

/** Finds the people who decided the inquiry or overrode a check of it, as far as the reader may know who did. */
async function peopleIn(
  context: ReadContext,
  inquiryId: string,
  reviews: readonly Review[],
  readerId: string,
): Promise<ReviewState['people']> {
  const { tx, scope } = context;
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiryId);
  const overriding = verifications.flatMap(({ checks }) => checks.flatMap(({ metadata }) => actorOfOverride(metadata)));
  const deciding = reviews.filter((review) => !isHidden(review, readerId)).map(({ userId }) => userId);
  const users = await findUsers(tx, context, [...new Set([...overriding, ...deciding])]);
  return users.map((user) => ({ id: user.id, name: nameOf(user) }));
}

function actorOfOverride({ override }: Readonly<Record<string, unknown>>): string[] {
  const { 'actor-id': id } = (override ?? {}) as { readonly 'actor-id'?: string | null };
  return typeof id === 'string' && id.startsWith('user_') ? [id] : [];
}

const nameOf = ({ nameFirst, nameLast, emailAddress }: User): string =>
  `${nameFirst} ${nameLast}`.trim() || emailAddress;

async function reasonsOf(
  context: ReadContext,
  inquiry: Inquiry,
  { permissions }: Reader,
): Promise<readonly ReviewReason[]> {
  const { tx, scope } = context;
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  if (version === undefined) return [];
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiry.id);
  const findings = permissions.has('report.read') ? await findReportFindings(context, inquiry, verifications) : [];
  const definition = askedOf(version.definition, inquiry, verifications);
  return reviewReasons({ inquiry, definition, verifications, findings });
}
