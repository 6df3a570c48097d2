/** Production access and plans: limits on created inquiries, exact counts, and the operator's decision. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { randomIds } from '../../src/lib/ids.ts';
import {
  alertAllowancesJob,
  alertRequestsJob,
  insertPlan,
  savePlanOf,
} from '../../src/resources/platform/organizations/index.ts';
import { readRootKey } from '../../src/security/root-key.ts';
import { asOwner } from '../../src/seed/seed.ts';
import { type ApiAnswer, createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { warmEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { inquiryIn } from '../support/inquiries.ts';
import { secondOrganization, seedParts } from '../support/organizations.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({
  worker: false,
  settings: { PRODUCTION_ACCESS: 'on-request', ALERT_EMAIL: 'operator@example.com' },
});

const codeOf = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.code];
const private_ = '/dashboard/api';

const parts = () => seedParts(service.current);

/** Creates a second organization with its own people and keys, like the operator's command. */
async function second() {
  const people = await secondOrganization(service.current);
  const { seeded, baseUrl } = people;
  const production = createClient(baseUrl, seeded.production.apiKey);
  const sandbox = createClient(baseUrl, seeded.sandbox.apiKey);
  const templateId = seeded.production.templates[0]?.id ?? '';
  const create = (headers?: Record<string, string>, attributes = {}) =>
    production.post(
      '/inquiries',
      { data: { attributes: { 'inquiry-template-id': templateId, ...attributes } } },
      headers,
    );
  const id = seeded.production.scope.organizationId;
  return { id, seeded, production, sandbox, create, people };
}

const operator = () => signedIn(service.current, { role: 'owner' });

async function givePlan(organizationId: string, inquiriesPerMonth: number): Promise<void> {
  const plan = { id: randomIds.next('plan'), name: `Plan ${organizationId}`, inquiriesPerMonth };
  const rest = { verificationsPerMonth: null, reportsPerMonth: null, requestsPerMinute: null, price: '' };
  await asOwner(parts(), async (tx) => {
    await insertPlan(tx, { ...plan, ...rest }, systemClock.now());
    await savePlanOf(tx, organizationId, plan.id);
  });
}

/** Creates an approved organization with this number of inquiries a month. */
async function withAllowance(inquiries: number) {
  const made = await second();
  await givePlan(made.id, inquiries);
  const owner = await operator();
  assert.equal((await owner.post(`${private_}/organizations/${made.id}/approve`)).status, 200);
  service.current.clock.forward(1);
  return made;
}

