/** Store of reviews: SQL. Notes are sealed under the key of their inquiry. */
import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import { seal, unseal } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import {
  joinSubjectKey,
  liveSubject,
  openSubject,
  type Subject,
  type WrappedKey,
} from '../../../security/subject-keys.ts';
import type { Review, ReviewDecision, ReviewState } from './review.ts';

const reviewColumns = [
  'id',
  'inquiry_id',
  'subject_key_id',
  'user_id',
  'decision',
  'state',
  'round',
  'blind',
  'note_sealed',
  'inquiry_status',
  'created_at',
  'settled_at',
] as const;

type ReviewRow = Row<
  'reviews',
  (typeof reviewColumns)[number],
  { readonly decision: ReviewDecision; readonly state: ReviewState }
> &
  WrappedKey;

const associatedData = (scope: Scope, row: string) => ({
  environmentId: scope.environmentId,
  table: 'reviews',
  row,
  column: 'note_sealed',
});

const select = sql`select ${selectList('v', reviewColumns)}, k.wrapped_key from reviews v ${joinSubjectKey('v')}`;

function reviewOf(scope: Scope, row: ReviewRow): Review {
  const { key } = openSubject(scope, row.subject_key_id, row.wrapped_key);
  const note =
    row.note_sealed === null || key === null ? null : unseal(key, associatedData(scope, row.id), row.note_sealed);
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    userId: row.user_id,
    decision: row.decision,
    state: row.state,
    round: row.round,
    isBlind: row.blind,
    note: note === null ? null : note.toString('utf8'),
    inquiryStatus: row.inquiry_status,
    createdAt: row.created_at,
    settledAt: row.settled_at,
  };
}

/** Finds all reviews of an inquiry, oldest first. */
export async function findReviewsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<Review[]> {
  const rows = await tx.select<ReviewRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.inquiry_id = ${inquiryId}
        order by v.created_at, v.id`,
  );
  return rows.map((row) => reviewOf(scope, row));
}

/** Finds the ids of inquiries that this user has reviewed and that wait for a second user. */
export async function findReadsThatWait(tx: Reader, scope: Scope, userId: string): Promise<string[]> {
  const rows = await tx.select<Row<'reviews', 'inquiry_id'>>(
    sql`select v.inquiry_id from reviews v where v.environment_id = ${scope.environmentId}
          and v.user_id = ${userId} and v.state = 'pending-second-read'`,
  );
  return rows.map(({ inquiry_id }) => inquiry_id);
}

/** Locks a review until the transaction ends; null if there is none. */
export async function lockReview(tx: Transaction, scope: Scope, id: string): Promise<Review | null> {
  const [row] = await tx.execute<ReviewRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.id = ${id} for update of v`,
  );
  return row === undefined ? null : reviewOf(scope, row);
}

export interface ReviewFilter {
  readonly states?: readonly string[];
  readonly inquiryIds?: readonly string[];
  /** Only rounds that wait for a user other than this one. */
  readonly waitingFor?: string;
}

export async function listReviews(tx: Reader, scope: Scope, filter: ReviewFilter, cursor: Cursor) {
  const page = await queryPage<ReviewRow>(tx, {
    select,
    table: 'reviews',
    alias: 'v',
    environmentId: scope.environmentId,
    conditions: conditionsOf(filter),
    cursor,
  });
  return { ...page, items: page.items.map((row) => reviewOf(scope, row)) };
}

function conditionsOf({ states, inquiryIds, waitingFor }: ReviewFilter): Sql[] {
  return [
    ...(states === undefined ? [] : [sql`v.state = any(${states})`]),
    ...(inquiryIds === undefined ? [] : [sql`v.inquiry_id = any(${inquiryIds})`]),
    ...(waitingFor === undefined
      ? []
      : [
          sql`v.state in ('pending-second-read', 'disagreed') and not exists (
                select from reviews own where own.environment_id = v.environment_id and own.inquiry_id = v.inquiry_id
                  and own.round = v.round and own.user_id = ${waitingFor} and own.state <> 'withdrawn')`,
        ]),
  ];
}

/** Finds the reviews that are not withdrawn, created in a period (end exclusive). */
export async function findReviewsBetween(tx: Reader, scope: Scope, from: Date, until: Date): Promise<Review[]> {
  const rows = await tx.select<ReviewRow>(
    sql`${select} where v.environment_id = ${scope.environmentId} and v.state <> 'withdrawn'
          and v.created_at >= ${from} and v.created_at < ${until} order by v.created_at, v.id`,
  );
  return rows.map((row) => reviewOf(scope, row));
}

export async function insertReview(tx: Transaction, scope: Scope, subject: Subject, review: Review): Promise<void> {
  const { key } = liveSubject(subject);
  const note = review.note === null ? null : seal(key, associatedData(scope, review.id), Buffer.from(review.note));
  await tx.execute(
    insertRow('reviews', {
      environment_id: scope.environmentId,
      id: review.id,
      inquiry_id: review.inquiryId,
      subject_key_id: subject.id,
      user_id: review.userId,
      decision: review.decision,
      state: review.state,
      round: review.round,
      blind: review.isBlind,
      note_sealed: note,
      inquiry_status: review.inquiryStatus,
      created_at: review.createdAt,
      settled_at: review.settledAt,
    }),
  );
}

export async function settleReviews(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
  { state, at }: { readonly state: ReviewState; readonly at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`update reviews set state = ${state}, settled_at = ${at}
        where environment_id = ${scope.environmentId} and id = any(${ids})`,
  );
}
