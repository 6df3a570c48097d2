/** The body of a search endpoint: query, sort, page. */
import { Type } from 'typebox';
import { freeObject, oneOf, type Wire } from './schema.ts';

const closed = { additionalProperties: false };

export const searchPage = Type.Object(
  {
    after: Type.Optional(Type.String({ maxLength: 255 })),
    before: Type.Optional(Type.String({ maxLength: 255 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  closed,
);

const queryGrammar = [
  'A predicate `{attribute, operator, value}` with the operator `eq`, `gt`, `gte`, `lt`, `lte`,',
  'or `{and: [...]}`, `{or: [...]}`, `{not: {...}}` of predicates, at most two levels deep with at most twenty clauses each.',
].join(' ');

/**
 * Query and sort name attributes in snake case; the schema accepts any value, since the parser reports where a query is
 * wrong.
 */
export const searchBody = Type.Object(
  {
    query: Type.Optional(
      freeObject({
        description: queryGrammar,
        examples: [{ and: [{ attribute: 'created_at', operator: 'gte', value: '2026-01-01T00:00:00Z' }] }],
      }),
    ),
    sort: Type.Optional(
      Type.Object(
        {
          attribute: Type.String({ minLength: 1, maxLength: 100 }),
          direction: Type.Optional(oneOf(['asc', 'desc'])),
        },
        closed,
      ),
    ),
    page: Type.Optional(searchPage),
  },
  closed,
);

export type SearchBody = Wire<typeof searchBody>;
