/** Search and sort attributes of cases (contract, resources 0.5). Values of fields are matched only by keyed hashes. */
import sql, { type Sql } from 'sql-template-tag';
import type { SearchBody } from '../../../api/json-api/search-body.ts';
import type { Sort } from '../../../database/page-query.ts';
import { compareColumn, searchCondition } from '../../../database/search-condition.ts';
import type { FieldSchema } from '../../../fields/index.ts';
import { ownMember } from '../../../lib/own-member.ts';
import {
  parseSearchQuery,
  parseSearchSort,
  type SearchAttribute,
  type SearchPredicate,
  searchOperators,
} from '../../../lib/search-query.ts';
import type { Scope } from '../../../security/scope.ts';
import type { CaseTemplate } from '../case-templates/index.ts';
import { fieldIndex, searchableFields } from './field-indexes.ts';

const timestamp: SearchAttribute = { type: 'timestamp', operators: searchOperators };
const text: SearchAttribute = { type: 'text', operators: ['eq'] };

/** Column of each attribute; people are named by their id. */
const columns: Readonly<Record<string, readonly [string, SearchAttribute]>> = {
  template: ['c.case_template_id', text],
  status: ['lower(c.status)', text],
  state: ['c.state', text],
  'created-at': ['c.created_at', timestamp],
  'updated-at': ['c.updated_at', timestamp],
  'resolved-at': ['c.resolved_at', timestamp],
  'sla-expires-at': ['c.sla_expires_at', timestamp],
  assignee: ['c.assignee_id', text],
  'case-queue': ['c.case_queue_id', text],
  resolver: ['c.resolver_id', text],
};

type Find = (name: string) => FieldSchema | undefined;

const fieldsOf =
  (templates: readonly CaseTemplate[]): Find =>
  (name) => {
    const key = /^fields\.(.+)$/.exec(name)?.[1];
    return templates
      .flatMap(({ version }) => searchableFields(version.document.fields))
      .find((field) => field.key === key);
  };

function attributeOf(find: Find, name: string): SearchAttribute | null {
  const known = ownMember(columns, name);
  if (known !== undefined) return known[1];
  const type = find(name)?.type;
  if (type === undefined) return null;
  if (type === 'number' || type === 'integer') return { type: 'number', operators: ['eq'] };
  return { type: type === 'boolean' ? 'boolean' : 'text', operators: ['eq'] };
}

function conditionOf(scope: Scope, find: Find, { attribute, operator, value }: SearchPredicate): Sql {
  const known = ownMember(columns, attribute);
  if (known !== undefined) {
    const folded = attribute === 'status' || attribute === 'state' ? String(value).toLowerCase() : value;
    return compareColumn(known[0], operator, folded);
  }
  const field = find(attribute);
  if (field === undefined) throw new Error(`${attribute} was parsed and is not searched by`);
  return sql`c.id in (select case_id from case_field_indexes where environment_id = ${scope.environmentId}
    and key = ${field.key} and value_index = ${fieldIndex(scope, field, value)})`;
}

const sortColumns: Readonly<Record<string, string>> = {
  'created-at': 'created_at',
  'updated-at': 'updated_at',
  status: 'status',
  state: 'state',
  template: 'case_template_id',
};

/**
 * Returns the sort order. Throws bad_request for an attribute that cannot sort cases, such as one that may be null,
 * which would break paging.
 */
export function caseSort(sort: SearchBody['sort']): Sort {
  const asked = parseSearchSort(sort, Object.keys(sortColumns));
  return { column: sortColumns[asked.attribute] ?? 'created_at', direction: asked.direction };
}

/**
 * Returns the conditions of a query; none for an absent query. Throws bad_request with a pointer to the invalid part.
 */
export function caseSearchConditions(query: unknown, scope: Scope, templates: readonly CaseTemplate[]): Sql[] {
  if (query === undefined) return [];
  const find = fieldsOf(templates);
  const clause = parseSearchQuery(query, (name) => attributeOf(find, name));
  return [searchCondition(clause, (predicate) => conditionOf(scope, find, predicate))];
}
