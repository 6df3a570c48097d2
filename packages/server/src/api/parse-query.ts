/** The query string as the contract has it: `include`, `fields[type]`, `filter[name]`, `page[…]`; any casing of names. */
import { kebabCase } from '../lib/casing.ts';
import { Refusal } from '../lib/refusal.ts';
import { parseSparseFields, type SparseFields } from './json-api/sparse-fields.ts';

export interface ParsedQuery {
  /** Null when `include` was not sent; empty text when it was sent empty. */
  readonly include: string | null;
  readonly sparse: SparseFields;
  /** Several values of one filter are joined with commas. */
  readonly filter: ReadonlyMap<string, string>;
  /** `page[after]`, `page[before]`, `page[size]`. */
  readonly page: ReadonlyMap<string, string>;
  /** Everything but the cursor, for links. */
  readonly all: ReadonlyMap<string, string>;
}

const maxParameters = 100;

/** Throws bad_request for broken escapes, NUL characters, unknown parameters, or more than 100 of them. */
export function parseQuery(search: string): ParsedQuery {
  const parameters = new URLSearchParams(search);
  if (parameters.size > maxParameters) {
    throw new Refusal('bad_request', { details: `more than ${maxParameters} query parameters` });
  }
  if (/%(?![0-9a-f]{2})/i.test(search)) throw new Refusal('bad_request', { details: 'the query has a broken escape' });
  let include: string | null = null;
  const sparse: (readonly [string, string])[] = [];
  const filter = new Map<string, string>();
  const page = new Map<string, string>();
  const all = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (value.includes('\0') || value.includes('\ufffd')) {
      throw new Refusal('bad_request', { details: `the value of ${name.slice(0, 60)} is not valid text` });
    }
    const member = /^(fields|filter|page)\[([A-Za-z0-9_\-/*]{1,80})\](\[\])?$/.exec(name);
    if (name === 'include') include = value;
    else if (member?.[1] === 'fields') sparse.push([member[2] ?? '', value]);
    else if (member?.[1] === 'filter') {
      const key = kebabCase(member[2] ?? '');
      filter.set(key, filter.has(key) ? `${filter.get(key)},${value}` : value);
    } else if (member?.[1] === 'page' && ['after', 'before', 'size'].includes(member[2] ?? '')) {
      page.set(`page[${member[2]}]`, value);
    } else {
      throw new Refusal('bad_request', { details: `unknown query parameter ${name.slice(0, 60)}` });
    }
    all.set(name, all.has(name) && member?.[1] === 'filter' ? `${all.get(name)},${value}` : value);
  }
  return { include, sparse: parseSparseFields(sparse), filter, page, all };
}
