/** Webhook deliveries: their content, time and retries, and their records. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { listMessages } from '../../src/resources/platform/messages/index.ts';
import type { ApiResource } from '../support/client.ts';
import { eventual, eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
const service = useService({ settings: { ALERT_EMAIL: 'ops@example.com' } }, async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

let webhookId = '';

/** Enables one webhook at a time, so that each test sees its own deliveries. */
async function listen(attributes: object = {}): Promise<ApiResource> {
  const { sandbox } = service.current;
  if (webhookId !== '') await sandbox.post(`/webhooks/${webhookId}/archive`);
  const answer = await sandbox.post('/webhooks', {
    data: {
      attributes: { name: 'Test', url: receiver.url, 'enabled-events': ['inquiry.created'], ...attributes },
    },
  });
  assert.equal(answer.status, 201, answer.text);
  webhookId = answer.body.data.id;
  assert.equal((await sandbox.post(`/webhooks/${webhookId}/enable`)).status, 200);
  return answer.body.data;
}

beforeEach(() => receiver.answerAlways(200));

const ofInquiry = (id: string) => receiver.received.filter(({ event }) => event.payload.data.id === id);
const attemptOf = (id: string, made: number) =>
  receiver.waitFor(
    ({ event, headers }) => event.payload.data.id === id && headers['service-webhook-attempts-made'] === String(made),
  );
const deliveries = async (query = '') =>
  (await service.current.sandbox.get(`/webhooks/${webhookId}/deliveries?page[size]=50${query}`)).body.data;
const redeliver = (eventId: string) =>
  service.current.sandbox.post(`/webhooks/${webhookId}/events/${eventId}/redeliver`);
const eventOf = async (inquiryId: string): Promise<string> => {
  const { body } = await service.current.sandbox.get(
    `/events?filter[object-id]=${inquiryId}&filter[name]=inquiry.created`,
  );
  return body.data[0]?.id ?? '';
};

/** Returns the delivery of an inquiry's event once its attributes are as wanted. */
async function deliveryOf(inquiryId: string, wanted: Record<string, unknown>): Promise<ApiResource> {
  const eventId = await eventOf(inquiryId);
  return eventual(`a delivery that is ${JSON.stringify(wanted)}`, async () => {
    const [found] = await deliveries(`&filter[event-id]=${eventId}`);
    if (found === undefined) return null;
    return Object.entries(wanted).every(([name, value]) => found.attributes[name] === value) ? found : null;
  });
}

describe('an attempt', () => {
  it('says which event it is, how often it was tried, and the headers the business asked for', async () => {
    const { attributes } = await listen({ 'custom-http-headers': { Authorization: 'Bearer own', 'X-API-Key': 'k' } });
    const { id } = await createInquiry(service.current);
    const got = await attemptOf(id, 1);
    assert.equal(got.headers['service-webhook-id'], got.event.id);
    assert.equal(got.headers['service-webhook-attempts-left'], '7');
    assert.match(
      String(got.headers['service-signature']),
      new RegExp(`^t=${got.headers['service-webhook-first-attempted-at']},v1=[0-9a-f]{64}$`),
    );
    assert.equal(got.headers.authorization, 'Bearer own');
    assert.equal(got.headers['x-api-key'], 'k');
    assert.equal(got.headers['content-type'], 'application/json; charset=utf-8');
    assert.equal(got.headers['user-agent'], 'Countersign-Webhooks/1.0');
    assert.ok(isSignedWith(String(attributes['secret']), got));
  });

  it('is signed with both secrets during a rotation, the newest first, at one time', async () => {
    const { attributes } = await listen();
    const rotated = await service.current.sandbox.post(`/webhooks/${webhookId}/rotate-secret`);
    const fresh = String(rotated.body.data.attributes['secret']);
    const got = await attemptOf((await createInquiry(service.current)).id, 1);
    const groups = String(got.headers['service-signature']).split(' ');
    assert.equal(groups.length, 2);
    assert.equal(new Set(groups.map((group) => group.split(',')[0])).size, 1);
    const only = (index: number) => ({ ...got, headers: { 'service-signature': groups[index] } }) as typeof got;
    assert.ok(isSignedWith(fresh, only(0)));
    assert.ok(isSignedWith(String(attributes['secret']), only(1)));
  });

  it('of the old secret ends with the overlap', async () => {
    const { attributes } = await listen();
    await service.current.sandbox.post(`/webhooks/${webhookId}/rotate-secret`, { meta: { 'expires-in-seconds': 60 } });
    service.current.clock.forward(61);
    const got = await attemptOf((await createInquiry(service.current)).id, 1);
    assert.equal(String(got.headers['service-signature']).includes(' '), false);
    assert.equal(isSignedWith(String(attributes['secret']), got), false);
  });

  for (const status of [200, 201, 202, 204]) {
    it(`is delivered by ${status}`, async () => {
      await listen();
      receiver.answerAlways(status);
      await deliveryOf((await createInquiry(service.current)).id, { status: 'completed', 'last-status-code': status });
    });
  }

  for (const status of [203, 301, 302, 307, 400, 410, 503]) {
    it(`has failed with ${status}, and is made again`, async () => {
      await listen();
      receiver.answerAlways(status, 'because');
      const { id } = await createInquiry(service.current);
      const delivery = await deliveryOf(id, { 'attempts-made': 1, status: 'pending', 'last-status-code': status });
      assert.equal(delivery.attributes['last-response'], 'because');
      assert.equal(ofInquiry(id).length, 1);
    });
  }
});

