/** An inquiry opened on several devices: the latest page continues, the others report it and can take over. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linkOn, sessionsOf } from '../support/hand-offs.ts';
import { createCookieJar, createIndividual, type Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService();

const computer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

interface Begun {
  readonly id: string;
  readonly link: string;
}

async function begin(definition: Readonly<Record<string, unknown>> = {}): Promise<Begun> {
  const { sandbox } = service.current;
  const template = await createTemplate(sandbox);
  await published(sandbox, template, { steps: [{ ...documentStep, countries: ['US'] }], ...definition });
  const { body } = await sandbox.post('/inquiries', { data: { attributes: { 'inquiry-template-id': template } } });
  return { id: body.data.id, link: await linkTo(body.data.id) };
}

async function linkTo(id: string): Promise<string> {
  const { body } = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const { pathname, search } = new URL(String(body.meta?.['one-time-link']));
  return pathname + search;
}

/** Opens the link and consents. */
async function consented(link: string, userAgent: string, jar = createCookieJar()): Promise<Individual> {
  const individual = createIndividual(service.current.baseUrl, { 'user-agent': userAgent }, jar);
  await individual.open(link);
  await individual.answer({ consent: 'yes' });
  assert.equal(individual.page.step, 'front', individual.page.html.slice(-800));
  return individual;
}

const photo = async (shade: number) => ({ photo: await plainPicture(shade), 'capture-method': 'upload' });

const seen = async (individual: Individual) => (await individual.open(individual.address)).step;

async function verificationsOf(id: string): Promise<readonly unknown[]> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
  return body.included ?? [];
}

describe('an inquiry that is opened on a second device', () => {
  it('continues there: the first device names it, and its answers change nothing', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    const second = await consented(await linkTo(id), phone);
    const page = await first.answer(await photo(10));
    assert.deepEqual([page.status, page.step], [200, 'elsewhere']);
    assert.match(page.html, /It was opened again: Chrome on Android\./);
    assert.deepEqual(await verificationsOf(id), []);
    assert.equal(await seen(first), 'elsewhere');
    assert.equal((await second.answer(await photo(20))).step, 'processing');
  });

  it('is taken over by the first device, and by the second again', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    service.current.clock.forward(1);
    const second = await consented(await linkTo(id), phone);
    service.current.clock.forward(1);
    assert.equal(await seen(first), 'elsewhere');
    assert.equal((await first.answer({ 'hand-off': 'take' })).step, 'front');
    assert.equal(await seen(first), 'front');
    assert.equal((await second.answer({ 'hand-off': 'here' })).step, 'elsewhere');
    service.current.clock.forward(1);
    assert.equal((await second.answer({ 'hand-off': 'take' })).step, 'front');
    assert.equal(await seen(first), 'elsewhere');
  });

  it('is not taken over by a form without the proof of its page', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    service.current.clock.forward(1);
    await consented(await linkTo(id), phone);
    await first.open(first.address);
    assert.equal((await first.answer({ csrf: 'forged', 'hand-off': 'take' })).step, 'elsewhere');
    assert.equal(await seen(first), 'elsewhere');
  });

  it('cannot start a hand-off from the device that it left', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    service.current.clock.forward(1);
    await consented(await linkTo(id), phone);
    assert.equal((await first.answer({ 'hand-off': 'start' })).step, 'elsewhere');
    assert.equal((await sessionsOf(service.current.sandbox, id)).length, 2);
  });

  it('continues on the first device once the session of the second has ended', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    const second = await consented(await linkTo(id), phone);
    assert.equal((await second.answer({ leave: 'yes' })).step, 'left');
    assert.equal(await seen(first), 'front');
  });

  it('shows its end on both devices', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    const second = await consented(await linkTo(id), phone);
    assert.equal(await seen(first), 'elsewhere');
    await service.current.sandbox.post(`/inquiries/${id}/approve`);
    assert.deepEqual([await seen(first), await seen(second)], ['success', 'success']);
  });

  it('belongs to the computer again when it ends a hand-off, although a third device joined meanwhile', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    await first.answer({ 'hand-off': 'start' });
    assert.notEqual(linkOn(first), '');
    service.current.clock.forward(1);
    const third = await consented(await linkTo(id), phone);
    service.current.clock.forward(1);
    assert.equal((await first.answer({ 'hand-off': 'stop' })).step, 'front');
    assert.equal(await seen(third), 'elsewhere');
  });
});

describe('a link that is opened twice within five minutes', () => {
  it('begins a session of its own in another browser, and each browser names the other', async () => {
    const { id, link } = await begin();
    const first = await consented(link, computer);
    service.current.clock.forward(60);
    const second = await consented(link, phone);
    assert.equal((await sessionsOf(service.current.sandbox, id)).length, 2);
    assert.deepEqual([await seen(first), await seen(second)], ['elsewhere', 'front']);
  });

  for (const [name, again] of [
    ['the cookies', { userAgent: phone, keepsJar: true }],
    ['the name', { userAgent: computer, keepsJar: false }],
  ] as const) {
    it(`is one session in a browser with ${name} of the first`, async () => {
      const { id, link } = await begin();
      const jar = createCookieJar();
      const first = await consented(link, computer, jar);
      const second = await consented(link, again.userAgent, again.keepsJar ? jar : createCookieJar());
      assert.equal((await sessionsOf(service.current.sandbox, id)).length, 1);
      assert.deepEqual([await seen(first), await seen(second)], ['front', 'front']);
    });
  }

  it('is one session where the template allows no further one', async () => {
    const { id, link } = await begin({ 'session-limit': 1 });
    const first = await consented(link, computer);
    const second = await consented(link, phone);
    assert.equal((await sessionsOf(service.current.sandbox, id)).length, 1);
    assert.deepEqual([await seen(first), await seen(second)], ['front', 'front']);
  });

  it('returns the inquiry to the first browser when that consents again', async () => {
    const { link } = await begin();
    const jar = createCookieJar();
    const first = await consented(link, computer, jar);
    service.current.clock.forward(1);
    const second = await consented(link, phone);
    service.current.clock.forward(1);
    await consented(link, computer, jar);
    assert.deepEqual([await seen(first), await seen(second)], ['front', 'elsewhere']);
  });
});
