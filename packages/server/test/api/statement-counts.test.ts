import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { createInquiry } from '../support/inquiries.ts';
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
 * Statements that no single request causes: the key lookup twice a second, a connection that changes its environment.
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

/** Returns the statements in order: a failed count prints them. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // The earlier log entries are written first, so that their connection is not the one that the request gets.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  sent = [];
  await work();
  return withoutLog(sent).filter((text) => !shared.test(text));
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
  // second.
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

  it('fifty requests of a key at once look it up together', async () => {
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
