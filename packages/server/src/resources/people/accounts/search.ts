/**
 * Search and sort attributes of accounts (contract, resources 0.5). Personal values are matched only by keyed hashes.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { SearchBody } from '../../../api/json-api/search-body.ts';
import type { Sort } from '../../../database/page-query.ts';
import { compareColumn, searchCondition } from '../../../database/search-condition.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import { schemaAt } from '../../../fields/index.ts';
import { ownMember } from '../../../lib/own-member.ts';
import {
  parseSearchQuery,
  parseSearchSort,
  type SearchAttribute,
  type SearchPredicate,
  searchOperators,
} from '../../../lib/search-query.ts';
import type { Scope } from '../../../security/scope.ts';
import type { AccountType } from './account-type.ts';
import { identifierIndex, identifiersOf, referenceIndexes } from './identifiers.ts';

const timestamp: SearchAttribute = { type: 'timestamp', operators: searchOperators };
const id: SearchAttribute = { type: 'text', operators: ['eq'] };

const own: Readonly<Record<string, SearchAttribute>> = {
  type: id,
  status: id,
  'created-at': timestamp,
  'updated-at': timestamp,
  'identifiers.reference-id': id,
};

/** Returns the path of a field for `fields.name.first` or `identifiers.email-address`; null for another name. */
function fieldPath(name: string): string | null {
  return /^(?:fields|identifiers)\.(.+)$/.exec(name)?.[1] ?? null;
}

function valueTypeOf(schema: FieldSchema | undefined): SearchAttribute['type'] {
  if (schema?.type === 'number' || schema?.type === 'integer') return 'number';
  return schema?.type === 'boolean' ? 'boolean' : 'text';
}

function attributeOf(types: readonly AccountType[], name: string): SearchAttribute | null {
  const known = ownMember(own, name);
  if (known !== undefined) return known;
  const path = fieldPath(name);
  const type = types.find(({ fields }) => identifiersOf(fields).some(({ key }) => key === path));
  if (path === null || type === undefined) return null;
  return { type: valueTypeOf(schemaAt(type.fields, path.split('.'))), operators: ['eq'] };
}

function conditionOf(scope: Scope, types: readonly AccountType[], predicate: SearchPredicate): Sql {
  const { attribute, operator, value } = predicate;
  const { environmentId } = scope;
  switch (attribute) {
    case 'type':
      return sql`a.account_type_id = ${value}`;
    case 'status':
      return sql`exists (select from account_statuses s where s.environment_id = ${environmentId} and s.id = ${value}
        and s.account_type_id = a.account_type_id and s.name = a.account_status)`;
    case 'created-at':
      return compareColumn('a.created_at', operator, value);
    case 'updated-at':
      return compareColumn('a.updated_at', operator, value);
    case 'identifiers.reference-id':
      return sql`a.reference_id_index = any(${referenceIndexes(scope, String(value))}::bytea[])`;
    default:
      return identifierCondition(scope, types, fieldPath(attribute) ?? '', value);
  }
}

function identifierCondition(scope: Scope, types: readonly AccountType[], key: string, value: unknown): Sql {
  const found = types.flatMap(({ fields }) => identifiersOf(fields)).find((each) => each.key === key);
  const index = identifierIndex(scope, found ?? { key, unique: false, caseSensitive: false }, value);
  return sql`a.id in (select account_id from account_identifiers where environment_id = ${scope.environmentId}
    and key = ${key} and value_index = ${index})`;
}

const sortColumns: Readonly<Record<string, string>> = {
  'created-at': 'created_at',
  'updated-at': 'updated_at',
  type: 'account_type_id',
  status: 'account_status',
};

/** Returns the sort order. Throws bad_request for an attribute that cannot sort accounts. */
export function accountSort(sort: SearchBody['sort']): Sort {
  const asked = parseSearchSort(sort, Object.keys(sortColumns));
  return { column: sortColumns[asked.attribute] ?? 'created_at', direction: asked.direction };
}

/**
 * Returns the conditions of a query; none for an absent query. Throws bad_request with a pointer to the invalid part.
 */
export function accountSearchConditions(query: unknown, scope: Scope, types: readonly AccountType[]): Sql[] {
  if (query === undefined) return [];
  const clause = parseSearchQuery(query, (name) => attributeOf(types, name));
  return [searchCondition(clause, (predicate) => conditionOf(scope, types, predicate))];
}
