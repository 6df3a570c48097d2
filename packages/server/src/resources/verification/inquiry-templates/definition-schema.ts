/** Wire shape of a version's configuration, newest version: the additions to `inquiry-template-version`. */
import { Type } from 'typebox';
import { component, freeObject, nullable, nullableText, oneOf } from '../../../api/json-api/schema.ts';
import { shownFieldSchemas } from '../../../fields/index.ts';
import {
  captureMethods,
  conditionDecisions,
  mostConditions,
  mostFormFields,
  mostForms,
  reportMatchDecisions,
  reportOccasions,
  secondReads,
} from './definition.ts';
import { stepKinds } from './step-kinds/index.ts';

const closed = { additionalProperties: false };
const code = Type.String({ minLength: 1, maxLength: 20 });

const code50 = Type.String({ minLength: 1, maxLength: 50 });

/** Expression; the form or step is left out if it is false. Null, empty or omitted: it is always asked. */
const when = Type.Optional(nullableText(2000));

const check = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    requirement: Type.Optional(oneOf(['required', 'not_required', 'requires_retry'])),
    enabled: Type.Optional(Type.Boolean()),
    settings: Type.Optional(freeObject()),
  },
  { ...closed, ...component('template-check') },
);

const step = Type.Object(
  {
    type: oneOf(stepKinds),
    /** Name, which follows from the type; accepted so that a response can be sent back. */
    name: Type.Optional(Type.String({ maxLength: 100 })),
    'verification-template-id': Type.Optional(Type.String({ maxLength: 100 })),
    attempts: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    /** Capture methods; both if omitted. */
    'capture-methods': Type.Optional(Type.Array(oneOf(captureMethods), { minItems: 1, maxItems: 2 })),
    countries: Type.Optional(Type.Array(code, { maxItems: 300 })),
    'id-classes': Type.Optional(Type.Array(code, { maxItems: 50 })),
    'two-sided-id-classes': Type.Optional(Type.Array(code, { maxItems: 50 })),
    /** Accepted kinds of a `document` step; all if omitted. */
    'document-types': Type.Optional(Type.Array(code50, { maxItems: 50 })),
    /** Fields that a database step requests; the usual ones of its kind if omitted. */
    fields: Type.Optional(Type.Array(code50, { maxItems: 50 })),
    when,
    checks: Type.Optional(Type.Array(check, { maxItems: 200 })),
  },
  closed,
);

const form = Type.Object(
  {
    /** `form_` and a word; shown in `previous-step-name` and `next-step-name`. */
    name: Type.String({ pattern: '^form_[a-z0-9_]{1,40}$' }),
    title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    hint: Type.Optional(nullableText(500)),
    /** Name of the step that follows the form, or `completion` (default). */
    before: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    when,
    fields: Type.Array(
      Type.Object(
        {
          key: Type.String({ minLength: 1, maxLength: 100 }),
          /** True if the individual can only continue with a value for it; true if omitted. */
          required: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { minItems: 1, maxItems: mostFormFields },
    ),
  },
  closed,
);

const report = Type.Object(
  {
    'report-template-id': Type.String({ minLength: 1, maxLength: 100 }),
    /** Name of a step, or `completion` (default). */
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    /** Outcome that triggers the report; `passed` if omitted. */
    on: Type.Optional(oneOf(reportOccasions)),
    /** True if the decision waits for the report; true if omitted. */
    required: Type.Optional(Type.Boolean()),
  },
  closed,
);

const condition = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    when: Type.String({ minLength: 1, maxLength: 2000 }),
    // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
    then: oneOf(conditionDecisions),
  },
  { ...closed, ...component('decision-condition') },
);

const decision = Type.Optional(oneOf(['approve', 'decline', 'mark-for-review', 'none']));
const seconds = Type.Integer({ minimum: 60, maximum: 31_536_000 });

