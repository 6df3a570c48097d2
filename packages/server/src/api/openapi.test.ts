/** The OpenAPI documents: valid, with examples that are what their schemas say, and statuses that belong to the operation. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { impossible } from '../../test/conformance/overlay.ts';
import { describeSlices } from '../resources/index.ts';
import { openApiDocument } from './openapi.ts';
import { apiVersions } from './versions/index.ts';

type Json = Record<string, unknown>;
interface MediaType {
  readonly schema: Json;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, MediaType> };
  readonly responses: Record<string, { readonly content?: Record<string, MediaType> }>;
}
interface Described {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly webhooks: Record<string, unknown>;
}

const registry = describeSlices();

const neverMade = new Set(impossible.filter(({ status }) => status === 200).flatMap(({ operations }) => operations));

const escaped = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every media type of requests and answers with a pointer to it. */
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

for (const { date } of apiVersions) {
  describe(`the OpenAPI document of ${date}`, () => {
    const document = JSON.parse(JSON.stringify(openApiDocument(registry, date))) as Described;
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

    it('is valid OpenAPI 3.1', async () => {
      const { valid, errors } = await new Validator().validate(structuredClone(document) as unknown as Json);
      assert.ok(valid, JSON.stringify(errors ?? []).slice(0, 2000));
    });

    it('shows examples that are valid by the schemas beside them', () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      addFormats.default(ajv);
      ajv.addSchema(document, 'openapi');
      for (const { pointer, media } of mediaTypesOf(document)) {
        if (media.example === undefined) continue;
        const validate = ajv.compile({ $ref: `openapi#${pointer}/schema` });
        assert.ok(validate(media.example), `${pointer}: ${ajv.errorsText(validate.errors)}`);
      }
    });

    it('has an example for every body that is sent or answered, but for kinds of verification that nothing makes', () => {
      const made = operations.filter(({ operationId }) => !neverMade.has(operationId));
      const without = made.filter(({ requestBody, responses }) => {
        const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
        const bodies = [requestBody?.content['application/json'], success?.content?.['application/json']];
        return bodies.some((media) => media !== undefined && media.example === undefined);
      });
      assert.deepEqual(
        without.map(({ operationId }) => operationId),
        [],
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

    it('names a conflict on no reading of JSON, and an unknown id wherever there is one', () => {
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

    it('describes every event that the product sends', () => {
      const events = new Set(registry.slices.flatMap(({ events: names }) => names));
      assert.deepEqual(Object.keys(document.webhooks).sort(), [...events].sort());
    });
  });
}
