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

/** Members that only some types take are left out for the others; what is left out has its default. */
export interface FieldConfig {
  readonly required?: boolean;
  readonly 'archived-at'?: string | null;
  readonly 'deactivated-at'?: string | null;
  /** Dotted kebab path of the field this one is another name of; null for a field of its own. */
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
  /** Canonical kebab, by which values are stored and requests are matched. */
  readonly key: string;
  /** The key as a template or account type has it, the same in kebab; shown in its place. Standard fields have none. */
  readonly spelling?: string;
  readonly label?: string | null;
  /** Shown and used until something was written. */
  readonly 'default-value'?: FieldValue;
  readonly config: FieldConfig;
}

/** A plain value as stored: texts, numbers, lists and maps by kebab key. */
export type FieldValue = string | number | boolean | null | readonly FieldValue[] | FieldMap;

export interface FieldMap {
  readonly [key: string]: FieldValue;
}

/** Values of one object by kebab key; keys that were never written are absent. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A stored file in the values. */
export interface FileValue {
  readonly id: string;
  readonly filename: string;
  readonly 'byte-size': number;
  readonly 'mime-type': string;
  readonly 'page-count': number;
}

/** The published defaults of what a config leaves out, by type. */
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

/** The config with every default of its type filled in. */
export function fullConfig({ type, config }: FieldSchema): FieldConfig {
  return { ...configDefaults[type], ...config };
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The schema a dotted path leads to through hashes; undefined when it leads nowhere. */
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

/** The value a path leads to; null when nothing is there. */
export function valueAt(values: FieldValues, path: readonly string[]): FieldValue {
  let value: FieldValue = values;
  for (const key of path) value = isMap(value) ? ((value as FieldMap)[key] ?? null) : null;
  return value;
}
