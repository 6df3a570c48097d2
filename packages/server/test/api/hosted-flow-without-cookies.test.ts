/** Hosted flow in a browser without cookies, and the origins that may submit its forms. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FlowPage } from '@countersign/flow/page';
import { eventually } from '../support/eventually.ts';
import { createCookieJar, createIndividual, type Individual, noCookies } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function linkTo(id: string): Promise<string> {
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  return String(linked.body.meta?.['one-time-link']);
}

async function begun(
  headers: Readonly<Record<string, string>> = {},
  jar = noCookies,
): Promise<{ id: string; person: Individual }> {
  const { id } = await createInquiry(service.current);
  const person = createIndividual(service.current.baseUrl, headers, jar);
  await person.open(await linkTo(id));
  await person.answer({ consent: 'yes' });
  return { id, person };
}

const statusOf = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;

/** Posts like a script: the answer is JSON, and the next post uses the address from the page. */
async function scripted(link: string) {
  const talk = async (address: string, body: FormData | URLSearchParams | null): Promise<FlowPage> => {
    const url = new URL(address, service.current.baseUrl);
    const response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    return (await response.json()) as FlowPage;
  };
  let page = await talk(link, null);
  return async (answers: Readonly<Record<string, string | Blob>>): Promise<FlowPage> => {
    const form = new FormData();
    const code = 'code' in page && typeof page.code === 'string' ? { code: page.code } : {};
    const all = { csrf: page.csrf, step: page.step, ...code, ...answers };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    page = await talk(page.action, form);
    await eventually('what was sent is looked at', async () => {
      if (page.step === 'processing') page = await talk(page.action, null);
      return page.step !== 'processing';
    });
    return page;
  };
}

describe('a browser that keeps no cookie', () => {
  it('walks through a whole inquiry with plain forms', async () => {
    const { person } = await begun();
    assert.equal(person.page.step, 'country');
    assert.equal((await person.open(person.address)).step, 'country', 'by reload');
    assert.equal((await person.answer({ country: 'XX' })).status, 422);
    assert.equal((await person.answer({ country: 'US' })).step, 'front');
    assert.equal((await person.answer({ photo: await plainPicture(10) })).step, 'back');
    await person.answer({ photo: await plainPicture(60) });
    assert.match(person.page.html, /http-equiv="refresh" content="2; url=\/verify\?session=iqse_[^"]*proof=/);
    assert.equal((await person.waitPast('processing')).step, 'selfie');
    const selfies = { center: await plainPicture(100), left: await plainPicture(110), right: await plainPicture(120) };
    await person.answer(selfies);
    assert.equal((await person.waitPast('processing')).step, 'success');
  });

  it('walks through a whole inquiry by script', async () => {
    const { id } = await createInquiry(service.current);
    const answer = await scripted(await linkTo(id));
    assert.equal((await answer({ consent: 'yes' })).step, 'country');
    assert.equal((await answer({ country: 'US' })).step, 'front');
    assert.equal((await answer({ photo: await plainPicture(10) })).step, 'back');
    assert.equal((await answer({ photo: await plainPicture(60) })).step, 'selfie');
    const selfies = { center: await plainPicture(100), left: await plainPicture(110), right: await plainPicture(120) };
    assert.equal((await answer(selfies)).step, 'success');
  });

  it('keeps the language of the link', async () => {
    const { id } = await createInquiry(service.current);
    const person = createIndividual(service.current.baseUrl, {}, noCookies);
    await person.open(`${await linkTo(id)}&language=de`);
    await person.answer({ consent: 'yes' });
    await person.answer({ country: 'US' });
    assert.equal(person.page.step, 'front');
    assert.match(person.page.html, /<html lang="de/);
  });

  it('is led back to its page when a form was refused before the page was shown', async () => {
    const { person } = await begun();
    const { address } = person;
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`field-${index}`, 'x']));
    assert.equal((await person.answer(many)).status, 413);
    assert.ok(person.page.html.includes(`href="${address.replaceAll('&', '&amp;')}"`), person.page.html.slice(-900));
  });
});

