import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { makeCase } from '../support/cases.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

interface Sent {
  readonly client: pg.Client;
  readonly text: string;
}

let sent: Sent[] = [];

const { query } = pg.Client.prototype;

/** Records each statement of this process to `database`, which only the service of this file uses. */
function watchStatements(database: string): void {
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { readonly text: string }];
    if (this.database === database) sent.push({ client: this, text: typeof first === 'string' ? first : first.text });
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/**
 * Statements that are not caused by a single request: the key lookup twice a second, a connection's new environment.
 */
const shared = /from api_keys k join .* where k\.digest|set_config\('countersign/;

/** Removes the statements of the request log, which is written in separate transactions, about twice a second. */
function withoutLog(all: readonly Sent[]): string[] {
  const writers = new Set(all.filter(({ text }) => text.includes('api_log')).map(({ client }) => client));
  return all.filter(({ client }) => !writers.has(client)).map(({ text }) => text);
}

const service = useService({ worker: false });
let number = 0;

const patch = (id: string, attributes: object) =>
  service.current.sandbox.request('PATCH', `/inquiries/${id}`, { body: { data: { attributes } } });
const create = () => {
  number += 1;
  return createInquiry(service.current, { 'reference-id': `person ${number}` });
};

/** Returns the statements in order: a failed assertion prints them. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // The earlier log entries are written first, so that their connection is not the one that the request gets.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  sent = [];
  await work();
  return withoutLog(sent).filter((text) => !shared.test(text));
}

/** Creates a queue whose cases are assigned to these people in turn. */
async function queueFor(by: Person, people: readonly Person[]): Promise<string> {
  const settings = { 'user-ids': people.map(({ user }) => user.id) };
  const name = `for ${people.length}`;
  const { body } = await by.post('/dashboard/api/case-assignment-policies', { meta: { name, settings } });
  const { policies } = body as unknown as { policies: { id: string; name: string }[] };
  const policy = policies.find((each) => each.name === name)?.id;
  const attributes = { name, settings: { 'assignment-policy-id': policy } };
  const queue = await service.current.sandbox.post('/case-queues', { data: { attributes } });
  assert.equal(queue.status, 201, queue.text);
  return queue.body.data.id;
}

/** Runs each request once, so that types, templates and the plans of statements are cached. */
async function warmUp(): Promise<void> {
  const made = [await create(), await create()];
  await service.current.sandbox.post(`/inquiries/${made[0]?.id}/approve`);
  await service.current.sandbox.post(`/inquiries/${made[1]?.id}/expire`);
}

/** Through a pooler a single statement is three messages. */
const direct = process.env['TEST_THROUGH_POOLER'] !== 'yes';

describe('statements of a request, begin and commit and the count of requests among them', { skip: !direct }, () => {
  before(async () => {
    watchStatements(new URL(service.current.connectionString).pathname.slice(1));
    await warmUp();
  });
  after(() => {
    pg.Client.prototype.query = query;
  });

  // Two of the six statements of a create read the live template version and the account type, which are cached for
  // half a second.
  const counts: readonly (readonly [string, number, (id: string) => Promise<unknown>])[] = [
    ['POST /inquiries with a new reference-id', 6, create],
    ['POST /inquiries/{id}/approve', 6, (id) => service.current.sandbox.post(`/inquiries/${id}/approve`)],
    ['POST /inquiries/{id}/expire', 6, (id) => service.current.sandbox.post(`/inquiries/${id}/expire`)],
    ['PATCH /inquiries/{id} of a note', 5, (id) => patch(id, { note: 'called twice' })],
  ];
  for (const [name, most, work] of counts) {
    it(`${name}: at most ${most}`, async () => {
      const { id } = await create();
      const statements = await statementsOf(() => work(id));
      assert.ok(statements.length <= most, `${statements.length}:\n${statements.join('\n')}`);
    });
  }

  it('POST /cases: as many for a policy with two hundred users as for one with two', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const people: Person[] = [];
    while (people.length < 200) {
      const some = Array.from({ length: 20 }, () => signedIn(service.current, { role: 'reviewer' }));
      people.push(...(await Promise.all(some)));
    }
    const counts: number[] = [];
    for (const group of [people.slice(0, 2), people]) {
      const queue = await queueFor(owner, group);
      const open = () => makeCase(service.current, { attributes: { 'case-queue-id': queue } });
      await open();
      counts.push((await statementsOf(open)).length);
    }
    assert.equal(counts[0], counts[1]);
  });

  it('fifty concurrent requests of a key share its lookup', async () => {
    const { id } = await create();
    service.current.clock.forward(5);
    sent = [];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.current.sandbox.get(`/inquiries/${id}`)),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    const lookUps = sent.filter(({ text }) => /from api_keys k join .* where k\.digest/.test(text));
    // A slow machine exceeds half a second more than once.
    assert.ok(lookUps.length < 10, `${lookUps.length}`);
  });
});
