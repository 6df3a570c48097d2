/**
 * `fields[type]=a,b`: only the named attributes, no relationships. A dot reaches inside the `fields` object, names match
 * in any casing, and `fields[verification]` covers every `verification/…` (contract, platform 6.3).
 */
import { kebabCase } from '../../lib/casing.ts';
import type { Resource } from './document.ts';

export type SparseFields = ReadonlyMap<string, readonly string[]>;

/** Parses pairs of type and comma-separated names; a repeated type has all of its names. */
export function parseSparseFields(entries: readonly (readonly [string, string])[]): SparseFields {
  const byType = Map.groupBy(entries, ([type]) => kebabCase(type));
  return new Map(
    [...byType].map(([type, members]) => [
      type,
      members
        .flatMap(([, names]) => names.split(','))
        .map((name) => name.split('.').map(kebabCase).join('.'))
        .filter((name) => name !== ''),
    ]),
  );
}

export function applySparseFields(resource: Resource, sparse: SparseFields): Resource {
  const names = sparse.get(resource.type) ?? sparse.get(resource.type.split('/')[0] ?? '');
  if (names === undefined) return resource;
  const attributes: Record<string, unknown> = {};
  for (const name of names) {
    const [outer = '', inner] = name.split('.', 2);
    if (!Object.hasOwn(resource.attributes, outer)) continue;
    if (inner === undefined) {
      attributes[outer] = resource.attributes[outer];
      continue;
    }
    const container = resource.attributes[outer];
    if (container === null || typeof container !== 'object') continue;
    const found = Object.entries(container).filter(([key]) => kebabCase(key) === inner);
    if (found.length > 0) attributes[outer] = { ...(attributes[outer] as object), ...Object.fromEntries(found) };
  }
  return { type: resource.type, id: resource.id, attributes };
}
