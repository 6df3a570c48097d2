/** OpenAPI documents: validity, examples that match their schemas, and statuses that belong to the operation. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operationCount } from '../../../test/conformance/families.ts';
import { impossible } from '../../../test/conformance/overlay.ts';
import { fieldTypes } from '../../fields/field-schema.ts';
import { describeSlices } from '../../resources/index.ts';
import { unmeasuredBehaviors } from '../../resources/verification/inquiries/inquiry.ts';
import { apiVersions } from '../versions/index.ts';
import { openApiDocument } from './document.ts';

type Json = Record<string, unknown>;
interface MediaType {
  readonly schema: Json;
  readonly example?: unknown;
}
interface Schema {
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly additionalProperties?: unknown;
  readonly discriminator?: { readonly mapping: Record<string, string> };
}
interface Parameter {
  readonly name?: string;
  readonly schema?: Json;
  readonly example?: unknown;
}
interface Operation {
  readonly 'x-extension'?: boolean;
  readonly parameters: readonly Parameter[];
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, MediaType> };
  readonly responses: Record<string, { readonly content?: Record<string, MediaType> }>;
}
interface Described {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, { readonly post: Operation }>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const registry = describeSlices();
const behaviorNames = Object.keys(unmeasuredBehaviors);

const neverMade = new Set(impossible.filter(({ status }) => status === 200).flatMap(({ operations }) => operations));

const escaped = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns every media type of requests and responses with a pointer to it. */
function mediaTypesOf(document: Described): { pointer: string; media: MediaType }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const base = `/paths/${escaped(path)}/${method}`;
      const owners = [
        { pointer: `${base}/requestBody`, content: requestBody?.content ?? {} },
        ...Object.entries(responses).map(([status, { content = {} }]) => ({
          pointer: `${base}/responses/${status}`,
          content,
        })),
      ];
      return owners.flatMap(({ pointer, content }) =>
        Object.entries(content).map(([type, media]) => ({ pointer: `${pointer}/content/${escaped(type)}`, media })),
      );
    }),
  );
}

describe('the requests of older versions', () => {
  const takenBy = (date: string, path: string, method: string): Schema => {
    const document = openApiDocument(registry, date) as unknown as Described;
    const body = document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema as Schema;
    return body.properties?.['data']?.properties?.['attributes'] ?? {};
  };

  it('are open where unknown attributes pass, and name the personal ones that move into the fields', () => {
    for (const [path, method] of [
      ['/inquiries', 'post'],
      ['/inquiries/{inquiry-id}', 'patch'],
    ] as const) {
      const older = takenBy('2023-01-05', path, method);
      assert.equal(older.additionalProperties, true);
      assert.ok(older.properties?.['name-first']);
      assert.equal(takenBy('2025-10-27', path, method).additionalProperties, false);
    }
  });

  it('may create a webhook without a name, in contrast to the newest', () => {
    assert.ok(!takenBy('2025-12-08', '/webhooks', 'post').required?.includes('name'));
    assert.ok(takenBy('2026-09-29', '/webhooks', 'post').required?.includes('name'));
  });
});

