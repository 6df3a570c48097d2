/**
 * The query string of the contract: `include`, `fields[type]`, `filter[name]`, `page[…]`; names of any casing. Form
 * encoders send absent values as empty text, so a parameter without a value counts as not sent.
 */
import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Filters } from './filters.ts';
import { parseSparseFields, type SparseFields } from './sparse-fields.ts';

export interface ParsedQuery {
  /** Value of `include`; null if it was not sent, and empty text to exclude the resources included by default. */
  readonly include: string | null;
  readonly sparse: SparseFields;
  readonly filter: Filters;
  /** Page parameters: `page[after]`, `page[before]`, `page[size]`. */
  readonly page: ReadonlyMap<string, string>;
  /** Names and values as sent, for links, without ignored ones. */
  readonly all: readonly (readonly [string, string])[];
}

const maxParameters = 100;

type Member = 'fields' | 'filter' | 'page';

/**
 * Splits a parameter name: `filter[status]` is a filter named `status`; an encoder may write `filter[status][]` or
 * `filter[status][0]` for one of several. A member of a filter, `filter[identifier][key]`, is named `identifier.key`.
 * Null for another parameter.
 */
function memberOf(name: string): { readonly of: Member; readonly key: string } | null {
  const [, of, key = '', inner] =
    /^(fields|filter|page)\[([A-Za-z0-9_\-/*]{1,80})\](?:\[([A-Za-z0-9_-]{0,80})\])?$/.exec(name) ?? [];
  const isNested = inner !== undefined && !/^\d*$/.test(inner);
  if (of === undefined || (isNested && of !== 'filter')) return null;
  if (of === 'page' && !['after', 'before', 'size'].includes(key)) return null;
  return { of: of as Member, key: isNested ? `${key}.${inner}` : key };
}

/** Returns true for an object without members: encoders write only its name. */
const isEmptyObject = (name: string, value: string): boolean =>
  value === '' && ['fields', 'filter', 'page'].includes(name);

/**
 * Returns true for parameters that the API defines and may refuse. Others belong to a proxy, cache or client and are
 * ignored.
 */
const isOurs = (name: string): boolean => /^(fields|filter|page|include)(\[|$)/.test(name);

/**
 * Adds the parameter; false if it was already present. Throws bad_request if it was present with another value, since
 * the intended one is unknown.
 */
function addOnce(page: Map<string, string>, name: string, value: string): boolean {
  const known = page.get(name);
  if (known !== undefined && known !== value) {
    throw new Refusal('bad_request', { details: `${name} is given twice, with different values` });
  }
  page.set(name, value);
  return known === undefined;
}

/**
 * Parses the query. Throws bad_request for broken escapes, NUL characters, unknown members of API parameters, or more
 * than 100 parameters.
 */
export function parseQuery(search: string): ParsedQuery {
  const parameters = new URLSearchParams(search);
  if (parameters.size > maxParameters) {
    throw new Refusal('bad_request', { details: `more than ${maxParameters} query parameters` });
  }
  if (/%(?![0-9a-f]{2})/i.test(search)) throw new Refusal('bad_request', { details: 'the query has a broken escape' });
  let include: string | null = null;
  const sparse: (readonly [string, string])[] = [];
  const filter = new Map<string, string[]>();
  const page = new Map<string, string>();
  const all: (readonly [string, string])[] = [];
  for (const [name, value] of parameters) {
    if (value.includes('\0') || value.includes('\ufffd')) {
      throw new Refusal('bad_request', { details: `the value of ${name.slice(0, 60)} is not valid text` });
    }
    if (!isOurs(name)) continue;
    const member = memberOf(name);
    const isInclude = /^include(\[\d*\])?$/.test(name);
    if (isInclude) include = [include, value].filter((paths) => paths !== null && paths !== '').join(',');
    else if (member === null && !isEmptyObject(name, value)) {
      throw new Refusal('bad_request', { details: `unknown query parameter ${name.slice(0, 60)}` });
    }
    if (value === '') continue;
    if (member?.of === 'fields') sparse.push([member.key, value]);
    if (member?.of === 'page' && !addOnce(page, `page[${member.key}]`, value)) continue;
    if (member?.of === 'filter') {
      const key = member.key.split('.').map(kebabCase).join('.');
      filter.set(key, [...(filter.get(key) ?? []), value]);
    }
    all.push([name, value]);
  }
  return { include, sparse: parseSparseFields(sparse), filter, page, all };
}
