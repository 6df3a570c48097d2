/** Slow request bodies: they block no other request, and are cut off after a timeout. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { type HeldRequest, holdRaw } from '../support/raw-http.ts';
import { type TestService, useService } from '../support/service.ts';
import { assertSpoolEmpty, openUploads } from '../support/spool.ts';

async function atPhoto(service: TestService): Promise<Individual> {
  const { id } = await createInquiry(service);
  const person = createIndividual(service.baseUrl);
  await person.open(`/verify?inquiry-id=${id}`);
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return person;
}

type Head = readonly string[];

let addresses = 0;

/** Returns a new address for each request, because requests per address are rate-limited. */
function nextAddress(): number {
  addresses += 1;
  return addresses;
}

/** Request heads for bodies of 9 kB: small enough for every limit. */
const heads = {
  json: ({ seeded }: TestService): Head => [
    'POST /api/v1/inquiries HTTP/1.1',
    'Content-Type: application/json',
    `Authorization: Bearer ${seeded.sandbox.apiKey}`,
  ],
  form: (): Head => ['POST /verify HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded'],
  signIn: ({ baseUrl }: TestService): Head => [
    'POST /dashboard/api/sign-in/password HTTP/1.1',
    'Content-Type: application/json',
    `Origin: ${baseUrl}`,
    `X-Forwarded-For: 192.0.2.${nextAddress()}`,
  ],
  filesOfNobody: (): Head => ['POST /verify HTTP/1.1', 'Content-Type: multipart/form-data; boundary=b'],
  files: (cookie: string): Head => [...heads.filesOfNobody(), `Cookie: ${cookie}`],
};

async function holdSlowly(service: TestService, head: Head, begin = ''): Promise<HeldRequest> {
  const request = await holdRaw(service.baseUrl, [...head, 'Host: a', 'Content-Length: 9000']);
  request.socket.write(begin);
  request.trickle(200);
  return request;
}

/** Asserts one answer that closes the connection. */
function assertCutOff(received: string): void {
  assert.match(received, /^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*request_timeout/i);
  assert.equal(received.match(/HTTP\/1\.1/g)?.length, 1);
}

const beginOfFile = ['--b', 'Content-Disposition: form-data; name="photo"; filename="p.jpg"', '', 'x'].join('\r\n');

describe('while very many slow bodies are in progress', () => {
  const settings = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
  // Far more than the slowest machine needs: no request in these tests may be cut off.
  const bodySeconds = { ordinary: 600, upload: 600, entry: 600, trickle: 600 };
  const service = useService({ worker: false, settings, bodySeconds });
  const each = 120;
  const held: HeldRequest[] = [];
  let uploader: Individual;
  before(async () => {
    uploader = await atPhoto(service.current);
  });
  after(() => held.forEach(({ socket }) => void socket.destroy()));

  for (const [name, head] of [
    ['documents with a key', heads.json],
    ['forms without a session', heads.form],
    ['files without a session', heads.filesOfNobody],
    ['sign-ins without a session', heads.signIn],
  ] as const) {
    it(`${each} ${name}, requests and uploads are answered`, async () => {
      const slow = await Promise.all(
        Array.from({ length: each }, () => holdSlowly(service.current, head(service.current))),
      );
      held.push(...slow);
      assert.equal((await service.current.sandbox.get('/inquiries')).status, 200);
      const person = await atPhoto(service.current);
      await person.answer({ photo: await plainPicture(10) });
      assert.equal(person.page.step, 'back');
      const { baseUrl } = service.current;
      const entry = await fetch(`${baseUrl}/dashboard/api/sign-in/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
        body: JSON.stringify({ 'email-address': 'nobody@example.com', password: 'unknown here' }),
      });
      assert.equal(entry.status, 401);
      assert.equal((await fetch(`${baseUrl}/readyz`)).status, 200);
      assert.deepEqual(new Set(slow.map(({ received }) => received)), new Set(['']));
    });
  }

  it('an individual who was at the photo step before can continue', async () => {
    await uploader.answer({ photo: await plainPicture(20) });
    assert.equal(uploader.page.step, 'back');
  });

  it('nothing remains once they are gone', async () => {
    for (const { socket } of held) socket.destroy();
    await assertSpoolEmpty(service.current);
  });
});

describe('a slow body', () => {
  const service = useService({ worker: false, bodySeconds: { ordinary: 2, upload: 3, entry: 2, trickle: 60 } });

  for (const [name, head] of [
    ['a document', heads.json],
    ['a form', heads.form],
    ['a file without a session', heads.filesOfNobody],
    ['what a sign-in sends', heads.signIn],
  ] as const) {
    it(`is aborted when its time is over: ${name}`, async () => {
      const slow = await holdSlowly(service.current, head(service.current));
      assertCutOff(await slow.ended);
    });
  }

  it('is aborted when its time is over: the photo of a session, of which nothing remains', async () => {
    const { cookie } = await atPhoto(service.current);
    const slow = await Promise.all(
      Array.from({ length: 4 }, () => holdSlowly(service.current, heads.files(cookie), beginOfFile)),
    );
    await eventually('4 uploads are open', async () => (await openUploads(service.current)) === 4);
    for (const { ended } of slow) assertCutOff(await ended);
    await assertSpoolEmpty(service.current);
    const person = await atPhoto(service.current);
    await person.answer({ photo: await plainPicture(10) });
    assert.equal(person.page.step, 'back');
  });
});

describe('a photo that arrives slower than any phone sends', () => {
  const service = useService({ worker: false, bodySeconds: { ordinary: 60, upload: 120, entry: 60, trickle: 1 } });

  it('is aborted long before its time is over, and nothing of it remains', async () => {
    const { cookie } = await atPhoto(service.current);
    const slow = await holdSlowly(service.current, heads.files(cookie), beginOfFile);
    assertCutOff(await slow.ended);
    await assertSpoolEmpty(service.current);
  });
});
