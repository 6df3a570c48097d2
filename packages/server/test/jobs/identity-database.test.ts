/**
 * Production verifications by an operator's provider, over real HTTP: successful answers, and every kind of failure.
 */
import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { processVerification } from '../../src/resources/verification/inquiries/index.ts';
import { atDetails, checksOf, databaseTemplate, lastVerification, typedDetails } from '../support/databases.ts';
import { startLicenceAuthority, type TestAuthority } from '../support/licence-authority.ts';
import { useService } from '../support/service.ts';

interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

type Answer = (response: ServerResponse) => void;

const asked: Asked[] = [];
let answerWith: Answer = () => undefined;
const says =
  (body: unknown, status = 200): Answer =>
  (response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
const record = (given: unknown): Answer => says({ state: 'found', result: { records: [given] }, sources: [] });

const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  answerWith(response);
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const authority: TestAuthority = await startLicenceAuthority();
after(async () => {
  provider.closeAllConnections();
  provider.close();
  await authority.close();
});

let database = '';
const service = useService(
  {
    worker: false,
    settings: {
      REPORT_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
      REPORT_PROVIDER_TOKEN: 'of-the-operator',
      AAMVA_LOOKUP_URL: authority.url,
      LOG_LEVEL: 'silent',
    },
  },
  async (started) => {
    database = await databaseTemplate(started.production, 'database', { attempts: 1 });
  },
);

/** Submits the form; no request to the provider follows yet. */
async function submitted(template = database, typed = typedDetails.database): Promise<string> {
  const { id, person } = await atDetails(service.current, service.current.production, template);
  await person.answer(typed);
  assert.equal(person.page.step, 'processing', person.page.html.slice(-800));
  return id;
}

async function process(inquiryId: string) {
  const { app, production, seeded } = service.current;
  const { verification } = await lastVerification(production, inquiryId);
  await processVerification({ ...app, store: app.files }, seeded.production.scope, verification.id);
  return lastVerification(production, inquiryId);
}

async function judged(answer: Answer) {
  answerWith = answer;
  return process(await submitted());
}

const person = {
  'name-first': 'AVA',
  'name-last': 'LINDQVIST',
  birthdate: '1990-04-12',
  'address-street-1': '12 HARBOR ST',
  'address-postal-code': '94607-1234',
};

describe('a verification of production', () => {
  it('sends what was typed with the token of the operator, and passes with a record that agrees', async () => {
    const { verification, inquiry } = await judged(record({ values: person, deceased: false }));
    assert.equal(verification.attributes['status'], 'passed', JSON.stringify(checksOf(verification)));
    assert.equal(inquiry.attributes['status'], 'completed');
    const last = asked.at(-1);
    assert.equal(last?.headers.authorization, 'Bearer of-the-operator');
    assert.deepEqual(last?.body, {
      kind: 'verification/database',
      query: typedDetails.database,
      'request-id': verification.id,
    });
  });

  it('stores nothing of the record but what was typed, the normalized address and how well they agree', async () => {
    const held = { ...person, 'normalized-address-city': 'OAKLAND', 'name-middle': 'SECRETMIDDLE' };
    const { verification } = await judged(record({ values: held, deceased: false }));
    assert.equal(verification.attributes['normalized-address-city'], 'OAKLAND');
    assert.equal(JSON.stringify(verification).includes('SECRETMIDDLE'), false);
    assert.equal(JSON.stringify(verification).includes('12 HARBOR ST'), false);
  });

  it('fails with a record of another person, and without a record', async () => {
    const other = await judged(record({ values: { ...person, birthdate: '1971-11-30' }, deceased: false }));
    assert.equal(other.verification.attributes['status'], 'failed');
    const none = await judged(says({ state: 'not_found' }));
    assert.equal(none.verification.attributes['status'], 'failed');
  });

  const broken: readonly (readonly [string, Answer])[] = [
    ['answers 500', says('{}', 500)],
    ['sends the caller elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers with no JSON', says('<html>')],
    ['answers with a report', says({ state: 'found', result: { 'phone-carrier': 'x' } })],
    ['answers with a record that is empty', record({})],
    ['answers with a record of other things', record({ values: { height: '180' }, deceased: true })],
    ['answers with a name that is no text', record({ values: { ...person, 'name-last': { $gt: '' } } })],
    ['answers with more than it may', says(`{"state":"not_found","padding":"${'x'.repeat(1_100_000)}"}`)],
    ['does not know the kind', says({ state: 'unavailable' })],
    ['hangs up', (response) => response.destroy()],
  ];
  for (const [what, answer] of broken) {
    it(`is canceled without a result when the provider ${what}`, async () => {
      const { verification, inquiry } = await judged(answer);
      assert.equal(verification.attributes['status'], 'canceled');
      const ofRecord = checksOf(verification).filter(({ name }) => !/inquiry|attribute|po_box/.test(name));
      assert.ok(ofRecord.length > 5);
      for (const { name, status, reasons } of ofRecord) {
        assert.deepEqual([status, reasons], ['not_applicable', ['lookup_unavailable']], name);
      }
      assert.equal(inquiry.attributes['status'], 'completed');
    });
  }

  it('waits while the provider is pending, and counts a day without an answer as none', async () => {
    answerWith = says({ state: 'pending' });
    const id = await submitted();
    await assert.rejects(process(id), { name: 'RecordPending' });
    const waiting = await lastVerification(service.current.production, id);
    assert.equal(waiting.verification.attributes['status'], 'submitted');
    answerWith = record({ values: person, deceased: false });
    assert.equal((await process(id)).verification.attributes['status'], 'passed');

    answerWith = says({ state: 'pending' });
    const late = await submitted();
    service.current.clock.forward(86_401);
    assert.equal((await process(late)).verification.attributes['status'], 'canceled');
  });

  it('queries the licence authority for a licence, and not the provider', async () => {
    const template = await databaseTemplate(service.current.production, 'aamva', { attempts: 1 });
    const all = ['name-first', 'name-last', 'birthdate', 'identification-number', 'issue-date', 'expiration-date'];
    authority.answer(JSON.stringify({ found: true, matches: Object.fromEntries(all.map((name) => [name, true])) }));
    const before = asked.length;
    const { verification } = await process(await submitted(template, typedDetails.aamva));
    assert.equal(asked.length, before);
    assert.equal(verification.attributes['status'], 'passed', JSON.stringify(checksOf(verification)));
    const name = checksOf(verification).find((check) => check.name === 'aamva_name_comparison');
    assert.deepEqual([name?.metadata['name-first-match'], name?.metadata['name-last-match']], ['full', 'full']);
  });

  it('is never sent to the provider in the sandbox', async () => {
    const { sandbox, app, seeded } = service.current;
    const template = await databaseTemplate(sandbox, 'database');
    const { id, person: individual } = await atDetails(service.current, sandbox, template);
    await individual.answer(typedDetails.database);
    const before = asked.length;
    const { verification } = await lastVerification(sandbox, id);
    await processVerification({ ...app, store: app.files }, seeded.sandbox.scope, verification.id);
    assert.equal(asked.length, before);
  });
});
