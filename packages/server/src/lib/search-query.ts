/**
 * Query language of the search endpoints (contract, platform 8 and resources 0.5): predicates joined by and, or, not.
 * The resource defines the attributes; this module checks the form and returns a tree for any evaluator. Pure.
 */
import { kebabCase } from './casing.ts';
import { parseTimestamp } from './clock.ts';
import { Refusal } from './refusal.ts';

export const searchOperators = ['eq', 'gt', 'gte', 'lt', 'lte'] as const;

export type SearchOperator = (typeof searchOperators)[number];
export type SearchValue = string | number | boolean | Date;

export interface SearchPredicate {
  /** Kebab name. */
  readonly attribute: string;
  readonly operator: SearchOperator;
  readonly value: SearchValue;
}

export type SearchClause =
  | { readonly and: readonly SearchClause[] }
  | { readonly or: readonly SearchClause[] }
  | { readonly not: SearchClause }
  | SearchPredicate;

export interface SearchAttribute {
  readonly type: 'text' | 'timestamp' | 'number' | 'boolean';
  /** Allowed operators; a value stored as a keyed digest supports only equality. */
  readonly operators: readonly SearchOperator[];
  /** Returns the fault of a value of the right type; null if it is valid. */
  problem?(value: SearchValue): string | null;
}

/** Finds an attribute by its kebab name; null for names that cannot be searched. */
export type FindSearchAttribute = (name: string) => SearchAttribute | null;

const maxDepth = 2;
const maxClauses = 20;

export interface SearchSort {
  /** Kebab name. */
  readonly attribute: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * Parses the sort order; the default is newest first. `sortable` are kebab names. Throws bad_request for another
 * attribute.
 */
export function parseSearchSort(
  sort: { readonly attribute: string; readonly direction?: 'asc' | 'desc' } | undefined,
  sortable: readonly string[],
): SearchSort {
  if (sort === undefined) return { attribute: 'created-at', direction: 'desc' };
  const attribute = kebabCase(sort.attribute);
  if (sortable.includes(attribute)) return { attribute, direction: sort.direction ?? 'desc' };
  const names = sortable.map((name) => name.replaceAll('-', '_')).join(', ');
  throw new Refusal('bad_request', {
    details: `sort.attribute must be one of ${names}`,
    pointer: '/sort/attribute',
  });
}

function refuse(path: string, problem: string): never {
  throw new Refusal('bad_request', {
    details: `query${path.replaceAll('/', '.')} ${problem}`,
    pointer: `/query${path}`,
  });
}

/** Parses a query; `find` returns its attributes. Throws bad_request with the pointer of an invalid part. */
export function parseSearchQuery(query: unknown, find: FindSearchAttribute): SearchClause {
  return parseClause(query, '', 0, find);
}

function parseClause(clause: unknown, path: string, depth: number, find: FindSearchAttribute): SearchClause {
  if (clause === null || typeof clause !== 'object' || Array.isArray(clause)) refuse(path, 'must be an object');
  const members = clause as Readonly<Record<string, unknown>>;
  const [joint] = (['and', 'or', 'not'] as const).filter((name) => Object.hasOwn(members, name));
  if (joint === undefined) return parsePredicate(members, path, find);
  const [other] = Object.keys(members).filter((name) => name !== joint);
  if (other !== undefined) refuse(`${path}/${other.slice(0, 60)}`, `is not taken beside ${joint}`);
  if (depth >= maxDepth) refuse(path, `is nested deeper than ${maxDepth} levels`);
  const below = (inner: unknown, at: string): SearchClause => parseClause(inner, at, depth + 1, find);
  if (joint === 'not') return { not: below(members[joint], `${path}/not`) };
  const clauses = members[joint];
  if (!Array.isArray(clauses) || clauses.length === 0 || clauses.length > maxClauses) {
    refuse(`${path}/${joint}`, `must be a list of 1 to ${maxClauses} clauses`);
  }
  const parsed = (clauses as unknown[]).map((inner, index) => below(inner, `${path}/${joint}/${index}`));
  return joint === 'and' ? { and: parsed } : { or: parsed };
}

function parsePredicate(
  members: Readonly<Record<string, unknown>>,
  path: string,
  find: FindSearchAttribute,
): SearchPredicate {
  const [unknown] = Object.keys(members).filter((name) => !['attribute', 'operator', 'value'].includes(name));
  if (unknown !== undefined) refuse(`${path}/${unknown.slice(0, 60)}`, 'is not a known member');
  const { attribute: named, operator, value } = members;
  if (typeof named !== 'string') refuse(`${path}/attribute`, 'must be a string');
  const attribute = kebabCase(named as string);
  const known = find(attribute);
  if (known === null) refuse(`${path}/attribute`, `${attribute.slice(0, 60)} is not an attribute to search by`);
  const { operators, type, problem } = known as SearchAttribute;
  if (!operators.includes(operator as SearchOperator)) {
    refuse(`${path}/operator`, `must be one of ${operators.join(', ')} for ${attribute}`);
  }
  const read = typedValue(type, value, `${path}/value`);
  const wrong = problem?.(read) ?? null;
  if (wrong !== null) refuse(`${path}/value`, wrong);
  return { attribute, operator: operator as SearchOperator, value: read };
}

function typedValue(type: SearchAttribute['type'], value: unknown, path: string): SearchValue {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? value : refuse(path, 'must be a string');
    case 'number':
      return typeof value === 'number' ? value : refuse(path, 'must be a number');
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse(path, 'must be a boolean');
    case 'timestamp':
      return timestampOf(value, path);
  }
}

function timestampOf(value: unknown, path: string): Date {
  try {
    return parseTimestamp(String(value));
  } catch {
    return refuse(path, 'must be an ISO 8601 date-time');
  }
}
