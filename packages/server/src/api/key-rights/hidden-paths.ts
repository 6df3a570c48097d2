/** Hidden attributes cannot be queried either: a filter or search that matches a value would reveal it. */
import type { TObject } from 'typebox';
import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Registry } from '../../operations/slice.ts';
import type { Filters } from '../json-api/filters.ts';
import { searchBody } from '../json-api/search-body.ts';
import { applyBlocklist, parseBlocklist } from './attribute-blocklist.ts';
import type { Viewer } from './key-rights.ts';

/** Returns true if a blocklist removes the member at this path below `attributes`, in resources of the type. */
export function hidesPath(blocklist: readonly string[], type: string, path: readonly string[]): boolean {
  if (blocklist.length === 0) return false;
  const data = { type, id: '', attributes: chainOf(path) };
  return !holds((applyBlocklist({ data }, parseBlocklist(blocklist)).data as typeof data).attributes, path);
}

/** Nests an object per step. */
const chainOf = ([first, ...rest]: readonly string[]): Record<string, unknown> =>
  first === undefined ? {} : { [first]: chainOf(rest) };

function holds(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return false;
  return holds((value as Readonly<Record<string, unknown>>)[first], rest);
}

interface Asked {
  readonly type: string;
  readonly filter: Filters;
  /** Schema and members of a body that is no resource. */
  readonly schema: TObject | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Throws exceeds_grant for the first filter or search attribute that would reveal a value hidden from the viewer. */
export function refuseHidden({ attributesBlocklist: kept }: Viewer, asked: Asked, registry: Registry): void {
  if (kept.length === 0 || !registry.renders(asked.type)) return;
  const shown = registry.kindOf(asked.type).attributes.properties;
  for (const name of asked.filter.keys()) {
    if (Object.hasOwn(shown, name) && hidesPath(kept, asked.type, [name])) throw refusalOf(name, {});
  }
  if (asked.schema !== searchBody) return;
  for (const { name, pointer } of attributesIn(asked.body['query'], '/query')) {
    if (hidesPath(kept, asked.type, searchedPath(name))) throw refusalOf(name, { pointer });
  }
}

const refusalOf = (name: string, at: { readonly pointer?: string }): Refusal =>
  new Refusal('exceeds_grant', {
    details: `${name.slice(0, 60)} is hidden from you, so you cannot filter by it`,
    ...at,
  });

/**
 * Returns the path below `attributes` of a search attribute such as `fields.name.first` or `identifiers.email-address`.
 */
export function searchedPath(name: string): readonly string[] {
  const [first = '', ...rest] = kebabCase(name).split('.');
  if (first !== 'identifiers') return [first, ...rest];
  return rest.join('.') === 'reference-id' ? rest : ['fields', ...rest];
}

/** Returns the attributes that predicates name, anywhere in a query that is not validated yet. */
function attributesIn(query: unknown, pointer: string): { readonly name: string; readonly pointer: string }[] {
  if (query === null || typeof query !== 'object') return [];
  return Object.entries(query).flatMap(([key, value]) =>
    key === 'attribute' && typeof value === 'string'
      ? [{ name: value, pointer: `${pointer}/${key}` }]
      : attributesIn(value, `${pointer}/${key}`),
  );
}
