/** Erasure on disk of reports, transactions, cases, exports and bulk actions; `erasure.test.ts` covers the rest. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { until } from '../support/accounts.ts';
import { canary, embeddedConnection, finderOf, findInFiles, findUnderKeys } from '../support/canaries.ts';
import { type ApiClient, createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { enter, ownersPassword } from '../support/entries.ts';
import { personOf, type SignedInBrowser } from '../support/people.ts';
import { reportBody, settledReport } from '../support/reports.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';
import { enrolTotp } from '../support/second-factor.ts';

const ofReports = ['reportTerm', 'reportTag', 'mailName', 'dismissal'];
const ofTransactions = ['payer', 'payerLabel', 'payment', 'paymentTag', 'changedPayer'];
const ofCases = ['caseField', 'caseTag', 'changedCase', 'paper', 'paperName'];
const ofFiles = ['exportedName', 'exportedNote', 'bulkReason'];
const refused = ['refusedQuery', 'refusedPayer', 'refusedCase', 'searchedPayer', 'searchedCase', 'exportedInVain'];
const kept = [...ofReports, ...ofTransactions, ...ofCases, ...ofFiles];
const find = finderOf([...kept, ...refused]);

let program: RunningService;
let sandbox: ApiClient;
let made: { account: string; transaction: string; case: string };

async function done(answer: ReturnType<ApiClient['get']>, status = 200): ReturnType<ApiClient['get']> {
  const given = await answer;
  assert.equal(given.status, status, given.text);
  return given;
}
const patch = (path: string, attributes: object) => sandbox.request('PATCH', path, { body: { data: { attributes } } });

async function reportsOf(accountId: string): Promise<void> {
  const about = { 'account-id': accountId };
  const watchlist = await done(
    sandbox.post('/reports', reportBody('watchlist', { term: `Vladimir ${canary('reportTerm')}` }, about)),
    201,
  );
  const mail = { 'email-address': `${canary('mailName')}@example.com` };
  const email = await done(sandbox.post('/reports', reportBody('email-address', mail, about)), 201);
  for (const { body } of [watchlist, email]) await settledReport(sandbox, body.data.id);
  const { id } = watchlist.body.data;
  await done(sandbox.post(`/reports/${id}/add-tag`, { meta: { 'tag-name': canary('reportTag') } }));
  // Refused if nothing matches: then the reason must not be stored either.
  await sandbox.post(`/reports/${id}/dismiss`, { meta: { reason: canary('dismissal') } });
  await sandbox.post('/reports', reportBody('watchlist', { [canary('refusedQuery')]: 'x' }));
}

async function transactionOf(): Promise<string> {
  const schemas = [{ type: 'string', key: 'payer' }];
  const type = await done(
    sandbox.post('/transaction-types', { data: { attributes: { name: 'Payment', 'field-schemas': schemas } } }),
    201,
  );
  const attributes = {
    'transaction-type-id': type.body.data.id,
    'reference-id': canary('payment'),
    fields: { payer: canary('payer') },
    tags: [canary('paymentTag')],
  };
  const { body } = await done(sandbox.post('/transactions', { data: { attributes } }), 201);
  const { id } = body.data;
  await done(patch(`/transactions/${id}`, { fields: { payer: canary('changedPayer') } }));
  await patch(`/transactions/${id}`, { label: canary('payerLabel') });
  await patch(`/transactions/${id}`, { fields: { [canary('refusedPayer')]: 1 } });
  await sandbox.get(`/transactions?filter[reference-id]=${canary('searchedPayer')}`);
  return id;
}

async function caseOf(): Promise<string> {
  const schemas = [{ type: 'string', key: 'who' }];
  const template = await done(
    sandbox.post('/case-templates', { data: { attributes: { key: 'SEEN', name: 'SEEN', 'field-schemas': schemas } } }),
    201,
  );
  const attributes = { 'case-template-id': template.body.data.id, fields: { who: canary('caseField') } };
  const { body } = await done(sandbox.post('/cases', { data: { attributes } }), 201);
  const { id } = body.data;
  await done(sandbox.post(`/cases/${id}/add-tag`, { meta: { 'tag-name': canary('caseTag') } }));
  await done(patch(`/cases/${id}`, { fields: { who: canary('changedCase') } }));
  const data = Buffer.from(`%PDF-1.4 ${canary('paper')}`).toString('base64');
  await done(patch(`/cases/${id}`, { attachments: [{ data, filename: `${canary('paperName')}.pdf` }] }));
  await patch(`/cases/${id}`, { fields: { [canary('refusedCase')]: 1 } });
  await sandbox.get(`/cases?filter[name]=${canary('searchedCase')}`);
  return id;
}

/** Returns the owner of the started program, with a second factor, which exports require. */
async function owner(): Promise<SignedInBrowser> {
  const code = /dashboard\/setup#([\w-]+)/.exec(program.output)?.[1] ?? '';
  const named = { 'email-address': 'ada@example.com', 'name-first': 'Ada', 'name-last': 'Byron' };
  const { cookies } = await enter(program, '/setup', { code, ...named, password: ownersPassword });
  const browser = personOf(program, { token: cookies['session'] ?? '', csrfToken: cookies['csrf'] ?? '' });
  const clock = { now: () => new Date() };
  return (await enrolTotp({ baseUrl: program.baseUrl, clock }, browser)).browser;
}

