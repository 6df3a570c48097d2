/** Wire shapes of inquiries, newest version: attributes, create, update, actions, filters. */
import { Type } from 'typebox';
import {
  anyMembers,
  component,
  nullable,
  nullableText,
  oneOf,
  secret,
  secretOrNull,
  timestamp,
  type Wire,
} from '../../../api/json-api/schema.ts';
import { shownFields } from '../../../fields/index.ts';
import { tagNames } from '../../platform/tags/index.ts';
import type { BehaviorName } from './inquiry.ts';

/** Behaviours in milliseconds, except `completion-time` in seconds; the percentage is of the baseline. */
const behaviors = Type.Object(
  {
    'request-spoof-attempts': nullable('integer'),
    'user-agent-spoof-attempts': nullable('integer'),
    'distraction-events': nullable('integer'),
    'hesitation-baseline': nullable('integer'),
    'hesitation-count': nullable('integer'),
    'hesitation-time': nullable('integer'),
    'shortcut-copies': nullable('integer'),
    'shortcut-pastes': nullable('integer'),
    'autofill-cancels': nullable('integer'),
    'autofill-starts': nullable('integer'),
    'devtools-open': nullable('boolean'),
    'completion-time': nullable('number'),
    'hesitation-percentage': nullable('number'),
    'behavior-threat-level': nullable('string'),
    'bot-score': nullable('integer'),
    'debugger-attached': nullable('boolean'),
    'api-version-less-than-minimum-count': nullable('integer'),
    'mobile-sdk-version-less-than-minimum-count': nullable('integer'),
  } satisfies Record<BehaviorName, unknown>,
  {
    additionalProperties: false,
    description: 'Null until measured. Times are in milliseconds; the completion time is in seconds.',
    ...component('inquiry-behaviors'),
  },
);

const signal = Type.Object(
  { name: Type.String(), value: Type.Union([Type.String(), Type.Number()]) },
  component('inquiry-signal'),
);

const anyValue = Type.Unsafe<unknown>({});

const fieldCorrection = Type.Object({
  read: anyValue,
  corrected: anyValue,
  'verification-id': Type.String(),
  at: Type.String({ format: 'date-time' }),
});

export const inquiryAttributes = Type.Object({
  status: Type.String(),
  'reference-id': nullable('string'),
  note: nullable('string'),
  behaviors,
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
  fields: shownFields(),
  signals: Type.Array(signal),
  /** Read values that the individual corrected in a form, by field key; absent if there are none. */
  'field-corrections': Type.Optional(Type.Record(Type.String(), fieldCorrection)),
  /** Names of the forms and steps that their `when` left out; absent if there are none. */
  'skipped-step-names': Type.Optional(Type.Array(Type.String())),
});

const closed = { additionalProperties: false };

const objectOrNull = Type.Unsafe<Readonly<Record<string, unknown>> | null>({
  type: ['object', 'null'],
  ...anyMembers,
});

const writable = {
  note: Type.Optional(nullableText(5000)),
  fields: Type.Optional(objectOrNull),
  'redirect-uri': Type.Optional(nullableText(2000)),
};

/** Id or name: non-empty text, or null. */
const filledText = Type.Optional(
  Type.Unsafe<string | null>({ type: ['string', 'null'], minLength: 1, maxLength: 255 }),
);

export const createInquiryAttributes = Type.Object(
  {
    'inquiry-template-id': filledText,
    'inquiry-template-version-id': filledText,
    'template-id': filledText,
    'reference-id': filledText,
    'account-id': filledText,
    'creator-email-address': filledText,
    'theme-id': filledText,
    'theme-set-id': filledText,
    'initial-step-name': filledText,
    ...writable,
    tags: Type.Optional(Type.Unsafe<readonly string[] | null>({ ...tagNames, type: ['array', 'null'] })),
  },
  closed,
);

export const updateInquiryAttributes = Type.Object({ ...writable, tags: Type.Optional(tagNames) }, closed);

const interval = Type.Optional(
  Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 31_536_000 }),
);

export const createInquiryMeta = Type.Object(
  {
    'auto-create-account': Type.Optional(Type.Boolean()),
    'auto-create-account-type-id': filledText,
    'auto-create-account-reference-id': filledText,
    'auto-create-inquiry-session': Type.Optional(Type.Boolean()),
    'auto-create-one-time-link': Type.Optional(Type.Boolean()),
    'expiration-after-create-interval-seconds': interval,
    'expiration-after-start-interval-seconds': interval,
    'expiration-after-resume-interval-seconds': interval,
    'one-time-link-expiration-seconds': interval,
  },
  closed,
);

export const decisionMeta = Type.Object({ comment: Type.Optional(nullableText(10_000)) }, closed);

export const oneTimeLinkMeta = Type.Object(
  { 'expires-in-seconds': Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
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
          type: oneOf(simulateActionTypes),
          data: Type.Optional(Type.Object({ 'verification-template-id': Type.Optional(Type.String()) }, closed)),
        },
        closed,
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  closed,
);

const text = Type.Optional(Type.String({ maxLength: 10_000 }));

export const inquiryFilters = Type.Object(
  {
    'inquiry-id': text,
    'account-id': text,
    note: text,
    'reference-id': text,
    'inquiry-template-id': text,
    'inquiry-template-version-id': text,
    'template-id': text,
    status: text,
    'list-hit': text,
    tag: text,
    country: text,
    /** Name of a check that is failed in a verification of the inquiry, such as `id_expired_detection`. */
    'failed-check': text,
    /**
     * Count of the dashboard that the inquiries are in, one of `waiting`, `started`, `completed`, `reviewed`,
     * `failed` and `expired`.
     */
    'counted-as': text,
    'created-at-start': text,
    'created-at-end': text,
  },
  closed,
);

/** Filters of the list as the client sent them. */
export type InquiryFilterTexts = Readonly<Record<string, string>>;

export const createSessionAttributes = Type.Object({ 'inquiry-id': Type.String({ minLength: 1 }) }, closed);

const manyInquiries = 100;

export const expireAllMeta = Type.Object(
  { 'inquiry-ids': Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: manyInquiries }) },
  closed,
);

export const linkAnswerMeta = Type.Object({
  'one-time-link': Type.String(secret),
  'one-time-link-short': Type.String(secret),
});

export const createAnswerMeta = Type.Object({
  'session-token': secretOrNull(),
  'one-time-link': secretOrNull(),
  'one-time-link-short': secretOrNull(),
});

export const sessionAnswerMeta = Type.Object({ 'session-token': secretOrNull() });

export type CreateAttributes = Wire<typeof createInquiryAttributes>;

export type CreateMeta = Wire<typeof createInquiryMeta>;
