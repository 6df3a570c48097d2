/** Wire shapes of inquiries, newest version: attributes, create, update, actions, filters. */
import { Type } from 'typebox';
import { nullable, nullableText, timestamp } from '../../api/json-api/schema.ts';

export const inquiryAttributes = Type.Object({
  status: Type.String(),
  'reference-id': nullable('string'),
  note: nullable('string'),
  behaviors: Type.Object({}),
  tags: Type.Array(Type.String()),
  creator: Type.String(),
  'reviewer-comment': nullable('string'),
  'created-at': timestamp(),
  'updated-at': timestamp(),
  'started-at': nullable('string', 'date-time'),
  'expires-at': nullable('string', 'date-time'),
  'completed-at': nullable('string', 'date-time'),
  'failed-at': nullable('string', 'date-time'),
  'marked-for-review-at': nullable('string', 'date-time'),
  'decisioned-at': nullable('string', 'date-time'),
  'expired-at': nullable('string', 'date-time'),
  'redacted-at': nullable('string', 'date-time'),
  'previous-step-name': nullable('string'),
  'next-step-name': nullable('string'),
  fields: Type.Object({}),
  signals: Type.Array(Type.Object({})),
});

const tagNames = Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 });
const closed = { additionalProperties: false };

const writable = {
  note: Type.Optional(nullableText(5000)),
  fields: Type.Optional(Type.Object({})),
  tags: Type.Optional(tagNames),
  'redirect-uri': Type.Optional(nullableText(2000)),
};

export const createInquiryAttributes = Type.Object(
  {
    'inquiry-template-id': Type.Optional(nullableText()),
    'inquiry-template-version-id': Type.Optional(nullableText()),
    'template-id': Type.Optional(nullableText()),
    'reference-id': Type.Optional(nullableText()),
    'account-id': Type.Optional(nullableText()),
    'creator-email-address': Type.Optional(nullableText()),
    'theme-id': Type.Optional(nullableText()),
    'theme-set-id': Type.Optional(nullableText()),
    'initial-step-name': Type.Optional(nullableText()),
    ...writable,
  },
  closed,
);

export const updateInquiryAttributes = Type.Object(writable, closed);

const interval = Type.Optional(
  Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 31_536_000 }),
);

export const createInquiryMeta = Type.Object(
  {
    'auto-create-account': Type.Optional(Type.Boolean()),
    'auto-create-account-type-id': Type.Optional(nullableText()),
    'auto-create-account-reference-id': Type.Optional(nullableText()),
    'auto-create-inquiry-session': Type.Optional(Type.Boolean()),
    'auto-create-one-time-link': Type.Optional(Type.Boolean()),
    'expiration-after-create-interval-seconds': interval,
    'expiration-after-start-interval-seconds': interval,
    'expiration-after-resume-interval-seconds': interval,
    'one-time-link-expiration-seconds': interval,
  },
  closed,
);

export const decisionMeta = Type.Object({ comment: Type.Optional(nullableText(5000)) }, closed);

export const oneTimeLinkMeta = Type.Object(
  { 'expires-in-seconds': Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
  closed,
);

export const tagMeta = Type.Object(
  { 'tag-name': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })), 'tag-id': Type.Optional(Type.String()) },
  closed,
);

export const setTagsMeta = Type.Object(
  { 'tag-name': Type.Optional(tagNames), 'tag-id': Type.Optional(tagNames) },
  closed,
);

const simulateActionTypes = [
  'start_inquiry',
  'complete_inquiry',
  'fail_inquiry',
  'expire_inquiry',
  'mark_for_review_inquiry',
  'approve_inquiry',
  'decline_inquiry',
  'create_passed_verification',
  'create_failed_verification',
] as const;

export type SimulateActionType = (typeof simulateActionTypes)[number];

export const simulateMeta = Type.Object(
  {
    'simulate-actions': Type.Array(
      Type.Object(
        {
          type: Type.String({ enum: [...simulateActionTypes] }),
          data: Type.Optional(Type.Object({ 'verification-template-id': Type.Optional(Type.String()) }, closed)),
        },
        closed,
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  closed,
);

const text = Type.Optional(Type.String({ minLength: 1, maxLength: 10_000 }));

export const inquiryFilters = Type.Object(
  {
    'inquiry-id': text,
    'account-id': text,
    note: text,
    'reference-id': text,
    'inquiry-template-id': text,
    'template-id': text,
    status: text,
    'created-at-start': text,
    'created-at-end': text,
  },
  closed,
);

export const createSessionAttributes = Type.Object({ 'inquiry-id': Type.String({ minLength: 1 }) }, closed);

export const linkAnswerMeta = Type.Object({
  'one-time-link': nullable('string'),
  'one-time-link-short': nullable('string'),
});

export const createAnswerMeta = Type.Object({
  'session-token': nullable('string'),
  'one-time-link': nullable('string'),
  'one-time-link-short': nullable('string'),
});

export const sessionAnswerMeta = Type.Object({ 'session-token': nullable('string') });
