/** Query strings of form encoders: all parameters are sent, with an empty text for those without a value. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { createAccount } from '../support/accounts.ts';
import { createInquiry } from '../support/inquiries.ts';
import { registry } from '../support/openapi-check.ts';
import { makeReport } from '../support/reports.ts';
import { createRuleSet } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction, createTransactionType } from '../support/transactions.ts';
import { makeWaiting, ownWatchlist } from '../support/watchlists.ts';

const ids = {
  account: '',
  other: '',
  inquiry: '',
  session: '',
  webhook: '',
  report: '',
  template: '',
  version: '',
  transaction: '',
  ruleSet: '',
};

const service = useService({ worker: false }, async (started) => {
  const { sandbox } = started;
  ids.account = (await createAccount(started, { 'reference-id': 'one' })).id;
  ids.other = (await createAccount(started, { 'reference-id': 'two' })).id;
  ids.inquiry = (await createInquiry(started, { 'reference-id': 'one' })).id;
  await createInquiry(started, { 'reference-id': 'two, too' });
  const session = { data: { attributes: { 'inquiry-id': ids.inquiry } } };
  ids.session = (await sandbox.post('/inquiry-sessions', session)).body.data.id;
  const attributes = { name: 'w', url: 'http://127.0.0.1:9/', 'enabled-events': ['*'] };
  ids.report = (await makeReport(started, 'watchlist', { term: 'Grace Hopper' })).id;
  const templates = (await sandbox.get('/report-templates?page[size]=1')).body.data as unknown as { id: string }[];
  ids.template = templates[0]?.id ?? '';
  ids.transaction = (await createTransaction(started)).id;
  ids.ruleSet = (await createRuleSet(started, (await createTransactionType(started)).id)).id;
  await makeWaiting(started, { ...ownWatchlist, environments: ['sandbox'] });
  const { waiting } = (await sandbox.get('/watchlists/own')).body.data.attributes;
  ids.version = (waiting as { readonly version: string }).version;
  ids.webhook = (await sandbox.post('/webhooks', { data: { attributes } })).body.data.id;
});

const lists = registry.slices
  .flatMap(({ endpoints }) => endpoints)
  .filter(
    ({ method, filters, operationId }) => method === 'GET' && (filters !== null || operationId.startsWith('list-')),
  );

/** Lists that the request itself changes. */
const changesByItself: readonly string[] = ['/api-logs', '/rate-limits'];

/** Required parameters of lists. */
const needed: Readonly<Record<string, () => string>> = {
  '/inquiry-template-versions': () => `filter[inquiry-template-id]=${service.current.templateId}`,
  '/devices': () => `filter[inquiry-session-id]=${ids.session}`,
  '/accounts/{account-id}/relations': () => 'filter[key]=spouse',
};

const pathOf = ({ path }: Endpoint): string =>
  path
    .replace('{account-id}', ids.account)
    .replace('{webhook-id}', ids.webhook)
    .replace('{report-id}', ids.report)
    .replace('{report-template-id}', ids.template)
    .replace('{transaction-id}', ids.transaction)
    .replace('{rule-set-id}', ids.ruleSet)
    .replace('{slug}', 'own')
    .replace('{version}', ids.version);

/** Returns every documented parameter of a list without a value. */
function emptyOf({ filters }: Endpoint): string {
  const names = Object.keys(filters?.properties ?? {}).map((name) => `filter[${name}]`);
  return [...names, 'page[after]', 'page[before]', 'page[size]', 'include', 'fields[inquiry]', 'filter', 'page']
    .map((name) => `${encodeURIComponent(name)}=`)
    .join('&');
}

