/** Invalid connections: no HTTP, slow headers, too many at once, or an early disconnect. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import pg from 'pg';
import { runAs } from '../../src/lib/event-loop.ts';
import { eventually } from '../support/eventually.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { holdRaw, openRaw, type RawAnswer, sendRaw } from '../support/raw-http.ts';
import { useService } from '../support/service.ts';
import { namedUploads, openUploads } from '../support/spool.ts';

const service = useService({ worker: false });
const send = (...head: string[]) => sendRaw(service.current.baseUrl, { head });
const errorOf = ({ text }: RawAnswer) => JSON.parse(text).errors[0];

describe('input that is not HTTP gets the common error format', () => {
  for (const [name, head, status, code] of [
    ['a header without a colon', ['GET / HTTP/1.1', 'Host: a', 'nonsense'], 400, 'bad_request'],
    ['two lengths', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'], 400, 'bad_request'],
    ['a length and chunks', ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'], 400, ''],
    ['no HTTP at all', ['\x16\x03\x01\x02'], 400, 'bad_request'],
    ['headers of 20 kB', ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(20_000)}`], 431, 'headers_too_large'],
    ['an address of 20 kB', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: a'], 431, 'headers_too_large'],
  ] as const) {
    it(name, async () => {
      const answer = await send(...head);
      assert.equal(answer.status, status);
      assert.equal(answer.headers.get('connection'), 'close');
      assert.equal(errorOf(answer).code, code === '' ? 'bad_request' : code);
      assert.match(errorOf(answer).links.about, /\/docs\/errors#/);
    });
  }

  it('and the request before it on the same connection is answered first', async () => {
    const socket = await openRaw(service.current.baseUrl);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually('the first is answered', async () => received.includes('"ok"'));
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    assert.match(received, /"ok"[\s\S]*HTTP\/1\.1 400/);
  });
});

describe('consecutive requests on one connection', () => {
  it('get one response each, also when the rest of a refused body is malformed', async () => {
    const head = ['POST /api/v1/inquiries HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked'];
    const request = await holdRaw(service.current.baseUrl, head);
    await eventually('it is answered', async () => request.received.includes('unauthenticated'));
    request.socket.write('no length of a chunk\r\n');
    assert.equal((await request.ended).match(/HTTP\/1\.1/g)?.length, 1);
  });

  it('are answered in their order, including those whose body is refused', async () => {
    const socket = await openRaw(service.current.baseUrl);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const refused = 'POST /api/v1/inquiries HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nHTTP ';
    const probe = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(refused + probe + refused + probe);
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    await eventually('four answers', async () => statuses().length === 4);
    assert.deepEqual(statuses(), [401, 200, 401, 200]);
    socket.destroy();
  });
});

describe('headers that arrive slowly', () => {
  it('time out after 15 s', { timeout: 40_000 }, async () => {
    const begun = performance.now();
    const socket = await openRaw(service.current.baseUrl);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n');
    const trickle = setInterval(() => socket.write('X: y\r\n'), 1000);
    await once(socket, 'close');
    clearInterval(trickle);
    assert.match(received, /HTTP\/1\.1 408[\s\S]*request_timeout/);
    assert.ok(performance.now() - begun >= 14_000);
  });
});

describe('an address with a NUL character', () => {
  it('is refused on every page', async () => {
    for (const path of ['/verify?inquiry-id=inq_a&environment-id=a%00b', '/verify?code=%00', '/verify?language=%00']) {
      const response = await fetch(`${service.current.baseUrl}${path}`, { headers: { accept: 'text/html' } });
      assert.equal(response.status, 400, path);
      assert.match(await response.text(), /data-step="gone"/);
    }
    assert.equal((await fetch(`${service.current.baseUrl}/files/a%00/b?access_token=x`)).status, 400);
  });
});

describe('a refusal', () => {
  it('is a page for a browser and an error document for the script of a page', async () => {
    const post = (accept: string) =>
      fetch(`${service.current.baseUrl}/verify`, {
        method: 'POST',
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
        body: 'a='.padEnd(70_000, 'x'),
      });
    const page = await post('text/html,*/*');
    assert.deepEqual([page.status, page.headers.get('content-type')], [413, 'text/html; charset=utf-8']);
    const html = await page.text();
    assert.match(html, /<html lang="de"/);
    assert.match(html, /href="\/verify"/);
    const document = await post('application/json');
    assert.equal(document.status, 413);
    assert.equal(JSON.parse(await document.text()).errors[0].code, 'payload_too_large');
  });
});

