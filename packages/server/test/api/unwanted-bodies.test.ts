/** Large bodies of forbidden requests: refused before they are read, and before anything is created. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Client, request } from 'undici';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type RawAnswer, sendRaw } from '../support/raw-http.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const large = 44_000_000;
const megabyte = Buffer.alloc(1_000_000, 0x61);
/** Bytes that the buffers of both ends may hold of an unread body. */
const mostSent = 20_000_000;

function* megabytes(count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent += 1) yield megabyte;
}

const head = (line: string, headers: Readonly<Record<string, string | number>>) => [
  `${line} HTTP/1.1`,
  'Host: localhost',
  ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
];

const codeOf = ({ text }: RawAnswer): string => JSON.parse(text).errors[0].code;
const json = { 'Content-Type': 'application/json' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' };

describe('a large body is not read', () => {
  const post = (path: string, headers: Readonly<Record<string, string | number>>, length = large) =>
    sendRaw(service.current.baseUrl, {
      head: head(`POST ${path}`, { 'Content-Length': length, ...headers }),
      body: megabytes(length / 1_000_000),
    });

  it('without a key', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/v1/inquiries', json)));
    for (const answer of answers) {
      assert.deepEqual([answer.status, codeOf(answer)], [401, 'unauthenticated']);
      assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken`);
    }
  });

  it('with an unknown key', async () => {
    const answer = await post('/api/v1/inquiries', { ...json, Authorization: 'Bearer service_sandbox_none' });
    assert.deepEqual([answer.status, codeOf(answer)], [401, 'invalid_token']);
    assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken`);
  });

  it('on an unknown path, with an unsupported method, or for a probe', async () => {
    for (const [path, status] of [
      ['/api/v1/nothing', 404],
      ['/healthz', 404],
      ['/files/a/b', 404],
    ] as const) {
      const answer = await post(path, json);
      assert.equal(answer.status, status, path);
      assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken of ${path}`);
    }
  });

  it('as files without a session', async () => {
    const answer = await post('/verify', multipart);
    assert.equal(answer.status, 410);
    assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken`);
  });

  it('as a form that no page has', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await post('/verify', { 'Content-Type': type });
      assert.equal(answer.status, 413, type);
      assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken as ${type}`);
    }
  });

  it('beyond the limit of its endpoint', async () => {
    const { seeded } = service.current;
    const authorization = { Authorization: `Bearer ${seeded.sandbox.apiKey}` };
    const answer = await post('/api/v1/webhooks', { ...json, ...authorization });
    assert.deepEqual([answer.status, codeOf(answer)], [413, 'payload_too_large']);
    assert.ok(answer.sent < mostSent, `${answer.sent} bytes were taken`);
  });
});

describe('a chunked body, which has no length,', () => {
  function* chunks(count: number): Generator<string> {
    const piece = `${(65_536).toString(16)}\r\n${'a'.repeat(65_536)}\r\n`;
    for (let sent = 0; sent < count; sent += 1) yield piece;
    yield '0\r\n\r\n';
  }
  const post = (path: string, headers: Readonly<Record<string, string>>, count: number) =>
    sendRaw(service.current.baseUrl, {
      head: head(`POST ${path}`, { 'Transfer-Encoding': 'chunked', ...headers }),
      body: chunks(count),
    });

  it('is counted as it arrives', async () => {
    const { seeded } = service.current;
    const authorization = { Authorization: `Bearer ${seeded.sandbox.apiKey}` };
    for (const [path, headers] of [
      ['/api/v1/webhooks', { ...json, ...authorization }],
      ['/verify', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ] as const) {
      const answer = await post(path, headers, 600);
      assert.equal(answer.status, 413, path);
      assert.ok(answer.sent < mostSent, `${answer.sent} bytes of ${path} were taken`);
    }
  });

  it('may be empty', async () => {
    const { seeded, sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const authorization = { Authorization: `Bearer ${seeded.sandbox.apiKey}` };
    const answer = await post(`/api/v1/inquiries/${id}/approve`, authorization, 0);
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'], 'approved');
  });
});

describe('a client that waits for 100 Continue', () => {
  const post = (headers: Readonly<Record<string, string>>) => {
    const body = JSON.stringify({ data: { attributes: { 'inquiry-template-id': service.current.templateId } } });
    return sendRaw(service.current.baseUrl, {
      head: head('POST /api/v1/inquiries', {
        ...json,
        ...headers,
        'Content-Length': body.length,
        Expect: '100-continue',
      }),
      patience: 1000,
    });
  };

  it('gets it when its key is valid', async () => {
    const answer = await post({ Authorization: `Bearer ${service.current.seeded.sandbox.apiKey}` });
    assert.equal(answer.status, 100);
  });

  it('never gets it when its key is invalid, and its connection is closed', async () => {
    const answer = await post({});
    assert.equal(answer.status, 401);
    assert.equal(answer.headers.get('connection'), 'close');
  });
});

describe('a form', () => {
  const fetched = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${service.current.baseUrl}/verify`, { method: 'POST', body, headers, redirect: 'manual' });

  it('with very many names is refused before they are parsed', async () => {
    const names = Array.from({ length: 1000 }, (_, at) => `n${at}=`).join('&');
    const response = await fetched(names, { 'content-type': 'application/x-www-form-urlencoded' });
    assert.equal(response.status, 413);
  });

  it('with a character that cannot be stored is refused', async () => {
    const response = await fetched('code=%00', { 'content-type': 'application/x-www-form-urlencoded' });
    assert.equal(response.status, 400);
  });
});

