/** Requirements for every declared endpoint, derived from the table of endpoints. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openApiDocument } from '../../src/api/openapi/document.ts';
import { createKey, type TestKey } from '../support/api-keys.ts';
import { createClient } from '../support/client.ts';
import { registry } from '../support/openapi-check.ts';
import { useService } from '../support/service.ts';

const endpoints = registry.slices.flatMap((slice) => slice.endpoints);
const authenticatedOnly = ['request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
const idHeaders = ['service-organization-id', 'service-environment-id'];

let powerless: TestKey;
const service = useService({ worker: false }, async (started) => {
  powerless = await createKey(started, { permissions: [] });
});

const pathOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, 'nothing_1');

describe('every endpoint', () => {
  it('is named once, and documents its permission in the OpenAPI', () => {
    const ids = endpoints.map(({ operationId }) => operationId);
    assert.equal(new Set(ids).size, ids.length);
    const paths = openApiDocument(registry, '2025-12-08')['paths'] as Record<string, Record<string, object>>;
    for (const { path, method, permission } of endpoints) {
      const operation = paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
      assert.equal(operation['x-required-permission'] ?? null, permission, path);
    }
  });

  for (const { method, path, permission } of endpoints) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};

    it(`${method} ${path}: 401 without a key, and no header that reveals an environment`, async () => {
      const nobody = createClient(service.current.baseUrl, 'service_sandbox_nobody');
      for (const headers of [{}, { authorization: 'Basic x' }] as Record<string, string>[]) {
        const answer = await nobody.request(method, pathOf(path), { headers, body });
        // Guesses are limited by address.
        assert.ok([401, 429].includes(answer.status), answer.text);
        for (const name of [...authenticatedOnly, ...idHeaders]) assert.equal(answer.headers.get(name), null, name);
      }
    });

    if (permission === null) {
      // The file determines the permission that it needs.
      const status = path.startsWith('/files/') ? 404 : 200;
      it(`${method} ${path}: ${status} for a key without any permission`, async () => {
        assert.equal((await powerless.client.request(method, pathOf(path))).status, status);
      });
    } else {
      it(`${method} ${path}: 403 without ${permission}, which it names, before any lookup`, async () => {
        const answer = await powerless.client.request(method, pathOf(path), { body });
        assert.equal(answer.status, 403, answer.text);
        const [error] = answer.body.errors ?? [];
        assert.equal(error?.code, 'missing_permission');
        assert.equal(error?.title, 'Forbidden');
        assert.match(error?.details ?? '', new RegExp(permission.replace('.', '\\.')));
        assert.deepEqual((error as { meta?: object }).meta, { 'required-permission': permission });
        for (const name of [...authenticatedOnly, ...idHeaders]) assert.notEqual(answer.headers.get(name), null, name);
      });
    }
  }
});
