import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
const service = useService({}, async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

it('a delivery whose event was redacted before it was sent fails with that reason and is not retried', async () => {
  const { sandbox, connectionString, clock } = service.current;
  const { body } = await sandbox.post('/webhooks', {
    data: { attributes: { name: 'Late', url: receiver.url, 'enabled-events': ['inquiry.created'] } },
  });
  const webhookId = body.data.id;
  await sandbox.post(`/webhooks/${webhookId}/enable`);
  receiver.answerAlways(500);
  await createInquiry(service.current);
  const deliveries = async () => (await sandbox.get(`/webhooks/${webhookId}/deliveries`)).body.data;
  await eventually('the first attempt', async () => (await deliveries())[0]?.attributes['attempts-made'] === 1);

  // Simulates a redaction between the fan-out of an event and its first attempt.
  await rowsOf(connectionString, `update webhook_deliveries set body = null where webhook_id = $1`, [webhookId]);
  await rowsOf(connectionString, `update events set payload = '', redacted_at = now() where name = 'inquiry.created'`);
  clock.forward(10);
  await eventually('the end', async () => (await deliveries())[0]?.attributes['status'] === 'failed');
  const [ended] = await deliveries();
  assert.equal(ended?.attributes['last-error'], 'the event was redacted');
  assert.equal(ended?.attributes['next-attempt-at'], null);
  assert.equal(receiver.received.length, 1, 'nothing is sent of it');
});
