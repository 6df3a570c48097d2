/** OpenAPI documents of the reference: their documented answers, and the validation of requests and answers. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { families } from './families.ts';
import { leftOut, misprints } from './overlay.ts';
import { referenceEvents } from './reference-events.ts';
import { referenceOperations } from './reference-operations.ts';

export const referenceVersions = ['2023-01-05', '2025-10-27', '2025-12-08'] as const;
export type ReferenceVersion = (typeof referenceVersions)[number];

export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface MediaTypes {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface ReferenceResponse extends MediaTypes {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly schema?: Schema }>>;
}
interface ReferenceOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly requestBody?: MediaTypes & { readonly $ref?: string };
  readonly responses: Readonly<Record<string, ReferenceResponse>>;
}
interface ReferenceDocument {
  readonly info: { readonly title: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ReferenceOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: ReferenceOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Documented answer of one operation in one version. */
export interface Cell {
  readonly family: string;
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: number;
  readonly version: ReferenceVersion;
}

export interface Reference {
  readonly cells: readonly Cell[];
  /** Names of the events with a documented body. */
  readonly events: readonly string[];
  /** Returns the fault of a request body, null if there is none. */
  judgeRequest(cell: Cell, body: unknown): string | null;
  /** Returns the fault of the parsed answer; files are judged only by their media type. */
  judgeAnswer(cell: Cell, answer: { readonly headers: Headers; readonly body: unknown }): string | null;
  judgeWebhook(version: ReferenceVersion, event: string, body: unknown): string | null;
  /** Returns the members of this type in the reference; null for a type it lacks. */
  declaredMembers(version: ReferenceVersion, type: string): DeclaredMembers | null;
}

/** Names of members. */
export interface DeclaredMembers {
  readonly attributes: readonly string[];
  readonly relationships: readonly string[];
  /** Attributes that only some answers have, such as the secret of a new webhook. */
  readonly extra: readonly string[];
}

/**
 * Returns the folder named by `--reference`, by REFERENCE_OPENAPI, or next to the checkout; null if it does not exist.
 */
export function findReference(given: string | undefined): string | null {
  const root = join(import.meta.dirname, '..', '..', '..', '..');
  const folder = resolve(root, given ?? process.env['REFERENCE_OPENAPI'] ?? '../shared/reference');
  return referenceVersions.every((version) => existsSync(join(folder, fileOf(version)))) ? folder : null;
}

const fileOf = (version: ReferenceVersion): string => `openapi-${version}.json`;
const escaped = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
const schemaPointer = (owner: string, media: string): string => `${owner}/content/${escaped(media)}/schema`;

interface Loaded {
  readonly document: ReferenceDocument;
  /** Returns the error text of a value against the schema at a pointer, null if it is valid. */
  judge(pointer: string, value: unknown): string | null;
}

/** Removes the format of every property with this name. */
function withoutFormat(value: unknown, member: string): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === member && inner !== null && typeof inner === 'object') delete (inner as { format?: string }).format;
    withoutFormat(inner, member);
  }
}

function load(folder: string, version: ReferenceVersion): Loaded {
  const document = JSON.parse(readFileSync(join(folder, fileOf(version)), 'utf8')) as ReferenceDocument;
  for (const { schema, members } of misprints) {
    for (const member of members) withoutFormat(document.components.schemas[schema], member);
  }
  for (const { schema, like, type } of leftOut) {
    const alternatives = document.components.schemas[schema] as { items: { oneOf: Schema[] } } | undefined;
    const { properties, ...alike } = document.components.schemas[like] as Schema;
    alternatives?.items.oneOf.push({ ...alike, properties: { ...properties, type: { const: type } } });
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'reference');
  const validators = new Map<string, ValidateFunction>();
  return {
    document,
    judge(pointer, value) {
      const validate = validators.get(pointer) ?? ajv.compile({ $ref: `reference#${pointer}` });
      validators.set(pointer, validate);
      if (validate(value)) return null;
      // Every branch of a union reports errors; the first lines suffice.
      const lines = (validate.errors ?? []).map(({ instancePath, message, params }) => {
        const named = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['allowedValue'] ?? '';
        return `${instancePath} ${message} ${String(named)}`.trim();
      });
      return [...new Set(lines)].slice(0, 4).join('; ');
    },
  };
}

