/** Several inquiries in tabs of one browser: a form of one has no effect at the address of another. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CookieJar,
  createCookieJar,
  createIndividual,
  type Individual,
  noCookies,
} from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

interface Tab {
  readonly id: string;
  readonly link: string;
  readonly person: Individual;
}

async function openTab(jar: CookieJar): Promise<Tab> {
  const { id } = await createInquiry(service.current);
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const link = String(linked.body.meta?.['one-time-link']);
  const person = createIndividual(service.current.baseUrl, {}, jar);
  await person.open(link);
  return { id, link, person };
}

async function begun(jar: CookieJar): Promise<Tab> {
  const tab = await openTab(jar);
  assert.equal((await tab.person.answer({ consent: 'yes' })).step, 'country');
  return tab;
}

async function shown(id: string): Promise<Record<string, unknown>> {
  return (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;
}

async function countryOf(id: string): Promise<unknown> {
  const fields = (await shown(id))['fields'] as Record<string, { readonly value: unknown }>;
  return fields['selected-country-code']?.value ?? null;
}

/** Asserts that the tab shows its own inquiry at `step`, and nothing of the others. */
function assertShows({ id, person: { page } }: Tab, step: string, all: readonly Tab[]): void {
  assert.equal(page.step, step, `${page.status} ${page.html.slice(-1500)}`);
  for (const other of all) assert.equal(page.html.includes(other.id), other.id === id, `${id} beside ${other.id}`);
}

/** Returns every order in which the answers of two tabs can arrive. */
function interleavings(first: number, second: number): ('first' | 'second')[][] {
  if (first === 0 && second === 0) return [[]];
  return [
    ...(first > 0 ? interleavings(first - 1, second).map((rest) => ['first' as const, ...rest]) : []),
    ...(second > 0 ? interleavings(first, second - 1).map((rest) => ['second' as const, ...rest]) : []),
  ];
}

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? assert.fail(`the page has no ${name}`);

describe('two inquiries in two tabs of one browser', () => {
  for (const order of interleavings(3, 3)) {
    it(`each take their own answers, in the order ${order.join(', ')}`, async () => {
      const jar = createCookieJar();
      const tabs = { first: await openTab(jar), second: await openTab(jar) };
      const all = Object.values(tabs);
      const answers: Record<'first' | 'second', Record<string, string>[]> = {
        first: [{ consent: 'yes' }, { country: 'US' }],
        second: [{ consent: 'yes' }, { country: 'CA' }],
      };
      for (const which of order) {
        const tab = tabs[which];
        const answer = answers[which].shift();
        if (answer === undefined) await tab.person.answer({ photo: await plainPicture(which === 'first' ? 10 : 60) });
        else await tab.person.answer(answer);
        assertShows(tab, answer === undefined ? 'back' : 'country' in answer ? 'front' : 'country', all);
      }
      assert.equal(await countryOf(tabs.first.id), 'US');
      assert.equal(await countryOf(tabs.second.id), 'CA');
    });
  }
});

describe('three inquiries in one browser', () => {
  it('are completed side by side, each shown its own by reload, by its id and while it waits', async () => {
    const jar = createCookieJar();
    const tabs = [await begun(jar), await begun(jar), await begun(jar)];
    const each = async (move: (tab: Tab, index: number) => Promise<unknown>, step: string) => {
      for (const [index, tab] of tabs.entries()) {
        await move(tab, index);
        assertShows(tab, step, tabs);
      }
    };
    await each(({ person }) => person.open(person.address), 'country');
    await each(({ person }) => person.answer({ country: 'US' }), 'front');
    await each(({ id, person }) => person.open(`/verify?inquiry-id=${id}`), 'front');
    await each(async ({ person }, index) => person.answer({ photo: await plainPicture(10 + index) }), 'back');
    await each(async ({ person }, index) => {
      await person.answer({ photo: await plainPicture(60 + index) });
      await person.waitPast('processing');
    }, 'selfie');
    await each(async ({ person }, index) => {
      const [center, left, right] = await Promise.all([100, 110, 120].map((shade) => plainPicture(shade + index)));
      assert.ok(center && left && right);
      await person.answer({ center, left, right });
      await person.waitPast('processing');
    }, 'success');
  });

  it('are not selected by an address that names none', async () => {
    const jar = createCookieJar();
    const tabs = [await begun(jar), await begun(jar)];
    const bare = createIndividual(service.current.baseUrl, {}, jar);
    await bare.open('/verify');
    assert.deepEqual([bare.page.status, bare.page.step], [410, 'gone']);
    for (const { id } of tabs) assert.ok(!bare.page.html.includes(id));
  });
});

