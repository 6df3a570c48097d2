import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteOldRecordsJob } from '../../src/privacy/jobs.ts';
import { runJob } from '../../src/worker.ts';
import { createClient } from '../support/client.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
const service = useService({}, async (current) => {
  walked = await walkThrough(current);
});

/** Returns a new link to the front of the licence for the key of `client`. */
async function linkFor(client = service.current.sandbox, id = walked.document.id): Promise<URL> {
  const { body } = await client.get(`/verifications/${id}`);
  return new URL(String(body.data.attributes['front-photo-url']));
}

async function statusOf(url: URL): Promise<{ status: number; title: unknown }> {
  const answer = await fetch(url);
  const text = await answer.text();
  const parsed = answer.ok ? {} : (JSON.parse(text) as { errors?: { title: string }[] });
  return { status: answer.status, title: parsed.errors?.[0]?.title };
}

/** Returns the link with its token's parts changed. */
function tampered(url: URL, change: (parts: string[]) => string[]): URL {
  const copy = new URL(url);
  copy.searchParams.set('access_token', change((url.searchParams.get('access_token') ?? '').split('.')).join('.'));
  return copy;
}

const lifeOf = (url: URL): number =>
  Number(url.searchParams.get('access_token')?.split('.')[1]) -
  Math.floor(service.current.clock.now().getTime() / 1000);

describe('GET /files/{id}/{name} 200', () => {
  it('sends the picture as an inert attachment to any holder of the link, and forbids caching', async () => {
    const answer = await fetch(await linkFor());
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/jpeg');
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="[A-Za-z0-9._-]+"$/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    assert.deepEqual([...bytes.slice(0, 2)], [0xff, 0xd8]);
  });

  it('expires after six hours unless the key sets another time, and a new request returns a fresh link', async () => {
    const { sandbox, baseUrl, clock } = service.current;
    assert.ok(Math.abs(lifeOf(await linkFor()) - 21_600) <= 5);
    const made = await sandbox.post('/api-keys', {
      data: { attributes: { name: 'Short', 'file-access-token-expires-in': 60 } },
    });
    assert.equal(made.status, 201, made.text);
    const short = createClient(baseUrl, String(made.body.data.attributes['value']));
    const link = await linkFor(short);
    assert.ok(Math.abs(lifeOf(link) - 60) <= 5);
    assert.equal((await statusOf(link)).status, 200);
    clock.forward(120);
    assert.equal((await statusOf(link)).status, 403);
    assert.equal((await statusOf(await linkFor(short))).status, 200);
  });
});

describe('HEAD /files/{id}/{name}', () => {
  it('answers as GET does, without the bytes', async () => {
    const link = await linkFor();
    const [head, whole] = [await fetch(link, { method: 'HEAD' }), await fetch(link)];
    assert.equal(head.status, 200);
    const bytes = await whole.arrayBuffer();
    assert.equal(head.headers.get('content-length'), String(bytes.byteLength));
    for (const name of ['content-type', 'content-disposition', 'content-security-policy', 'cache-control']) {
      assert.equal(head.headers.get(name), whole.headers.get(name), name);
    }
    assert.equal((await head.arrayBuffer()).byteLength, 0);
    link.search = '';
    assert.equal((await fetch(link, { method: 'HEAD' })).status, 403);
  });
});

describe('GET /files/{id}/{name} 403', () => {
  const changes: readonly (readonly [what: string, change: (parts: string[]) => string[]])[] = [
    ['a later end', ([environment = '', expires = '', mac = '']) => [environment, `${Number(expires) + 60}`, mac]],
    ['another signature', ([environment = '', expires = '']) => [environment, expires, 'a'.repeat(64)]],
    ['an unknown environment', ([, expires = '', mac = '']) => ['env_unknown', expires, mac]],
    ['no parts', () => ['']],
  ];
  for (const [what, change] of changes) {
    it(`is returned for a token with ${what}`, async () => {
      assert.deepEqual(await statusOf(tampered(await linkFor(), change)), { status: 403, title: 'Forbidden' });
    });
  }

  it('is returned for the token of another file, and of the other environment', async () => {
    const front = await linkFor();
    const { body } = await service.current.sandbox.get(`/verifications/${walked.document.id}`);
    const back = new URL(String(body.data.attributes['back-photo-url']));
    back.search = front.search;
    assert.equal((await statusOf(back)).status, 403);
    const production = service.current.seeded.production.scope.environmentId;
    assert.equal((await statusOf(tampered(front, ([, ...rest]) => [production, ...rest]))).status, 403);
  });

  it('is returned without a token, with only an API key, and after expiry', async () => {
    const bare = await linkFor();
    bare.search = '';
    assert.equal((await statusOf(bare)).status, 403);
    const authorization = `Bearer ${service.current.seeded.sandbox.apiKey}`;
    assert.equal((await fetch(bare, { headers: { authorization } })).status, 403);
    const link = await linkFor();
    service.current.clock.forward(21_601);
    assert.equal((await statusOf(link)).status, 403);
  });
});

