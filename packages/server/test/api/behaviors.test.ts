/** Behaviours over HTTP: reports of the browser, observations of the server, and the limits of reports. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual } from '../support/individual.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const said = {
  'distraction-events': 1,
  'hesitation-baseline': 8_000,
  'hesitation-count': 1,
  'hesitation-time': 4_000,
  'shortcut-copies': 2,
  'shortcut-pastes': 3,
  'autofill-starts': 1,
  'autofill-cancels': 0,
  automated: false,
};
const report = (changes: object = {}): string => JSON.stringify({ ...said, ...changes });

async function begun(headers: Record<string, string> = {}) {
  const { id } = await createInquiry(service.current);
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(service.current.baseUrl, headers);
  await person.open(String(linked.body.meta?.['one-time-link']));
  assert.equal((await person.answer({ consent: 'yes' })).step, 'country');
  return { id, person };
}

async function attributesOf(id: string): Promise<Record<string, unknown>> {
  return (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;
}

const behaviorsOf = async (id: string) => (await attributesOf(id))['behaviors'] as Record<string, unknown>;

/** Returns the measured behaviours. */
const measured = async (id: string) =>
  Object.fromEntries(Object.entries(await behaviorsOf(id)).filter(([, value]) => value !== null));

const seenByServer = {
  'request-spoof-attempts': 0,
  'user-agent-spoof-attempts': 0,
  'behavior-threat-level': 'low',
};

describe('the behaviours of an answer', () => {
  it('are added up with each stored answer', async () => {
    const { id, person } = await begun();
    assert.deepEqual(await measured(id), {});
    await person.answer({ country: 'US', behaviors: report() });
    assert.equal((await measured(id))['shortcut-pastes'], 3);
    await person.answer({ back: 'yes', behaviors: report({ 'hesitation-time': 0 }) });
    const { automated: _, ...sums } = said;
    const doubled = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, 2 * value]));
    assert.deepEqual(await measured(id), {
      ...seenByServer,
      ...doubled,
      'hesitation-time': 4_000,
      'hesitation-percentage': 25,
      'bot-score': 0,
    });
  });

  it('are only those of the server when no script runs', async () => {
    const { id, person } = await begun();
    await person.answer({ country: 'US' });
    assert.deepEqual(await measured(id), seenByServer);
  });

  it('are not stored with an answer that was refused or came too late', async () => {
    const { id, person } = await begun();
    assert.equal((await person.answer({ country: 'XX', behaviors: report() })).status, 422);
    await person.answer({ country: 'US', step: 'selfie', behaviors: report() });
    assert.deepEqual(await measured(id), {});
  });

  const bad: Readonly<Record<string, string>> = {
    malformed: '{"distraction-events":',
    negative: report({ 'shortcut-copies': -5 }),
    huge: report({ 'hesitation-baseline': 1e300 }),
    long: report().padEnd(9_000),
    strange: report({ content: 'typed text' }),
  };
  for (const [name, behaviors] of Object.entries(bad)) {
    it(`are ignored in a ${name} report, and the answer counts`, async () => {
      const { id, person } = await begun();
      const answered = await person.answer({ country: 'US', behaviors });
      assert.deepEqual([answered.status, answered.step], [200, 'front']);
      assert.deepEqual(await measured(id), seenByServer);
    });
  }

  it('do not affect the decision: the inquiry continues with the highest threat level', async () => {
    const { id, person } = await begun();
    const agent = { 'user-agent': 'Another browser' };
    const url = new URL(person.address, service.current.baseUrl);
    const csrf = /name="csrf" value="([^"]+)"/.exec(person.page.html)?.[1] ?? '';
    const body = new URLSearchParams({ csrf, step: 'country', country: 'US', behaviors: report({ automated: true }) });
    const answer = await fetch(url, { method: 'POST', body, headers: { cookie: person.cookie, ...agent } });
    assert.equal(answer.status, 200);
    const { status, behaviors } = await attributesOf(id);
    const { 'behavior-threat-level': level, ...rest } = behaviors as Record<string, unknown>;
    assert.deepEqual([status, level], ['pending', 'high']);
    assert.deepEqual([rest['user-agent-spoof-attempts'], rest['bot-score']], [1, 100]);
  });
});

describe('a form that does not belong to the session', () => {
  it('is counted for the inquiry whose address received it, and its behaviour report is ignored', async () => {
    const [own, other] = [await begun(), await begun()];
    const foreign = /name="csrf" value="([^"]+)"/.exec(other.person.page.html)?.[1] ?? '';
    const answered = await own.person.answer({ csrf: foreign, country: 'US', behaviors: report() });
    assert.equal(answered.status, 403);
    assert.deepEqual(await measured(own.id), { 'request-spoof-attempts': 1, 'behavior-threat-level': 'high' });
    assert.deepEqual(await measured(other.id), {});
    await own.person.answer({ country: 'US' });
    assert.equal((await measured(own.id))['request-spoof-attempts'], 1);
  });
});
