import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import { after, describe, it } from 'node:test';
import { publicOnly } from './egress.ts';
import { createSafeFetch } from './safe-fetch.ts';

const closing: (() => void)[] = [];
after(() => {
  for (const close of closing) close();
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return `http://127.0.0.1:${address.port}`;
}

const options = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: Buffer.from('hello') } as const;
const guarded = createSafeFetch(publicOnly);
const open = createSafeFetch({ http: true, addresses: 'any' });

describe('a guarded request', () => {
  const refused: readonly (readonly [string, RegExp])[] = [
    ['https://127.0.0.1/', /not public/],
    ['https://10.0.0.1:8443/', /not public/],
    ['https://169.254.169.254/latest/meta-data', /not public/],
    ['https://[::1]/', /not public/],
    ['https://[::ffff:127.0.0.1]/', /not public/],
    ['https://[fe80::1]/', /not public/],
    ['https://2130706433/', /not public/],
    ['https://0177.0.0.1/', /not public/],
    ['https://0x7f.1/', /not public/],
    ['https://127.1/', /not public/],
    ['https://localhost/', /not public/],
    ['http://example.com/', /https/],
    ['ftp://example.com/', /https/],
  ];
  for (const [url, reason] of refused) {
    it(`refuses ${url}`, async () => {
      const outcome = await guarded(url, options);
      assert.equal(outcome.status, null);
      assert.match(outcome.error ?? '', reason);
    });
  }

  it('returns an error for a malformed address, without throwing', async () => {
    const { status, error } = await guarded('nonsense', options);
    assert.equal(status, null);
    assert.notEqual(error, null);
  });

  it('names no address in its error', async () => {
    const { error } = await guarded('https://10.9.8.7/', options);
    assert.equal(error?.includes('10.9.8.7'), false);
  });
});

describe('a request where private addresses are allowed', () => {
  it('sends the body unchanged and returns the status', async () => {
    let seen = '';
    const url = await listen(async (request, response) => {
      for await (const chunk of request) seen += String(chunk);
      response.writeHead(202).end();
    });
    assert.deepEqual(await open(url, options), { status: 202, error: null, beginning: '' });
    assert.equal(seen, 'hello');
  });

  it('follows no redirect', async () => {
    let visits = 0;
    const url = await listen((request, response) => {
      visits += 1;
      response.writeHead(302, { location: request.url === '/' ? '/next' : '/' }).end();
    });
    assert.deepEqual(await open(url, options), { status: 302, error: null, beginning: '' });
    assert.equal(visits, 1);
  });

  it('stops reading a response that does not end, and still returns its status', async () => {
    let sent = 0;
    const url = await listen((_request, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536);
      const more = (): void => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      more();
    });
    const { status, beginning } = await open(url, options);
    assert.equal(status, 200);
    assert.equal(beginning.length, 1000);
    assert.ok(sent < 20_000_000, `${sent} bytes were taken`);
  });

  it('gives up after five seconds on a server that never answers', { timeout: 60_000 }, async () => {
    const url = await listen(() => undefined);
    const begun = performance.now();
    const outcome = await open(url, options);
    const spent = performance.now() - begun;
    assert.deepEqual(outcome, { status: null, error: 'no answer within 5 seconds', beginning: '' });
    assert.ok(spent > 4500, `${spent} ms`);
  });

  it('names a refused connection', async () => {
    const { status, error } = await open('http://127.0.0.1:1/', options);
    assert.equal(status, null);
    assert.equal(error, 'ECONNREFUSED');
  });
});