export const versionConfiguration = {
  'name-display': Type.Optional(nullableText()),
  description: Type.Optional(nullableText(1000)),
  steps: Type.Optional(Type.Array(step, { maxItems: stepKinds.length })),
  /** Screens that ask for fields of the inquiry between the steps. An update replaces the whole list. */
  forms: Type.Optional(Type.Array(form, { maxItems: mostForms })),
  decision: Type.Optional(
    Type.Object(
      {
        'on-completed': decision,
        'on-failed': decision,
        'on-inconclusive': decision,
        'on-uploaded': decision,
        'on-report-match': Type.Optional(oneOf(reportMatchDecisions)),
        /**
         * Conditions, evaluated in this order before the outcomes; the first true one decides. An update replaces the
         * whole list.
         */
        conditions: Type.Optional(Type.Array(condition, { maxItems: mostConditions })),
      },
      closed,
    ),
  ),
  /** Reports run for each inquiry after a verification or at the end of the flow. */
  reports: Type.Optional(Type.Array(report, { maxItems: 20 })),
  /** Agreement of a second user, required before an inquiry is approved or declined. */
  'second-read': Type.Optional(
    Type.Object(
      {
        of: Type.Optional(oneOf(secondReads)),
        'sample-percent': Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        'is-blind': Type.Optional(Type.Boolean()),
        'may-decide-own': Type.Optional(Type.Boolean()),
      },
      closed,
    ),
  ),
  expiration: Type.Optional(
    Type.Object(
      {
        'after-create-interval-seconds': Type.Optional(seconds),
        'after-start-interval-seconds': Type.Optional(
          Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 60, maximum: 31_536_000 }),
        ),
        'after-resume-interval-seconds': Type.Optional(seconds),
        'one-time-link-interval-seconds': Type.Optional(seconds),
      },
      closed,
    ),
  ),
  /** Field schemas, validated by the field engine. */
  'field-schemas': Type.Optional(Type.Array(freeObject(), { maxItems: 200 })),
  'session-limit': Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
  'enabled-locales': Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 })),
  'theme-set-id': Type.Optional(nullableText()),
  'redirect-uri': Type.Optional(nullableText(2000)),
  'picture-retention-days': Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
};

export const createVersionAttributes = Type.Object(
  {
    'inquiry-template-id': Type.String({ minLength: 1 }),
    /** Version whose configuration and texts the draft copies; the live one if omitted. */
    'base-version-id': Type.Optional(Type.String({ minLength: 1 })),
    ...versionConfiguration,
  },
  closed,
);

export const updateVersionAttributes = Type.Object(versionConfiguration, closed);

/** Attributes in the responses of extension endpoints; endpoints of the reference omit them. */
export const configurationAttributes = {
  steps: Type.Array(
    Type.Object({
      name: Type.String(),
      type: Type.String(),
      'verification-template-id': Type.String(),
      attempts: Type.Integer(),
      'capture-methods': Type.Array(Type.String()),
      countries: Type.Optional(Type.Array(Type.String())),
      'id-classes': Type.Optional(Type.Array(Type.String())),
      'two-sided-id-classes': Type.Optional(Type.Array(Type.String())),
      'document-types': Type.Optional(Type.Array(Type.String())),
      fields: Type.Optional(Type.Array(Type.String())),
      when: nullable('string'),
      checks: Type.Array(check),
    }),
  ),
  forms: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      hint: nullable('string'),
      before: Type.String(),
      when: nullable('string'),
      fields: Type.Array(Type.Object({ key: Type.String(), required: Type.Boolean() })),
    }),
  ),
  decision: Type.Object({
    'on-completed': Type.String(),
    'on-failed': Type.String(),
    'on-inconclusive': Type.String(),
    'on-uploaded': Type.String(),
    'on-report-match': Type.String(),
    conditions: Type.Array(condition),
  }),
  reports: Type.Array(
    Type.Object({
      'report-template-id': Type.String(),
      after: Type.String(),
      on: Type.String(),
      required: Type.Boolean(),
    }),
  ),
  'second-read': Type.Object({
    of: Type.String(),
    'sample-percent': Type.Integer(),
    'is-blind': Type.Boolean(),
    'may-decide-own': Type.Boolean(),
  }),
  expiration: Type.Object({
    'after-create-interval-seconds': Type.Integer(),
    'after-start-interval-seconds': nullable('integer'),
    'after-resume-interval-seconds': Type.Integer(),
    'one-time-link-interval-seconds': Type.Integer(),
  }),
  'field-schemas': shownFieldSchemas(),
  'session-limit': Type.Integer(),
  'theme-set-id': nullable('string'),
  'redirect-uri': nullable('string'),
  'picture-retention-days': Type.Integer(),
};
