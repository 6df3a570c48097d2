/** Receipt of an individual: accessible only at its own address, as page, document and signed statement. */
import assert from 'node:assert/strict';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { eventsAbout } from '../support/accounts.ts';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { readPdf } from '../support/read-pdf.ts';
import { useService } from '../support/service.ts';

const service = useService();

const simulate = (id: string, ...actions: object[]) =>
  service.current.sandbox.post(`/inquiries/${id}/perform-simulate-actions`, { meta: { 'simulate-actions': actions } });

async function verificationTemplate(id: string): Promise<string> {
  const refused = await simulate(id, {
    type: 'create_passed_verification',
    data: { 'verification-template-id': 'vtmpl_none' },
  });
  const details = refused.body.errors?.[0]?.details ?? '';
  return /(vtmpl_\w+) \((driver-license|government-id)\)/.exec(details)?.[1] ?? '';
}

/** Brings an individual to the end `action`; returns the path of the receipt on the last page. */
async function ended(action = 'complete_inquiry') {
  const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Zelda' } });
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl);
  await person.open(String(made.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  const template = await verificationTemplate(id);
  const document = { type: 'create_passed_verification', data: { 'verification-template-id': template } };
  assert.equal((await simulate(id, document, { type: action })).status, 200);
  const page = await person.open(person.address);
  const [, href = ''] = /href="(\/receipt\/[^"?]+)/.exec(page.html) ?? [];
  return { id, page, path: href };
}

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.current.baseUrl}${path}`, { headers: { accept: 'text/html', ...headers } });

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.current.baseUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body,
  });

const tagsOf = async (id: string) =>
  (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['tags'];

describe('the end of the flow', () => {
  it('shows what the business knows, until when photos are kept, and offers the receipt', async () => {
    const { page, path } = await ended();
    assert.equal(page.step, 'success');
    assert.match(page.html, /knows now.*Name, .*Date of birth.*Photos of your document/s);
    assert.match(page.html, /Your photos and papers are erased on [A-Z]\w+ \d+, \d{4}\./);
    assert.match(path, /^\/receipt\/env_\w+\.inq_\w+\.[0-9a-f]{64}$/);
  });

  it('shows the usual wait for a review once ten were decided', async () => {
    const first = await ended('mark_for_review_inquiry');
    assert.doesNotMatch(first.page.html, /Usual wait/);
    for (let count = 0; count < 10; count += 1) {
      const { id } = await createInquiry(service.current);
      await simulate(id, { type: 'start_inquiry' }, { type: 'mark_for_review_inquiry' });
      service.current.clock.forward(count < 8 ? 1_000 : 50_000);
      await simulate(id, { type: 'approve_inquiry' });
    }
    const { page } = await ended('mark_for_review_inquiry');
    assert.equal(page.step, 'needs-review');
    assert.match(page.html, /Usual wait: 17 minutes/);
  });
});

describe('the receipt', () => {
  it('opens without a session, in the language of the browser or of its address', async () => {
    const { path, id } = await ended();
    const german = await get(path, { 'accept-language': 'de' });
    assert.equal(german.status, 200);
    assert.match(german.headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/);
    assert.doesNotMatch(german.headers.get('content-security-policy') ?? '', /script-src/);
    const html = await german.text();
    assert.match(html, /<html lang="de" dir="ltr">.*Ihr Beleg.*Ihr Ausweis.*Bestanden/s);
    assert.match(html, new RegExp(`${id.slice(-3)}`, 'i'));
    assert.doesNotMatch(html, /Zelda|<script/);
    assert.match(await (await get(`${path}?language=he`)).text(), /<html lang="he" dir="rtl">/);
  });

  it('is not opened by a changed address, for another inquiry or in another environment', async () => {
    const { path } = await ended();
    const other = await ended();
    const [environment = '', inquiry = '', mac = ''] = path.slice('/receipt/'.length).split('.');
    const [, otherInquiry = ''] = other.path.slice('/receipt/'.length).split('.');
    const production = service.current.seeded.production.scope.environmentId;
    for (const token of [
      [environment, otherInquiry, mac],
      [production, inquiry, mac],
      [environment, inquiry, mac.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
      [environment, inquiry, ''],
      [environment, inquiry],
      ['env_none', inquiry, mac],
      ['x'.repeat(150)],
    ]) {
      for (const name of ['', '/receipt.pdf', '/receipt.jws'])
        assert.equal((await get(`/receipt/${token.join('.')}${name}`)).status, 404, `${token.join('.')}${name}`);
      assert.equal((await post(`/receipt/${token.join('.')}`, 'right=erase')).status, 404);
    }
    assert.equal((await get(`${path}/receipt.exe`)).status, 404);
  });

  it('is a document in the language of the individual, with its signature inside', async () => {
    const { path } = await ended();
    const answer = await get(`${path}/receipt.pdf?language=fr`);
    assert.equal(answer.headers.get('content-type'), 'application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { text } = await readPdf(bytes);
    assert.match(text, /Votre reçu.*Confirmé.*Votre pièce d’identité.*Réussi/s);
    const [, stored = ''] = /\/EmbeddedFile.*?stream\r?\n(.*?)\r?\nendstream/s.exec(bytes.toString('latin1')) ?? [];
    const inside = inflateSync(Buffer.from(stored, 'latin1')).toString();
    assert.match(inside, /^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('is printed at most ten times a minute', async () => {
    const { path } = await ended();
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1) answers.push((await get(`${path}/receipt.pdf`)).status);
    assert.deepEqual(answers, [...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is signed: a third party verifies it with the public key, and a changed statement fails', async () => {
    const { path, id } = await ended();
    const token = await (await get(`${path}/receipt.jws`)).text();
    const [head = '', statement = '', signature = ''] = token.split('.');
    const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string };
    const [, environment = ''] = /(env_\w+)/.exec(path) ?? [];
    const set = (await (await get(`/receipt-keys/${environment}`)).json()) as {
      keys: (JsonWebKey & { kid: string })[];
    };
    const key = set.keys.find((each) => each.kid === kid);
    assert.equal(alg, 'EdDSA');
    assert.ok(key !== undefined && key['d'] === undefined);
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const isSigned = (text: string) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
    assert.ok(isSigned(`${head}.${statement}`));
    assert.ok(!isSigned(`${head}.${Buffer.from('{}').toString('base64url')}`));
    const said = JSON.parse(Buffer.from(statement, 'base64url').toString()) as Record<string, unknown>;
    assert.deepEqual([said['sub'], said['result'], said['organization']], [id, 'passed', 'Example Company']);
    assert.equal((await get('/receipt-keys/env_none')).status, 404);
  });

  it('shows the time of an erasure after it, and offers no further requests', async () => {
    const { path, id } = await ended();
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    const html = await (await get(path)).text();
    assert.match(html, /Your data was erased on/);
    assert.match(html, /Your document.*Passed/s);
    assert.doesNotMatch(html, /name="right"|Date of birth/);
    assert.equal((await get(`${path}/receipt.pdf`)).status, 200);
    assert.equal((await post(path, 'right=erase')).status, 409);
  });
});

describe('a privacy request', () => {
  it('is reported to the business once, and shown as reported until the business removes the tag', async () => {
    const { path, id } = await ended();
    const before = (await eventsAbout(service.current, id)).length;
    for (const body of ['right=erase', 'right=erase', 'right=object']) {
      const answer = await post(path, body);
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, path]);
    }
    assert.deepEqual(await tagsOf(id), ['erasure-requested', 'objection-raised']);
    const events = (await eventsAbout(service.current, id)).slice(before).map(([name]) => name);
    assert.deepEqual(events, ['inquiry.updated-tags', 'inquiry.updated-tags']);
    const html = await (await get(path)).text();
    assert.deepEqual(
      [...html.matchAll(/name="right" value="(\w+)"/g)].map(([, right]) => right),
      ['export', 'correct'],
    );
    await service.current.sandbox.post(`/inquiries/${id}/remove-tag`, { meta: { 'tag-name': 'erasure-requested' } });
    assert.match(await (await get(path)).text(), /value="erase"/);
  });

  it('is refused with a sentence when it is unknown, too large, or from another site', async () => {
    const { path, id } = await ended();
    for (const [body, headers, status] of [
      ['right=everything', {}, 400],
      ['', {}, 400],
      [`right=${'x'.repeat(70_000)}`, {}, 413],
      ['right=erase', { 'sec-fetch-site': 'cross-site' }, 400],
      ['right=erase', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ] as const) {
      const answer = await post(path, body, headers);
      assert.equal(answer.status, status, body.slice(0, 20));
      assert.match(await answer.text(), /<h1/);
    }
    assert.deepEqual(await tagsOf(id), []);
  });
});
