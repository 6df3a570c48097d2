/** Wire shapes of match reviews, all extensions. */
import { type TProperties, Type } from 'typebox';
import { nullable, nullableText, oneOf, timestamp } from '../../../../api/json-api/schema.ts';
import { dismissalCodes } from '../report.ts';
import { dismissAttributes, matchesBody, searchedSources } from '../schema.ts';
import { fieldStates } from './compare-fields.ts';
import { matchDecisions } from './decisions.ts';

const closed = { additionalProperties: false };
const texts = () => Type.Array(Type.String());

export const queueFilters = Type.Object(
  {
    /** One report, including its confirmed matches. */
    'report-id': Type.Optional(Type.String({ maxLength: 255 })),
    kind: Type.Optional(Type.String({ maxLength: 255 })),
    order: Type.Optional(Type.String({ pattern: '^(age|score)$' })),
  },
  closed,
);

const decided = {
  at: timestamp(),
  by: Type.String(),
  reason: nullable('string'),
  'reason-code': Type.Union([oneOf(dismissalCodes), Type.Null()]),
};

export const differencesShape = Type.Array(Type.Object({ field: Type.String(), before: texts(), after: texts() }));

const shownMatch: TProperties = {
  ...matchesBody.properties.data.items.properties,
  'watchlist-title': Type.String(),
  'watchlist-type': Type.String(),
  'watchlist-url': Type.String(),
  kind: Type.String(),
  names: Type.Array(
    Type.Object({ value: Type.String(), type: Type.String(), quality: Type.String(), folded: nullable('string') }),
  ),
  fields: Type.Array(
    Type.Object({ field: Type.String(), asked: nullable('string'), listed: texts(), state: oneOf(fieldStates) }),
  ),
  identifiers: texts(),
  'listed-at': nullable('string'),
};

export const queueBody = Type.Object({
  data: Type.Array(
    Type.Object({
      'report-id': Type.String(),
      'report-type': Type.String(),
      'account-id': nullable('string'),
      'inquiry-id': nullable('string'),
      'found-at': nullable('string', 'date-time'),
      query: Type.Object({
        name: nullable('string'),
        birthdate: nullable('string'),
        country: nullable('string'),
        wallet: nullable('string'),
      }),
      match: Type.Object(shownMatch),
      source: Type.Union([searchedSources.items, Type.Null()]),
      confirmed: Type.Union([Type.Object(decided), Type.Null()]),
      /** True if a second user has to agree to a dismissal; then the first user's proposal. */
      'needs-two': Type.Boolean(),
      'dismissed-first': Type.Union([Type.Object({ ...decided, 'is-own': Type.Boolean() }), Type.Null()]),
      /** Dismissal before the entry changed, with the changes. */
      'dismissed-before': Type.Union([Type.Object({ ...decided, differences: differencesShape }), Type.Null()]),
    }),
  ),
  meta: Type.Object({ open: Type.Integer(), reports: Type.Integer(), 'most-shown': Type.Integer() }),
});

export const decisionsBody = Type.Object({
  data: Type.Array(
    Type.Object({
      ...decided,
      decision: oneOf(matchDecisions),
      /** First user of a dismissal by two users. */
      'first-by': nullable('string'),
      /** True if it waits for a second user. */
      'is-waiting': Type.Boolean(),
      /** True if the caller made the decision and may undo it. */
      'is-own': Type.Boolean(),
      name: Type.String(),
      'entity-id': nullable('string'),
      'watchlist-slug': nullable('string'),
      score: nullable('number'),
      /** Media entity, or article by its address; null for a watchlist match. */
      media: Type.Union([Type.Object({ type: oneOf(['entity', 'media']), id: Type.String() }), Type.Null()]),
    }),
  ),
});

const entityId = Type.String({ minLength: 1, maxLength: 2000 });

export const reviewAttributes = Type.Object(
  { decision: oneOf(['true-match']), 'entity-id': entityId, reason: Type.Optional(nullableText(1000)) },
  closed,
);

export const restoreAttributes = Type.Object({ 'entity-id': entityId }, closed);

export const alikeAttributes = Type.Object(
  {
    'report-ids': Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 200 }),
    'entity-id': entityId,
    reason: dismissAttributes.properties.reason,
    'reason-code': dismissAttributes.properties['reason-code'],
  },
  closed,
);

export const thresholdFilters = Type.Object({ kind: Type.Optional(Type.String({ maxLength: 255 })) }, closed);

export const thresholdBody = Type.Object({
  kind: Type.String(),
  decided: Type.Integer(),
  confirmed: Type.Integer(),
  days: Type.Integer(),
  'days-looked': Type.Integer(),
  'is-enough': Type.Boolean(),
  'least-decided': Type.Integer(),
  'least-of-each': Type.Integer(),
  /** Threshold of the default template of the kind. */
  'threshold-in-force': nullable('number'),
  points: Type.Array(
    Type.Object({
      threshold: Type.Number(),
      alerts: Type.Integer(),
      confirmed: Type.Integer(),
      precision: nullable('number'),
      'alerts-per-day': Type.Number(),
      lost: Type.Integer(),
    }),
  ),
  shipped: Type.Object({
    model: Type.String(),
    measures: Type.Array(Type.Object({ figure: Type.String(), value: Type.String(), of: Type.Integer() })),
  }),
});