describe('the proof in an address', () => {
  it('is in no address of a browser that keeps cookies', async () => {
    const { person } = await begun({}, createCookieJar());
    assert.match(person.address, /^\/verify\?session=iqse_[A-Za-z0-9]+$/);
    assert.doesNotMatch(person.page.html, /proof=/);
  });

  it('shows nothing to another browser, with another session, or when it was changed', async () => {
    const { id, person } = await begun({ 'user-agent': 'First/1.0' });
    const other = await begun({ 'user-agent': 'First/1.0' });
    const session = (address: string) => new URL(address, service.current.baseUrl).searchParams.get('session') ?? '';
    const open = async (address: string, agent: string) => {
      const url = new URL(address, service.current.baseUrl);
      const response = await fetch(url, { headers: { 'user-agent': agent, accept: 'text/html' } });
      return { status: response.status, tells: (await response.text()).includes(id) };
    };
    const gone = { status: 410, tells: false };
    assert.deepEqual(await open(person.address, 'First/1.0'), { status: 200, tells: true });
    assert.deepEqual(await open(person.address, 'Second/1.0'), gone);
    const swapped = person.address.replace(session(person.address), session(other.person.address));
    assert.deepEqual(await open(swapped, 'First/1.0'), gone);
    assert.deepEqual(
      await open(`${person.address.slice(0, -1)}${person.address.endsWith('0') ? '1' : '0'}`, 'First/1.0'),
      gone,
    );
    assert.deepEqual(await open(`/verify?session=${session(person.address)}`, 'First/1.0'), gone);
  });

  it('is no session token and cannot begin a session', async () => {
    const { person } = await begun();
    const proof = new URL(person.address, service.current.baseUrl).searchParams.get('proof') ?? '';
    const stranger = createIndividual(service.current.baseUrl);
    for (const name of ['code', 'session-token']) {
      assert.equal((await stranger.open(`/verify?${name}=${encodeURIComponent(proof)}`)).status, 410, name);
    }
  });

  it('expires an hour after its page, is renewed with each page, and never outlives the session', async () => {
    const { id, person } = await begun();
    const first = person.address;
    service.current.clock.forward(3_000);
    await person.answer({ country: 'US' });
    assert.notEqual(person.address, first);
    service.current.clock.forward(1_000);
    assert.equal((await createIndividual(service.current.baseUrl, {}, noCookies).open(first)).status, 410);
    assert.equal((await person.open(person.address)).step, 'front');
    service.current.clock.forward(3_700);
    assert.deepEqual([(await person.open(person.address)).status, person.page.step], [410, 'gone']);
    await person.answer({ 'new-link': 'yes' });
    assert.deepEqual((await statusOf(id))['tags'], ['new-link-requested'], 'a genuine one may ask for a link');
  });

  it('ends with the session when the business ends it', async () => {
    const { id, person } = await begun();
    const { body } = await service.current.sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
    await service.current.sandbox.post(`/inquiry-sessions/${body.data[0]?.id}/expire`);
    await person.answer({ country: 'US' });
    assert.deepEqual([person.page.status, person.page.step], [410, 'gone']);
  });
});

describe('a form', () => {
  const walked = async (headers: Readonly<Record<string, string>>) => {
    const { person } = await begun(headers, createCookieJar());
    if (person.page.step === 'country') await person.answer({ country: 'US' });
    return person.page.step;
  };

  it('with `Origin: null` is accepted when it carries its own proof', async () => {
    assert.equal(await walked({ origin: 'null' }), 'front');
  });

  it('with `Origin: null` and without the proof of its page changes nothing', async () => {
    const { person } = await begun({ origin: 'null' }, createCookieJar());
    assert.deepEqual([(await person.answer({ country: 'US', csrf: '' })).status, person.page.step], [403, 'country']);
  });

  const ofAnotherSite: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of ofAnotherSite) {
    it(`from another site is refused: ${JSON.stringify(headers)}`, async () => {
      assert.equal(await walked(headers), 'start');
      const jar = createCookieJar();
      const { person } = await begun({}, jar);
      const csrf = /name="csrf" value="([^"]*)"/.exec(person.page.html)?.[1] ?? '';
      const answer = await fetch(new URL(person.address, service.current.baseUrl), {
        method: 'POST',
        body: new URLSearchParams({ csrf, step: 'country', country: 'US' }),
        headers: { ...headers, cookie: jar.header },
        redirect: 'manual',
      });
      assert.equal(answer.status, 403);
      assert.equal((await person.open(person.address)).step, 'country');
    });
  }
});
