/** Endpoints of reviews for the dashboard: pending rounds, withdrawal of a review, and agreement statistics. */

import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { countWaiting } from '../inquiries/index.ts';
import { byTemplate } from '../inquiry-templates/index.ts';
import { agreementOf } from './agreement.ts';
import { claimNext } from './claims.ts';
import { claimsWithNames, reviewStateOf } from './review-state.ts';
import {
  agreementBody,
  agreementFilters,
  claimBody,
  claimMeta,
  claimsBody,
  reviewFilters,
  reviewStateBody,
  waitingBody,
  waitingFilters,
} from './schema.ts';
import { serializeClaim, serializeReview, serializeReviewState } from './serializer.ts';
import { findReadsThatWait, findReviewsBetween, listReviews, lockReview, settleReviews } from './store.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'review' } as const;

export const reviewEndpoints: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    path: '/reviews',
    operationId: 'list-all-reviews',
    summary:
      'Lists reviewers’ decisions about inquiries; another reviewer’s blind review is hidden until its round is settled.',
    userPermission: 'inquiry.decide',
    filters: reviewFilters,
    async handle({ tx, scope }, { filter, page, caller }) {
      const states = filter.get('state');
      const inquiryIds = filter.get('inquiry-id');
      const narrowed = {
        ...(states === undefined ? {} : { states }),
        ...(inquiryIds === undefined ? {} : { inquiryIds }),
        ...(filter.get('waiting-for')?.includes('me') === true ? { waitingFor: caller.id } : {}),
      };
      const found = await listReviews(tx, scope, narrowed, page);
      return { page: { ...found, items: found.items.map((review) => serializeReview(review, caller.id)) } };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/inquiries/{inquiry-id}/review',
    operationId: 'retrieve-the-review-of-an-inquiry',
    summary:
      'Returns why the inquiry waits for a reviewer, who has claimed it, how many people must agree, and how many inquiries wait.',
    userPermission: 'inquiry.decide',
    resourceType: 'inquiry',
    answerBody: reviewStateBody,
    async handle(context, { params, caller }) {
      demandPermission(caller, 'inquiry.read');
      const state = await reviewStateOf(context, params['inquiry-id'], caller);
      return { body: serializeReviewState(state, caller.id), note: { subjectIds: [state.inquiryId] } };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/reviews/waiting',
    operationId: 'count-inquiries-that-wait-for-review',
    summary: 'Counts the inquiries that wait for a reviewer, up to 1,000.',
    userPermission: 'inquiry.read',
    resourceType: 'inquiry',
    filters: waitingFilters,
    boundBy: byTemplate,
    answerBody: waitingBody,
    async handle({ tx, scope }, { filter }) {
      const templateIds = alternatives(filter, 'inquiry-template-id');
      return { body: { waiting: await countWaiting(tx, scope, templateIds) } };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/reviews/agreement',
    operationId: 'retrieve-agreement-of-reviews',
    summary: 'Agreement of each pair of reviewers in a month, and the agreement expected by chance.',
    userPermission: 'user.read',
    filters: agreementFilters,
    answerBody: agreementBody,
    async handle({ tx, scope, clock }, { filter }) {
      const { month, from, until } = monthOf(filter.get('month')?.[0] ?? clock.now().toISOString().slice(0, 7));
      const pairs = agreementOf(await findReviewsBetween(tx, scope, from, until));
      return { body: { month, pairs: pairs.map(({ userIds, ...figures }) => ({ 'user-ids': userIds, ...figures })) } };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/reviews/claims',
    operationId: 'retrieve-claims-of-reviews',
    summary: 'Returns who has claimed which inquiry that waits for a reviewer, newest first, at most 1,000.',
    userPermission: 'inquiry.decide',
    resourceType: 'inquiry',
    filters: waitingFilters,
    boundBy: byTemplate,
    answerBody: claimsBody,
    async handle(context, { filter, caller }) {
      demandPermission(caller, 'inquiry.read');
      const claims = await claimsWithNames(context, alternatives(filter, 'inquiry-template-id'));
      return { body: { claims: claims.map((claim) => serializeClaim(claim, caller.id)) } };
    },
  }),
  writeEndpoint({
    ...shared,
    path: '/reviews/claim-next',
    operationId: 'claim-the-next-review',
    auditedAs: 'read',
    summary:
      'Claims for 15 minutes the inquiry that has waited longest for review and that no one else has claimed; null when there is none.',
    userPermission: 'inquiry.decide',
    boundBy: byTemplate,
    meta: claimMeta,
    answerBody: claimBody,
    async handle({ tx, scope, clock }, { caller, meta }) {
      const wish = {
        userId: caller.id,
        leave: meta['leave'] ?? null,
        passedOver: meta['passed-over'] ?? [],
        except: await findReadsThatWait(tx, scope, caller.id),
        templateId: meta['inquiry-template-id'] ?? null,
        at: clock.now(),
      };
      const inquiryId = await claimNext(tx, scope, wish);
      return { body: { 'inquiry-id': inquiryId }, note: { subjectIds: inquiryId === null ? [] : [inquiryId] } };
    },
  }),
  writeEndpoint({
    ...shared,
    path: '/reviews/{review-id}/withdraw',
    operationId: 'withdraw-a-review',
    summary: 'Takes one’s own read back while it waits for a second one.',
    userPermission: 'inquiry.decide',
    async handle({ tx, scope, clock }, { params, caller }) {
      const review = await lockReview(tx, scope, params['review-id']);
      if (review === null || review.userId !== caller.id) throw new Refusal('not_found');
      if (review.state !== 'pending-second-read') {
        throw new Refusal('conflict', { details: `a review that is ${review.state} cannot be taken back` });
      }
      const at = clock.now();
      await settleReviews(tx, scope, [review.id], { state: 'withdrawn', at });
      return { resource: serializeReview({ ...review, state: 'withdrawn', settledAt: at }, caller.id) };
    },
  }),
];

/** Parses a month. Throws bad_request if it is invalid. */
function monthOf(text: string) {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || month === undefined) {
    throw new Refusal('bad_request', { details: 'filter.month must be a month such as 2026-11' });
  }
  const at = (ahead: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + ahead, 1));
  return { month: text, from: at(0), until: at(1) };
}
