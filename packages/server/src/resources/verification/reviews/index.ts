/** Reviews of inquiries: the independent decisions of users (four-eyes principle). */
import { fillPort } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import { decisionRule } from '../inquiries/index.ts';
import { claimSeconds } from './claims.ts';
import { reviewEndpoints } from './endpoints.ts';
import { judgeDecision } from './judge-decision.ts';
import { reviewAttributes } from './schema.ts';

export const reviewsSlice = defineSlice({
  kinds: [],
  dashboardKinds: [
    {
      type: 'review',
      readPermission: null,
      relationships: { inquiry: 'one', reviewer: 'one-or-none' },
      includable: ['inquiry', 'reviewer'],
      attributes: reviewAttributes,
    },
  ],
  endpoints: [],
  dashboard: reviewEndpoints,
  events: ['inquiry.second-read-requested', 'inquiry.second-read-disagreed'],
  erases: [
    { table: 'reviews', by: { inquiry: 'inquiry_id' }, empties: { note_sealed: 'null' } },
    { table: 'inquiry_claims', stays: { user_id: 'who looked at it, until the claim is forgotten' } },
  ],
  keeps: [
    { table: 'reviews', forever: 'who decided an inquiry, and who agreed' },
    { table: 'inquiry_claims', seconds: claimSeconds, since: 'expires_at' },
  ],
  fills: [fillPort(decisionRule, judgeDecision)],
});
