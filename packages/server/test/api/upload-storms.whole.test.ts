/** Many large bodies at once: each is accepted or refused with a retry hint, without errors or leftover files. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { openRaw } from '../support/raw-http.ts';
import { useService } from '../support/service.ts';
import { assertSpoolEmpty } from '../support/spool.ts';

const sessions = 50;
const uploadsOfEach = 4;
const heavy = 1_000_000;

const people: Individual[] = [];
const settings = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' };
const service = useService({ worker: false, settings }, async (prepared) => {
  // Sequential preparation: the burst follows.
  while (people.length < sessions) people.push(await atPhoto(prepared));
});

const from = (address: number) => ({ 'x-forwarded-for': `192.0.2.${address}` });
let addresses = 0;

/** Opens a flow from a new address each time, because requests per address are rate-limited. */
async function atPhoto(of = service.current): Promise<Individual> {
  const { id } = await createInquiry(of);
  addresses += 1;
  const person = createIndividual(of.baseUrl, from(addresses));
  await person.open(`/verify?inquiry-id=${id}`);
  await person.answer({ consent: 'yes' });
  await person.answer({ country: 'US' });
  assert.equal(person.page.step, 'front');
  return person;
}

/**
 * Returns a picture that decodes as fast as a small one: most of its size is comments before the image (ITU-T T.81,
 * B.2.4.5).
 */
async function heavyPicture(): Promise<Blob> {
  const small = new Uint8Array(await (await plainPicture(120)).arrayBuffer());
  const comment = Buffer.alloc(65_537);
  comment.set([0xff, 0xfe, 0xff, 0xff]);
  const comments = Array.from({ length: heavy / comment.length }, () => comment);
  return new Blob([small.subarray(0, 2), ...comments, small.subarray(2)], { type: 'image/jpeg' });
}

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(`${service.current.baseUrl}${path}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function assertWellAnswered(answers: readonly Answered[]): void {
  for (const { status, headers } of answers) {
    assert.ok(status < 500 || status === 503, `${status}`);
    if (status === 503) assert.match(headers.get('retry-after') ?? '', /^\d+$/);
  }
}

/** Counts the answers with a status. */
const counted = (answers: readonly Answered[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

async function assertServiceWell(): Promise<void> {
  const health = await fetch(`${service.current.baseUrl}/healthz`);
  assert.equal(health.status, 200);
  assert.equal(((await health.json()) as { readonly status: string }).status, 'ok');
  await assertSpoolEmpty(service.current);
  const person = await atPhoto();
  await person.answer({ photo: await plainPicture(10) });
  assert.deepEqual([person.page.status, person.page.step], [200, 'back']);
  await assertSpoolEmpty(service.current);
}

/** Returns the page's form with its hidden fields. */
function formOf({ html }: Individual['page']): FormData {
  const form = new FormData();
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)) {
    form.set(name, value);
  }
  return form;
}

describe('two hundred at once', () => {
  it('photos in the hosted flow', async () => {
    const photo = await heavyPicture();
    const uploaded = people.flatMap(({ cookie, page }, at) =>
      Array.from({ length: uploadsOfEach }, () => {
        const form = formOf(page);
        form.set('photo', photo);
        return post('/verify', form, { cookie, accept: 'text/html', ...from(at) });
      }),
    );
    const answers = await Promise.all(uploaded);
    assertWellAnswered(answers);
    assert.ok(counted(answers, 303) > 0);
    await assertServiceWell();
  });

  it('JSON documents with a photo in base64', async () => {
    const data = Buffer.from(await (await heavyPicture()).arrayBuffer()).toString('base64');
    const body = JSON.stringify({ data: { attributes: { 'selfie-photo': { data: { data, filename: 'a.jpg' } } } } });
    const headers = {
      authorization: `Bearer ${service.current.seeded.sandbox.apiKey}`,
      'content-type': 'application/json',
    };
    const answers = await Promise.all(Array.from({ length: 200 }, () => post('/api/v1/accounts', body, headers)));
    assertWellAnswered(answers);
    const [refused] = answers.filter(({ status }) => status !== 201 && status !== 503);
    assert.equal(refused, undefined, refused?.text);
    assert.ok(counted(answers, 201) > 0);
    await assertServiceWell();
  });

  it('forms that are refused in the middle of their files', async () => {
    const answers = await Promise.all(
      people.flatMap(({ cookie, page }, at) =>
        Array.from({ length: uploadsOfEach }, () => {
          const form = formOf(page);
          for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) form.set(name, new Blob(['x'.repeat(10)]));
          return post('/verify', form, { cookie, accept: 'text/html', ...from(at) });
        }),
      ),
    );
    assertWellAnswered(answers);
    assert.ok(counted(answers, 413) > 0);
    await assertServiceWell();
  });

  it('uploads that are aborted right after their start', async () => {
    const head = (cookie: string, address: number) =>
      [
        'POST /verify HTTP/1.1',
        'Host: a',
        `Cookie: ${cookie}`,
        `X-Forwarded-For: ${from(address)['x-forwarded-for']}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 9000000',
        '',
        '--b',
        'Content-Disposition: form-data; name="photo"; filename="p.jpg"',
        '',
        'x'.repeat(5000),
      ].join('\r\n');
    await Promise.all(
      people.flatMap(({ cookie }, address) =>
        Array.from({ length: uploadsOfEach }, async (_, at) => {
          const socket = await openRaw(service.current.baseUrl);
          await new Promise((sent) => socket.write(head(cookie, address), sent));
          // Disconnects at different stages of the server's processing.
          await new Promise((done) => setTimeout(done, at * 20));
          socket.destroy();
        }),
      ),
    );
    await assertServiceWell();
  });
});
