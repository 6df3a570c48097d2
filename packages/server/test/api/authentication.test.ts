/** Request pipeline around every endpoint: keys, versions, headers, rate limits, routes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { createClient } from '../support/client.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { RATE_LIMIT_PER_MINUTE: '60' } });
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.current.baseUrl}${path}`, { method, headers });

describe('401', () => {
  it('is returned for a request without a credential, and for another scheme', async () => {
    for (const headers of [{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }]) {
      const answer = await raw('/api/v1/inquiries', headers as Record<string, string>);
      assert.equal(answer.status, 401);
      const body = (await answer.json()) as { errors: { title: string }[] };
      assert.equal(body.errors[0]?.title, 'Must be authenticated to access this endpoint');
      assert.equal(answer.headers.get('request-id'), null);
    }
  });

  it('is returned for an unknown key, and for a key whose prefix was changed to the other environment', async () => {
    const { apiKey } = service.current.seeded.sandbox;
    for (const key of ['service_sandbox_unknown', apiKey.replace('service_sandbox', 'service_production')]) {
      const answer = await raw('/api/v1/inquiries', { authorization: `Bearer ${key}` });
      assert.equal(answer.status, 401);
    }
  });

  it('is returned for an expired key, within a second of its expiry', async () => {
    const client = new pg.Client({ connectionString: service.current.connectionString });
    await client.connect();
    await client.query(`update api_keys set expires_at = now() - interval '1 second' where hint = $1`, [
      service.current.seeded.production.apiKey.slice(-4),
    ]);
    await client.end();
    service.current.clock.forward(1);
    assert.equal((await service.current.production.get('/inquiries')).status, 401);
  });
});

describe('403', () => {
  it('names the permission that a limited key lacks', async () => {
    const client = new pg.Client({ connectionString: service.current.connectionString });
    await client.connect();
    const { apiKey, scope } = service.current.seeded.sandbox;
    const other = `service_sandbox_${'a1B2c3D4'.repeat(5)}`;
    await client.query(
      `insert into api_keys (environment_id, id, name, digest, hint, api_version, inflection, permissions,
         ip_address_allowlist, file_access_token_expires_in, created_at)
       values ($1, 'api_limited', 'Limited', $2, 'D4D4', '2023-01-05', 'kebab', '{inquiry.read}', '{}', 21600, now()),
              ($1, 'api_elsewhere', 'Elsewhere', $3, 'E5E5', '2023-01-05', 'kebab', '{inquiry.read}', '{10.0.0.0/8}', 21600, now())`,
      [
        scope.environmentId,
        service.current.app.keyRing.digestSecret('api-key', other),
        service.current.app.keyRing.digestSecret('api-key', `${other}x`),
      ],
    );
    await client.end();
    const limited = createClient(service.current.baseUrl, other);
    assert.equal((await limited.get('/inquiries')).status, 200);
    const refused = await limited.get('/webhooks');
    assert.equal(refused.status, 403);
    assert.match(refused.text, /webhook\.read/);
    const elsewhere = await createClient(service.current.baseUrl, `${other}x`).get('/inquiries');
    assert.equal(elsewhere.status, 403);
    assert.match(elsewhere.text, /127\.0\.0\.1/);
    assert.notEqual(apiKey, other);
  });
});

describe('headers and routes', () => {
  it('include request id, organization, environment and the remaining rate limit', async () => {
    const { headers } = await service.current.sandbox.get('/inquiries');
    assert.match(headers.get('request-id') ?? '', /^req_/);
    assert.equal(headers.get('service-environment-id'), service.current.seeded.sandbox.scope.environmentId);
    assert.equal(headers.get('ratelimit-limit'), '60');
    assert.ok(Number(headers.get('ratelimit-remaining')) < 60);
    assert.ok(Number(headers.get('ratelimit-reset')) >= 1);
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  it('return 404 for an unknown path and 405 with Allow for a known path with another method', async () => {
    assert.equal((await raw('/api/v1/nothing')).status, 404);
    const wrong = await raw('/api/v1/inquiries', {}, 'DELETE');
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.get('allow'), 'POST, GET');
  });

  it('serve the OpenAPI of each version and refuse an unknown version', async () => {
    const newest = (await (await raw('/api/v1/openapi.json')).json()) as { info: { version: string } };
    assert.equal(newest.info.version, '2026-09-29');
    const older = await (await raw('/api/v1/openapi.json?version=2023-01-05')).text();
    assert.match(older, /name-first/);
    assert.equal((await raw('/api/v1/openapi.json?version=1999-01-01')).status, 400);
  });

  it('report liveness and readiness', async () => {
    assert.equal((await raw('/healthz')).status, 200);
    assert.equal((await raw('/readyz')).status, 200);
  });

  it('refuse an unknown inflection and a malformed query', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.get('/inquiries', { 'key-inflection': 'pascal' })).status, 400);
    assert.equal((await sandbox.get('/inquiries?filter[nothing]=1')).status, 400);
    assert.equal((await sandbox.get('/inquiries?page[surprise]=1')).status, 400);
    assert.equal((await sandbox.get('/inquiries?filter[note]=%00')).status, 400);
  });
});

describe('429', () => {
  it('is returned to an address that tries key after key, while a valid key is still accepted', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 65; tried += 1) {
      statuses.push((await raw('/api/v1/inquiries', { authorization: `Bearer service_sandbox_guess${tried}` })).status);
    }
    assert.equal(statuses[0], 401);
    assert.equal(statuses.at(-1), 429);
    assert.equal((await service.current.sandbox.get('/inquiries')).status, 200);
  });

  it('is returned past the limit of the minute, with the time to retry', async () => {
    const { sandbox } = service.current;
    let answer = await sandbox.get('/inquiries');
    for (let sent = 0; sent < 70 && answer.status === 200; sent += 1) answer = await sandbox.get('/inquiries');
    assert.equal(answer.status, 429);
    assert.equal(answer.headers.get('ratelimit-remaining'), '0');
    assert.ok(Number(answer.headers.get('retry-after')) >= 1);
    assert.equal(answer.body.errors?.[0]?.title, 'Rate limit exceeded');
  });
});
