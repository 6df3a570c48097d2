/** OpenAPI description of the user-only endpoints: validity, completeness, and the permission of each operation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describeSlices } from '../../resources/index.ts';
import { privateOpenApiDocument } from './private-document.ts';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

const registry = describeSlices();
const document = privateOpenApiDocument(registry);

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors)?.slice(0, 2000));
});

test('names every endpoint and every entry once', () => {
  const { paths } = document as unknown as Described;
  const named = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  const declared = registry.slices.flatMap(({ dashboard = [], entries = [] }) => [...dashboard, ...entries]);
  assert.deepEqual(named.toSorted(), declared.map(({ operationId }) => operationId).toSorted());
  assert.equal(new Set(named).size, named.length);
});

test('states for each operation the required permission, and whether it needs another authentication', () => {
  const { paths } = document as unknown as { paths: Record<string, Record<string, Record<string, unknown>>> };
  assert.equal(paths['/roles']?.['post']?.['x-required-permission'], 'role.write');
  assert.equal(paths['/roles']?.['post']?.['x-step-up'], true);
  assert.equal(paths['/session']?.['get']?.['x-required-permission'], null);
});

test('declares the redirect of operations that redirect the browser', () => {
  const { paths } = document as unknown as { paths: Record<string, Record<string, { responses: object }>> };
  for (const path of ['/sign-in/oidc', '/sign-in/oidc/callback'])
    assert.deepEqual(Object.keys(paths[path]?.['get']?.responses ?? {}), ['303', 'default'], path);
});
