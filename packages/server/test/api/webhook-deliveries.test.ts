/** Webhook deliveries: content, timing and retries. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listMessages } from '../../src/resources/platform/messages/index.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useListener } from '../support/listening-webhook.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { isSignedWith } from '../support/webhook-receiver.ts';

const listener = useListener({ settings: { ALERT_EMAIL: 'ops@example.com' } });
const { service, listen, deliveries, deliveryOf, ofInquiry, attemptOf } = listener;

describe('an attempt', () => {
  it('carries the event id, the attempt counts, and the headers that the business configured', async () => {
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
    const rotated = await service.current.sandbox.post(`/webhooks/${listener.webhookId}/rotate-secret`);
    const fresh = String(rotated.body.data.attributes['secret']);
    const got = await attemptOf((await createInquiry(service.current)).id, 1);
    const groups = String(got.headers['service-signature']).split(' ');
    assert.equal(groups.length, 2);
    assert.equal(new Set(groups.map((group) => group.split(',')[0])).size, 1);
    const only = (index: number) => ({ ...got, headers: { 'service-signature': groups[index] } }) as typeof got;
    assert.ok(isSignedWith(fresh, only(0)));
    assert.ok(isSignedWith(String(attributes['secret']), only(1)));
  });

  it('with the old secret ends with the overlap', async () => {
    const { attributes } = await listen();
    await service.current.sandbox.post(`/webhooks/${listener.webhookId}/rotate-secret`, {
      meta: { 'expires-in-seconds': 60 },
    });
    service.current.clock.forward(61);
    const got = await attemptOf((await createInquiry(service.current)).id, 1);
    assert.equal(String(got.headers['service-signature']).includes(' '), false);
    assert.equal(isSignedWith(String(attributes['secret']), got), false);
  });

  for (const status of [200, 201, 202, 204]) {
    it(`succeeds with ${status}`, async () => {
      await listen();
      listener.receiver.answerAlways(status);
      await deliveryOf((await createInquiry(service.current)).id, { status: 'completed', 'last-status-code': status });
    });
  }

  for (const status of [203, 301, 302, 307, 400, 410, 503]) {
    it(`fails with ${status}, and is retried`, async () => {
      await listen();
      listener.receiver.answerAlways(status, 'because');
      const { id } = await createInquiry(service.current);
      const delivery = await deliveryOf(id, { 'attempts-made': 1, status: 'pending', 'last-status-code': status });
      assert.equal(delivery.attributes['last-response'], 'because');
      assert.equal(ofInquiry(id).length, 1);
    });
  }
});

describe('a receiver that fails', () => {
  it('is tried eight times at the published intervals with the same body, and then no longer', async () => {
    await listen();
    listener.receiver.answerAlways(500, 'x'.repeat(5000));
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

  it('for five days is disabled, with an event and with a message to users', async () => {
    const { sandbox, clock, app, seeded } = service.current;
    await listen();
    listener.receiver.answerAlways(500);
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    const failing = (await sandbox.get(`/webhooks/${listener.webhookId}`)).body.data.attributes;
    assert.equal(failing['status'], 'enabled');
    assert.notEqual(failing['failing-since'], null);
    // The second attempt is overdue by then.
    clock.forward(5 * 86_400);
    const { attributes } = await deliveryOf(id, { status: 'failed' });
    assert.equal(attributes['attempts-left'], 0);
    const dead = (await sandbox.get(`/webhooks/${listener.webhookId}`)).body.data.attributes;
    assert.equal(dead['status'], 'disabled');
    assert.equal(dead['disabled-reason'], 'endpoint-failing');
    const { body } = await sandbox.get(`/events?filter[name]=webhook.disabled&filter[object-id]=${listener.webhookId}`);
    assert.equal(body.data.length, 1);
    assert.equal(JSON.stringify(body).includes('wbhsec_'), false);
    const { scope } = seeded.sandbox;
    const messages = await app.runner.read(scope, ({ tx }) => listMessages(tx, scope, 10));
    assert.deepEqual(
      messages.map(({ kind }) => kind),
      ['webhook-disabled'],
    );
    const enabled = (await sandbox.post(`/webhooks/${listener.webhookId}/enable`)).body.data.attributes;
    assert.equal(enabled['disabled-reason'], null);
    assert.equal(enabled['failing-since'], null);
  });

  it('and recovers is not counted as dead', async () => {
    const { sandbox, clock } = service.current;
    await listen();
    listener.receiver.answerAlways(500);
    await deliveryOf((await createInquiry(service.current)).id, { 'attempts-made': 1 });
    listener.receiver.answerAlways(200);
    clock.forward(4);
    await deliveryOf((await createInquiry(service.current)).id, { status: 'completed' });
    assert.equal((await sandbox.get(`/webhooks/${listener.webhookId}`)).body.data.attributes['failing-since'], null);
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

  it('includes every related resource with include_all, and none without', async () => {
    await listen({ 'included-allowlist': { state: 'include_all' } });
    const first = await createInquiry(service.current, { 'reference-id': 'included-2' });
    const types = (await attemptOf(first.id, 1)).event.payload.included.map(({ type }) => type);
    for (const type of ['account', 'inquiry-template', 'inquiry-template-version'])
      assert.ok(types.includes(type), type);
    await listen();
    const second = await createInquiry(service.current, { 'reference-id': 'included-3' });
    assert.deepEqual((await attemptOf(second.id, 1)).event.payload.included, []);
  });

  it('omits what the blocklist names, also in included resources, and relationships on request', async () => {
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

  it('is frozen except for the file links, whose lifetime restarts with each attempt', async () => {
    await listen({ 'enabled-events': ['document.processed'], 'file-access-token-expires-in': 60 });
    listener.receiver.answerAlways(500);
    await walkThrough(service.current);
    const first = await listener.receiver.waitFor(({ event }) => event.name === 'document.processed');
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

  it('is not sent when the filter does not match, which also reads relationships that are not sent', async () => {
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