describe('GET /api/v1/files/{token}/{name}', () => {
  /** Returns the link to the front of the licence in a version before 2023-01-05. */
  async function keyedLink(id = walked.document.id): Promise<string> {
    const { body } = await service.current.sandbox.get(`/verifications/${id}`, { 'service-version': '2022-09-01' });
    return String(body.data.attributes['front-photo-url']);
  }
  const open = (url: string, key: string, version = '2022-09-01') =>
    fetch(url, { headers: { authorization: `Bearer ${key}`, 'service-version': version } });
  const keyOf = async (attributes: Record<string, unknown>) => {
    const { body, text, status } = await service.current.sandbox.post('/api-keys', { data: { attributes } });
    assert.equal(status, 201, text);
    return String(body.data.attributes['value']);
  };

  it('is the form of every link before 2023-01-05, in lists and included resources too, and of none later', async () => {
    const { sandbox, baseUrl } = service.current;
    const form = new RegExp(`^${baseUrl}/api/v1/files/[A-Za-z0-9_.]+/[A-Za-z0-9._-]+$`);
    for (const version of ['2020-05-18', '2021-08-18', '2022-09-01']) {
      const headers = { 'service-version': version };
      for (const path of [
        `/inquiries/${walked.id}?include=verifications,documents,selfies`,
        '/events?page[size]=100',
      ]) {
        const { text } = await sandbox.get(path, headers);
        const links = [...text.matchAll(/"(http[^"]+\/files\/[^"]+)"/g)].map(([, link = '']) => link);
        assert.ok(links.length > 0, `${version} ${path}`);
        for (const link of links) assert.match(link, form);
      }
    }
    const { text } = await sandbox.get(`/verifications/${walked.document.id}`, { 'service-version': '2023-01-05' });
    assert.ok(!text.includes('/api/v1/files/'));
  });

  it('sends the file to a key of the environment, in any version, and does not expire', async () => {
    const link = await keyedLink();
    const key = service.current.seeded.sandbox.apiKey;
    for (const version of ['2020-05-18', '2026-09-29']) {
      const answer = await open(link, key, version);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('content-type'), 'image/jpeg');
      assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="[A-Za-z0-9._-]+"$/);
      assert.deepEqual([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)], [0xff, 0xd8]);
    }
    service.current.clock.forward(30 * 86_400);
    assert.equal((await open(link, key)).status, 200);
  });

  it('is refused without a key, in another environment, and to a key that may not read the content', async () => {
    const link = await keyedLink();
    assert.equal((await fetch(link)).status, 401);
    assert.equal((await open(link, service.current.seeded.production.apiKey)).status, 404);
    assert.equal((await open(link, await keyOf({ name: 'r', permissions: ['report.read'] }))).status, 403);
    assert.equal((await open(link, await keyOf({ name: 'v', permissions: ['verification.read'] }))).status, 200);
    const guessed = link.replace(/[0-9a-f]{64}/, '0'.repeat(64));
    assert.equal((await open(guessed, service.current.seeded.sandbox.apiKey)).status, 404);
  });

  it('reports that the file is gone after the redaction', async () => {
    const { id, document } = await walkThrough(service.current);
    const link = await keyedLink(document.id);
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    assert.equal((await open(link, service.current.seeded.sandbox.apiKey)).status, 410);
  });
});

describe('GET /files/{id}/{name} 410', () => {
  it('is returned at once after the redaction of the inquiry', async () => {
    const { id, document } = await walkThrough(service.current);
    const link = await linkFor(service.current.sandbox, document.id);
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    assert.deepEqual(await statusOf(link), { status: 410, title: 'Gone' });
  });

  it('is returned once the retention of the picture is over', async () => {
    const { document } = await walkThrough(service.current);
    service.current.clock.forward(91 * 86_400);
    const link = await linkFor(service.current.sandbox, document.id);
    await runJob(service.current.app, deleteOldRecordsJob, {});
    assert.equal((await statusOf(link)).status, 410);
  });
});
