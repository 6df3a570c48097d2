/**
 * Erasure on disk: no personal data is unencrypted, and none remains of a redacted person: not in the database files
 * or its write-ahead log, in stored files, in the program's output, in a response, or in any sealed value that the keys
 * still open.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { until } from '../support/accounts.ts';
import { canary, embeddedConnection, finderOf, findInFiles, findUnderKeys } from '../support/canaries.ts';
import { type ApiClient, createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { createIndividual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** Data of a person that is kept until their redaction. */
const kept = [
  ...['accountReference', 'accountName', 'accountMail', 'accountTag', 'addedTag', 'removedTag', 'inquiryName'],
  ...['inquiryNote', 'inquiryTag', 'changedTag', 'changedName', 'comment', 'redirect', 'userAgent', 'webhookAnswer'],
  ...['creator'],
];
/** Data that was requested, refused or hidden in a picture, which is never kept. */
const passed = [
  ...['exif', 'fileName', 'unmatched', 'refusedFilter', 'note', 'brokenFilter', 'include', 'cursor', 'path', 'search'],
  ...['refusedSearch', 'refusedName', 'unknownName', 'refusedBirthdate', 'refusedAction', 'refusedTag', 'fieldNames'],
];
const find = finderOf([...kept, ...passed]);

let program: RunningService;
let receiver: WebhookReceiver;
let sandbox: ApiClient;
let person: { accountId: string; inquiryId: string; webhookId: string };

async function done(answer: ReturnType<ApiClient['get']>, status = 200): ReturnType<ApiClient['get']> {
  const { text, status: given } = await answer;
  assert.equal(given, status, text);
  return answer;
}
const patch = (path: string, attributes: object) =>
  sandbox.request('PATCH', path, { body: { data: { attributes } }, headers: { 'idempotency-key': `patch ${path}` } });

async function live(): Promise<typeof person> {
  const [webhook, account] = [await listen(), await createAccount()];
  const attributes = {
    'inquiry-template-id': templateOf(program.output, 'sandbox'),
    'reference-id': canary('accountReference'),
    'redirect-uri': `https://example.com/${canary('redirect')}`,
    'creator-email-address': `${canary('creator')}@example.com`,
    note: canary('inquiryNote'),
    tags: [canary('inquiryTag')],
    fields: { 'name-last': canary('inquiryName') },
  };
  const created = await done(sandbox.post('/inquiries', { data: { attributes } }, { 'idempotency-key': 'inquiry' }));
  const { id } = created.body.data;
  await walk(id);
  // The template decides in a separate job, which would run at the same time as the next step.
  await until(
    () => sandbox.get(`/inquiries/${id}`),
    ({ body }) => body.data.attributes['decisioned-at'] !== null,
  );
  await done(
    patch(`/inquiries/${id}`, { tags: [canary('changedTag')], fields: { 'name-first': canary('changedName') } }),
  );
  await done(sandbox.post(`/inquiries/${id}/decline`, { meta: { comment: canary('comment') } }));
  await receiver.waitFor(({ event }) => event.name === 'inquiry.declined');
  return { accountId: account, inquiryId: id, webhookId: webhook };
}

/** Starts a receiver that repeats the body and fails, so that its answer is stored with the delivery. */
async function listen(): Promise<string> {
  receiver.answerAlways(500, `no: ${canary('webhookAnswer')}`);
  const everything = { name: 'All', url: receiver.url, 'enabled-events': ['*'] };
  const attributes = { ...everything, 'included-allowlist': { state: 'include_all' } };
  const { body } = await done(sandbox.post('/webhooks', { data: { attributes } }), 201);
  await done(sandbox.post(`/webhooks/${body.data.id}/enable`));
  return body.data.id;
}

async function createAccount(): Promise<string> {
  const attributes = {
    'reference-id': canary('accountReference'),
    'name-first': canary('accountName'),
    'email-address': `${canary('accountMail')}@example.com`,
    tags: [canary('accountTag'), canary('removedTag')],
  };
  const { body } = await done(
    sandbox.post('/accounts', { data: { attributes } }, { 'idempotency-key': 'account' }),
    201,
  );
  const { id } = body.data;
  await done(sandbox.post(`/accounts/${id}/add-tag`, { meta: { 'tag-name': canary('addedTag') } }));
  await done(sandbox.post(`/accounts/${id}/remove-tag`, { meta: { 'tag-name': canary('removedTag') } }));
  return id;
}

async function walk(inquiryId: string): Promise<void> {
  const link = await done(sandbox.post(`/inquiries/${inquiryId}/generate-one-time-link`));
  const individual = createIndividual(program.baseUrl, { 'user-agent': `Browser ${canary('userAgent')}` });
  await individual.open(String(link.body.meta?.['one-time-link']));
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  for (const shade of [10, 60]) {
    await individual.answer({ photo: await pictureWithWords(shade), 'capture-method': 'upload' });
  }
  await individual.waitPast('processing');
  const selfies = { center: await plainPicture(100), left: await plainPicture(110), right: await plainPicture(120) };
  await individual.answer({ ...selfies, 'capture-method': 'upload' });
  await individual.waitPast('processing');
}