describe('a receiver that fails', () => {
  it('is tried eight times at the published distances with the same body, and then no more', async () => {
    await listen();
    receiver.answerAlways(500, 'x'.repeat(5000));
    const { id } = await createInquiry(service.current);
    for (const [index, seconds] of [3, 64, 729, 4096, 15_625, 46_656, 117_649].entries()) {
      const made = index + 1;
      const { attributes } = await deliveryOf(id, { 'attempts-made': made });
      assert.equal(attributes['attempts-left'], 8 - made);
      const waits =
        (Date.parse(String(attributes['next-attempt-at'])) - Date.parse(String(attributes['last-attempted-at']))) /
        1000;
      assert.ok(waits >= seconds && waits <= seconds * 1.1 + 6, `${waits} s after attempt ${made}`);
      service.current.clock.forward(seconds * 1.1 + 1);
    }
    const { attributes } = await deliveryOf(id, { status: 'failed', 'attempts-made': 8 });
    assert.equal(attributes['next-attempt-at'], null);
    assert.equal(String(attributes['last-response']).length, 1000);
    const attempts = ofInquiry(id);
    assert.deepEqual(
      attempts.map(({ headers }) => headers['service-webhook-attempts-left']),
      ['7', '6', '5', '4', '3', '2', '1', '0'],
    );
    assert.equal(new Set(attempts.map(({ raw }) => raw.toString())).size, 1);
    assert.equal(new Set(attempts.map(({ headers }) => headers['service-signature'])).size, 8);
    assert.equal(new Set(attempts.map(({ headers }) => headers['service-webhook-first-attempted-at'])).size, 1);
  });

  it('for five days is disabled, and says so, to people as well', async () => {
    const { sandbox, clock, app, seeded } = service.current;
    await listen();
    receiver.answerAlways(500);
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    const failing = (await sandbox.get(`/webhooks/${webhookId}`)).body.data.attributes;
    assert.equal(failing['status'], 'enabled');
    assert.notEqual(failing['failing-since'], null);
    // Its second attempt is long due then.
    clock.forward(5 * 86_400);
    const { attributes } = await deliveryOf(id, { status: 'failed' });
    assert.equal(attributes['attempts-left'], 0);
    const dead = (await sandbox.get(`/webhooks/${webhookId}`)).body.data.attributes;
    assert.equal(dead['status'], 'disabled');
    assert.equal(dead['disabled-reason'], 'endpoint-failing');
    const { body } = await sandbox.get(`/events?filter[name]=webhook.disabled&filter[object-id]=${webhookId}`);
    assert.equal(body.data.length, 1);
    assert.equal(JSON.stringify(body).includes('wbhsec_'), false);
    const { scope } = seeded.sandbox;
    const messages = await app.runner.read(scope, ({ tx }) => listMessages(tx, scope, 10));
    assert.deepEqual(
      messages.map(({ kind }) => kind),
      ['webhook-disabled'],
    );
    const enabled = (await sandbox.post(`/webhooks/${webhookId}/enable`)).body.data.attributes;
    assert.equal(enabled['disabled-reason'], null);
    assert.equal(enabled['failing-since'], null);
  });

  it('and recovers is not counted as dead', async () => {
    const { sandbox, clock } = service.current;
    await listen();
    receiver.answerAlways(500);
    await deliveryOf((await createInquiry(service.current)).id, { 'attempts-made': 1 });
    receiver.answerAlways(200);
    clock.forward(4);
    await deliveryOf((await createInquiry(service.current)).id, { status: 'completed' });
    assert.equal((await sandbox.get(`/webhooks/${webhookId}`)).body.data.attributes['failing-since'], null);
  });
});

