/** Field schemas of a request: checked for consistency, with keys of any casing made canonical. */
import { isDeepStrictEqual } from 'node:util';
import { type TObject, Type } from 'typebox';
import { Check as Matches } from 'typebox/schema';
import { Check, Errors } from 'typebox/value';
import { kebabCase } from '../lib/casing.ts';
import { isCalendarDate } from '../lib/clock.ts';
import { Refusal, type RefusalEntry } from '../lib/refusal.ts';
import {
  type FieldConfig,
  type FieldSchema,
  type FieldType,
  type FieldValue,
  fieldTypes,
  relationTargets,
  schemaAt,
  sourcePathOf,
} from './field-schema.ts';
import { readScalar, type ScalarType } from './read-value.ts';
import { takesDefault } from './show-fields.ts';

const nullable = (schema: object) => Type.Optional(Type.Unsafe({ anyOf: [schema, { type: 'null' }] }));
const closed = { additionalProperties: false };
const texts = Type.Optional(Type.Array(Type.String({ maxLength: 255 }), { maxItems: 500 }));
const count = Type.Optional(Type.Integer({ minimum: 0, maximum: 45_000_000 }));
const at = nullable(Type.String({ maxLength: 40 }));

const shared = {
  required: Type.Optional(Type.Boolean()),
  'archived-at': at,
  'deactivated-at': at,
  'source-key-path': nullable(Type.String({ maxLength: 255 })),
  'redaction-policy': Type.Optional(Type.String({ enum: ['none', 'never'] })),
  'write-policy': Type.Optional(Type.String({ enum: ['none', 'write_once'] })),
};

const choices = { options: texts, 'option-labels': texts, 'allow-empty': Type.Optional(Type.Boolean()) };
const range = { min: nullable(Type.Number()), max: nullable(Type.Number()) };

/** Members of `config` that a type accepts in addition to the shared ones. */
const ownMembers: Readonly<Record<FieldType, TObject['properties']>> = {
  array: { 'item-schema': Type.Optional(Type.Unknown()) },
  boolean: {},
  choices,
  'multi-choices': choices,
  date: { 'min-date': at, 'max-date': at },
  datetime: {},
  'email-address': {},
  file: {
    'max-file-size-bytes': count,
    'min-file-size-bytes': count,
    'supported-mime-types': texts,
    'page-count-limit-enabled': Type.Optional(Type.Boolean()),
    'page-count-min': nullable(Type.Integer({ minimum: 0 })),
    'page-count-max': nullable(Type.Integer({ minimum: 1 })),
  },
  hash: {
    'item-schemas': Type.Optional(Type.Array(Type.Unknown())),
    'ignore-unknown-keys': Type.Optional(Type.Boolean()),
  },
  integer: range,
  number: range,
  json: { 'json-schema': Type.Optional(Type.Object({})) },
  string: {
    identifier: Type.Optional(
      Type.Object({ unique: Type.Boolean(), 'case-sensitive': Type.Optional(Type.Boolean()) }, closed),
    ),
    'max-char-length': Type.Optional(Type.Integer({ minimum: 1, maximum: 1024 })),
    sanitize: Type.Optional(Type.Array(Type.String({ enum: ['html'] }))),
  },
  'relation-schema': { target: Type.String({ enum: Object.keys(relationTargets) }) },
};

const outline = Type.Object(
  {
    type: Type.String({ enum: [...fieldTypes] }),
    key: Type.String({ minLength: 1, maxLength: 100 }),
    label: nullable(Type.String({ maxLength: 255 })),
    'default-value': Type.Optional(Type.Unknown()),
    config: Type.Optional(Type.Object({})),
  },
  closed,
);

const configs = Object.fromEntries(
  fieldTypes.map((type) => [type, Type.Object({ ...shared, ...ownMembers[type] }, closed)]),
) as unknown as Readonly<Record<FieldType, TObject>>;

const deepest = 4;
const mostFields = 200;

export interface ParseOptions {
  /** Existing schemas that an alias may refer to, unless one of the same key is sent. */
  readonly others?: readonly FieldSchema[];
  /** Returns the format of a field's text, which requests cannot set. */
  readonly formatOf?: (key: string) => FieldConfig['format'];
  /** True if fields may identify objects. */
  readonly identifiers?: boolean;
}

/**
 * Parses the schemas. Throws bad_request for a wrong shape, unprocessable for schemas that contradict themselves, with
 * pointers.
 */
export function parseFieldSchemas(
  given: readonly unknown[],
  pointer: string,
  { others = [], formatOf = () => undefined, identifiers = false }: ParseOptions = {},
): readonly FieldSchema[] {
  const schemas = parseList(given, pointer, 0).map((schema) => withFormat(schema, formatOf(schema.key)));
  const sentKeys = new Set(schemas.map(({ key }) => key));
  const problems = [
    ...problemsOf(schemas, pointer, [...schemas, ...others.filter(({ key }) => !sentKeys.has(key))]),
    ...(identifiers ? [] : identifierProblems(schemas, pointer)),
  ];
  if (problems.length > 0) throw new Refusal('unprocessable', problems.slice(0, 20));
  return schemas;
}

/** Converts the default to its stored form, if possible. */
function withFormat(schema: FieldSchema, format: FieldConfig['format']): FieldSchema {
  if (format === undefined || schema.type !== 'string') return schema;
  const formatted = { ...schema, config: { ...schema.config, format } };
  const read = readScalar(formatted, 'string', schema['default-value']);
  return 'value' in read ? { ...formatted, 'default-value': read.value } : formatted;
}

function parseList(given: readonly unknown[], pointer: string, depth: number): readonly FieldSchema[] {
  if (given.length > mostFields || depth > deepest)
    throw refusal('bad_request', pointer, 'has too many fields or is nested too deeply');
  return given.map((each, index) => parseOne(each, `${pointer}/${index}`, depth));
}

