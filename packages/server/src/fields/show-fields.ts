/** Values in answers: `{type, value}`, nested for hashes and arrays, null until filled. */
import { inflectKey } from '../lib/casing.ts';
import {
  type FieldMap,
  type FieldSchema,
  type FieldValue,
  type FieldValues,
  type FileValue,
  fullConfig,
  isMap,
  relationTargets,
  sourcePathOf,
  valueAt,
} from './field-schema.ts';
import { fileEndings } from './mime-type.ts';

export interface ShownField {
  readonly type: string;
  readonly value: unknown;
}

export interface ShowOptions {
  /** Casing of keys without a spelling of their own: accounts show snake case, inquiries kebab. */
  readonly keys: 'kebab' | 'snake';
  /** Returns the neutral form of a link to a stored file. */
  readonly linkTo: (fileId: string, filename: string) => string;
}

/** Shows every field except archived ones, with the default if none was written. */
export function showFields(
  schemas: readonly FieldSchema[],
  values: FieldValues,
  options: ShowOptions,
): Record<string, ShownField> {
  return Object.fromEntries(
    schemas
      .filter(({ config }) => (config['archived-at'] ?? null) === null)
      .map((schema) => {
        const source = sourcePathOf(schema);
        const value = source === null ? values[schema.key] : valueAt(values, source);
        return [shownKey(schema, options.keys), showField(schema, value, options)];
      }),
  );
}

const shownKey = ({ key, spelling }: FieldSchema, keys: ShowOptions['keys']): string =>
  spelling ?? inflectKey(key, keys);

function showField(schema: FieldSchema, written: FieldValue | undefined, options: ShowOptions): ShownField {
  const value = written === undefined ? (schema['default-value'] ?? null) : written;
  const type = shownType(schema);
  switch (schema.type) {
    case 'hash': {
      const members = isMap(value) ? (value as FieldMap) : {};
      return { type, value: showFields(schema.config['item-schemas'] ?? [], members, options) };
    }
    case 'array': {
      const item = schema.config['item-schema'];
      const items = Array.isArray(value) ? value : [];
      return { type, value: item === undefined ? items : items.map((each) => showField(item, each, options)) };
    }
    case 'file':
      return { type, value: isMap(value) ? showFile(value as unknown as FileValue, options) : null };
    default:
      return { type, value };
  }
}

/** Returns the name of a type inside values: snake case, and the target for a relation. */
export function shownType({ type, config }: FieldSchema): string {
  if (type !== 'relation-schema') return type.replaceAll('-', '_');
  return relationTargets[config.target ?? 'document-generic'];
}

/** Returns the name in the link of a stored file. */
export const fieldFileName = (id: string, mimeType: string): string => `${id}.${fileEndings[mimeType] ?? 'bin'}`;

/**
 * Shows a file. The link's own name reveals nothing: the sent name is personal and only in `filename`, where redaction
 * reaches it.
 */
function showFile(file: FileValue, { linkTo }: ShowOptions): Readonly<Record<string, unknown>> {
  return {
    filename: file.filename,
    url: linkTo(file.id, fieldFileName(file.id, file['mime-type'])),
    'byte-size': file['byte-size'],
    'mime-type': file['mime-type'],
    'page-count': file['page-count'],
  };
}

/** Shows a schema of a template or account type with all defaults; standard keys in snake case. */
export function showFieldSchema(schema: FieldSchema): Readonly<Record<string, unknown>> {
  const { type, label = null, config } = schema;
  const {
    'item-schema': item,
    'item-schemas': items,
    searchable: _s,
    format: _f,
    min,
    max,
    ...rest
  } = fullConfig(schema);
  const source = config['source-key-path'] ?? null;
  return {
    type,
    key: shownKey(schema, 'snake'),
    label,
    ...(takesDefault(type) ? { 'default-value': schema['default-value'] ?? null } : {}),
    config: {
      required: false,
      'archived-at': null,
      'deactivated-at': null,
      'redaction-policy': 'none',
      'write-policy': 'none',
      ...rest,
      ...(typeof min === 'number' ? { min } : {}),
      ...(typeof max === 'number' ? { max } : {}),
      ...(source === null ? {} : { 'source-key-path': source.replaceAll('-', '_') }),
      ...(item === undefined ? {} : { 'item-schema': showFieldSchema(item) }),
      ...(items === undefined ? {} : { 'item-schemas': items.map(showFieldSchema) }),
    },
  };
}

const withoutDefault: readonly FieldSchema['type'][] = ['array', 'file', 'hash', 'relation-schema'];

export const takesDefault = (type: FieldSchema['type']): boolean => !withoutDefault.includes(type);