describe('an organization', () => {
  it('requests production, is refused, requests again, is approved and suspended, each within a second', async () => {
    const { id, people, create, production } = await second();
    const [owner, theirs] = [await operator(), await signedIn(people, { role: 'owner' })];
    const stateOf = async () =>
      (await theirs.get(`${private_}/organization`)).body.data.attributes['production-access'];
    const decide = async (how: string, reason?: string) => {
      const answer = await owner.post(
        `${private_}/organizations/${id}/${how}`,
        reason === undefined ? {} : { meta: { reason } },
      );
      service.current.clock.forward(1);
      return answer;
    };
    assert.equal(await stateOf(), 'not_requested');
    assert.deepEqual(codeOf(await create()), [403, 'production_not_approved']);
    assert.deepEqual(codeOf(await decide('refuse')), [409, 'conflict']);
    assert.equal((await theirs.post(`${private_}/organization/request-production-access`)).status, 200);
    assert.deepEqual(codeOf(await theirs.post(`${private_}/organization/request-production-access`)), [
      409,
      'conflict',
    ]);
    assert.equal((await decide('refuse', 'No contract yet')).status, 200);
    const refused = (await theirs.get(`${private_}/organization`)).body.data.attributes;
    assert.deepEqual([refused['production-access'], refused['access-reason']], ['refused', 'No contract yet']);
    const again = await theirs.post(`${private_}/organization/request-production-access`);
    assert.equal(again.body.data.attributes['access-reason'], null, 'the reason belongs to the request before');
    assert.equal((await decide('approve')).status, 200);
    const made = await create();
    assert.equal(made.status, 200, made.text);
    assert.equal((await decide('suspend')).status, 200);
    assert.deepEqual(codeOf(await create()), [403, 'production_not_approved']);
    assert.equal((await production.get(`/inquiries/${made.body.data.id}`)).status, 200, 'reads go on');
    assert.equal((await production.post(`/inquiries/${made.body.data.id}/decline`)).status, 200, 'decisions go on');
    assert.equal(
      (await production.request('DELETE', `/inquiries/${made.body.data.id}`)).status,
      200,
      'redaction continues',
    );
  });

  it('creates in the sandbox regardless of its access, and prepares production', async () => {
    const { sandbox, seeded, production } = await second();
    const attributes = { 'inquiry-template-id': seeded.sandbox.templates[0]?.id };
    assert.equal((await sandbox.post('/inquiries', { data: { attributes } })).status, 200);
    const prepared = await production.post('/inquiry-templates', { data: { attributes: { name: 'Prepared' } } });
    assert.equal(prepared.status, 201, prepared.text);
    assert.deepEqual(codeOf(await production.post('/accounts', { data: { attributes: {} } })), [
      403,
      'production_not_approved',
    ]);
  });

  it('is approved with a plan, which only the operator sees and sets', async () => {
    const { id, people } = await second();
    const [owner, theirs] = [await operator(), await signedIn(people, { role: 'owner' })];
    const name = `Team ${id}`;
    const limits = {
      inquiriesPerMonth: 50,
      verificationsPerMonth: null,
      reportsPerMonth: null,
      requestsPerMinute: null,
    };
    await asOwner(parts(), (tx) =>
      insertPlan(tx, { id: randomIds.next('plan'), name, ...limits, price: '99 a month' }, systemClock.now()),
    );
    const plansFor = async (person: typeof owner) =>
      ((await person.get(`${private_}/plans`)).body as unknown as { plans: { name: string }[] }).plans;
    assert.ok((await plansFor(owner)).some((plan) => plan.name === name));
    assert.deepEqual(await plansFor(theirs), []);
    const decide = (how: string, plan: string) =>
      owner.post(`${private_}/organizations/${id}/${how}`, { meta: { plan } });
    const unknown = await decide('approve', 'No such plan');
    assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.source?.pointer], [422, '/meta/plan']);
    const approved = await decide('approve', name.toUpperCase());
    assert.equal(approved.status, 200, approved.text);
    assert.equal((approved.body.data.attributes['plan'] as { name: string }).name, name);
    assert.equal((await decide('suspend', name)).status, 422);
  });

  it('has a name that individuals see, set by its own users', async () => {
    const { people, seeded } = await second();
    const theirs = await signedIn(people, { role: 'owner' });
    const auditor = await signedIn(people, { role: 'auditor' });
    const rename = (person: typeof theirs, name: unknown) =>
      person.request('PATCH', `${private_}/organization`, { body: { data: { attributes: { name } } } });
    for (const name of ['', '   ', 'x'.repeat(101), null, 7, 'a\u0000b']) {
      assert.ok([400, 422].includes((await rename(theirs, name)).status), JSON.stringify(name));
    }
    assert.equal((await rename(auditor, 'Nordwind Bank')).status, 403);
    const renamed = await rename(theirs, ' Nordwind Bank ');
    assert.equal(renamed.status, 200, renamed.text);
    assert.equal(renamed.body.data.attributes['name'], 'Nordwind Bank', renamed.text);
    const { scope } = seeded.sandbox;
    await eventually('the old name is no longer kept', async () => {
      return (await service.current.app.scopes.organizationName(scope)) === 'Nordwind Bank';
    });
    const own = (await (await operator()).get(`${private_}/organization`)).body.data.attributes['name'];
    assert.notEqual(own, 'Nordwind Bank');
  });

  it('that requests access is reported to the operator, once for each request', async () => {
    const { id, people } = await second();
    const [owner, theirs] = [await operator(), await signedIn(people, { role: 'owner' })];
    const { app, connectionString, seeded } = service.current;
    const told = async () =>
      (
        await rowsOf(
          connectionString,
          `select id from messages where environment_id = '${seeded.production.scope.environmentId}'
             and kind = 'production-access-requested'`,
        )
      ).length;
    await alertRequestsJob.run(app, {});
    const before = await told();
    await theirs.post(`${private_}/organization/request-production-access`);
    for (let again = 0; again < 2; again += 1) await alertRequestsJob.run(app, {});
    const first = (await told()) - before;
    assert.ok(first > 0);
    await owner.post(`${private_}/organizations/${id}/refuse`);
    service.current.clock.forward(1);
    await theirs.post(`${private_}/organization/request-production-access`);
    for (let again = 0; again < 2; again += 1) await alertRequestsJob.run(app, {});
    assert.ok((await told()) - before > first);
  });

  it('is approved, refused and suspended only by users of the operator', async () => {
    const { id, people } = await second();
    const theirs = await signedIn(people, { role: 'owner' });
    for (const how of ['approve', 'refuse', 'suspend']) {
      assert.equal((await theirs.post(`${private_}/organizations/${id}/${how}`)).status, 404);
    }
    const seen = (await theirs.get(`${private_}/organizations`)).body.data.map(({ id: each }) => each);
    assert.deepEqual(seen, [id]);
    const auditor = await signedIn(service.current, { role: 'auditor' });
    assert.deepEqual(codeOf(await auditor.post(`${private_}/organizations/${id}/approve`)), [
      403,
      'missing_permission',
    ]);
  });

  it('is isolated from the others: no key or user of another organization finds anything of it', async () => {
    const { people, sandbox } = await second();
    const id = await inquiryIn(service.current, 'needs_review');
    const theirs = await signedIn(people, { role: 'owner' });
    const own = await operator();
    assert.equal((await sandbox.get(`/inquiries/${id}`)).status, 404);
    assert.equal((await theirs.get(`/api/v1/inquiries/${id}`)).status, 404);
    assert.equal((await theirs.get(`${private_}/users/${own.user.id}`)).status, 404);
    const users = (await theirs.get(`${private_}/users`)).body.data.map(({ id: each }) => each);
    assert.deepEqual(users, [theirs.user.id]);
    const foreign = service.current.seeded.sandbox.scope.environmentId;
    assert.equal((await theirs.get('/api/v1/inquiries', foreign)).status, 400);
  });

  it('is suspended on every process', async () => {
    const { id, seeded, create } = await withAllowance(1000);
    const { app, connectionString } = service.current;
    const port = await freePort();
    const config = { ...app.config, port, baseUrl: `http://127.0.0.1:${port}` };
    const rootKey = await readRootKey(config.rootKeyFile);
    assert.ok(rootKey !== null);
    const other = await createApp({ config, connectionString, rootKey, worker: false, engines: warmEngines() });
    const server = await other.createHttpServer();
    try {
      await server.listen({ port, host: '127.0.0.1' });
      const twin = createClient(config.baseUrl, seeded.production.apiKey);
      const attributes = { 'inquiry-template-id': seeded.production.templates[0]?.id };
      const there = () => twin.post('/inquiries', { data: { attributes } });
      assert.equal((await there()).status, 200);
      await (await operator()).post(`${private_}/organizations/${id}/suspend`);
      await eventually('the other process refuses', async () => (await there()).status === 403);
      service.current.clock.forward(1);
      assert.equal((await create()).status, 403);
    } finally {
      await server.close();
      await other.close();
    }
  });
});