describe('a list requested with empty parameters', () => {
  it('covers every list endpoint', () => assert.ok(lists.length >= 12, String(lists.length)));

  for (const endpoint of lists) {
    it(`answers as GET ${endpoint.path} does without them`, async () => {
      const { sandbox, production } = service.current;
      const client = endpoint.environment === 'production' ? production : sandbox;
      const required = needed[endpoint.path]?.() ?? '';
      const bare = await client.get(`${pathOf(endpoint)}?${required}`);
      const filled = await client.get(`${pathOf(endpoint)}?${required}&${emptyOf(endpoint)}`);
      assert.equal(bare.status, required.includes('spouse') ? 422 : 200, bare.text);
      assert.equal(filled.status, bare.status, filled.text);
      if (!changesByItself.includes(endpoint.path)) assert.deepEqual(filled.body.data, bare.body.data);
    });
  }

  it('keeps the size that was sent and leaves the empty ones out of its links', async () => {
    const query = 'page[before]=&page[after]=&page[size]=1&filter[reference-id]=&filter[status]=&include=';
    const { status, body, text } = await service.current.sandbox.get(`/inquiries?${query}`);
    assert.equal(status, 200, text);
    assert.equal(body.data.length, 1);
    assert.equal(body.links?.next, `/api/v1/inquiries?page%5Bsize%5D=1&page%5Bafter%5D=${body.data[0]?.id}`);
  });

  it('still requires its mandatory filter, and refuses an unknown one', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.get('/devices?filter[inquiry-session-id]=')).status, 400);
    assert.equal((await sandbox.get('/inquiries?page[surprise]=')).status, 400);
  });

  it('shows all attributes of a resource whose fields were sent empty, and includes nothing', async () => {
    const { body } = await service.current.sandbox.get(`/inquiries/${ids.inquiry}?fields[inquiry]=&include=`);
    assert.equal(body.data.attributes['reference-id'], 'one');
    assert.ok(body.data.relationships['account']);
    assert.deepEqual(body.included, []);
  });

  it('accepts empty cursors in a search', async () => {
    const { status } = await service.current.sandbox.post('/inquiries/search', {
      page: { after: '', before: '', size: 1 },
    });
    assert.equal(status, 200);
  });
});

describe('a filter that is sent twice', () => {
  const found = async (path: string): Promise<unknown[]> =>
    (await service.current.sandbox.get(path)).body.data.map(({ id, attributes }) => attributes['reference-id'] ?? id);

  it('matches both values, unsplit where a value may contain a comma', async () => {
    assert.deepEqual(await found('/inquiries?filter[reference-id]=one&filter[reference-id]=two, too'), [
      'two, too',
      'one',
    ]);
    assert.deepEqual(await found('/inquiries?filter[reference-id]=two, too'), ['two, too']);
    assert.deepEqual(await found('/accounts?filter[reference-id]=one&filter[reference-id][]=two'), ['two', 'one']);
    assert.deepEqual(await found(`/inquiry-sessions?filter[inquiry-id]=inq_none&filter[inquiry-id]=${ids.inquiry}`), [
      ids.session,
    ]);
    const about = `filter[object-id]=${ids.account}&filter[object-id]=${ids.inquiry}`;
    assert.equal((await found(`/events?${about}&filter[name]=account.created&filter[name]=inquiry.created`)).length, 2);
  });

  it('appears in the links as often as it was sent', async () => {
    const path = '/inquiries?page[size]=1&filter[reference-id]=one&filter[reference-id]=two%2C%20too';
    const first = await service.current.sandbox.get(path);
    const second = await service.current.sandbox.get(first.body.links?.next ?? '');
    assert.deepEqual(
      second.body.data.map(({ id }) => id),
      [ids.inquiry],
    );
  });

  it('has each value validated, and every time bound applied', async () => {
    const { sandbox } = service.current;
    assert.equal((await sandbox.get('/inquiries?filter[status]=created&filter[status]=surprise')).status, 400);
    assert.equal((await sandbox.get('/theme-sets?filter[status]=active&filter[status]=surprise')).status, 400);
    const late = 'filter[created-at-start]=2000-01-01&filter[created-at-start]=2999-01-01';
    assert.deepEqual(await found(`/inquiries?${late}`), []);
  });
});

describe('an attribute that is sent empty', () => {
  const empty = { birthdate: '', 'name-first': '', 'email-address': '' };

  it('clears a field of an inquiry and of an account, regardless of its type', async () => {
    const { sandbox } = service.current;
    const filled = { birthdate: '1977-07-17', 'name-first': 'Ada' };
    const inquiry = await createInquiry(service.current, { fields: filled });
    const account = await createAccount(service.current, { birthdate: '1977-07-17', 'name-first': 'Ada' });
    for (const [path, attributes] of [
      [`/inquiries/${inquiry.id}`, { fields: empty }],
      [`/inquiries/${inquiry.id}`, empty],
      [`/accounts/${account.id}`, empty],
    ] as const) {
      const { status, text, body } = await sandbox.request('PATCH', path, { body: { data: { attributes } } });
      assert.equal(status, 200, text);
      assert.equal(body.data.attributes['birthdate'], null, path);
      assert.equal(body.data.attributes['name-first'] ?? '', '', path);
    }
  });
});