for (const { date } of apiVersions) {
  describe(`the OpenAPI document of ${date}`, () => {
    const document = JSON.parse(JSON.stringify(openApiDocument(registry, date))) as Described;
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

    it('is valid OpenAPI 3.1', async () => {
      const { valid, errors } = await new Validator().validate(structuredClone(document) as unknown as Json);
      assert.ok(valid, JSON.stringify(errors ?? []).slice(0, 2000));
    });

    it('marks every operation that the reference does not have as an extension', () => {
      const theirs = operations.filter((operation) => operation['x-extension'] !== true);
      assert.equal(theirs.length, operationCount, theirs.map(({ operationId }) => operationId).join(' '));
    });

    it('shows only examples that are valid by their schemas', () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      addFormats.default(ajv);
      ajv.addSchema(document, 'openapi');
      for (const { pointer, media } of mediaTypesOf(document)) {
        if (media.example === undefined) continue;
        const validate = ajv.compile({ $ref: `openapi#${pointer}/schema` });
        assert.ok(validate(media.example), `${pointer}: ${ajv.errorsText(validate.errors)}`);
      }
    });

    it('has an example for every request and response body, except of verifications that cannot be created', () => {
      const made = operations.filter(({ operationId }) => !neverMade.has(operationId));
      const without = made.filter(({ requestBody, responses }) => {
        const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
        const bodies = [requestBody?.content['application/json'], success?.content?.['application/json']];
        return bodies.some((media) => media !== undefined && media.example === undefined);
      });
      assert.deepEqual(
        without.map(({ operationId }) => operationId),
        [],
        'ask for them in test/conformance/additions.ts, then: npm run conformance -- --record-examples',
      );
    });

    it('gives every operation a name of its own, a summary, and a described tag', () => {
      const names = operations.map(({ operationId }) => operationId);
      assert.deepEqual(names.length, new Set(names).size);
      for (const { summary, tags, operationId } of operations) {
        assert.ok(summary.length > 10, operationId);
        const tag = document.tags.find(({ name }) => name === tags[0]);
        assert.ok(tag?.description, `${operationId} is tagged ${tags[0]}, which says nothing`);
      }
    });

    it('lists 409 for every operation that writes and for no JSON read, and 404 for every path with an id', () => {
      for (const [path, methods] of Object.entries(document.paths)) {
        for (const [method, { responses }] of Object.entries(methods)) {
          const isFile = Object.keys(responses['200']?.content ?? {})[0] === 'application/pdf';
          if (method === 'get' && !isFile) assert.ok(!('409' in responses), `${method} ${path}`);
          if (method !== 'get') assert.ok('409' in responses, `${method} ${path}`);
          if (path.includes('{')) assert.ok('404' in responses, `${method} ${path}`);
          if (method === 'post' || method === 'patch') assert.ok('422' in responses, `${method} ${path}`);
        }
      }
    });

    it('shows parameters whose examples are valid by their schemas', () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      addFormats.default(ajv);
      for (const { operationId, parameters } of operations) {
        for (const { name, schema, example } of parameters) {
          if (schema === undefined || example === undefined) continue;
          assert.ok(ajv.validate(schema, example), `${operationId} ${name}: ${ajv.errorsText()}`);
        }
      }
    });

    it('lets a caller choose the language of a PDF, and of no other response', () => {
      const chosen = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Accept-Language'));
      assert.deepEqual(chosen.map(({ operationId }) => operationId).sort(), [
        'print-a-verification-as-pdf',
        'print-an-inquiry-pdf',
        'print-report-pdf',
      ]);
    });

    it('requires every attribute that is always present, and describes the content of objects', () => {
      for (const [name, { properties }] of Object.entries(document.components.schemas)) {
        const attributes = properties?.['attributes'];
        if (attributes?.properties === undefined) continue;
        assert.ok((attributes.required ?? []).length > 0, `${name} requires no attribute`);
      }
      const said = JSON.stringify(document.components.schemas);
      assert.doesNotMatch(said, /"type":"object","properties":\{\}\}/);
    });

    it('names the behaviours and signals of an inquiry, and its fields as values with their type', () => {
      const { schemas } = document.components;
      const attributes = schemas['inquiry']?.properties?.['attributes']?.properties;
      assert.deepEqual(schemas['inquiry-behaviors']?.required, behaviorNames);
      assert.deepEqual(attributes?.['fields']?.additionalProperties, { $ref: '#/components/schemas/field' });
      assert.deepEqual(schemas['inquiry-signal']?.required, ['name', 'value']);
      const shown = fieldTypes.filter((type) => type !== 'relation-schema').map((type) => type.replaceAll('-', '_'));
      const told = Object.keys(schemas['field']?.discriminator?.mapping ?? {});
      assert.deepEqual(
        shown.filter((type) => !told.includes(type)),
        [],
      );
    });

    it('distinguishes to-one from to-many relationships', () => {
      for (const { type, relationships = {} } of registry.slices.flatMap(({ kinds }) => kinds)) {
        const shown = document.components.schemas[type.replaceAll('/', '-')]?.properties?.['relationships'];
        for (const [name, cardinality] of Object.entries(relationships)) {
          if (shown === undefined) continue;
          const ref = `#/components/schemas/relationship-to-${cardinality}`;
          assert.deepEqual(shown.properties?.[name], { $ref: ref }, `${type} ${name}`);
        }
      }
    });

    it('gives every union of references a discriminator', () => {
      const unions: Json[] = [];
      JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
        const { oneOf, anyOf } = (value ?? {}) as { oneOf?: readonly object[]; anyOf?: readonly object[] };
        const members = oneOf ?? anyOf;
        // A single reference next to null needs no discriminator.
        const named = Array.isArray(members) ? members.filter((member) => '$ref' in member) : [];
        if (named.length > 1) unions.push(value as Json);
        return value;
      });
      assert.ok(unions.length > 2);
      assert.deepEqual(
        unions.filter(({ discriminator }) => discriminator === undefined),
        [],
      );
    });

    it('has one named schema for the events of each type of resource', () => {
      for (const [name, { post }] of Object.entries(document.webhooks)) {
        const schema = post.requestBody?.content['application/json']?.schema as { $ref: string };
        const component = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
        const attributes = component?.properties?.['data']?.properties?.['attributes']?.properties;
        assert.ok(attributes?.['name']?.enum?.includes(name), name);
      }
    });

    it('gives events a tag that no operation has', () => {
      const ofEvents = new Set(Object.values(document.webhooks).flatMap(({ post }) => post.tags));
      const shared = operations.filter(({ tags }) => tags.some((tag) => ofEvents.has(tag)));
      assert.equal(ofEvents.size, 1);
      assert.deepEqual(
        shared.map(({ operationId }) => operationId),
        [],
      );
    });

    it('declares no nullable object by a list of types, for which generators make no class', () => {
      const text = JSON.stringify(document.components.schemas);
      assert.doesNotMatch(text, /"type":\["object","null"\],"(required|properties)/);
    });

    it('describes every event that the product sends', () => {
      const events = new Set(registry.slices.flatMap(({ events: names }) => names));
      assert.deepEqual(Object.keys(document.webhooks).sort(), [...events].sort());
    });
  });
}
