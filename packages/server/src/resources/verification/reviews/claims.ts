/** Claims of inquiries that need review, each by one user at a time. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import { addSeconds } from '../../../lib/clock.ts';
import type { Scope } from '../../../security/scope.ts';
import { idsThatWait, lockNextToReview } from '../inquiries/index.ts';

/** Seconds for which an inquiry stays claimed after its user last opened it. */
export const claimSeconds = 15 * 60;

export interface ClaimWish {
  readonly userId: string;
  /** Inquiry to release for other users; null for none. */
  readonly leave: string | null;
  /** Inquiries that this user passed over; claimed again only if no other one waits. */
  readonly passedOver: readonly string[];
  /** Inquiries to skip because this user is done with them. */
  readonly except: readonly string[];
  /** Only inquiries of this template; null for any. */
  readonly templateId: string | null;
  readonly at: Date;
}

/** Limit of attempts: if another user claims the same inquiry concurrently, the next one is tried. */
const mostTries = 5;

/**
 * Claims the inquiry that has waited longest and is not claimed by another user. Returns its id; null if there is none.
 */
export async function claimNext(tx: Transaction, scope: Scope, wish: ClaimWish): Promise<string | null> {
  if (wish.leave !== null) await releaseClaim(tx, scope, wish.leave, wish.userId);
  const { leave, except, passedOver } = wish;
  const skipped = leave === null ? except : [...except, leave];
  const fresh = await claimOneOf(tx, scope, wish, [...skipped, ...passedOver]);
  return fresh ?? (passedOver.length === 0 ? null : claimOneOf(tx, scope, wish, skipped));
}

async function claimOneOf(
  tx: Transaction,
  scope: Scope,
  wish: ClaimWish,
  except: readonly string[],
): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { templateId } = wish;
    const id = await lockNextToReview(tx, scope, { except, templateId, unless: claimedByOther(wish) });
    if (id === null) return null;
    if (await claim(tx, scope, id, wish)) return id;
  }
  return null;
}

export interface Claim {
  readonly userId: string;
  readonly claimedAt: Date;
}

/** Finds the current claim of an inquiry; null if no one has claimed it. */
export async function findClaim(reader: Reader, scope: Scope, inquiryId: string, at: Date): Promise<Claim | null> {
  const [row] = await reader.select<Row<'inquiry_claims', 'user_id' | 'claimed_at'>>(
    sql`select c.user_id, c.claimed_at from inquiry_claims c
        where c.environment_id = ${scope.environmentId} and c.inquiry_id = ${inquiryId} and c.expires_at > ${at}`,
  );
  return row === undefined ? null : { userId: row.user_id, claimedAt: row.claimed_at };
}

export interface ClaimOfInquiry extends Claim {
  readonly inquiryId: string;
}

/** Limit of the claims in a response. */
const mostClaims = 1000;

/** Finds the current claims of inquiries that wait for review, of any template or of the given ones, newest first. */
export async function findClaims(
  reader: Reader,
  scope: Scope,
  templateIds: readonly string[] | null,
  at: Date,
): Promise<readonly ClaimOfInquiry[]> {
  const rows = await reader.select<Row<'inquiry_claims', 'inquiry_id' | 'user_id' | 'claimed_at'>>(
    sql`select c.inquiry_id, c.user_id, c.claimed_at from inquiry_claims c
        where c.environment_id = ${scope.environmentId} and c.expires_at > ${at}
          and c.inquiry_id in (${idsThatWait(scope, templateIds)})
        order by c.claimed_at desc limit ${mostClaims}`,
  );
  return rows.map((row) => ({ inquiryId: row.inquiry_id, userId: row.user_id, claimedAt: row.claimed_at }));
}

/** Condition on an inquiry `i`: another user has claimed it. */
const claimedByOther = ({ userId, at }: ClaimWish): Sql =>
  sql`exists (select from inquiry_claims c where c.environment_id = i.environment_id and c.inquiry_id = i.id
    and c.user_id <> ${userId} and c.expires_at > ${at})`;

async function claim(tx: Transaction, scope: Scope, inquiryId: string, { userId, at }: ClaimWish): Promise<boolean> {
  const rows = await tx.execute<Row<'inquiry_claims', 'inquiry_id'>>(
    sql`insert into inquiry_claims (environment_id, inquiry_id, user_id, claimed_at, expires_at)
        values (${scope.environmentId}, ${inquiryId}, ${userId}, ${at}, ${addSeconds(at, claimSeconds)})
        on conflict (environment_id, inquiry_id) do update
          set user_id = excluded.user_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
          where inquiry_claims.user_id = excluded.user_id or inquiry_claims.expires_at <= excluded.claimed_at
        returning inquiry_id`,
  );
  return rows.length > 0;
}

async function releaseClaim(tx: Transaction, scope: Scope, inquiryId: string, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from inquiry_claims
        where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId} and user_id = ${userId}`,
  );
}
