/** Up to 2023-01-05 custom fields of a case were at the top level of a request, and its status among the attributes. */
import { kebabCase } from '../../../lib/casing.ts';
import {
  type AttributesSchema,
  attributePointer,
  type RequestBody,
  type RequestTarget,
  type VersionChange,
} from '../version-change.ts';

const takesFields = ({ resourceType, knownAttributes }: RequestTarget): boolean =>
  resourceType === 'case' && knownAttributes.includes('fields');

/** Moves attributes unknown to the endpoint into `fields`; existing fields take precedence. */
function withFields(body: RequestBody, { knownAttributes }: RequestTarget): RequestBody {
  const fields = body.attributes['fields'] ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) return body;
  const entries = Object.entries(body.attributes);
  const moved = entries.filter(([key]) => !knownAttributes.includes(key));
  if (moved.length === 0) return body;
  const movedFrom = new Map(body.movedFrom);
  for (const [key] of moved) {
    if (!Object.hasOwn(fields, key)) movedFrom.set(attributePointer('fields', key), attributePointer(key));
  }
  const kept = entries.filter(([key]) => knownAttributes.includes(key));
  const attributes = { ...Object.fromEntries(kept), fields: { ...Object.fromEntries(moved), ...fields } };
  return { ...body, attributes, movedFrom };
}

/** Moves the status into `meta`, where an existing one takes precedence. */
function withStatus(body: RequestBody): RequestBody {
  const { status, ...attributes } = body.attributes;
  if (status === undefined) return body;
  const movedFrom = new Map(body.movedFrom).set('/meta/status', attributePointer('status'));
  return Object.hasOwn(body.meta, 'status')
    ? { ...body, attributes }
    : { attributes, meta: { ...body.meta, status }, movedFrom };
}

function upgradeRequest(body: RequestBody, target: RequestTarget): RequestBody {
  if (target.operationId === 'set-status-for-a-case') return withStatus(body);
  return takesFields(target) ? withFields(body, target) : body;
}

const olderRequest = (attributes: AttributesSchema, target: RequestTarget): AttributesSchema =>
  takesFields(target) ? { ...attributes, additionalProperties: true } : attributes;

export const caseFieldsOnlyInFields: VersionChange = {
  sentence:
    'Custom fields of a case are taken only inside `fields`, and its new status only in `meta`; keys in `fields` keep their casing.',
  resourceTypes: ['case'],
  downgradeResource(resource) {
    const { attributes } = resource;
    const fields = Object.entries((attributes['fields'] ?? {}) as object).map(([key, value]) => [
      kebabCase(key),
      value,
    ]);
    return { ...resource, attributes: { ...attributes, fields: Object.fromEntries(fields) } };
  },
  upgradeRequest,
  olderRequest,
};
