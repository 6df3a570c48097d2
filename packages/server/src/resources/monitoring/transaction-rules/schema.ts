/** Wire shapes of rule sets, their runs and backtests: an extension that is the same in every version. */
import { Type } from 'typebox';
import { each, nullable, nullableText, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { backtestStatuses, changes, mostTransactions } from './backtest.ts';
import { ruleResults } from './judge.ts';
import { mostOutcomes, mostRules } from './rule-set.ts';
import { runModes, timings } from './run-store.ts';

const closed = { additionalProperties: false };
const weight = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 });
const ruleName = Type.String({ pattern: '^\\S(.*\\S)?$', minLength: 1, maxLength: 100 });
/** Expression of a rule. The compiler reports expressions that exceed its own limit. */
const expression = Type.String({ minLength: 1, maxLength: 4_000 });

const documentGiven = Type.Object(
  {
    rules: Type.Array(
      Type.Object({ name: ruleName, expression, weight, enabled: Type.Optional(Type.Boolean()) }, closed),
      { maxItems: mostRules },
    ),
    outcomes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            score: weight,
            status: Type.Optional(nullableText(100)),
            'make-inquiry': Type.Optional(Type.Boolean()),
            'open-case': Type.Optional(Type.Boolean()),
            'case-template-id': Type.Optional(nullableText(100)),
          },
          closed,
        ),
        { maxItems: mostOutcomes },
      ),
    ),
  },
  closed,
);

const documentShown = Type.Object({
  rules: Type.Array(
    Type.Object({ name: Type.String(), expression: Type.String(), weight: Type.Number(), enabled: Type.Boolean() }),
  ),
  outcomes: Type.Array(
    Type.Object({
      score: Type.Number(),
      status: nullable('string'),
      'make-inquiry': Type.Boolean(),
      'open-case': Type.Boolean(),
      'case-template-id': nullable('string'),
    }),
  ),
});

/** Revision of the draft that the caller has read. */
const readRevision = Type.Optional(Type.Integer({ minimum: 1 }));

const setName = Type.String({ minLength: 1, maxLength: 255 });

export const createRuleSetAttributes = Type.Object(
  {
    'transaction-type-id': Type.String({ minLength: 1, maxLength: 100 }),
    name: Type.Optional(setName),
    draft: Type.Optional(documentGiven),
  },
  closed,
);

export const updateRuleSetAttributes = Type.Object(
  { name: Type.Optional(setName), draft: Type.Optional(documentGiven), revision: readRevision },
  closed,
);

export const publishMeta = Type.Object({ revision: readRevision }, closed);
export const shadowMeta = Type.Object({ enabled: Type.Boolean(), revision: readRevision }, closed);

export const backtestAttributes = Type.Object(
  {
    draft: Type.Optional(documentGiven),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    transactions: Type.Optional(Type.Integer({ minimum: 1, maximum: mostTransactions })),
  },
  closed,
);

const ruleSetShape = Type.Object({
  type: oneOf(['rule-set']),
  id: Type.String(),
  attributes: Type.Object({
    name: Type.String(),
    'transaction-type-id': Type.String(),
    draft: documentShown,
    revision: Type.Integer({ minimum: 1 }),
    live: Type.Union([documentShown, Type.Null()]),
    'live-version-id': nullable('string'),
    'shadow-version-id': nullable('string'),
    faults: Type.Array(Type.Object({ of: oneOf(['draft', 'live']), pointer: Type.String(), message: Type.String() })),
    'created-at': timestamp(),
    'updated-at': timestamp(),
  }),
});

export const ruleSetBody = Type.Object({ data: ruleSetShape });
export const ruleSetsBody = Type.Object({ data: Type.Array(ruleSetShape) });

const valueShown = Type.Object({ source: Type.String(), value: Type.Optional(Type.Unknown()) });

export const runsBody = Type.Object({
  data: Type.Array(
    Type.Object({
      type: oneOf(['rule-run']),
      id: Type.String(),
      attributes: Type.Object({
        'transaction-id': Type.String(),
        'rule-set-id': Type.String(),
        'rule-set-version-id': Type.String(),
        mode: oneOf(runModes),
        moment: Type.String(),
        score: Type.Number(),
        'created-at': timestamp(),
        'occurred-at': nullable('string', 'date-time'),
        timing: Type.Union([oneOf(timings), Type.Null()]),
        rules: Type.Array(
          Type.Object({
            name: Type.String(),
            weight: Type.Number(),
            result: oneOf(ruleResults),
            fault: nullable('string'),
            'snoozed-until': nullable('string', 'date-time'),
            values: Type.Array(valueShown),
          }),
        ),
        undone: Type.Array(Type.Object({ wanted: oneOf(['status', 'inquiry', 'case']), reason: Type.String() })),
        windows: Type.Array(
          Type.Object({
            key: Type.String(),
            seconds: Type.Integer(),
            aggregate: Type.String(),
            value: nullable('number'),
          }),
        ),
      }),
    }),
  ),
  /** Keys for which the transaction has a value: a rule can be snoozed for each. */
  meta: Type.Object({ keys: Type.Array(Type.String()) }),
});

export const snoozeAttributes = Type.Object(
  {
    rule: ruleName,
    key: Type.String({ minLength: 1, maxLength: 120 }),
    /** Transaction from which the value is taken, so that no person has to type it. */
    'transaction-id': Type.String({ minLength: 1, maxLength: 100 }),
    until: timestamp(),
    reason: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  },
  closed,
);

const snoozeShape = Type.Object({
  type: oneOf(['rule-snooze']),
  id: Type.String(),
  attributes: Type.Object({
    rule: Type.String(),
    key: Type.String(),
    'transaction-id': Type.String(),
    reason: Type.String(),
    until: timestamp(),
    'created-at': timestamp(),
    'creator-type': Type.String(),
    'creator-id': nullable('string'),
  }),
});

export const snoozeBody = Type.Object({ data: snoozeShape });
export const snoozesBody = Type.Object({ data: Type.Array(snoozeShape) });

const counts = [
  ...(['transactions', 'new', 'gone', 'changed', 'same'] as const),
  ...(['failed-before', 'failed-after', 'other-score'] as const),
] as const;

export const backtestBody = Type.Object({
  data: Type.Object({
    type: oneOf(['rule-set-backtest']),
    id: Type.String(),
    attributes: Type.Object({
      'rule-set-id': Type.String(),
      status: oneOf(backtestStatuses),
      failure: nullable('string'),
      judged: Type.Integer(),
      transactions: nullable('integer'),
      'created-at': timestamp(),
      'completed-at': nullable('string', 'date-time'),
      counts: Type.Union([Type.Object(each(counts, Type.Integer())), Type.Null()]),
      rows: Type.Array(
        Type.Object({
          change: oneOf(changes),
          'transaction-id': Type.String(),
          rule: Type.String(),
          'score-before': Type.Number(),
          'score-after': Type.Number(),
        }),
      ),
    }),
  }),
});
