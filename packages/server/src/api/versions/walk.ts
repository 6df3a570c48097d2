/** Conversion of documents and requests through version changes. */
import { type Document, mapResources, type Resource } from '../json-api/document.ts';
import { payloadOf, withPayload } from '../json-api/payload.ts';
import type { AttributesSchema, RequestBody, RequestTarget, VersionChange } from './version-change.ts';

const touches = (change: VersionChange, resource: Resource): boolean =>
  change.resourceTypes.some((type) => (type.endsWith('/') ? resource.type.startsWith(type) : resource.type === type));

function withoutAdded({ addedAttributes }: VersionChange, resource: Resource): Resource {
  const added = addedAttributes?.[resource.type] ?? [];
  if (added.length === 0) return resource;
  const attributes = Object.entries(resource.attributes).filter(([name]) => !added.includes(name));
  return { ...resource, attributes: Object.fromEntries(attributes) };
}

/**
 * Converts the document, and a document nested in it, to the version before `changes`, which are sorted newest first.
 */
export function downgradeThrough(changes: readonly VersionChange[], document: Document): Document {
  let result = document;
  for (const change of changes) {
    const downgrade = change.downgradeResource ?? ((resource) => resource);
    if (change.resourceTypes.length === 0) continue;
    result = mapResources(result, (resource) =>
      touches(change, resource) ? downgrade(withoutAdded(change, resource)) : resource,
    );
  }
  return mapResources(result, (resource) => downgradePayload(changes, withoutFormer(resource)));
}

function withoutFormer(resource: Resource): Resource {
  if (resource.formerly === undefined) return resource;
  const { formerly: _takenUp, ...shown } = resource;
  return shown;
}

function downgradePayload(changes: readonly VersionChange[], resource: Resource): Resource {
  const payload = payloadOf(resource);
  return payload === null ? resource : withPayload(resource, downgradeThrough(changes, payload));
}

/** Converts a request from before `changes`, which are sorted newest first. */
export function upgradeThrough(
  changes: readonly VersionChange[],
  body: RequestBody,
  target: RequestTarget,
): RequestBody {
  return changes.toReversed().reduce((current, change) => change.upgradeRequest?.(current, target) ?? current, body);
}

/** Converts a request schema to that before `changes`, which are sorted newest first. */
export const requestSchemaThrough = (
  changes: readonly VersionChange[],
  schema: AttributesSchema,
  target: RequestTarget,
): AttributesSchema => changes.reduce((current, change) => change.olderRequest?.(current, target) ?? current, schema);
