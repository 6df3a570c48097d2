/** Wire shape of one check of a verification, and of what those that compare say in their metadata. */
import { Type } from 'typebox';
import { component, nullable } from '../../api/json-api/schema.ts';

const matchLevel = () => Type.String({ enum: ['full', 'partial', 'none'] });

const comparison = Type.Object({
  type: Type.String({
    enum: ['string_similarity', 'string_difference', 'substring', 'tokenization', 'date_similarity'],
  }),
  'match-level-minimum': matchLevel(),
  'match-result': matchLevel(),
});

const requirement = Type.Object({
  name: Type.String({ description: 'Attribute in snake_case.' }),
  'match-result': matchLevel(),
  status: Type.String({ enum: ['passed', 'failed'] }),
  comparisons: Type.Array(comparison),
});

const statement = Type.Object(
  {
    source: Type.String({ enum: ['barcode', 'mrz', 'visual_zone', 'account', 'typed'] }),
    value: Type.String(),
    // 0 to 1; null for what nobody had to read.
    confidence: nullable('number'),
    'match-result': matchLevel(),
  },
  component('evidence-statement'),
);

const ledger = Type.Record(
  Type.String(),
  Type.Object({
    agreement: Type.String({ enum: ['single', 'agreement', 'uncertain', 'conflict'] }),
    sources: Type.Array(statement),
  }),
  {
    description:
      'The evidence ledger: by attribute who stated which value, the strongest source first, and whether they agree.',
  },
);

export const check = Type.Object(
  {
    name: Type.String(),
    status: Type.String({ enum: ['passed', 'failed', 'not_applicable'] }),
    reasons: Type.Array(Type.String()),
    requirement: Type.String({ enum: ['required', 'not_required', 'requires_retry'] }),
    // Each check tells what it measured under names of its own.
    metadata: Type.Object(
      {
        'check-requirements': Type.Optional(Type.Array(requirement)),
        'evidence-ledger': Type.Optional(ledger),
      },
      { additionalProperties: true },
    ),
  },
  { additionalProperties: false, ...component('check') },
);
