/** Changes that a write of a user makes to a configuration, before and after, for the audit log. */
import type { ReadContext } from '../operations/context.ts';
import type { Answer, EndpointInput, WritingEndpoint } from './endpoint.ts';
import type { Whole } from './exchange.ts';
import type { Resource } from './json-api/document.ts';

/** Loads the configuration that the request changes, as it is before; null for any other request. */
export async function stateBefore(
  { caller, request, services: { registry } }: Whole,
  { method, resourceType }: WritingEndpoint,
  context: ReadContext,
): Promise<Resource | null> {
  const id = Object.values(request.params).at(-1);
  if (caller.kind !== 'user' || method !== 'PATCH' || id === undefined) return null;
  const kind = registry.renders(resourceType) ? registry.kindOf(resourceType) : null;
  if (kind?.isConfiguration !== true) return null;
  const [found = null] = (await (kind.loadToCompare ?? kind.load)?.(context, [id])) ?? [];
  return found;
}

/**
 * Returns the answer; its note lists the changed members, each with its value before and after. Lists only members that
 * the request sent, since a concurrent request may have changed others.
 */
export function noteChanges(
  answer: Answer,
  before: Resource | null,
  { attributes: sent }: Pick<EndpointInput, 'attributes'>,
): Answer {
  if (before === null || !('resource' in answer)) return answer;
  const { note, resource } = answer;
  const changes = Object.keys(sent).flatMap((name) => {
    const values = [before.attributes[name] ?? null, resource.attributes[name] ?? null];
    return JSON.stringify(values[0]) === JSON.stringify(values[1]) ? [] : [[name, values] as const];
  });
  return { ...answer, note: { ...note, told: { ...note?.told, changes: Object.fromEntries(changes) } } };
}
