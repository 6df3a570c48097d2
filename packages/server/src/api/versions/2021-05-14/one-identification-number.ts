/**
 * Before 2021-05-14 the name of an inquiry's number depended on the kind of document, as that of government ids did
 * before 2021-02-21.
 */

import { classes, names, olderNumbers, splitNumber } from '../../../lib/numbers-by-class.ts';
import type { Resource } from '../../json-api/document.ts';
import type { RequestBody, RequestTarget, VersionChange } from '../version-change.ts';

type Fields = Readonly<Record<string, { readonly type?: string; readonly value?: unknown }>>;

function splitField(fields: Fields): Record<string, unknown> {
  const { 'identification-number': number, ...others } = fields;
  const split = splitNumber(number?.value, fields['identification-class']?.value);
  return { ...others, ...Object.fromEntries(names.map((name) => [name, { type: 'string', value: split[name] }])) };
}

function downgradeResource(resource: Resource): Resource {
  const { 'identification-number': number, ...attributes } = resource.attributes;
  const fields = attributes['fields'] as Fields | undefined;
  if (fields === undefined) return { ...resource, attributes };
  const split = splitNumber(number, fields['identification-class']?.value);
  return { ...resource, attributes: { ...attributes, ...split, fields: splitField(fields) } };
}

/** Moves the numbers into `fields`, with the class that their name implies. */
function upgradeRequest(body: RequestBody, target: RequestTarget): RequestBody {
  if (target.resourceType !== 'inquiry' || !target.knownAttributes.includes('fields')) return body;
  const { fields = {}, ...attributes } = body.attributes;
  if (fields === null || typeof fields !== 'object') return body;
  const sent = names.filter((name) => Object.hasOwn(attributes, name) || Object.hasOwn(fields, name));
  if (sent.length === 0) return body;
  const atTop = Object.fromEntries(names.map((name) => [name, attributes[name]]));
  const others = Object.fromEntries(Object.entries(attributes).filter(([name]) => !Object.hasOwn(classes, name)));
  return { ...body, attributes: { ...others, fields: { ...joinNumber(atTop), ...joinNumber(fields) } } };
}

function joinNumber(values: object): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...values };
  for (const name of names) {
    const number = joined[name];
    delete joined[name];
    if (number === undefined || number === null) continue;
    joined['identification-number'] = number;
    joined['identification-class'] = classes[name];
  }
  return joined;
}

export const oneIdentificationNumber: VersionChange = {
  sentence: 'Inquiries show `identification-number` in place of `driver-license-number` and `passport-number`.',
  resourceTypes: ['inquiry'],
  downgradeResource,
  upgradeRequest,
  olderAttributes: { inquiry: olderNumbers },
};