async function pictureWithWords(shade: number): Promise<File> {
  const plain = await sharp(Buffer.from(await (await plainPicture(shade)).arrayBuffer()))
    .withExif({ IFD0: { ImageDescription: canary('exif') } })
    .toBuffer();
  return new File([new Uint8Array(plain)], `${canary('fileName')}.jpg`, { type: 'image/jpeg' });
}

/** Sends requests about the person, most of them without a result. */
async function ask(): Promise<void> {
  const reference = canary('accountReference');
  const birthdate = { 'name-first': canary('refusedName'), birthdate: canary('refusedBirthdate') };
  const search = (name: string, value: string) => ({ query: { attribute: name, operator: 'eq', value } });
  const named = { 'idempotency-key': 'refused' };
  for (const answer of [
    sandbox.get(`/accounts?filter[reference-id]=${reference}`),
    sandbox.get(`/inquiries?filter[reference-id]=${reference}`),
    sandbox.get(`/inquiries?filter[reference-id]=${canary('unmatched')}`),
    sandbox.get(`/accounts?filter[email-address]=${canary('refusedFilter')}`),
    sandbox.get(`/inquiries?filter[note]=${canary('note')}`),
    sandbox.get(`/inquiries?filter[status]=${canary('brokenFilter')}`),
    sandbox.get(`/inquiries/${person.inquiryId}?include=${canary('include')}`),
    sandbox.get(`/inquiries/${person.inquiryId}?fields[inquiry]=${canary('fieldNames')}`),
    sandbox.get(`/inquiries?page[after]=${canary('cursor')}`),
    sandbox.get(`/accounts/${canary('path')}`),
    sandbox.post('/inquiries/search', search('reference_id', canary('search'))),
    sandbox.post('/accounts/search', search('identifiers.reference_id', reference)),
    sandbox.post('/accounts/search', search(canary('refusedSearch'), 'x')),
    sandbox.post('/accounts', { data: { attributes: { fields: birthdate } } }, named),
    sandbox.post('/accounts', { data: { attributes: { [canary('unknownName')]: 1 } } }),
    sandbox.post(`/inquiries/${person.inquiryId}/approve`, { meta: { word: canary('refusedAction') } }),
    sandbox.post(`/inquiries/${person.inquiryId}/add-tag`, { meta: { 'tag-id': [canary('refusedTag')] } }),
  ]) {
    await answer;
  }
}

const everywhere = async (): Promise<string[]> => {
  await rowsOf(embeddedConnection(program.dataDir), 'checkpoint');
  const printed = find(Buffer.from(program.output)).map((place) => `${place} in the output`);
  return [...findInFiles(program.dataDir, find), ...printed];
};

/** Returns everything that the API lists, page by page. */
async function answers(): Promise<string> {
  const texts: string[] = [];
  const lists = ['/inquiries', '/accounts', '/events', '/api-logs', '/inquiry-sessions', '/devices', '/webhooks'];
  for (const list of [...lists, `/webhooks/${person.webhookId}/deliveries`]) {
    let next: string | null = `${list}?page[size]=100`;
    while (next !== null) {
      const { text, body } = await sandbox.get(next);
      texts.push(text);
      next = body.links?.next ?? null;
    }
  }
  const include = 'account,verifications,sessions.device,documents.document-files,selfies';
  for (const version of ['2021-05-14', '2023-01-05', '2025-12-08']) {
    const headers = { 'service-version': version };
    texts.push((await done(sandbox.get(`/inquiries/${person.inquiryId}?include=${include}`, headers))).text);
    texts.push((await done(sandbox.get(`/accounts/${person.accountId}`, headers))).text);
  }
  return texts.join('\n');
}

describe('a person', () => {
  before(async () => {
    receiver = await startWebhookReceiver();
    program = await startProgram(await newDataDir());
    sandbox = createClient(program.baseUrl, keyOf(program.output, 'sandbox'));
    person = await live();
    await ask();
  });
  after(async () => {
    await program?.stop();
    await removeDataDir(program?.dataDir);
    await receiver?.close();
  });

  it('is readable only under the keys, not in files or output; refused values are nowhere', async () => {
    assert.deepEqual(await everywhere(), []);
    const { places, opened } = await findUnderKeys(program.dataDir, find);
    assert.ok(opened > 50, `${opened} values were opened`);
    assert.deepEqual(places.toSorted(), kept.toSorted());
    const shown = find(Buffer.from(await answers()));
    assert.deepEqual(
      shown.filter((place) => passed.includes(place)),
      [],
    );
    assert.ok(shown.includes('accountTag') && shown.includes('changedName'));
  });

  it('is nowhere once redacted, not even under the remaining keys', async () => {
    // Later answers of the receiver are outside of the service's control.
    receiver.answerAlways(500, 'no');
    await done(sandbox.request('DELETE', `/accounts/${person.accountId}`));
    await until(
      () => sandbox.get(`/events?filter[object-id]=${person.accountId}&filter[name]=account.redacted`),
      ({ body }) => body.data.length > 0,
    );
    assert.deepEqual(find(Buffer.from(await answers())), []);
    assert.deepEqual((await findUnderKeys(program.dataDir, find)).places, []);
    await rowsOf(embeddedConnection(program.dataDir), 'vacuum full');
    assert.deepEqual(await everywhere(), []);
  });
});
