/** Up to 2023-01-05 inquiries and accounts repeat their personal fields at the top level. */
import { ownMember } from '../../../lib/own-member.ts';
import type { Resource } from '../../json-api/document.ts';
import {
  type AttributesSchema,
  attributePointer,
  type RequestBody,
  type RequestTarget,
  type VersionChange,
} from '../version-change.ts';

const shared = [
  'birthdate',
  'name-first',
  'name-middle',
  'name-last',
  'phone-number',
  'email-address',
  'social-security-number',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
];

const inquiryOnly = ['identification-number'];

/** Fields of every inquiry that were accepted at the top level too but shown only inside `fields`. */
const takenAtTheTop = ['selected-country-code', 'address-country-code', 'selected-id-class', 'identification-class'];

const subdivisionCodes: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
};

/** Returns the two-letter state of a full name or a code; null for other values. */
function subdivisionAbbreviation(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (/^[A-Z]{2}$/.test(value)) return value;
  return ownMember(subdivisionCodes, value.trim().toLowerCase()) ?? null;
}

/** Returns the first five digits of a US ZIP or ZIP+4, other codes unchanged. */
function postalCodeAbbreviation(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return /^\d{5}(-?\d{4})?$/.test(value) ? value.slice(0, 5) : value;
}

type FieldMap = Readonly<Record<string, { readonly value?: unknown }>> | null | undefined;

/** Paths of nested account fields: `name-first` is `first` inside `name`. */
const nested: Readonly<Record<string, readonly [string, string]>> = {
  'name-first': ['name', 'first'],
  'name-middle': ['name', 'middle'],
  'name-last': ['name', 'last'],
  'address-street-1': ['address', 'street-1'],
  'address-street-2': ['address', 'street-2'],
  'address-city': ['address', 'city'],
  'address-subdivision': ['address', 'subdivision'],
  'address-postal-code': ['address', 'postal-code'],
  'address-country-code': ['address', 'country-code'],
};

/** Reads a member; accounts show the keys of their fields in snake case. */
const member = (map: FieldMap, key: string) => map?.[key] ?? map?.[key.replaceAll('-', '_')];

function fieldValueOf(fields: unknown, key: string): unknown {
  const map = fields as FieldMap;
  const [outer, inner] = nested[key] ?? [key, null];
  const own = member(map, key);
  if (own !== undefined) return own.value ?? null;
  const value = member(map, outer)?.value ?? null;
  return inner === null ? value : (member(value as FieldMap, inner)?.value ?? null);
}

/** Returns an account's identification numbers by class. */
function numbersByClass({ attributes }: Resource): Readonly<Record<string, readonly object[]>> {
  const listed = fieldValueOf(attributes['fields'], 'identification-numbers');
  const byClass: Record<string, object[]> = {};
  for (const item of Array.isArray(listed) ? (listed as readonly { readonly value?: unknown }[]) : []) {
    const number = {
      'issuing-country': fieldValueOf(item.value, 'issuing-country'),
      'identification-class': fieldValueOf(item.value, 'identification-class'),
      'identification-number': fieldValueOf(item.value, 'identification-number'),
      'created-at': attributes['created-at'],
      'updated-at': attributes['updated-at'],
    };
    const key = String(number['identification-class']);
    byClass[key] = [...(byClass[key] ?? []), number];
  }
  return byClass;
}

function downgradeResource(resource: Resource): Resource {
  const fields = resource.attributes['fields'];
  if (fields === undefined) return resource;
  const keys = resource.type === 'inquiry' ? [...shared, ...inquiryOnly] : shared;
  const personal: Record<string, unknown> = {};
  for (const key of keys) personal[key] = fieldValueOf(fields, key);
  if (resource.type === 'inquiry') {
    personal['address-subdivision-abbr'] = subdivisionAbbreviation(personal['address-subdivision']);
    personal['address-postal-code-abbr'] = postalCodeAbbreviation(personal['address-postal-code']);
  } else {
    personal['country-code'] = fieldValueOf(fields, 'address-country-code');
    personal['identification-numbers'] = numbersByClass(resource);
  }
  return { ...resource, attributes: { ...resource.attributes, ...personal } };
}

/** Top-level names with their fields; only the country of a new inquiry has different names. */
const namesAtTheTop: readonly (readonly [name: string, field: string])[] = [
  ['country-code', 'selected-country-code'],
  ...[...shared, ...inquiryOnly, ...takenAtTheTop].map((name) => [name, name] as const),
];

/** Moves personal values from the top level into `fields`; existing values take precedence. */
function upgradeRequest(body: RequestBody, target: RequestTarget): RequestBody {
  if (target.resourceType !== 'inquiry' || !target.knownAttributes.includes('fields')) return body;
  const fields = body.attributes['fields'] ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) return body;
  const attributes: Record<string, unknown> = { ...body.attributes };
  const moved: Record<string, unknown> = {};
  const movedFrom = new Map(body.movedFrom);
  for (const [name, field] of namesAtTheTop) {
    if (!Object.hasOwn(attributes, name)) continue;
    moved[field] = attributes[name];
    delete attributes[name];
    if (!Object.hasOwn(fields, field)) movedFrom.set(attributePointer('fields', field), attributePointer(name));
  }
  if (Object.keys(moved).length === 0) return body;
  return { ...body, attributes: { ...attributes, fields: { ...moved, ...fields } }, movedFrom };
}

const nullableString = { type: ['string', 'null'] };

function olderRequest(attributes: AttributesSchema, target: RequestTarget): AttributesSchema {
  if (target.resourceType !== 'inquiry' || !target.knownAttributes.includes('fields')) return attributes;
  const accepted = [...shared, ...inquiryOnly, 'country-code'].map((key) => [key, nullableString]);
  return { ...attributes, properties: { ...attributes.properties, ...Object.fromEntries(accepted) } };
}

const olderAttributes = {
  inquiry: Object.fromEntries(
    [...shared, ...inquiryOnly, 'address-subdivision-abbr', 'address-postal-code-abbr'].map((key) => [
      key,
      nullableString,
    ]),
  ),
  account: {
    ...Object.fromEntries([...shared, 'country-code'].map((key) => [key, nullableString])),
    'identification-numbers': { type: 'object' },
  },
};

export const personalAttributesOnlyInFields: VersionChange = {
  sentence:
    'Inquiries and accounts show personal attributes only inside `fields`; create and update take them only there.',
  resourceTypes: ['inquiry', 'account'],
  downgradeResource,
  upgradeRequest,
  olderRequest,
  olderAttributes,
};