/** Exports, downloads and declines in bulk an inquiry of the account. */
async function filesOf(accountId: string): Promise<void> {
  const person = await owner();
  const attributes = {
    'inquiry-template-id': templateOf(program.output, 'sandbox'),
    'account-id': accountId,
    note: canary('exportedNote'),
    fields: { 'name-first': canary('exportedName') },
  };
  const { body } = await done(sandbox.post('/inquiries', { data: { attributes } }));
  assert.match(await exported(person, { note: canary('exportedNote') }), new RegExp(canary('exportedName')));
  await exported(person, { note: canary('exportedInVain') });
  const bulk = { action: 'decline', 'inquiry-ids': [body.data.id], comment: canary('bulkReason') };
  const started = await person.post('/dashboard/api/bulk-actions', bulk);
  assert.equal(started.status, 201, started.text);
}

async function exported(person: SignedInBrowser, filter: object): Promise<string> {
  const path = '/dashboard/api/exports';
  const made = await person.post(path, { filter });
  assert.equal(made.status, 201, made.text);
  const { id } = JSON.parse(made.text) as { id: string };
  await until(
    () => person.get(path),
    ({ text }) =>
      (JSON.parse(text) as { exports: { id: string; status: string }[] }).exports.some(
        (each) => each.id === id && each.status === 'completed',
      ),
  );
  return (await person.get(`${path}/${id}/file`)).text;
}

const everywhere = async (): Promise<string[]> => {
  await rowsOf(embeddedConnection(program.dataDir), 'checkpoint');
  const printed = find(Buffer.from(program.output)).map((place) => `${place} in the output`);
  return [...findInFiles(program.dataDir, find), ...printed];
};

describe('reports, transactions, cases, exports and bulk actions about a person', () => {
  before(async () => {
    program = await startProgram(await newDataDir());
    sandbox = createClient(program.baseUrl, keyOf(program.output, 'sandbox'));
    const account = await done(
      sandbox.post('/accounts', { data: { attributes: { 'reference-id': 'customer-1' } } }),
      201,
    );
    await reportsOf(account.body.data.id);
    await filesOf(account.body.data.id);
    made = { account: account.body.data.id, transaction: await transactionOf(), case: await caseOf() };
  });
  after(async () => {
    await program?.stop();
    await removeDataDir(program?.dataDir);
  });

  it('are not readable in files or output, and refused values are not even stored encrypted', async () => {
    assert.deepEqual(await everywhere(), []);
    const { places } = await findUnderKeys(program.dataDir, find);
    assert.deepEqual(
      places.filter((place) => refused.includes(place)),
      [],
    );
    for (const [of, all] of Object.entries({ ofReports, ofTransactions, ofCases, ofFiles })) {
      assert.ok(places.filter((place) => all.includes(place)).length >= 3, `${of}: ${places}`);
    }
  });

  it('are nowhere once redacted, not even under the remaining keys', async () => {
    await done(sandbox.request('DELETE', `/accounts/${made.account}`));
    await done(sandbox.request('DELETE', `/transactions/${made.transaction}`));
    await done(sandbox.request('DELETE', `/cases/${made.case}`));
    await until(
      () => sandbox.get(`/events?filter[object-id]=${made.account}&filter[name]=account.redacted`),
      ({ body }) => body.data.length > 0,
    );
    assert.deepEqual((await findUnderKeys(program.dataDir, find)).places, []);
    await rowsOf(embeddedConnection(program.dataDir), 'vacuum full');
    assert.deepEqual(await everywhere(), []);
  });
});
