/** Documents inside documents: an event carries its object as it was at that time. */
import type { Document, Resource } from './document.ts';

const isResource = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value && 'attributes' in value;

/** Returns the document that the resource contains; null if there is none. */
export function payloadOf({ attributes }: Resource): Document | null {
  const payload = attributes['payload'];
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) return null;
  return isResource(payload.data) ? (payload as Document) : null;
}

export const withPayload = (resource: Resource, payload: Document): Resource => ({
  ...resource,
  attributes: { ...resource.attributes, payload },
});