describe('one inquiry in two tabs of one browser', () => {
  it('continues in the tab that was opened or took over last, each with the session of its link', async () => {
    const jar = createCookieJar();
    const { id, person } = await begun(jar);
    const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    const second = createIndividual(service.current.baseUrl, {}, jar);
    await second.open(String(linked.body.meta?.['one-time-link']));
    await second.answer({ consent: 'yes' });
    assert.notEqual(second.address, person.address);
    assert.equal((await person.answer({ country: 'US' })).step, 'elsewhere');
    assert.equal((await person.answer({ 'hand-off': 'take' })).step, 'country');
    assert.equal((await second.answer({ country: 'CA' })).step, 'elsewhere');
    assert.equal((await person.answer({ country: 'US' })).step, 'front');
    assert.equal(await countryOf(id), 'US');
  });
});

describe('a form of one inquiry at the address of another', () => {
  for (const [how, jarOf] of [
    ['with the cookies of both', createCookieJar],
    ['without any cookie', () => noCookies],
  ] as const) {
    it(`is refused and changes only the count of such forms, ${how}`, async () => {
      const jar = jarOf();
      const [own, other] = [await begun(jar), await begun(jar)];
      const before = [await shown(own.id), await shown(other.id)];
      const form = new URLSearchParams({
        csrf: hidden(other.person.page.html, 'csrf'),
        step: 'country',
        country: 'US',
      });
      const headers = { accept: 'text/html', ...(jar.header === '' ? {} : { cookie: jar.header }) };
      const url = new URL(own.person.address, service.current.baseUrl);
      const answer = await fetch(url, { method: 'POST', body: form, headers, redirect: 'manual' });
      assert.equal(answer.status, 403);
      const html = await answer.text();
      assert.ok(html.includes(own.id) && !html.includes(other.id));
      const [{ 'updated-at': _, ...ownNow }, otherNow] = [await shown(own.id), await shown(other.id)];
      const counted = { 'request-spoof-attempts': 1, 'behavior-threat-level': 'high' };
      const behaviors = { ...(before[0]?.['behaviors'] as object), ...counted };
      assert.deepEqual({ ...ownNow, 'updated-at': before[0]?.['updated-at'] }, { ...before[0], behaviors });
      assert.deepEqual(otherNow, before[1]);
    });
  }

  it('starts nothing with a link of another inquiry', async () => {
    const jar = createCookieJar();
    const [own, other] = [await begun(jar), await openTab(jar)];
    const body = new URLSearchParams({ code: hidden(other.person.page.html, 'code'), consent: 'yes' });
    const url = new URL(own.person.address, service.current.baseUrl);
    const answer = await fetch(url, { method: 'POST', body, headers: { cookie: jar.header }, redirect: 'manual' });
    assert.equal(answer.status, 403);
    assert.equal((await shown(other.id))['status'], 'created');
  });

  it('has no session with only the cookie of the other', async () => {
    const [own, other] = [await begun(createCookieJar()), await begun(createCookieJar())];
    const url = new URL(own.person.address, service.current.baseUrl);
    assert.equal((await fetch(url, { headers: { cookie: other.person.cookie } })).status, 410);
    assert.equal((await fetch(url)).status, 410);
  });

  it('is refused with the token of one inquiry and the id of another', async () => {
    const token = async () => {
      const { id } = await createInquiry(service.current);
      await service.current.sandbox.post(`/inquiries/${id}/expire`);
      const { body } = await service.current.sandbox.post(`/inquiries/${id}/resume`);
      return { id, token: String(body.meta?.['session-token']) };
    };
    const [own, other] = [await token(), await token()];
    const open = async (id: string, text: string) =>
      createIndividual(service.current.baseUrl).open(`/verify?inquiry-id=${id}&session-token=${text}`);
    assert.equal((await open(own.id, own.token)).step, 'start');
    assert.deepEqual([(await open(own.id, other.token)).status, (await open(own.id, other.token)).step], [410, 'gone']);
  });
});

describe('a browser that was in many inquiries', () => {
  it('keeps the sessions of the last twenty, and sends only as many cookies as fit', async () => {
    const jar = createCookieJar();
    const tabs: Tab[] = [];
    for (let index = 0; index < 22; index += 1) tabs.push(await begun(jar));
    assert.ok(jar.header.length < 8_000, `${jar.header.length} characters`);
    const statuses: number[] = [];
    for (const { person } of tabs) statuses.push((await person.open(person.address)).status);
    assert.deepEqual(statuses, [410, 410, ...Array.from({ length: 20 }, () => 200)]);
  });
});
