/** Expiry of an inquiry: shown to the individual, who may request an extension shortly before. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual, type Individual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** Advances an individual to a screen of an inquiry that expires in ten minutes. */
async function begun(headers: Readonly<Record<string, string>> = {}, seconds = 600) {
  const meta = { 'expiration-after-create-interval-seconds': seconds };
  const { id } = await createInquiry(service.current, {}, meta);
  const made = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, headers);
  await person.open(String(made.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  assert.equal(person.page.step, 'country');
  return { id, person };
}

interface Time {
  readonly seconds: number;
  readonly mayExtend: boolean;
}

const timeOf = ({ page }: Individual): Time | undefined => {
  const [, model = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page.html) ?? [];
  return (JSON.parse(model) as { timeLeft?: Time }).timeLeft;
};

const reload = (person: Individual) => person.open(person.address);

const expiryOf = async (id: string) =>
  Date.parse(String((await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['expires-at']));

/** Asserts that the page, loaded since `before`, shows the time until the inquiry expires. */
async function assertTold(person: Individual, id: string, before: Date, mayExtend: boolean): Promise<void> {
  const told = timeOf(person);
  const [most = 0, least = 0] = [before, service.current.clock.now()].map((at) => at.getTime());
  const until = await expiryOf(id);
  const seconds = told?.seconds ?? -1;
  assert.ok(seconds <= (until - most) / 1000 && seconds >= (until - least) / 1000 - 1, String(seconds));
  assert.equal(told?.mayExtend, mayExtend);
}

describe('the time of an inquiry', () => {
  it('is shown on each screen of a session, and not before the session', async () => {
    const { id, person } = await begun();
    service.current.clock.forward(100);
    const before = service.current.clock.now();
    await reload(person);
    await assertTold(person, id, before, true);
    const other = await createInquiry(service.current);
    await person.open(`/verify?inquiry-id=${other.id}`);
    assert.deepEqual([person.page.step, timeOf(person)], ['start', undefined]);
  });

  it('is extended by twenty minutes in its last minutes, and the session with its cookie too', async () => {
    const { id, person } = await begun();
    service.current.clock.forward(500);
    await reload(person);
    const before = service.current.clock.now();
    const given = await person.answer({ 'more-time': 'yes' });
    assert.deepEqual([given.status, given.step], [200, 'country']);
    await assertTold(person, id, before, true);
    assert.ok((await expiryOf(id)) >= before.getTime() + 1_200_000);
    service.current.clock.forward(900);
    assert.equal((await person.answer({ country: 'US' })).step, 'front');
    service.current.clock.forward(400);
    assert.equal((await reload(person)).step, 'expired');
  });

  it('is not extended too early, by another site, or after the end', async () => {
    const { id, person } = await begun();
    const first = await expiryOf(id);
    await person.answer({ 'more-time': 'yes' });
    assert.equal(await expiryOf(id), first);
    service.current.clock.forward(500);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await reload(person)).html) ?? [];
    const post = (headers: Readonly<Record<string, string>>, proof: string) =>
      fetch(new URL(person.address, service.current.baseUrl), {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: person.cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ csrf: proof, step: 'country', 'more-time': 'yes' }),
      });
    assert.equal((await post({ 'sec-fetch-site': 'cross-site' }, csrf)).status, 403);
    assert.equal((await post({}, 'forged')).status, 403);
    assert.equal(await expiryOf(id), first);
    service.current.clock.forward(101);
    assert.equal((await post({}, csrf)).status, 409);
  });

  it('is extended at most ten times', async () => {
    const { id, person } = await begun();
    service.current.clock.forward(500);
    for (let count = 0; count < 10; count += 1) {
      await reload(person);
      await person.answer({ 'more-time': 'yes' });
      service.current.clock.forward(1_100);
    }
    const before = service.current.clock.now();
    await reload(person);
    await assertTold(person, id, before, false);
    const last = await expiryOf(id);
    await person.answer({ 'more-time': 'yes' });
    assert.equal(await expiryOf(id), last);
  });
});