describe('an allowance', () => {
  it('lets exactly as many of 32 parallel creations through as it allows, and returns name and reset', async () => {
    const { create } = await withAllowance(10);
    const answers = await Promise.all(Array.from({ length: 32 }, () => create()));
    assert.equal(answers.filter(({ status }) => status === 200).length, 10);
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 22);
    const [error] = refused[0]?.body.errors ?? [];
    const month = service.current.clock.now().toISOString().slice(0, 7);
    assert.equal(error?.title, 'Quota exceeded');
    const meta = (error as { meta?: Record<string, unknown> }).meta;
    assert.deepEqual([meta?.['allowance'], meta?.['month']], ['inquiries', month]);
    assert.equal(refused[0]?.headers.get('quota-limit'), '10');
    assert.equal(refused[0]?.headers.get('quota-remaining'), '0');
  });

  it('counts a replay once, and a failed creation not at all', async () => {
    const { create, production } = await withAllowance(2);
    const key = { 'idempotency-key': 'once' };
    assert.equal((await create(key)).headers.get('quota-remaining'), '1');
    for (let again = 0; again < 5; again += 1) assert.equal((await create(key)).status, 200);
    for (let failed = 0; failed < 5; failed += 1) {
      assert.equal((await create({}, { 'inquiry-template-id': 'itmpl_none' })).status, 404);
      assert.equal((await create({}, { fields: 5 })).status, 400);
      assert.equal((await production.post('/inquiries', '{')).status, 400);
      assert.equal(
        (await create({ 'idempotency-key': 'failing' }, { 'inquiry-template-id': 'itmpl_none' })).status,
        404,
      );
    }
    assert.equal((await create()).headers.get('quota-remaining'), '0');
    assert.deepEqual(codeOf(await create()), [429, 'quota_exceeded']);
  });

  it('is exact while others fail at the same time', async () => {
    const { create } = await withAllowance(6);
    const wrong = { 'inquiry-template-id': 'itmpl_none' };
    await Promise.all(Array.from({ length: 32 }, (_, turn) => create({}, turn % 2 === 0 ? wrong : { fields: 5 })));
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
    assert.equal(answers.filter(({ status }) => status === 200).length, 6);
  });

  it('restarts with the month', async () => {
    const { create } = await withAllowance(1);
    assert.equal((await create()).status, 200);
    assert.equal((await create()).status, 429);
    service.current.clock.forward(32 * 86_400);
    assert.equal((await create()).status, 200);
  });

  it('is reported to the organization at four fifths, once per month and product', async () => {
    const { create, seeded } = await withAllowance(5);
    const { app, connectionString } = service.current;
    const alerts = async () =>
      (
        await rowsOf(
          connectionString,
          `select id from messages where environment_id = '${seeded.production.scope.environmentId}'`,
        )
      ).length;
    for (let made = 0; made < 3; made += 1) await create();
    await alertAllowancesJob.run(app, {});
    assert.equal(await alerts(), 0);
    await create();
    for (let again = 0; again < 3; again += 1) await alertAllowancesJob.run(app, {});
    assert.equal(await alerts(), 1);
  });

  it('is shown with its usage', async () => {
    const { create, people, seeded } = await withAllowance(5);
    await Promise.all([create(), create()]);
    const theirs = await signedIn(people, { role: 'owner' });
    const { environmentId } = seeded.production.scope;
    const { attributes } = (await theirs.get(`${private_}/organization`, environmentId)).body.data;
    const { products } = attributes['usage'] as { products: { product: string }[] };
    assert.deepEqual(
      products.find(({ product }) => product === 'inquiries'),
      { product: 'inquiries', used: 2, allowance: 5 },
    );
  });
});

describe('the go-live checklist', () => {
  it('evaluates each line by its current state', async () => {
    const { people, seeded, production } = await second();
    const theirs = await signedIn(people, { role: 'owner' });
    const lines = async () => {
      const { body } = await theirs.get(`${private_}/organization/go-live`, seeded.production.scope.environmentId);
      const found = (body as unknown as { lines: { id: string; state: string }[] }).lines;
      return Object.fromEntries(found.map(({ id, state }) => [id, state]));
    };
    const before = await lines();
    assert.deepEqual(before, {
      'public-address': 'todo',
      'key-used': 'todo',
      'webhook-delivered': 'todo',
      'template-published': 'done',
      retention: 'done',
      'second-owner': 'todo',
      'second-factors': 'todo',
      mail: 'todo',
      'root-key': 'todo',
      backup: 'not_applicable',
    });
    await production.get('/inquiries');
    await signedIn(people, { role: 'owner' });
    await eventually('the use of the key is noted', async () => (await lines())['key-used'] === 'done');
    assert.equal((await lines())['second-owner'], 'done');
  });
});
