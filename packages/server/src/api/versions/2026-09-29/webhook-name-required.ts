/** Up to 2025-12-08 a webhook could be created without a name, and its name could be removed. */
import { leftOut, type VersionChange } from '../version-change.ts';

const nameless = ['create-a-webhook', 'update-a-webhook'];
const isEmpty = (name: unknown): boolean => name === null || name === '';

export const webhookNameRequired: VersionChange = {
  sentence: 'A webhook is created with a non-empty `name`, and keeps one when it is updated.',
  resourceTypes: [],
  upgradeRequest(body, { operationId }) {
    const { name } = body.attributes;
    const unnamed = operationId === 'create-a-webhook' && name === undefined;
    const cleared = nameless.includes(operationId) && isEmpty(name);
    return unnamed || cleared ? { ...body, attributes: { ...body.attributes, name: leftOut } } : body;
  },
  olderRequest(attributes, { operationId }) {
    if (!nameless.includes(operationId)) return attributes;
    return {
      ...attributes,
      properties: { ...attributes.properties, name: { type: ['string', 'null'], maxLength: 255 } },
      required: (attributes.required ?? []).filter((member) => member !== 'name'),
    };
  },
};