describe('truncated files', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="photo"; filename="p.jpg"\r\n\r\nxxxx';
  const texts: readonly (readonly [string, string, string])[] = [
    ['in the middle of a file', 'multipart/form-data; boundary=b', part],
    ['after a header', 'multipart/form-data; boundary=b', part.slice(0, 60)],
    ['before they begin', 'multipart/form-data; boundary=b', ''],
    ['with another boundary', 'multipart/form-data; boundary=other', part],
    ['without a boundary', 'multipart/form-data', part],
    ['after a field', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ];
  for (const [name, type, body] of texts) {
    it(`are refused ${name}`, async () => {
      const { id } = await createInquiry(service.current);
      const person = createIndividual(service.current.baseUrl);
      await person.open(`/verify?inquiry-id=${id}`);
      await person.answer({ consent: 'yes' });
      const response = await fetch(`${service.current.baseUrl}/verify`, {
        method: 'POST',
        headers: { 'content-type': type, cookie: person.cookie },
        body,
      });
      assert.ok([400, 403, 415].includes(response.status), `${response.status}`);
    });
  }
});

describe('a connection whose large body was refused', () => {
  it('is closed, so that no other request uses it; one whose body was read stays open', async () => {
    const { baseUrl, seeded } = service.current;
    const headers = { ...json, authorization: `Bearer ${seeded.sandbox.apiKey}` };
    const post = (path: string, body: string) => request(`${baseUrl}/api/v1${path}`, { method: 'POST', headers, body });
    const refused = await post('/inquiries/search', JSON.stringify({ query: 'x'.repeat(1_100_000) }));
    assert.deepEqual([refused.statusCode, refused.headers['connection']], [413, 'close']);
    await refused.body.dump();
    const taken = await post('/inquiries', JSON.stringify({ data: { attributes: { note: 'x'.repeat(1_100_000) } } }));
    assert.deepEqual([taken.statusCode, taken.headers['connection']], [400, 'keep-alive']);
    await taken.body.dump();
  });
});

describe('a connection whose form was refused in the middle', () => {
  /** Returns seven files where four are allowed, then one of `bytes` bytes. */
  const tooManyFiles = (bytes: number): string => {
    const file = (content: string) =>
      `--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n${content}\r\n`;
    return `${file('x').repeat(7)}${file('x'.repeat(bytes))}--b--\r\n`;
  };
  async function refuse(connection: Client, bytes: number): Promise<string | string[] | undefined> {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl);
    await person.open(`/verify?inquiry-id=${id}`);
    await person.answer({ consent: 'yes' });
    const headers = { 'content-type': 'multipart/form-data; boundary=b', cookie: person.cookie };
    const refused = await connection.request({ path: '/verify', method: 'POST', headers, body: tooManyFiles(bytes) });
    await refused.body.dump();
    assert.equal(refused.statusCode, 413);
    return refused.headers['connection'];
  }

  async function onOneConnection(use: (connection: Client) => Promise<void>): Promise<void> {
    const connection = new Client(service.current.baseUrl);
    try {
      await use(connection);
    } finally {
      await connection.destroy();
    }
  }

  it('stays open when little of it was left', () =>
    onOneConnection(async (connection) => {
      let connects = 0;
      connection.on('connect', () => (connects += 1));
      for (let round = 0; round < 5; round += 1) {
        assert.equal(await refuse(connection, 600_000), 'keep-alive');
        const next = await connection.request({ path: '/healthz', method: 'GET' });
        assert.equal(next.statusCode, 200);
        await next.body.dump();
      }
      assert.equal(connects, 1);
    }));

  it('is closed when much was left', () =>
    onOneConnection(async (connection) => {
      assert.equal(await refuse(connection, 3_000_000), 'close');
    }));
});