describe('uploads', () => {
  async function atPhoto() {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(`/verify?inquiry-id=${id}`);
    await person.answer({ consent: 'yes' });
    await person.answer({ country: 'US' });
    return person;
  }

  const begin = (cookie: string) =>
    [
      'POST /verify HTTP/1.1',
      'Host: a',
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 9000000',
      '',
      '--b',
      'Content-Disposition: form-data; name="photo"; filename="p.jpg"',
      '',
      'x'.repeat(500_000),
    ].join('\r\n');

  it('leave no file behind when they are aborted, and have no file name while they run', async () => {
    const { cookie } = await atPhoto();
    const sockets = await Promise.all(Array.from({ length: 3 }, () => openRaw(service.current.baseUrl)));
    for (const socket of sockets) socket.write(begin(cookie));
    await eventually('3 uploads are open', async () => (await openUploads(service.current)) === 3);
    // A file is unlinked right after it is opened, so the last of the three may still have a name.
    await eventually('none has a name', async () => (await namedUploads(service.current)).length === 0);
    assert.equal(await openUploads(service.current), 3);
    for (const socket of sockets) socket.destroy();
    await eventually('0 uploads are open', async () => (await openUploads(service.current)) === 0);
  });

  it('of one session are limited to four at once', async () => {
    const { cookie } = await atPhoto();
    const sockets = await Promise.all(Array.from({ length: 4 }, () => openRaw(service.current.baseUrl)));
    for (const socket of sockets) socket.write(begin(cookie));
    await eventually('4 uploads are open', async () => (await openUploads(service.current)) === 4);
    const refused = await sendRaw(service.current.baseUrl, { head: begin(cookie).split('\r\n').slice(0, 5) });
    assert.equal(refused.status, 429);
    for (const socket of sockets) socket.destroy();
    await eventually('0 uploads are open', async () => (await openUploads(service.current)) === 0);
  });
});

describe('requests beyond the running and the waiting ones', () => {
  it('get 503, while /healthz answers and /readyz reports what requests meet', async () => {
    const { sandbox, baseUrl, connectionString } = service.current;
    const { id } = await createInquiry(service.current);
    const owner = new pg.Client({ connectionString });
    await owner.connect();
    after(() => owner.end().catch(() => undefined));
    await owner.query('begin');
    await owner.query('lock table inquiries in access exclusive mode');
    let told = 0;
    const asked = Array.from({ length: 320 }, async () => {
      const { status, body, headers } = await sandbox.get(`/inquiries/${id}`);
      if (status !== 503 || body.errors?.[0]?.details !== 'too many requests at once') return;
      assert.equal(headers.get('retry-after'), '1');
      told += 1;
    });
    await eventually('twenty are told', async () => told >= 20);
    assert.equal((await fetch(`${baseUrl}/healthz`)).status, 200);
    const ready = await fetch(`${baseUrl}/readyz`);
    assert.equal(ready.status, 503);
    assert.match(await ready.text(), /wait for their turn|cannot be reached/);
    await owner.query('rollback');
    await owner.end();
    await Promise.all(asked);
    assert.equal((await sandbox.get(`/inquiries/${id}`)).status, 200);
    assert.equal((await fetch(`${baseUrl}/readyz`)).status, 200);
  });
});

describe('/healthz', () => {
  it('reports how often and how long the event loop was blocked, and by which operation', async () => {
    const asked = async () => (await fetch(`${service.current.baseUrl}/healthz`)).json() as Promise<Health>;
    const { blocks } = (await asked())['event-loop'];
    await runAs('GET /api/v1/held', async () => {
      const until = performance.now() + 500;
      while (performance.now() < until);
    });
    await eventually('the block is told', async () => {
      const { last } = (await asked())['event-loop'];
      return last?.operation === 'GET /api/v1/held' && last.milliseconds >= 400;
    });
    assert.ok((await asked())['event-loop'].blocks > blocks);
  });
});

interface Health {
  readonly 'event-loop': {
    readonly blocks: number;
    readonly last: { readonly milliseconds: number; readonly operation: string } | null;
  };
}
