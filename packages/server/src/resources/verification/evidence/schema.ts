/** Wire shape of the evidence of an inquiry. */
import { Type } from 'typebox';
import { nullable, oneOf } from '../../../api/json-api/schema.ts';
import { findingStates } from '../inquiries/index.ts';
import { verdicts } from './evidence-rows.ts';

const place = Type.Object({ left: Type.Number(), top: Type.Number(), width: Type.Number(), height: Type.Number() });

const statement = Type.Object({
  'verification-id': Type.String(),
  source: oneOf(['barcode', 'mrz', 'visual-zone']),
  value: Type.String(),
  confidence: Type.Number(),
  side: Type.Unsafe<'front' | 'back' | null>({ enum: ['front', 'back', null] }),
  place: Type.Union([place, Type.Null()]),
  'differs-at': Type.Array(Type.Integer()),
});

const row = Type.Object({
  attribute: Type.String(),
  'in-inquiry': nullable('string'),
  chosen: nullable('string'),
  statements: Type.Array(statement),
  verdict: oneOf(verdicts),
});

const picture = Type.Object({
  file: Type.String(),
  page: Type.String(),
  /** True if the engines derived it from the captured picture: the document cropped and rectified. */
  'is-rectified': Type.Boolean(),
});

const attempt = Type.Object({
  'verification-id': Type.String(),
  kind: Type.String(),
  attempt: Type.Integer(),
  'engine-version': nullable('string'),
  pictures: Type.Array(picture),
});

const report = Type.Object({
  /** Report id; null until the report is made. */
  'report-id': nullable('string'),
  type: nullable('string'),
  title: nullable('string'),
  'report-template-id': Type.String(),
  after: Type.String(),
  required: Type.Boolean(),
  /** Status of the report; null until the report is made. */
  status: nullable('string'),
  state: oneOf(findingStates),
  errors: Type.Array(Type.Object({ code: Type.String(), source: nullable('string'), detail: Type.String() })),
});

const conditions = Type.Object({
  decided: Type.Union([
    Type.Object({
      name: Type.String(),
      when: Type.String(),
      // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire
      then: Type.String(),
      values: Type.Array(Type.Object({ source: Type.String(), value: Type.String() })),
    }),
    Type.Null(),
  ]),
  /** Conditions that could not be evaluated and so decide nothing. */
  faults: Type.Array(Type.Object({ name: Type.String(), message: Type.String() })),
});

export const evidenceBody = Type.Object({
  'template-name': Type.String(),
  rows: Type.Array(row),
  /** Attempts, oldest first. */
  attempts: Type.Array(attempt),
  /** Reports that the template runs, in its order; empty if the caller may not read reports. */
  reports: Type.Array(report),
  /** Result of the template's conditions at the decision; null if none decided and none failed. */
  conditions: Type.Union([conditions, Type.Null()]),
});
