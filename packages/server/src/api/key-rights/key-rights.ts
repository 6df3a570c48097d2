/**
 * Visibility rules of a key (decision 0046): its permissions decide on resources, its blocklist on attributes. They
 * apply to answers, lists, replays, included resources and payloads of events. The answer to a write shows the written
 * values to its caller.
 */

import { kebabCase } from '../../lib/casing.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Registry } from '../../operations/slice.ts';
import type { Permission, Right } from '../../security/permissions.ts';
import { type Document, mapResources, type Resource } from '../json-api/document.ts';
import type { IncludePath } from '../json-api/include.ts';
import { payloadOf } from '../json-api/payload.ts';
import { applyBlocklist, parseBlocklist } from './attribute-blocklist.ts';

/** The parts of a caller that limit what it sees. */
export interface Viewer {
  readonly permissions: ReadonlySet<Right>;
  /** Entries of the blocklist, see `attribute-blocklist.ts`. */
  readonly attributesBlocklist: readonly string[];
}

/** Throws missing_permission with the permission's name, unless the key has it or none is needed. */
export function demandPermission({ permissions }: Pick<Viewer, 'permissions'>, needed: Right | null): void {
  if (needed === null || permissions.has(needed)) return;
  throw new Refusal('missing_permission', {
    details: `the permission ${needed} is missing`,
    meta: { 'required-permission': needed },
  });
}

/** Returns the permission that a relationship requires; null if it depends on the resource found. */
export function permissionOfRelation(name: string, registry: Registry): Permission | null {
  const type = registry.relationTypeOf(name) ?? null;
  return type === null ? null : registry.readPermissionOf(type);
}

/**
 * Throws missing_permission for the first relationship in the sent `include` that the viewer may not follow; unknown
 * names are checked elsewhere.
 */
export function demandIncludes(viewer: Viewer, include: string, registry: Registry): void {
  for (const step of include.split(/[,.]/)) {
    const name = kebabCase(step.trim());
    demandPermission(viewer, permissionOfRelation(name, registry));
  }
}

/** Shortens each path to the part that the key may follow. */
export function followablePaths(viewer: Viewer, paths: readonly IncludePath[], registry: Registry): IncludePath[] {
  const may = (name: string): boolean => {
    const needed = permissionOfRelation(name, registry);
    return needed === null || viewer.permissions.has(needed);
  };
  return paths.flatMap(([first, second]): IncludePath[] => {
    if (!may(first)) return [];
    return second === undefined || !may(second) ? [[first]] : [[first, second]];
  });
}

/** Returns true if the viewer may see resources of this type. */
export function mayRead({ permissions }: Pick<Viewer, 'permissions'>, type: string, registry: Registry): boolean {
  const needed = registry.readPermissionOf(type);
  return needed === null || permissions.has(needed);
}

/**
 * Returns the part of the document that the viewer may see, in any version and casing. Leaves out hidden attributes and
 * included resources of unreadable types; an event about an unreadable type keeps only type and id of its object.
 */
export function shownTo(viewer: Viewer, document: Document, registry: Registry): Document {
  const { included } = document;
  const may = ({ type }: Resource): boolean => mayRead(viewer, type, registry);
  const readable = included === undefined ? document : { ...document, included: included.filter(may) };
  const visible = mapResources(readable, (each) => withReadablePayload(each, may));
  return applyBlocklist(visible, parseBlocklist(viewer.attributesBlocklist));
}

/** Shows an event about an unreadable resource like one whose object was redacted. */
function withReadablePayload(event: Resource, may: (resource: Resource) => boolean): Resource {
  const payload = payloadOf(event);
  if (payload === null) return event;
  const object = payload.data as Resource;
  if (may(object)) return event;
  const { context: _context, ...own } = event.attributes;
  const { type, id } = object;
  return { ...event, attributes: { ...own, payload: { data: { type, id, attributes: {} } } } };
}
