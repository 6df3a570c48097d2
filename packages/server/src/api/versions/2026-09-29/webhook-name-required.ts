/** Up to 2025-12-08 a webhook could be made without a name. */
import type { VersionChange } from '../version-change.ts';

export const webhookNameRequired: VersionChange = {
  sentence: 'Creating a webhook takes a non-empty `name`.',
  resourceTypes: [],
  upgradeRequest(body, target) {
    if (target.operationId !== 'create-a-webhook') return body;
    const name = body.attributes['name'];
    // Null is how the newest version stores "no name"; the schema lets only an upgraded request say it.
    return name === undefined ? { ...body, attributes: { ...body.attributes, name: null } } : body;
  },
};
