/**
 * Schema of one field of an account type, a template or a transaction type (contract, resources 0.4, inquiries 4.2). It
 * has the shape of the wire with kebab keys and their spelling, so a stored schema equals the sent one.
 */

export const fieldTypes = [
  'array',
  'boolean',
  'choices',
  'date',
  'datetime',
  'email-address',
  'file',
  'hash',
  'integer',
  'json',
  'multi-choices',
  'number',
  'string',
  'relation-schema',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** Targets of a relation, and the `type` that its value is shown with. */
export const relationTargets = {
  'document-generic': 'generic',
  'document-government-id': 'government_id',
  'document-government-id-nfc': 'nfc_passport',
  'document-mdoc': 'mobile_drivers_license',
  'document-qr-code': 'qr_code',
  selfie: 'selfie',
} as const;

export type RelationTarget = keyof typeof relationTargets;

/** Configuration of a field, with members that only some types accept; an absent member has its default. */
export interface FieldConfig {
  readonly required?: boolean;
  readonly 'archived-at'?: string | null;
  readonly 'deactivated-at'?: string | null;
  /** Dotted kebab path of the field that this one is an alias of; null for a field of its own. */
  readonly 'source-key-path'?: string | null;
  readonly 'redaction-policy'?: 'none' | 'never';
  readonly 'write-policy'?: 'none' | 'write_once';
  /** Extension: identifies accounts and, if `unique`, upserts them. */
  readonly identifier?: { readonly unique: boolean; readonly 'case-sensitive'?: boolean };
  readonly searchable?: boolean;
  /** Extension: required form of a text, and its stored form. */
  readonly format?: 'country-code';
  readonly 'max-char-length'?: number;
  readonly sanitize?: readonly string[];
  readonly 'min-date'?: string | null;
  readonly 'max-date'?: string | null;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly options?: readonly string[];
  readonly 'option-labels'?: readonly string[];
  readonly 'allow-empty'?: boolean;
  readonly 'max-file-size-bytes'?: number;
  readonly 'min-file-size-bytes'?: number;
  readonly 'supported-mime-types'?: readonly string[];
  readonly 'page-count-limit-enabled'?: boolean;
  readonly 'page-count-min'?: number | null;
  readonly 'page-count-max'?: number | null;
  readonly 'json-schema'?: Readonly<Record<string, unknown>>;
  readonly 'item-schema'?: FieldSchema;
  readonly 'item-schemas'?: readonly FieldSchema[];
  readonly 'ignore-unknown-keys'?: boolean;
  readonly target?: RelationTarget;
}

export interface FieldSchema {
  readonly type: FieldType;
  /** Canonical kebab key, which identifies stored values and request members. */
  readonly key: string;
  /**
   * Key in the spelling of a template or account type, equal in kebab; shown instead of it. Standard fields have none.
   */
  readonly spelling?: string;
  readonly label?: string | null;
  /** Value that is shown and used until one is written. */
  readonly 'default-value'?: FieldValue;
  readonly config: FieldConfig;
}

/** A plain value as stored: texts, numbers, lists and maps by kebab key. */
export type FieldValue = string | number | boolean | null | readonly FieldValue[] | FieldMap;

export interface FieldMap {
  readonly [key: string]: FieldValue;
}

/** Values of one object by kebab key; keys without a written value are absent. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A stored file in the values. */
export interface FileValue {
  readonly id: string;
  readonly filename: string;
  readonly 'byte-size': number;
  readonly 'mime-type': string;
  readonly 'page-count': number;
}

/** Published defaults of absent config members, by type. */
export const configDefaults: Readonly<Partial<Record<FieldType, FieldConfig>>> = {
  string: { 'max-char-length': 255, sanitize: [] },
  choices: { 'allow-empty': false },
  'multi-choices': { 'allow-empty': false },
  date: { 'min-date': null, 'max-date': null },
  hash: { 'ignore-unknown-keys': false },
  file: {
    'max-file-size-bytes': 10_000_000,
    'min-file-size-bytes': 1,
    'supported-mime-types': [
      'image/jpg',
      'image/jpeg',
      'image/png',
      'image/heic',
      'image/heif',
      'image/tif',
      'image/tiff',
      'image/gif',
      'image/svg+xml',
      'application/pdf',
      'text/plain',
      'text/csv',
      'video/mp4',
      'video/webm',
      'video/quicktime',
    ],
    'page-count-limit-enabled': false,
    'page-count-min': null,
    'page-count-max': null,
  },
};

/** Returns the config with the defaults of its type. */
export function fullConfig({ type, config }: FieldSchema): FieldConfig {
  return { ...configDefaults[type], ...config };
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns the schema at a dotted path through hashes; undefined if there is none. */
export function schemaAt(schemas: readonly FieldSchema[], path: readonly string[]): FieldSchema | undefined {
  const [key, ...rest] = path;
  const schema = schemas.find((candidate) => candidate.key === key);
  return rest.length === 0 || schema === undefined ? schema : schemaAt(schema.config['item-schemas'] ?? [], rest);
}

/** Returns the path of the field that an alias refers to; null for a field of its own. */
export function sourcePathOf({ config }: FieldSchema): readonly string[] | null {
  const path = config['source-key-path'] ?? null;
  return path === null ? null : path.split('.');
}

/** Returns the value at a path; null if there is none. */
export function valueAt(values: FieldValues, path: readonly string[]): FieldValue {
  let value: FieldValue = values;
  for (const key of path) value = isMap(value) ? ((value as FieldMap)[key] ?? null) : null;
  return value;
}
