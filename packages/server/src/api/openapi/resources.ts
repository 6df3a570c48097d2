/** Schemas of the resources, of their relationships and of the links of a list. */
import { fieldComponents } from '../../fields/index.ts';
import type { Cardinality, ResourceKind } from '../../operations/slice.ts';
import { changesSince } from '../versions/index.ts';

type Json = Record<string, unknown>;

/** Returns the name of a schema; OpenAPI allows no slash in it. */
export const schemaName = (type: string): string => type.replace(/\/$/, '').replaceAll('/', '-');
const pointerTo = (name: string): string => `#/components/schemas/${name}`;
export const schemaRef = (type: string): Json => ({ $ref: pointerTo(schemaName(type)) });

const reference: Json = {
  type: 'object',
  description: 'Type and id of a resource.',
  required: ['type', 'id'],
  additionalProperties: false,
  properties: { type: { type: 'string' }, id: { type: 'string' } },
};

const toReference: Json = { $ref: pointerTo('reference') };

const relationshipTo = (description: string, data: Json): Json => ({
  type: 'object',
  description,
  required: ['data'],
  additionalProperties: false,
  properties: { data },
});

const relationshipNames: Readonly<Record<Cardinality, string>> = {
  one: 'relationship-to-one',
  'one-or-none': 'relationship-to-one-or-none',
  many: 'relationship-to-many',
};

const relationships: Json = {
  reference,
  [relationshipNames.one]: relationshipTo('A reference.', toReference),
  [relationshipNames['one-or-none']]: relationshipTo('A reference, or null.', {
    anyOf: [toReference, { type: 'null' }],
  }),
  [relationshipNames.many]: relationshipTo('List of references.', { type: 'array', items: toReference }),
};

/** Resource schema for events, which keep their resource in the shape of the day they happened. */
const resourceObject: Json = {
  type: 'object',
  description: 'A resource of any type.',
  required: ['type', 'id', 'attributes'],
  additionalProperties: false,
  properties: {
    type: { type: 'string' },
    id: { type: 'string' },
    attributes: { type: 'object', additionalProperties: true },
    relationships: { type: 'object', additionalProperties: true },
  },
};

const nullableText: Json = { type: ['string', 'null'] };

const links: Json = {
  type: 'object',
  description: 'Paths of the previous and the next page, or null.',
  required: ['prev', 'next'],
  additionalProperties: false,
  properties: { prev: nullableText, next: nullableText },
};

const time: Json = { type: 'string', format: 'date-time' };

const versionMeta: Json = {
  type: 'object',
  description: 'The published version.',
  required: ['version'],
  properties: {
    version: {
      type: 'object',
      required: ['name', 'created-at', 'updated-at'],
      properties: { name: { type: 'string' }, 'created-at': time, 'updated-at': time },
    },
  },
};

export function documentSchemas(kinds: readonly ResourceKind[], date: string): Json {
  const embedded = kinds.filter(({ members, load }) => members === undefined && load !== undefined);
  return {
    ...Object.fromEntries(kinds.map((kind) => [schemaName(kind.type), resourceSchema(kind, date)])),
    ...relationships,
    ...fieldComponents,
    'resource-object': resourceObject,
    included: unionOf(embedded),
    links,
  };
}

type Named = Pick<ResourceKind, 'type' | 'types'>;

const typesOf = ({ type, types }: Named): readonly string[] => types ?? [type];

/** Returns the union of these kinds, with `type` as discriminator. */
function unionOf(kinds: readonly Named[]): Json {
  const mapping = kinds.flatMap((kind) => typesOf(kind).map((type) => [type, pointerTo(schemaName(kind.type))]));
  return {
    oneOf: kinds.map(({ type }) => schemaRef(type)),
    discriminator: { propertyName: 'type', mapping: Object.fromEntries(mapping) },
  };
}

export const unionOfTypes = (types: readonly string[]): Json => unionOf(types.map((type) => ({ type })));

function resourceSchema(kind: ResourceKind, date: string): Json {
  const { members } = kind;
  if (members !== undefined) return unionOfTypes(members);
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    additionalProperties: false,
    properties: {
      // An enum of one value: generators of several languages cannot discriminate a union by `const`. It has a title,
      // since the type of an `account` would otherwise be named like the resource `account-type`.
      type: { type: 'string', title: `type-of-${schemaName(kind.type)}`, enum: typesOf(kind) },
      id: { type: 'string' },
      attributes: attributesSchema(kind, date),
      ...relationshipsMember(kind),
      ...(kind.hasVersionMeta === true ? { meta: versionMeta } : {}),
    },
  };
}

function attributesSchema(kind: ResourceKind, date: string): Json {
  const { properties, required = [] } = kind.attributes as unknown as { properties: Json; required?: string[] };
  const older = Object.assign({}, ...changesSince(date).map((change) => change.olderAttributes?.[kind.type] ?? {}));
  const added = changesSince(date).flatMap((change) => change.addedAttributes?.[kind.type] ?? []);
  const names = [...required, ...Object.keys(older).filter((name) => !required.includes(name))];
  const shown = Object.entries({ ...properties, ...older }).filter(([name]) => !added.includes(name));
  return {
    type: 'object',
    required: names.filter((name) => !added.includes(name)),
    properties: Object.fromEntries(shown),
  };
}

/** Builds the schema of the relationships; absent if the kind has none. */
function relationshipsMember({ relationships: shown = {} }: ResourceKind): Json {
  const entries = Object.entries(shown);
  if (entries.length === 0) return {};
  const properties = Object.fromEntries(
    entries.map(([name, cardinality]) => [name, { $ref: pointerTo(relationshipNames[cardinality]) }]),
  );
  return { relationships: { type: 'object', properties } };
}
