/** Schemas of the resources, of their linkage and of the links of a list. */
import type { Registry, ResourceKind } from '../slice.ts';
import { changesSince } from '../versions/index.ts';

type Json = Record<string, unknown>;

/** OpenAPI allows no slash in names of schemas. */
export const schemaName = (type: string): string => type.replace(/\/$/, '').replaceAll('/', '-');
export const schemaRef = (type: string): Json => ({
  $ref: `#/components/schemas/${schemaName(type)}`,
});

const identifier: Json = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string' } },
};

const nullableText: Json = { type: ['string', 'null'] };

export function documentSchemas(registry: Registry, date: string): Json {
  const kinds = registry.slices.flatMap((slice) => slice.kinds);
  return {
    ...Object.fromEntries(kinds.map((kind) => [schemaName(kind.type), resourceSchema(kind, date)])),
    relationship: {
      type: 'object',
      description: 'A reference, several, or null.',
      required: ['data'],
      properties: { data: { anyOf: [identifier, { type: 'array', items: identifier }, { type: 'null' }] } },
    },
    included: {
      type: 'object',
      required: ['type', 'id', 'attributes'],
      properties: {
        type: { type: 'string' },
        id: { type: 'string' },
        attributes: { type: 'object' },
        relationships: { type: 'object' },
      },
    },
    links: {
      type: 'object',
      description: 'Paths of the pages beside this one, null at an end.',
      required: ['prev', 'next'],
      properties: { prev: nullableText, next: nullableText },
    },
  };
}

function resourceSchema(kind: ResourceKind, date: string): Json {
  if (kind.members !== undefined) return familySchema(kind.members);
  const older = changesSince(date).map((change) => change.olderAttributes?.[kind.type] ?? {});
  const attributes = kind.attributes as unknown as { properties: Json };
  const relationships = Object.fromEntries(
    kind.includable.map((name) => [name, { $ref: '#/components/schemas/relationship' }]),
  );
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    properties: {
      type: kind.type.endsWith('/') ? { type: 'string', pattern: `^${kind.type}` } : { const: kind.type },
      id: { type: 'string' },
      attributes: {
        type: 'object',
        // Sparse fields may leave out any attribute, so none is required in an answer.
        properties: Object.assign({}, attributes.properties, ...older) as Json,
      },
      relationships: {
        type: 'object',
        properties: relationships,
        additionalProperties: { $ref: '#/components/schemas/relationship' },
      },
    },
  };
}

function familySchema(members: readonly string[]): Json {
  const references = members.map((type) => `#/components/schemas/${schemaName(type)}`);
  const mapping = Object.fromEntries(members.map((type, index) => [type, references[index]]));
  return { oneOf: references.map(($ref) => ({ $ref })), discriminator: { propertyName: 'type', mapping } };
}
