/** Search and sort attributes of transactions. Personal values are matched only by keyed hashes. */
import sql, { type Sql } from 'sql-template-tag';
import type { SearchBody } from '../../../api/json-api/search-body.ts';
import type { Sort } from '../../../database/page-query.ts';
import { compareColumn, searchCondition } from '../../../database/search-condition.ts';
import { type FieldSchema, schemaAt } from '../../../fields/index.ts';
import { ownMember } from '../../../lib/own-member.ts';
import {
  parseSearchQuery,
  parseSearchSort,
  type SearchAttribute,
  type SearchPredicate,
  searchOperators,
} from '../../../lib/search-query.ts';
import type { Scope } from '../../../security/scope.ts';
import { tagIndexes } from '../../platform/tags/index.ts';
import { identifierIndex, identifiersOf, referenceIndex } from './identifiers.ts';
import type { TransactionType } from './transaction-type.ts';

const timestamp: SearchAttribute = { type: 'timestamp', operators: searchOperators };
const text: SearchAttribute = { type: 'text', operators: ['eq'] };

const own: Readonly<Record<string, SearchAttribute>> = {
  type: text,
  status: text,
  tag: text,
  'account-id': text,
  'reference-id': text,
  score: { type: 'number', operators: searchOperators },
  'created-at': timestamp,
  'updated-at': timestamp,
};

/**
 * Returns the path of a field for `fields.card-fingerprint` or `identifiers.card-fingerprint`; null for another name.
 */
const fieldPath = (name: string): string | null => /^(?:fields|identifiers)\.(.+)$/.exec(name)?.[1] ?? null;

function valueTypeOf(schema: FieldSchema | undefined): SearchAttribute['type'] {
  if (schema?.type === 'number' || schema?.type === 'integer') return 'number';
  return schema?.type === 'boolean' ? 'boolean' : 'text';
}

function attributeOf(types: readonly TransactionType[], name: string): SearchAttribute | null {
  const known = ownMember(own, name);
  if (known !== undefined) return known;
  const path = fieldPath(name);
  const type = types.find(({ fields }) => identifiersOf(fields).some(({ key }) => key === path));
  if (path === null || type === undefined) return null;
  return { type: valueTypeOf(schemaAt(type.fields, path.split('.'))), operators: ['eq'] };
}

function conditionOf(scope: Scope, types: readonly TransactionType[], predicate: SearchPredicate): Sql {
  const { attribute, operator, value } = predicate;
  switch (attribute) {
    case 'type':
      return sql`x.transaction_type_id = ${value}`;
    case 'status':
      return sql`lower(x.status) = lower(${value})`;
    case 'tag':
      return sql`x.tag_indexes @> ${tagIndexes(scope, [String(value)])}::text[]`;
    case 'account-id':
      return sql`(x.account_ids @> array[${value}]::text[] or x.id in (select transaction_id from transaction_relations
        where environment_id = ${scope.environmentId} and target_id = ${value}))`;
    case 'reference-id':
      return sql`x.reference_id_index = ${referenceIndex(scope, String(value))}`;
    case 'score':
      return compareColumn('x.score', operator, value);
    case 'created-at':
      return compareColumn('x.created_at', operator, value);
    case 'updated-at':
      return compareColumn('x.updated_at', operator, value);
    default:
      return identifierCondition(scope, types, fieldPath(attribute) ?? '', value);
  }
}

function identifierCondition(scope: Scope, types: readonly TransactionType[], key: string, value: unknown): Sql {
  const found = types.flatMap(({ fields }) => identifiersOf(fields)).filter((each) => each.key === key);
  const indexes = found.map((each) => identifierIndex(scope, each, value));
  return sql`x.id in (select transaction_id from transaction_identifiers where environment_id = ${scope.environmentId}
    and key = ${key} and value_index = any(${indexes}::bytea[]))`;
}

const sortColumns: Readonly<Record<string, string>> = {
  'created-at': 'created_at',
  'updated-at': 'updated_at',
  type: 'transaction_type_id',
  status: 'status',
};

/** Returns the sort order. Throws bad_request for an attribute that cannot sort transactions. */
export function transactionSort(sort: SearchBody['sort']): Sort {
  const asked = parseSearchSort(sort, Object.keys(sortColumns));
  return { column: sortColumns[asked.attribute] ?? 'created_at', direction: asked.direction };
}

/**
 * Returns the conditions of a query; none for an absent query. Throws bad_request with a pointer to the invalid part.
 */
export function transactionSearchConditions(query: unknown, scope: Scope, types: readonly TransactionType[]): Sql[] {
  if (query === undefined) return [];
  const clause = parseSearchQuery(query, (name) => attributeOf(types, name));
  return [searchCondition(clause, (predicate) => conditionOf(scope, types, predicate))];
}
