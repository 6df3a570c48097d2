/** Extractions of a document: stored and shown with the document and its verification. */
import { Type } from 'typebox';
import { component, freeObject, oneOf, type Wire } from '../../../api/json-api/schema.ts';

/** Value searched for in a document, with the places where it was found. */
export interface Extraction {
  /** Kind of search; `guided` looks for a value that is known beforehand. */
  readonly type: 'guided' | 'unguided';
  /** Field name in snake case. */
  readonly fieldName: string;
  readonly results: readonly {
    readonly value: string;
    /** Page number, counted from 1. */
    readonly page: number;
    readonly matchLevel: 'none' | 'partial' | 'full';
    /** Source and confidence of the reading; absent for simulated ones. */
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