function parseOne(given: unknown, pointer: string, depth: number): FieldSchema {
  checkShape(outline, given, pointer);
  const { type, key, label = null, config = {}, ...rest } = given as FieldSchema;
  checkShape(configs[type], config, `${pointer}/config`);
  const { 'item-schema': item, 'item-schemas': items, 'source-key-path': source, ...own } = config as FieldConfig;
  const canonical = kebabCase(key);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(canonical)) {
    throw refusal(
      'bad_request',
      `${pointer}/key`,
      'must begin with a letter and hold only letters, digits and underscores',
    );
  }
  return {
    type,
    key: canonical,
    spelling: key,
    label,
    ...rest,
    config: {
      ...own,
      ...(typeof source === 'string' ? { 'source-key-path': kebabCase(source) } : {}),
      ...(item === undefined ? {} : { 'item-schema': parseOne(item, `${pointer}/config/item-schema`, depth + 1) }),
      ...(items === undefined ? {} : { 'item-schemas': parseList(items, `${pointer}/config/item-schemas`, depth + 1) }),
    },
  };
}

function checkShape(schema: TObject, value: unknown, pointer: string): void {
  if (Check(schema, value)) return;
  const [error] = Errors(schema, value);
  throw refusal('bad_request', `${pointer}${error?.instancePath ?? ''}`, error?.message ?? 'is malformed');
}

const refusal = (code: 'bad_request' | 'unprocessable', pointer: string, problem: string): Refusal =>
  new Refusal(code, entry(pointer, problem));

const entry = (pointer: string, problem: string): RefusalEntry => ({
  details: `${pointer.slice(1).replaceAll('/', '.')} ${problem}`,
  pointer,
});

function problemsOf(
  schemas: readonly FieldSchema[],
  pointer: string,
  all: readonly FieldSchema[] = schemas,
): RefusalEntry[] {
  return schemas.flatMap((schema, index) => {
    const here = `${pointer}/${index}`;
    const twice = schemas.findIndex(({ key }) => key === schema.key) !== index;
    const inner = schema.config['item-schemas'] ?? [];
    return [
      ...(twice ? [entry(`${here}/key`, 'is used twice')] : []),
      ...aliasProblem(all, schema, here),
      ...configProblem(schema, here),
      ...defaultProblem(schema, here),
      ...problemsOf(inner, `${here}/config/item-schemas`),
    ];
  });
}

function identifierProblems(schemas: readonly FieldSchema[], pointer: string): RefusalEntry[] {
  return schemas.flatMap(({ config }, index) => [
    ...(config.identifier === undefined
      ? []
      : [entry(`${pointer}/${index}/config/identifier`, 'is for account types alone')]),
    ...identifierProblems(config['item-schemas'] ?? [], `${pointer}/${index}/config/item-schemas`),
  ]);
}

function aliasProblem(schemas: readonly FieldSchema[], schema: FieldSchema, here: string): RefusalEntry[] {
  const source = sourcePathOf(schema);
  if (source === null) return [];
  const target = schemaAt(schemas, source);
  const usable = target !== undefined && target.type === schema.type && sourcePathOf(target) === null;
  return usable
    ? []
    : [entry(`${here}/config/source-key-path`, 'must lead to a field of the same type that is no alias')];
}

function configProblem({ type, config }: FieldSchema, here: string): RefusalEntry[] {
  const problem = (member: string, text: string) => [entry(`${here}/config/${member}`, text)];
  const { min, max, options, 'option-labels': labels, 'min-date': first, 'max-date': last } = config;
  if (typeof min === 'number' && typeof max === 'number' && min > max) return problem('min', 'must not be above max');
  for (const [member, date] of [
    ['min-date', first],
    ['max-date', last],
  ] as const) {
    if (typeof date === 'string' && !isCalendarDate(date))
      return problem(member, 'must be a date in the form YYYY-MM-DD');
  }
  if (typeof first === 'string' && typeof last === 'string' && first > last) {
    return problem('min-date', 'must not be after max-date');
  }
  if ((type === 'choices' || type === 'multi-choices') && (options ?? []).length === 0) {
    return problem('options', 'must not be empty');
  }
  if (labels !== undefined && labels.length !== options?.length) return problem('option-labels', 'must match options');
  if (type === 'json' && !isUsable(config['json-schema'] ?? {})) {
    return problem('json-schema', 'must be a JSON Schema that can be applied');
  }
  if (type === 'hash' && config['item-schemas'] === undefined) return problem('item-schemas', 'is missing');
  return type === 'array' && config['item-schema'] === undefined ? problem('item-schema', 'is missing') : [];
}

const samples = [null, true, 0, 'text', [0], { a: 0 }];

/**
 * Returns true if the schema can be evaluated; parts that no sample reaches fail when a value reaches them, which is
 * refused then.
 */
function isUsable(schema: Readonly<Record<string, unknown>>): boolean {
  try {
    for (const sample of samples) Matches(schema, sample);
    return true;
  } catch {
    return false;
  }
}

/** Returns the problems of a default, which must be a writable value. */
function defaultProblem(schema: FieldSchema, here: string): RefusalEntry[] {
  const value: FieldValue = schema['default-value'] ?? null;
  if (value === null) return [];
  if (!takesDefault(schema.type) || schema.type === 'json') return [entry(`${here}/default-value`, 'must be null')];
  const read = readScalar(schema, schema.type as ScalarType, value);
  if ('problem' in read) return [entry(`${here}/default-value`, read.problem)];
  return isDeepStrictEqual(read.value, value)
    ? []
    : [entry(`${here}/default-value`, 'must be in the form it is shown in')];
}
