/** Up to 2025-12-08 a webhook could be made without a name. */
import { leftOut, type VersionChange } from '../version-change.ts';

export const webhookNameRequired: VersionChange = {
  sentence: 'Creating a webhook takes a non-empty `name`.',
  resourceTypes: [],
  upgradeRequest(body, target) {
    if (target.operationId !== 'create-a-webhook') return body;
    const name = body.attributes['name'] ?? leftOut;
    return { ...body, attributes: { ...body.attributes, name } };
  },
};
