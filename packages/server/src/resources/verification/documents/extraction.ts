/** What was looked for in a paper and what was found, as a document and its verification keep it and show it. */
import { Type } from 'typebox';
import { component, freeObject, oneOf, type Wire } from '../../../api/json-api/schema.ts';

/** One thing looked for in a document, and where it was found. */
export interface Extraction {
  /** `guided` looks for a value that is known beforehand. */
  readonly type: 'guided' | 'unguided';
  /** Snake case. */
  readonly fieldName: string;
  readonly results: readonly {
    readonly value: string;
    /** Counts from 1. */
    readonly page: number;
    readonly matchLevel: 'none' | 'partial' | 'full';
    /** Where it was read and how surely; absent for what is simulated. */
    readonly metadata?: { readonly source: string; readonly confidence: number };
  }[];
}

export const extractionResponses = Type.Array(
  Type.Object(
    {
      'extraction-type': oneOf(['guided', 'unguided']),
      'field-name': Type.String(),
      'structured-results': Type.Array(freeObject()),
      results: Type.Array(
        Type.Object(
          {
            value: Type.String(),
            page: Type.Integer({ minimum: 1 }),
            'match-level': oneOf(['none', 'partial', 'full']),
            metadata: Type.Union([freeObject(), Type.Null()]),
          },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false, ...component('extraction-response') },
  ),
);

export const extractionResponse = ({
  type,
  fieldName,
  results,
}: Extraction): Wire<typeof extractionResponses>[number] => ({
  'extraction-type': type,
  'field-name': fieldName,
  'structured-results': [],
  results: results.map(({ value, page, matchLevel, metadata = null }) => ({
    value,
    page,
    'match-level': matchLevel,
    metadata,
  })),
});
