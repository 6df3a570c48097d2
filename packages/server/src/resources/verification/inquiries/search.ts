/** Attributes by which inquiries are searched and sorted (contract, inquiries 5.3). */
import sql, { type Sql } from 'sql-template-tag';
import type { SearchBody } from '../../../api/json-api/search-body.ts';
import type { Sort } from '../../../database/page-query.ts';
import { compareColumn, searchCondition } from '../../../database/search-condition.ts';
import { ownMember } from '../../../lib/own-member.ts';
import {
  parseSearchQuery,
  parseSearchSort,
  type SearchAttribute,
  type SearchPredicate,
  searchOperators,
} from '../../../lib/search-query.ts';
import type { Scope } from '../../../security/scope.ts';
import { inquiriesHitBy } from '../../people/lists/index.ts';
import { inquiryStatuses } from './inquiry.ts';
import { referenceIndex } from './row.ts';

const timestamp: SearchAttribute = { type: 'timestamp', operators: searchOperators };

const attributes: Readonly<Record<string, SearchAttribute>> = {
  status: {
    type: 'text',
    operators: searchOperators,
    problem: (value) =>
      (inquiryStatuses as readonly unknown[]).includes(value) ? null : `must be one of ${inquiryStatuses.join(', ')}`,
  },
  'created-at': timestamp,
  'updated-at': timestamp,
  // Stored as a keyed digest, so only equality can be tested.
  'reference-id': { type: 'text', operators: ['eq'] },
  'inquiry-template-id': { type: 'text', operators: searchOperators },
  // Id or name of a list that a value of the inquiry matched.
  'list-hit': { type: 'text', operators: ['eq'] },
};

const columns: Readonly<Record<string, string>> = {
  status: 'i.status',
  'created-at': 'i.created_at',
  'updated-at': 'i.updated_at',
  'inquiry-template-id': 'i.template_id',
};

const sortable = ['created-at', 'updated-at', 'status'];

function conditionOf({ attribute, operator, value }: SearchPredicate, scope: Scope): Sql {
  if (attribute === 'reference-id') return sql`i.reference_id_index = ${referenceIndex(scope, String(value))}`;
  if (attribute === 'list-hit') return sql`i.id in (${inquiriesHitBy(scope, String(value))})`;
  const known = attribute === 'inquiry-template-id' ? String(value).replace(/^tmpl_/, 'itmpl_') : value;
  return compareColumn(columns[attribute] ?? '', operator, known);
}

/** Parses the sort. Throws bad_request for an attribute that inquiries are not sorted by. */
export function inquirySort(sort: SearchBody['sort']): Sort {
  const { attribute, direction } = parseSearchSort(sort, sortable);
  return { column: attribute.replaceAll('-', '_'), direction };
}

/**
 * Builds the conditions. Throws bad_request with a pointer to the part that is not understood. No query matches
 * everything.
 */
export function inquirySearchConditions(query: unknown, scope: Scope): Sql[] {
  if (query === undefined) return [];
  const clause = parseSearchQuery(query, (name) => ownMember(attributes, name) ?? null);
  return [searchCondition(clause, (predicate) => conditionOf(predicate, scope))];
}
