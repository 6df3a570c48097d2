/** Records of webhook deliveries, and resending them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { useListener } from '../support/listening-webhook.ts';

const listener = useListener();
const { service, listen, deliveries, eventOf, deliveryOf, ofInquiry, attemptOf } = listener;
const redeliver = (eventId: string) =>
  service.current.sandbox.post(`/webhooks/${listener.webhookId}/events/${eventId}/redeliver`);

describe('GET /webhooks/{webhook-id}/deliveries', () => {
  it('200: lists newest first, filtered by status and event', async () => {
    await listen();
    const first = await createInquiry(service.current);
    await deliveryOf(first.id, { status: 'completed' });
    listener.receiver.answerAlways(500);
    const second = await createInquiry(service.current);
    await deliveryOf(second.id, { 'attempts-made': 1 });
    const all = await deliveries();
    assert.deepEqual(
      all.map(({ attributes }) => attributes['status']),
      ['pending', 'completed'],
    );
    assert.deepEqual(all[0]?.relationships['webhook'], { data: { type: 'webhook', id: listener.webhookId } });
    assert.equal((await deliveries('&filter[status]=completed,failed')).length, 1);
    assert.equal((await deliveries('&filter[event-name]=inquiry.created')).length, 2);
    assert.equal((await deliveries('&filter[event-name]=account.created')).length, 0);
  });

  it('400: an unknown filter', async () => {
    assert.equal(
      (await service.current.sandbox.get(`/webhooks/${listener.webhookId}/deliveries?filter[x]=1`)).status,
      400,
    );
  });

  it('404: a webhook of another environment', async () => {
    assert.equal((await service.current.production.get(`/webhooks/${listener.webhookId}/deliveries`)).status, 404);
  });
});

describe('GET /webhooks/{webhook-id}/deliveries/{webhook-delivery-id}', () => {
  it('200: returns one delivery as the list shows it', async () => {
    await listen();
    const delivered = await deliveryOf((await createInquiry(service.current)).id, { status: 'completed' });
    const answer = await service.current.sandbox.get(`/webhooks/${listener.webhookId}/deliveries/${delivered.id}`);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body.data, delivered);
  });

  it('404: an unknown delivery, one of another webhook, and one of another environment', async () => {
    const { sandbox, production } = service.current;
    await listen();
    const { id } = await deliveryOf((await createInquiry(service.current)).id, { status: 'completed' });
    const former = listener.webhookId;
    await listen();
    assert.equal((await sandbox.get(`/webhooks/${former}/deliveries/wbhd_unknown1`)).status, 404);
    assert.equal((await sandbox.get(`/webhooks/${listener.webhookId}/deliveries/${id}`)).status, 404);
    assert.equal((await production.get(`/webhooks/${former}/deliveries/${id}`)).status, 404);
  });
});

describe('POST /webhooks/{webhook-id}/events/{event-id}/redeliver', () => {
  it('200: sends a delivered event again, with a new attempt count and the same body', async () => {
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

  it('200: sends what was skipped, and what happened before the webhook existed', async () => {
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

  it('404: an unknown event', async () => assert.equal((await redeliver('evt_1')).status, 404));

  it('200: attempts a waiting delivery now, with its remaining attempts', async () => {
    await listen();
    listener.receiver.answerAlways(500);
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    service.current.clock.forward(4);
    await deliveryOf(id, { 'attempts-made': 2 });
    listener.receiver.answerAlways(200);
    assert.equal((await redeliver(await eventOf(id))).status, 200);
    const delivered = await deliveryOf(id, { status: 'completed' });
    assert.equal(delivered.attributes['attempts-made'], 3);
  });

  it('409: an attempt about to be made, the webhook disabled, or the event redacted', async () => {
    const { sandbox } = service.current;
    await listen();
    listener.receiver.answerAlways(500, 'the name of a person');
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    const eventId = await eventOf(id);
    assert.equal((await redeliver(eventId)).status, 409);
    await sandbox.post(`/webhooks/${listener.webhookId}/disable`);
    assert.equal((await redeliver(eventId)).status, 409);
    await sandbox.post(`/webhooks/${listener.webhookId}/enable`);
    assert.equal((await sandbox.request('DELETE', `/inquiries/${id}`)).status, 200);
    assert.equal((await redeliver(eventId)).status, 409);
    assert.equal((await deliveryOf(id, {})).attributes['last-response'], null);
  });
});

describe('POST /webhooks/{webhook-id}/redeliver', () => {
  const all = (meta: object) => service.current.sandbox.post(`/webhooks/${listener.webhookId}/redeliver`, { meta });

  it('200: sends all failed deliveries of the period again, and nothing else', async () => {
    const { sandbox, clock } = service.current;
    await listen();
    listener.receiver.answerAlways(500);
    const failed = [await createInquiry(service.current), await createInquiry(service.current)];
    for (const { id } of failed) await deliveryOf(id, { 'attempts-made': 1 });
    await sandbox.post(`/webhooks/${listener.webhookId}/disable`);
    listener.receiver.answerAlways(200);
    await sandbox.post(`/webhooks/${listener.webhookId}/enable`);
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

  it('200: sends waiting deliveries too, with their remaining attempts, and counts both', async () => {
    const { sandbox, clock } = service.current;
    await listen();
    listener.receiver.answerAlways(500);
    const given = await createInquiry(service.current);
    await deliveryOf(given.id, { 'attempts-made': 1 });
    await sandbox.post(`/webhooks/${listener.webhookId}/disable`);
    await sandbox.post(`/webhooks/${listener.webhookId}/enable`);
    const waiting = [await createInquiry(service.current), await createInquiry(service.current)];
    for (const { id } of waiting) await deliveryOf(id, { 'attempts-made': 1 });
    clock.forward(4);
    for (const { id } of waiting) await deliveryOf(id, { 'attempts-made': 2 });
    listener.receiver.answerAlways(200);
    const answer = await all({ since: '2020-01-01' });
    assert.deepEqual(answer.body.meta, { 'redelivered-count': 3 });
    for (const { id } of waiting) await deliveryOf(id, { status: 'completed', 'attempts-made': 3 });
    await deliveryOf(given.id, { status: 'completed', 'attempts-made': 1 });
    assert.deepEqual((await all({ since: '2020-01-01' })).body.meta, { 'redelivered-count': 0 });
  });

  it('200: skips an attempt in progress, so that the receiver gets the event once', async () => {
    const { clock } = service.current;
    await listen();
    listener.receiver.answerAlways(500);
    const { id } = await createInquiry(service.current);
    await deliveryOf(id, { 'attempts-made': 1 });
    listener.receiver.answerAlways(200);
    const release = listener.receiver.holdAnswers();
    clock.forward(4);
    await attemptOf(id, 2);
    assert.deepEqual((await all({ since: '2020-01-01' })).body.meta, { 'redelivered-count': 1 });
    clock.forward(4);
    release();
    await deliveryOf(id, { status: 'completed', 'attempts-made': 2 });
    assert.equal(ofInquiry(id).length, 2);
  });

  it('400: without a period, or with an invalid time', async () => {
    for (const meta of [{}, { since: 'yesterday' }, { since: '2026-01-01', until: 'x' }]) {
      assert.equal((await all(meta)).status, 400);
    }
  });

  it('409: the webhook is disabled', async () => {
    await service.current.sandbox.post(`/webhooks/${listener.webhookId}/disable`);
    assert.equal((await all({ since: '2026-01-01' })).status, 409);
  });
});
