import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { CommittedEvent } from '../../src/outbox/committed-events.ts';
import { createDeliverer } from '../../src/resources/platform/webhooks/operations/deliver-events.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
let webhookId: string;
/** Events that this process committed and announced. */
let announced: CommittedEvent[];

// No worker: only the test reads the outbox.
const service = useService({ worker: false });

function openDeliverer() {
  const { app, seeded } = service.current;
  const { runner, clock, registry } = app;
  const fail = (fault: unknown) => assert.fail(String(fault));
  const told = { onFault: fail, onEventFault: fail, onDead: fail };
  const { scope } = seeded.sandbox;
  const sender = { runner, clock, registry, fetch: app.fetchFor(scope), baseUrl: app.config.baseUrl, ...told };
  return createDeliverer(sender, scope, () => undefined);
}

const waiting = () => rowsOf(service.current.connectionString, 'select event_id from event_outbox');

async function deliveries() {
  const { body } = await service.current.sandbox.get(`/webhooks/${webhookId}/deliveries`);
  return (body.data as unknown as { attributes: Record<string, unknown> }[]).map(({ attributes }) => attributes);
}

async function listen(attributes: Record<string, unknown> = {}): Promise<void> {
  const { sandbox } = service.current;
  const wanted = { name: 'Fresh', url: receiver.url, 'enabled-events': ['inquiry.created'], ...attributes };
  const { body } = await sandbox.post('/webhooks', { data: { attributes: wanted } });
  webhookId = body.data.id;
  await sandbox.post(`/webhooks/${webhookId}/enable`);
}

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  announced = [];
  const { app, seeded } = service.current;
  app.committedEvents.subscribe(seeded.sandbox.scope.environmentId, (event) => announced.push(event));
});
afterEach(async () => {
  await service.current.sandbox.post(`/webhooks/${webhookId}/archive`);
  await receiver.close();
});

describe('an event that this process has just committed', () => {
  it('is sent without reading the outbox, and recorded', async () => {
    await listen();
    const inquiry = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const deliverer = openDeliverer();
    announced.forEach(deliverer.enqueue);
    await deliverer.settle();
    assert.equal(receiver.received.length, 1);
    assert.equal(receiver.received[0]?.event.payload.data.id, inquiry.id);
    assert.deepEqual(await waiting(), []);
    const [made, ...others] = await deliveries();
    assert.equal(others.length, 0);
    assert.equal(made?.['status'], 'completed');
    assert.equal(made?.['attempts-made'], 1);
  });

  it('has exactly the body that is made of it after reading it', async () => {
    await listen();
    await createInquiry(service.current, { fields: { 'name-first': 'Ada' }, tags: ['a'] });
    const deliverer = openDeliverer();
    announced.forEach(deliverer.enqueue);
    await deliverer.settle();
    const eventId = receiver.received[0]?.event.id;
    await service.current.sandbox.post(`/webhooks/${webhookId}/events/${eventId}/redeliver`);
    assert.equal(await deliverer.deliverDue(), true);
    await deliverer.settle();
    assert.equal(receiver.received.length, 2);
    assert.equal(String(receiver.received[1]?.raw), String(receiver.received[0]?.raw));
  });

  it('is sent once when a worker finds it in the outbox meanwhile', async () => {
    await listen();
    await createInquiry(service.current);
    const deliverer = openDeliverer();
    const worker = openDeliverer();
    announced.forEach(deliverer.enqueue);
    await worker.dispatch();
    await Promise.all([deliverer.settle(), worker.settle()]);
    assert.equal(receiver.received.length, 1);
    assert.equal((await deliveries()).length, 1);
  });

  it('is not sent when it is no longer in the outbox', async () => {
    await listen();
    await createInquiry(service.current);
    const deliverer = openDeliverer();
    await rowsOf(service.current.connectionString, 'delete from event_outbox');
    announced.forEach(deliverer.enqueue);
    await deliverer.settle();
    assert.equal(receiver.received.length, 0);
    assert.deepEqual(await deliveries(), []);
  });

  it('is left to the outbox when a webhook includes related resources', async () => {
    await listen({ 'included-allowlist': { state: 'include_all' } });
    await createInquiry(service.current);
    const deliverer = openDeliverer();
    announced.forEach(deliverer.enqueue);
    await deliverer.settle();
    assert.equal(receiver.received.length, 0);
    assert.equal((await waiting()).length, 1);
    await deliverer.dispatch();
    await deliverer.settle();
    assert.ok((receiver.received[0]?.event.payload.included.length ?? 0) > 0);
  });

  it('is sent once each, also when more arrive than one endpoint is sent at a time', async () => {
    await listen();
    for (let count = 0; count < 40; count += 1) await createInquiry(service.current);
    const deliverer = openDeliverer();
    announced.forEach(deliverer.enqueue);
    await deliverer.settle();
    while (await deliverer.deliverDue()) await deliverer.settle();
    assert.equal(new Set(receiver.received.map(({ event }) => event.id)).size, 40);
    assert.equal(receiver.received.length, 40);
  });
});
