/** `include=verifications,inquiry-template.latest-published-version`: one dot at most; unknown names are a 400. */
import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ReadContext } from '../../operations/context.ts';
import type { Registry } from '../../operations/slice.ts';
import type { Resource, ResourceReference } from './document.ts';

/** Names of one or two relationships, the second of the first one's target. */
export type IncludePath = readonly [string] | readonly [string, string];

/** Parses the paths. Throws bad_request for names that `resourceType` does not relate to. */
export function parseInclude(text: string, resourceType: string, registry: Registry): readonly IncludePath[] {
  const allowed = registry.kindOf(resourceType).includable;
  return text
    .split(',')
    .filter((path) => path.trim() !== '')
    .map((path) => {
      const steps = path.trim().split('.').map(kebabCase);
      const [first = '', second] = steps;
      if (steps.length > 2 || !allowed.includes(first)) {
        throw new Refusal('bad_request', {
          details: `include path ${path.trim().slice(0, 100)} is not one of: ${allowed.join(', ') || 'none'}`,
        });
      }
      if (second === undefined) return [first];
      // The target of `first` is only known once its resources are loaded, but a name that is no relationship at all is
      // always wrong.
      if (!isIncludable(second, registry)) {
        throw new Refusal('bad_request', { details: `include path ${path.trim().slice(0, 100)} is not a relation` });
      }
      return [first, second];
    });
}

const isIncludable = (name: string, { slices }: Registry): boolean =>
  slices.some(({ kinds }) => kinds.some(({ includable }) => includable.includes(name)));

/** Throws bad_request for `include`, which lists do not support. */
export function refuseIncludeOnList({ include }: { readonly include: string | null }): void {
  if ((include ?? '') !== '') throw new Refusal('bad_request', { details: 'lists do not support include' });
}

function referencesOf(resources: readonly Resource[], relationship: string): ResourceReference[] {
  return resources.flatMap((resource) => {
    const data = resource.relationships?.[relationship]?.data ?? null;
    if (data === null) return [];
    return Array.isArray(data) ? [...(data as readonly ResourceReference[])] : [data as ResourceReference];
  });
}

async function loadAll(
  context: ReadContext,
  references: readonly ResourceReference[],
  registry: Registry,
): Promise<Resource[]> {
  const rendered = references.filter(({ type }) => registry.renders(type));
  const byKind = Map.groupBy(rendered, ({ type }) => registry.kindOf(type));
  const loaded: Resource[] = [];
  for (const [kind, members] of byKind) {
    loaded.push(...((await kind.load?.(context, [...new Set(members.map(({ id }) => id))])) ?? []));
  }
  return loaded;
}

/** Loads every resource that the paths lead to, each once, in the order first reached. */
export async function loadIncluded(
  context: ReadContext,
  primary: readonly Resource[],
  paths: readonly IncludePath[],
  registry: Registry,
): Promise<Resource[]> {
  const found = new Map<string, Resource>();
  for (const [first, second] of paths) {
    const references = referencesOf(primary, first);
    if (references.length === 0) continue;
    const direct = await loadAll(context, references, registry);
    for (const resource of direct) found.set(`${resource.type} ${resource.id}`, resource);
    if (second === undefined) continue;
    const known = direct.every(({ type }) => registry.kindOf(type).includable.includes(second));
    if (!known) throw new Refusal('bad_request', { details: `include path ${first}.${second} is not a relation` });
    for (const resource of await loadAll(context, referencesOf(direct, second), registry)) {
      found.set(`${resource.type} ${resource.id}`, resource);
    }
  }
  return [...found.values()];
}
