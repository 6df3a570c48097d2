/**
 * Service behind a proxy that terminates https: client addresses in every notation, and transport security headers
 * for browsers.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createClient } from '../support/client.ts';
import { useService } from '../support/service.ts';

const settings = { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://verify.example.com' };
const service = useService({ worker: false, settings });

/** Creates a key restricted to one address; returns a function that calls with a forwarded address. */
async function keyOf(address: string) {
  const attributes = { name: 'One address', 'ip-address-allowlist': [address], permissions: ['inquiry.read'] };
  const { status, body, text } = await service.current.sandbox.post('/api-keys', { data: { attributes } });
  assert.ok(status < 300, text);
  const client = createClient(service.current.baseUrl, String(body.data.attributes['value']));
  return async (forwarded: string) => (await client.get('/inquiries', { 'x-forwarded-for': forwarded })).status;
}

describe('the address of a client', () => {
  it('is parsed with a port, in brackets, and as IPv4-mapped IPv6', async () => {
    const four = await keyOf('198.51.100.7');
    for (const from of ['198.51.100.7', '198.51.100.7:51234', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:443']) {
      assert.equal(await four(from), 200, from);
    }
    const six = await keyOf('2001:db8::1');
    for (const from of ['2001:db8::1', '[2001:db8::1]:51234', '2001:0DB8::0001'])
      assert.equal(await six(from), 200, from);
  });

  it('differs for a different client', async () => {
    const four = await keyOf('198.51.100.7');
    for (const from of ['198.51.100.8:51234', '198.51.100.70', 'unknown']) assert.equal(await four(from), 403, from);
  });
});

describe('every response', () => {
  for (const path of ['/healthz', '/api/v1/inquiries', '/verify', '/nowhere', '/dashboard']) {
    it(`requires HTTPS for the next request: ${path}`, async () => {
      const answer = await fetch(`${service.current.baseUrl}${path}`, { redirect: 'manual' });
      assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000');
    });
  }
});
