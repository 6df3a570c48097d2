/** Check of an answer against the OpenAPI document of its version. */
import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { privateOpenApiDocument } from '../../src/api/openapi/private-document.ts';
import { apiVersions, newestVersion } from '../../src/api/versions/index.ts';
import { describeSlices } from '../../src/resources/index.ts';

type Json = Record<string, unknown>;
interface Operation {
  readonly responses: Record<string, { content?: Record<string, { schema: Json }>; $ref?: string }>;
}
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly responses: Record<string, { content: { 'application/json': { schema: Json } } }>;
    readonly schemas: Record<string, Schema>;
  };
}

interface Schema {
  readonly properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean;
}

const documented: readonly string[] = apiVersions.map(({ date }) => date);

export const registry = describeSlices();

interface Version {
  readonly document: OpenApi;
  readonly ajv: Ajv2020;
  readonly validators: Map<string, ValidateFunction>;
}

/**
 * Extent of an answer. `whole` answers have every attribute of the document and no other. `part` is for requests of
 * some attributes, for a key or webhook that hides some, and for versions older than the documents.
 */
type Shown = 'whole' | 'part';

/** Interface for people, in place of a version, since it has only one. */
const privateSurface = 'dashboard';

const versions = new Map<string, Version>();

function versionOf(date: string, shown: Shown): Version {
  const known = versions.get(`${date} ${shown}`);
  if (known !== undefined) return known;
  const described = date === privateSurface ? privateOpenApiDocument(registry) : openApiDocument(registry, date);
  const document = structuredClone(described) as unknown as OpenApi;
  for (const { properties } of Object.values(document.components.schemas)) {
    const { attributes } = properties ?? {};
    if (attributes?.properties === undefined) continue;
    if (shown === 'part') delete attributes.required;
    else attributes.additionalProperties ??= false;
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const made = { document, ajv, validators: new Map<string, ValidateFunction>() };
  versions.set(`${date} ${shown}`, made);
  return made;
}

function pathTemplateOf(document: OpenApi, path: string): string | null {
  const steps = (path.split('?')[0] ?? '').replace(/^\/(?:api\/v1|dashboard\/api)/, '').split('/');
  const fits = (wanted: readonly string[]) =>
    wanted.length === steps.length && wanted.every((step, index) => step.startsWith('{') || step === steps[index]);
  const templates = Object.keys(document.paths).filter((template) => fits(template.split('/')));
  // `/users/own` is not a `/users/{user-id}`.
  return templates.find((template) => template === steps.join('/')) ?? templates[0] ?? null;
}

/**
 * Checks an answer. `hidesAttributes` is true if the key hides some. Keys of another casing are not in the document;
 * those answers are checked only by their tests.
 */
export function checkAgainstOpenApi(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  answer: Answered,
  hidesAttributes = false,
): void {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (lower['key-inflection'] !== undefined && lower['key-inflection'] !== 'kebab') return;
  const asked = lower['service-version'] ?? '2023-01-05';
  const date = documented.includes(asked) ? asked : '2023-01-05';
  const inPart = hidesAttributes || date !== asked || /[?&]fields(\[|%5B)/i.test(path);
  checkBy(versionOf(date, inPart ? 'part' : 'whole'), method, path, answer);
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Checks a person's answer on either interface; hidden attributes may be absent. */
export function checkPersonsAnswer(method: string, path: string, answer: Answered): void {
  const isPrivate = path.startsWith('/dashboard/api/');
  if (!isPrivate && !path.startsWith('/api/v1/')) return;
  checkBy(versionOf(isPrivate ? privateSurface : newestVersion, 'part'), method, path, answer);
}

function checkBy(version: Version, method: string, path: string, answer: Answered): void {
  const template = pathTemplateOf(version.document, path);
  const operation = template === null ? undefined : version.document.paths[template]?.[method.toLowerCase()];
  if (operation === undefined || template === null || answer.status === 204) return;
  const fileType = Object.keys(operation.responses[String(answer.status)]?.content ?? {})[0];
  if (fileType !== undefined && fileType !== 'application/json') {
    if (fileType !== '*/*') assert.equal(answer.headers.get('content-type'), fileType);
    return;
  }
  const pointer = pointerTo(operation, template, method, answer.status);
  const validator = version.validators.get(pointer) ?? version.ajv.compile({ $ref: `openapi#${pointer}` });
  version.validators.set(pointer, validator);
  assert.ok(validator(answer.body), `${method} ${path} ${answer.status}: ${version.ajv.errorsText(validator.errors)}`);
}

const escaped = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

function pointerTo(operation: Operation, template: string, method: string, status: number): string {
  // Statuses that any request may get are documented as the default.
  const anywhere = status >= 500 || [405, 413, 415].includes(status);
  const response = operation.responses[String(status)] ?? (anywhere ? operation.responses['default'] : undefined);
  assert.ok(response, `${method} ${template} answered ${status}, which its OpenAPI does not name`);
  const base =
    response.$ref === undefined
      ? `/paths/${escaped(template)}/${method.toLowerCase()}/responses/${status}`
      : response.$ref.replace(/^#/, '');
  return `${base}/content/application~1json/schema`;
}
