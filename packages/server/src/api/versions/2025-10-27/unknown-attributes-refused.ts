/** Up to 2023-01-05 unknown attributes of an inquiry were ignored. */
import type { VersionChange } from '../version-change.ts';

export const unknownAttributesRefused: VersionChange = {
  sentence: 'Creating or updating an inquiry with an attribute the endpoint does not know is refused.',
  resourceTypes: [],
  upgradeRequest(body, target) {
    if (target.resourceType !== 'inquiry') return body;
    const attributes = Object.fromEntries(
      Object.entries(body.attributes).filter(([key]) => target.knownAttributes.includes(key)),
    );
    return { ...body, attributes };
  },
  olderRequest(attributes, target) {
    if (target.resourceType !== 'inquiry') return attributes;
    return { ...attributes, additionalProperties: true };
  },
};
