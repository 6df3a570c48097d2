/** Wire shapes of importers. */
import { Type } from 'typebox';
import { nullable, oneOf, timestamp } from '../../../api/json-api/schema.ts';
import { maxRowErrors } from './importer.ts';

const closed = { additionalProperties: false };

export const importerAttributes = Type.Object({
  status: oneOf(['pending', 'ready', 'errored']),
  'created-at': timestamp(),
  'completed-at': nullable('string', 'date-time'),
  'list-id': Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Id of the list that gets the items; null for accounts.',
  }),
  'successful-count': Type.Integer(),
  'duplicate-count': Type.Integer(),
  'error-count': Type.Integer(),
  'row-count': Type.Integer({
    description: 'Number of rows without the header; each finished row is in one of the counts.',
  }),
  'row-errors': Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'Number of the row; the first row after the header is 1.' }),
      problem: Type.String(),
    }),
    { description: `The first ${maxRowErrors} rows that were refused, without their values.` },
  ),
});

const file = Type.Object(
  {
    data: Type.String({ description: 'The CSV file in base64.' }),
    filename: Type.Optional(Type.String({ maxLength: 255 })),
  },
  closed,
);

export const importAccountsAttributes = Type.Object({ file }, closed);

export const importItemsAttributes = Type.Object(
  { file, 'list-id': Type.String({ minLength: 1, maxLength: 255 }) },
  closed,
);
