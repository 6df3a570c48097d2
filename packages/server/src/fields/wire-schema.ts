/**
 * Wire shapes of field values and of field schemas. Both can nest at any depth, so they are named components of the
 * OpenAPI documents and refer to themselves by name.
 */
import { Type } from 'typebox';
import { type FieldType, fieldTypes, relationTargets } from './field-schema.ts';
import type { ShownField } from './show-fields.ts';

type Json = Readonly<Record<string, unknown>>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const orNull = (type: string, format?: string): Json => ({
  type: [type, 'null'],
  ...(format === undefined ? {} : { format }),
});
const mapOfFields: Json = { type: 'object', additionalProperties: ref('field') };

/** Schemas of `value` by type; relations have one shape. */
const values: Readonly<Record<Exclude<FieldType, 'relation-schema'>, Json>> = {
  array: { type: 'array', items: ref('field') },
  boolean: orNull('boolean'),
  choices: orNull('string'),
  date: orNull('string', 'date'),
  datetime: orNull('string', 'date-time'),
  'email-address': orNull('string'),
  file: { anyOf: [ref('field-file-value'), { type: 'null' }] },
  hash: mapOfFields,
  integer: orNull('integer'),
  json: { description: 'Any JSON; null until the field has a value.' },
  'multi-choices': { type: ['array', 'null'], items: { type: 'string' } },
  number: orNull('number'),
  string: orNull('string'),
};

const fileValue: Json = {
  type: 'object',
  required: ['filename', 'url', 'byte-size', 'mime-type', 'page-count'],
  properties: {
    filename: { type: 'string', description: 'The value as it was sent.' },
    url: {
      type: 'string',
      format: 'uri',
      description: 'Link that needs no key and expires; see `file-access-token-expires-in`.',
    },
    'byte-size': { type: 'integer' },
    'mime-type': { type: 'string' },
    'page-count': { type: 'integer' },
  },
};

/** Generators for Ruby, Go and Python create no class for a type list of `object` and `null`. */
const relationValue: Json = {
  anyOf: [
    {
      type: 'object',
      required: ['id', 'type'],
      properties: { id: { type: 'string' }, type: { type: 'string' } },
    },
    { type: 'null' },
  ],
};

const shown = (type: string, value: Json): Json => ({
  type: 'object',
  required: ['type', 'value'],
  additionalProperties: false,
  properties: { type: { type: 'string', enum: [type] }, value },
});

/** Schemas by the name of the type inside values. */
const byType: Readonly<Record<string, Json>> = Object.fromEntries([
  ...Object.entries(values).map(([type, value]) => [type.replaceAll('-', '_'), value]),
  ...Object.values(relationTargets).map((type) => [type, relationValue]),
]);

const componentOf = (type: string): string => `field-${type.replaceAll('_', '-')}`;

const field: Json = {
  description: 'A value with its type.',
  oneOf: Object.keys(byType).map((type) => ref(componentOf(type))),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(Object.keys(byType).map((type) => [type, `#/components/schemas/${componentOf(type)}`])),
  },
};

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const date = orNull('string', 'date');
const count = orNull('integer');

const config: Json = {
  type: 'object',
  description: 'Members of every field, then members of some types.',
  required: ['required', 'archived-at', 'deactivated-at', 'redaction-policy', 'write-policy'],
  additionalProperties: false,
  properties: {
    required: { type: 'boolean' },
    'archived-at': orNull('string', 'date-time'),
    'deactivated-at': orNull('string', 'date-time'),
    'redaction-policy': { type: 'string', enum: ['none', 'never'] },
    'write-policy': { type: 'string', enum: ['none', 'write_once'] },
    'source-key-path': { ...text, description: 'Dotted path of the field that this field is an alias of.' },
    identifier: {
      type: 'object',
      description: 'Only for fields of account types that find accounts. Not in the reference API.',
      required: ['unique'],
      additionalProperties: false,
      properties: { unique: { type: 'boolean' }, 'case-sensitive': { type: 'boolean' } },
    },
    'max-char-length': { type: 'integer' },
    sanitize: texts,
    'min-date': date,
    'max-date': date,
    min: { type: 'number' },
    max: { type: 'number' },
    options: texts,
    'option-labels': texts,
    'allow-empty': { type: 'boolean' },
    'max-file-size-bytes': { type: 'integer' },
    'min-file-size-bytes': { type: 'integer' },
    'supported-mime-types': texts,
    'page-count-limit-enabled': { type: 'boolean' },
    'page-count-min': count,
    'page-count-max': count,
    'json-schema': { type: 'object', additionalProperties: true },
    'item-schema': ref('field-schema'),
    'item-schemas': { type: 'array', items: ref('field-schema') },
    'ignore-unknown-keys': { type: 'boolean' },
    target: { type: 'string', enum: Object.keys(relationTargets) },
  },
};

const fieldSchema: Json = {
  type: 'object',
  required: ['type', 'key', 'label', 'config'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', enum: fieldTypes },
    key: { ...text, description: 'Name of the field: snake case for standard fields, otherwise as it was sent.' },
    label: orNull('string'),
    'default-value': { description: 'Default value; fields with parts, files and relations have none.' },
    config: ref('field-schema-config'),
  },
};

/** Component schemas by name. */
export const fieldComponents: Readonly<Record<string, Json>> = {
  field,
  ...Object.fromEntries(Object.entries(byType).map(([type, value]) => [componentOf(type), shown(type, value)])),
  'field-file-value': fileValue,
  'field-schema': fieldSchema,
  'field-schema-config': config,
};

/** Returns the schema of the attribute `fields` in answers. */
export const shownFields = () =>
  Type.Unsafe<Readonly<Record<string, ShownField>>>({
    ...mapOfFields,
    description: 'Values by the key of their field, as the template or account type has it.',
  });

/** Returns the schema of the attribute `field-schemas` in answers. */
export const shownFieldSchemas = () =>
  Type.Unsafe<readonly Readonly<Record<string, unknown>>[]>({ type: 'array', items: ref('field-schema') });
