/** Expired inquiries, links and sessions: the page shows the reason, reference number, company and next steps. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spokenNumber } from '@countersign/texts/spoken-number';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const other = () => createIndividual(service.current.baseUrl);

async function linkTo(id: string, life: object = {}): Promise<string> {
  const link = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`, life);
  assert.equal(link.status, 200, link.text);
  return String(link.body.meta?.['one-time-link']);
}

async function begun(): Promise<{ id: string; url: string; person: Individual }> {
  const { id } = await createInquiry(service.current);
  const url = await linkTo(id);
  const person = other();
  await person.open(url);
  await person.answer({ consent: 'yes' });
  return { id, url, person };
}

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

function assertExpired({ page }: Individual, id: string, canAsk = true): void {
  assert.deepEqual([page.status, page.step], [409, 'expired'], main(page.html));
  assert.match(page.html, /run out of time/);
  assert.match(main(page.html), new RegExp(spokenNumber(id)));
  assert.match(page.html, /class="organization">Example Company</);
  assert.equal(/name="new-link" value="yes"/.test(page.html), canAsk);
}

const expireByApi = async (id: string) => {
  assert.equal((await service.current.sandbox.post(`/inquiries/${id}/expire`)).status, 200);
};

describe('an inquiry that the API expired', () => {
  it('is shown as expired to its session, its used link, an unused link, and its id', async () => {
    const { id, url, person } = await begun();
    const unused = await linkTo(id);
    await expireByApi(id);
    await person.open('/verify');
    assertExpired(person, id);
    for (const address of [url, unused]) {
      const stranger = other();
      await stranger.open(address);
      assertExpired(stranger, id);
    }
    const stranger = other();
    await stranger.open(`/verify?inquiry-id=${id}`);
    assertExpired(stranger, id, false);
  });

  it('is shown as expired for a late answer, which changes nothing', async () => {
    const { id, person } = await begun();
    await expireByApi(id);
    await person.answer({ country: 'US' });
    assertExpired(person, id);
  });

  it('is shown as expired for a late photo', async () => {
    const { id, person } = await begun();
    await person.answer({ country: 'US' });
    await expireByApi(id);
    await person.answer({ photo: await plainPicture(10) });
    assertExpired(person, id);
  });
});

describe('an inquiry whose time is over', () => {
  it('is shown as expired before the sweep: to its session, its link, its token and its id', async () => {
    const { id, url, person } = await begun();
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    const token = String(body.meta?.['session-token']);
    const { id: untouched } = await createInquiry(service.current);
    service.current.clock.forward(86_401);
    await person.open('/verify');
    assertExpired(person, id);
    for (const address of [url, `/verify?session-token=${token}`]) {
      const stranger = other();
      await stranger.open(address);
      assertExpired(stranger, id);
    }
    const stranger = other();
    await stranger.open(`/verify?inquiry-id=${untouched}`);
    assertExpired(stranger, untouched, false);
  });

  it('is found by the cookie of its session, which outlives it', async () => {
    const { id } = await createInquiry(service.current);
    const url = new URL(await linkTo(id));
    const form = new URLSearchParams({ code: url.searchParams.get('code') ?? '', consent: 'yes' });
    const answer = await fetch(new URL('/verify', url), { method: 'POST', body: form, redirect: 'manual' });
    const until = /Expires=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.ok(Date.parse(until) > Date.parse(String(body.data.attributes['expires-at'])) + 86_400_000);
  });
});

describe('the request for a new link', () => {
  it('reaches the business as a tag and its event, once, and is remembered', async () => {
    const { id, url, person } = await begun();
    await expireByApi(id);
    await person.open('/verify');
    await person.answer({ 'new-link': 'yes' });
    assert.match(main(person.page.html), /Example Company knows that you want to continue/);
    const stranger = other();
    await stranger.open(url);
    assert.match(main(stranger.page.html), /knows that you want to continue/);
    const { sandbox } = service.current;
    assert.deepEqual((await sandbox.get(`/inquiries/${id}`)).body.data.attributes['tags'], ['new-link-requested']);
    const events = await sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry.updated-tags`);
    assert.equal(events.body.data.length, 1);
  });

  it('is accepted from a link as well, but not from another site or with only the id', async () => {
    const { id, url } = await begun();
    await expireByApi(id);
    const code = new URL(url).searchParams.get('code') ?? '';
    const tags = async () => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['tags'];
    const send = (query: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${service.current.baseUrl}/verify${query}`, {
        method: 'POST',
        body: new URLSearchParams({ 'new-link': 'yes', ...fields }),
        headers,
      });
    await send(`?inquiry-id=${id}`, {});
    await send('', { code }, { 'sec-fetch-site': 'cross-site' });
    assert.deepEqual(await tags(), []);
    await send('', { code });
    assert.deepEqual(await tags(), ['new-link-requested']);
  });
});

describe('a link that leads nowhere although its inquiry is open', () => {
  it('names company and number, and accepts the request for a new link', async () => {
    const { id, url, person } = await begun();
    service.current.clock.forward(400);
    const stranger = other();
    await stranger.open(url);
    assert.deepEqual([stranger.page.status, stranger.page.step], [410, 'gone']);
    assert.match(stranger.page.html, /already used.*tell Example Company/s);
    assert.match(main(stranger.page.html), new RegExp(spokenNumber(id)));
    await stranger.answer({ 'new-link': 'yes' });
    assert.match(main(stranger.page.html), /knows that you want to continue/);
    assert.equal((await person.open('/verify')).step, 'country');
  });

  it('never shows the id of an inquiry that is not started, since the id would open it', async () => {
    const { id } = await createInquiry(service.current);
    const url = await linkTo(id);
    const sessions = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    await service.current.sandbox.post(`/inquiry-sessions/${sessions.body.data[0]?.id}/expire`);
    const person = other();
    await person.open(url);
    assert.deepEqual([person.page.status, person.page.step], [410, 'gone']);
    assert.match(person.page.html, /class="organization">Example Company</);
    assert.doesNotMatch(person.page.html, new RegExp(spokenNumber(id)));
  });

  it('that was never issued shows help and a way on, and the name of the only company', async () => {
    for (const address of ['/verify', '/verify?code=abcdefghijkLMNOPQRSTuv']) {
      const person = other();
      await person.open(address);
      assert.deepEqual([person.page.status, person.page.step], [410, 'gone']);
      assert.match(person.page.html, /Example Company.*data-action="try-again".*Help/s);
    }
  });
});