describe('a body', () => {
  it('includes what the allowlist names, as it was, in the version and casing of the webhook', async () => {
    await listen({
      'api-version': '2025-10-27',
      'api-key-inflection': 'camel',
      'included-allowlist': {
        state: 'custom',
        'event-types': [{ 'event-type': 'inquiry', relationships: ['inquiry-template', 'account'] }],
      },
    });
    const { id } = await createInquiry(service.current, { 'reference-id': 'included-1' });
    const { event } = await attemptOf(id, 1);
    const { included } = event.payload;
    assert.deepEqual(included.map(({ type }) => type).toSorted(), ['account', 'inquiry-template']);
    const account = included.find(({ type }) => type === 'account');
    assert.equal(account?.attributes['referenceId'], 'included-1');
  });

  it('includes everything that is there with include_all, and nothing without', async () => {
    await listen({ 'included-allowlist': { state: 'include_all' } });
    const first = await createInquiry(service.current, { 'reference-id': 'included-2' });
    const types = (await attemptOf(first.id, 1)).event.payload.included.map(({ type }) => type);
    for (const type of ['account', 'inquiry-template', 'inquiry-template-version'])
      assert.ok(types.includes(type), type);
    await listen();
    const second = await createInquiry(service.current, { 'reference-id': 'included-3' });
    assert.deepEqual((await attemptOf(second.id, 1)).event.payload.included, []);
  });

  it('leaves out what the blocklist names, in what is included too, and relationships when they are not wanted', async () => {
    await listen({
      'included-allowlist': { state: 'include_all' },
      'relationship-allowlist': { state: 'include_none' },
      'api-attributes-blocklist': ['name-first', '/included/attributes/reference-id?type=account'],
    });
    const { id } = await createInquiry(service.current, { 'reference-id': 'r-4', fields: { 'name-first': 'Ada' } });
    const got = await attemptOf(id, 1);
    assert.doesNotMatch(got.raw.toString(), /Ada|"relationships"/);
    assert.equal(got.event.payload.data.attributes['reference-id'], 'r-4');
    const account = got.event.payload.included.find(({ type }) => type === 'account');
    assert.equal('reference-id' in (account?.attributes ?? {}), false);
  });

  it('is frozen but for the links to files, which live anew from each attempt on', async () => {
    await listen({ 'enabled-events': ['document.processed'], 'file-access-token-expires-in': 60 });
    receiver.answerAlways(500);
    await walkThrough(service.current);
    const first = await receiver.waitFor(({ event }) => event.name === 'document.processed');
    await eventually('the attempt is on record', async () => {
      const [delivery] = await deliveries(`&filter[event-id]=${first.event.id}`);
      return delivery?.attributes['attempts-made'] === 1;
    });
    service.current.clock.forward(100);
    const second = await attemptOf(first.event.payload.data.id, 2);
    const linkIn = ({ raw }: typeof first) => /http[^"]+access_token=[^"]+/.exec(raw.toString())?.[0] ?? '';
    assert.notEqual(linkIn(first), linkIn(second));
    const unlinked = ({ raw }: typeof first) => raw.toString().replaceAll(/access_token=[^"]+/g, '');
    assert.equal(unlinked(second), unlinked(first));
    assert.equal((await fetch(linkIn(first))).status, 403);
    assert.equal((await fetch(linkIn(second))).status, 200);
  });

  it('is not sent when the filter does not match, which looks at relationships that are not sent too', async () => {
    const { templateId } = service.current;
    const relationships = { 'inquiry-template': { data: { id: templateId } } };
    await listen({
      'relationship-allowlist': { state: 'include_none' },
      'payload-filter': { data: { relationships, attributes: { tags: ['wanted'] } } },
    });
    const plain = await createInquiry(service.current);
    const tagged = await createInquiry(service.current, { tags: ['wanted'] });
    await attemptOf(tagged.id, 1);
    const skipped = await deliveryOf(plain.id, { status: 'skipped' });
    assert.equal(skipped.attributes['attempts-made'], 0);
    assert.equal(ofInquiry(plain.id).length, 0);
  });
});

describe('GET /webhooks/{webhook-id}/deliveries', () => {
  it('200: lists newest first, narrowed by status and event', async () => {
    await listen();
    const first = await createInquiry(service.current);
    await deliveryOf(first.id, { status: 'completed' });
    receiver.answerAlways(500);
    const second = await createInquiry(service.current);
    await deliveryOf(second.id, { 'attempts-made': 1 });
    const all = await deliveries();
    assert.deepEqual(
      all.map(({ attributes }) => attributes['status']),
      ['pending', 'completed'],
    );
    assert.deepEqual(all[0]?.relationships['webhook'], { data: { type: 'webhook', id: webhookId } });
    assert.equal((await deliveries('&filter[status]=completed,failed')).length, 1);
    assert.equal((await deliveries('&filter[event-name]=inquiry.created')).length, 2);
    assert.equal((await deliveries('&filter[event-name]=account.created')).length, 0);
  });

  it('400: an unknown filter', async () => {
    assert.equal((await service.current.sandbox.get(`/webhooks/${webhookId}/deliveries?filter[x]=1`)).status, 400);
  });

  it('404: a webhook of another environment', async () => {
    assert.equal((await service.current.production.get(`/webhooks/${webhookId}/deliveries`)).status, 404);
  });
});

describe('POST /webhooks/{webhook-id}/events/{event-id}/redeliver', () => {
  it('200: sends again what was delivered, counted anew, with the same body', async () => {
    await listen();
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { status: 'completed' });
    const answer = await redeliver(await eventOf(id));
    assert.equal(answer.status, 200);
    assert.equal(answer.body.data.attributes['status'], 'pending');
    await deliveryOf(id, { status: 'completed' });
    const [first, second, ...others] = ofInquiry(id);
    assert.deepEqual(others, []);
    assert.deepEqual(second?.raw, first?.raw);
    assert.equal(second?.headers['service-webhook-attempts-made'], '1');
  });

  it('200: sends what was skipped, and what happened before the webhook was there', async () => {
    const early = await createInquiry(service.current);
    await listen({ 'payload-filter': { data: { id: 'nothing' } } });
    const skipped = await createInquiry(service.current);
    await deliveryOf(skipped.id, { status: 'skipped' });
    const before = ofInquiry(early.id).length;
    for (const { id } of [early, skipped]) {
      assert.equal((await redeliver(await eventOf(id))).status, 200);
      await deliveryOf(id, { status: 'completed' });
    }
    assert.equal(ofInquiry(early.id).length, before + 1);
    assert.equal(ofInquiry(skipped.id).length, 1);
  });

  it('404: no such event', async () => assert.equal((await redeliver('evt_1')).status, 404));

  it('200: attempts now what would wait for its next attempt, with the attempts that were left to it', async () => {
    await listen();
    receiver.answerAlways(500);
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    service.current.clock.forward(4);
    await deliveryOf(id, { 'attempts-made': 2 });
    receiver.answerAlways(200);
    assert.equal((await redeliver(await eventOf(id))).status, 200);
    const delivered = await deliveryOf(id, { status: 'completed' });
    assert.equal(delivered.attributes['attempts-made'], 3);
  });

  it('409: an attempt about to be made, the webhook disabled, or the event redacted', async () => {
    const { sandbox } = service.current;
    await listen();
    receiver.answerAlways(500, 'the name of a person');
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    const eventId = await eventOf(id);
    assert.equal((await redeliver(eventId)).status, 409);
    await sandbox.post(`/webhooks/${webhookId}/disable`);
    assert.equal((await redeliver(eventId)).status, 409);
    await sandbox.post(`/webhooks/${webhookId}/enable`);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.equal((await redeliver(eventId)).status, 409);
    assert.equal((await deliveryOf(id, {})).attributes['last-response'], null);
  });
});

describe('POST /webhooks/{webhook-id}/redeliver', () => {
  const all = (meta: object) => service.current.sandbox.post(`/webhooks/${webhookId}/redeliver`, { meta });

  it('200: sends all that failed in the period again, and nothing else', async () => {
    const { sandbox, clock } = service.current;
    await listen();
    receiver.answerAlways(500);
    const failed = [await createInquiry(service.current), await createInquiry(service.current)];
    for (const { id } of failed) await deliveryOf(id, { 'attempts-made': 1 });
    await sandbox.post(`/webhooks/${webhookId}/disable`);
    receiver.answerAlways(200);
    await sandbox.post(`/webhooks/${webhookId}/enable`);
    for (const { id } of failed) {
      const { attributes } = await deliveryOf(id, { status: 'failed' });
      assert.equal(attributes['last-error'], 'the webhook was disabled');
    }
    const now = clock.now();
    const earlier = new Date(now.getTime() - 3_600_000).toISOString();
    const none = await all({ since: earlier, until: new Date(now.getTime() - 1_800_000).toISOString() });
    assert.deepEqual(none.body.meta, { 'redelivered-count': 0 });
    const answer = await all({ since: earlier });
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body.meta, { 'redelivered-count': 2 });
    for (const { id } of failed) await deliveryOf(id, { status: 'completed' });
  });

  it('400: without a period, or with one that is no time', async () => {
    for (const meta of [{}, { since: 'yesterday' }, { since: '2026-01-01', until: 'x' }]) {
      assert.equal((await all(meta)).status, 400);
    }
  });

  it('409: the webhook is disabled', async () => {
    await service.current.sandbox.post(`/webhooks/${webhookId}/disable`);
    assert.equal((await all({ since: '2026-01-01' })).status, 409);
  });
});