export function loadReference(folder: string): Reference {
  const loaded = new Map(referenceVersions.map((version) => [version, load(folder, version)]));
  const of = (version: ReferenceVersion): Loaded => loaded.get(version) as Loaded;
  const cells = referenceVersions.flatMap((version) => cellsOf(of(version).document, version));
  for (const version of referenceVersions) {
    const [difference] = differencesOfNames(of(version).document);
    if (difference !== undefined) throw new Error(`${folder}, ${version}: ${difference}`);
  }
  return {
    cells,
    events: Object.keys(of('2025-12-08').document.webhooks),
    judgeRequest(cell, body) {
      const { document, judge } = of(cell.version);
      const operation = document.paths[cell.path]?.[cell.method.toLowerCase()];
      const request = operation?.requestBody;
      if (request === undefined) return body === undefined ? null : 'the reference takes no body here';
      if (body === undefined) return null;
      const own = `/paths/${escaped(cell.path)}/${cell.method.toLowerCase()}/requestBody`;
      const problem = judge(schemaPointer(request.$ref?.replace(/^#/, '') ?? own, 'application/json'), body);
      return problem === null ? null : `request: ${problem}`;
    },
    judgeAnswer(cell, { headers, body }) {
      const { document, judge } = of(cell.version);
      const documented = document.paths[cell.path]?.[cell.method.toLowerCase()]?.responses[cell.status];
      const own = `/paths/${escaped(cell.path)}/${cell.method.toLowerCase()}/responses/${cell.status}`;
      const owner = documented?.$ref?.replace(/^#/, '') ?? own;
      const response = resolvePointer(document, owner) as ReferenceResponse;
      const [media] = Object.keys(response.content ?? {});
      const problems = headerProblems(document, response, headers);
      const sent = headers.get('content-type')?.split(';')[0];
      if (media !== undefined && sent !== media) problems.push(`content-type is ${sent}, not ${media}`);
      if (media === 'application/json') problems.push(judge(schemaPointer(owner, media), body) ?? '');
      return problems.filter((problem) => problem !== '').join('; ') || null;
    },
    judgeWebhook(version, event, body) {
      return of(version).judge(schemaPointer(`/webhooks/${escaped(event)}/post/requestBody`, 'application/json'), body);
    },
    declaredMembers(version, type) {
      const { document } = of(version);
      const { schemas } = document.components;
      const name = type.replaceAll('/', '-');
      const own = schemas[name];
      if (own === undefined) return null;
      const extended = Object.entries(schemas).flatMap(([each, schema]) =>
        each.startsWith(`${name}-with-`) ? [schema] : [],
      );
      const namesOf = (schema: Schema, member: string): string[] =>
        namesIn(document, membersOf(document, schema, member));
      return {
        attributes: namesOf(own, 'attributes'),
        relationships: namesOf(own, 'relationships'),
        extra: extended.flatMap((schema) => namesOf(schema, 'attributes')),
      };
    },
  };
}

/** Replaces the brand, with which the title of a document begins. */
const withoutBrand = (document: ReferenceDocument, name: string): string =>
  name.replaceAll((document.info.title.split(' ')[0] ?? '').toLowerCase(), '<vendor>');

/** Returns the differences between the names stored in this repository and those of the document. */
function differencesOfNames(document: ReferenceDocument): readonly string[] {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, { operationId, tags }]) => `${method.toUpperCase()} ${path} ${operationId} of ${tags.join()}`),
  );
  const kept = referenceOperations.map(
    ({ tag, method, path, operationId }) => `${method} ${path} ${operationId} of ${tag}`,
  );
  const names = new Set([...kept, ...referenceEvents]);
  const documented = new Set(
    [...described, ...Object.keys(document.webhooks)].map((name) => withoutBrand(document, name)),
  );
  return [
    ...[...documented].filter((name) => !names.has(name)).map((name) => `${name} is documented, and not kept`),
    ...[...names].filter((name) => !documented.has(name)).map((name) => `${name} is kept, and not documented`),
  ];
}

function cellsOf(document: ReferenceDocument, version: ReferenceVersion): Cell[] {
  const cells: Cell[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const family = families.find(({ tags }) => operation.tags?.some((tag) => tags.test(tag)));
      if (family === undefined) continue;
      for (const status of Object.keys(operation.responses)) {
        const { operationId } = operation;
        const upper = method.toUpperCase() as Cell['method'];
        cells.push({ family: family.name, operationId, method: upper, path, status: Number(status), version });
      }
    }
  }
  return cells;
}

function resolvePointer(document: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((value, step) => {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    return (value as Readonly<Record<string, unknown>>)[name];
  }, document);
}

/** Returns the header name of the interface specification for one of the reference, which contains its brand. */
const ourHeader = (name: string): string => name.replace(/^\w+(?=-(Organization|Environment)-Id$)/, 'Service');

function headerProblems(document: ReferenceDocument, response: ReferenceResponse, headers: Headers): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
    const declared = header.$ref === undefined ? header : resolvePointer(document, header.$ref.slice(1));
    const value = headers.get(ourHeader(name));
    if (value === null) return [`the header ${ourHeader(name)} is missing`];
    const integer = (declared as { schema?: Schema }).schema?.['type'] === 'integer';
    return integer && !/^\d+$/.test(value) ? [`the header ${ourHeader(name)} is no integer`] : [];
  });
}

/** Returns the schema and those it refers to or is composed of. */
function memberSchemas(document: ReferenceDocument, schema: Schema): Schema[] {
  const target = schema.$ref === undefined ? [] : [resolvePointer(document, schema.$ref.slice(1)) as Schema];
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => (schema[name] ?? []) as Schema[]);
  return [schema, ...[...target, ...parts].flatMap((part) => memberSchemas(document, part))];
}

function membersOf(document: ReferenceDocument, schema: Schema, name: string): Schema[] {
  return memberSchemas(document, schema).flatMap(({ properties }): Schema[] => {
    const member = properties?.[name];
    return member === undefined ? [] : [member];
  });
}

function namesIn(document: ReferenceDocument, schemas: readonly Schema[]): string[] {
  const all = schemas.flatMap((schema) => memberSchemas(document, schema));
  return [...new Set(all.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}
