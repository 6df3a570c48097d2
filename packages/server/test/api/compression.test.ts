/** Compression of responses: media types, sizes and encodings, and never for responses with secrets. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { request } from 'undici';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Returns the response as received: undici's `request` does not decompress. */
async function onWire(path: string, acceptEncoding: string | undefined, init: { method?: 'POST'; body?: string } = {}) {
  const { baseUrl, seeded } = service.current;
  const { statusCode, headers, body } = await request(`${baseUrl}${path}`, {
    method: init.method ?? 'GET',
    body: init.body ?? null,
    headers: {
      authorization: `Bearer ${seeded.sandbox.apiKey}`,
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }),
    },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  return { statusCode, bytes, encoding: headers['content-encoding'] ?? null, vary: String(headers['vary'] ?? '') };
}

async function assertSmaller(path: string, encoding: 'br' | 'gzip') {
  const plain = await onWire(path, undefined);
  const encoded = await onWire(path, encoding);
  assert.equal(plain.encoding, null, path);
  assert.equal(encoded.encoding, encoding, path);
  assert.match(encoded.vary, /accept-encoding/i, path);
  assert.ok(encoded.bytes.length < plain.bytes.length / 2, `${path}: ${encoded.bytes.length} of ${plain.bytes.length}`);
}

describe('200', () => {
  it('compresses lists, documents and pages above a kilobyte, as the caller accepts', async () => {
    await createInquiry(service.current);
    const paths = ['/api/v1/inquiries', '/api/v1/events', '/api/v1/openapi.json', '/docs/errors'];
    for (const path of paths) {
      await assertSmaller(path, 'br');
      await assertSmaller(path, 'gzip');
    }
  });

  it('serves scripts and styles as they were compressed at build time', async () => {
    const page = (await onWire('/docs/try', undefined)).bytes.toString();
    const assets = [...page.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    assert.equal(assets.length, 5);
    const large = assets.filter((path) => path.includes('swagger-ui'));
    assert.equal(large.length, 3);
    for (const path of large) await assertSmaller(path, 'br');
  });

  it('does not compress for a caller that accepts no encoding, or refuses the available ones', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0', 'deflate', 'x'.repeat(4000)]) {
      assert.equal((await onWire('/api/v1/openapi.json', accepted)).encoding, null, accepted);
    }
  });

  it('does not compress a short response', async () => {
    assert.equal((await onWire('/healthz', 'br')).encoding, null);
  });
});

describe('responses that carry a secret', () => {
  const body = (attributes: object) => JSON.stringify({ data: { attributes } });

  async function assertPlain(path: string, sent?: string) {
    const { statusCode, encoding, bytes } = await onWire(
      path,
      'br, gzip',
      sent === undefined ? {} : { method: 'POST', body: sent },
    );
    assert.ok(statusCode < 300, `${path}: ${statusCode} ${bytes}`);
    assert.equal(encoding, null, path);
  }

  it('are never compressed: session tokens, one-time links, keys and signing secrets', async () => {
    const padding = 'x'.repeat(900);
    const created = body({ 'inquiry-template-id': service.current.templateId, note: padding });
    await assertPlain('/api/v1/inquiries', created);
    const { id } = await createInquiry(service.current);
    await assertPlain(`/api/v1/inquiries/${id}`);
    await assertPlain(`/api/v1/inquiries/${id}/generate-one-time-link`, '{}');
    await assertPlain('/api/v1/api-keys', body({ name: 'k', note: padding, permissions: ['inquiry.read'] }));
    const webhook = {
      name: 'w',
      description: padding,
      url: 'https://example.com/h',
      'enabled-events': ['inquiry.created'],
    };
    await assertPlain('/api/v1/webhooks', body(webhook));
    await assertPlain('/api/v1/webhooks');
  });
});
