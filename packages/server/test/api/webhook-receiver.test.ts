/** Built-in webhook receiver: an address of the service itself, only in the sandbox. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKey } from '../support/api-keys.ts';
import type { ApiClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'false' } });

const make = (client: ApiClient, path: string) =>
  client.post('/webhooks', {
    data: {
      attributes: { name: 'Built in', url: `${service.current.baseUrl}${path}`, 'enabled-events': ['inquiry.created'] },
    },
  });

type Delivery = Readonly<Record<string, unknown>>;

async function deliveredTo(client: ApiClient, webhookId: string): Promise<Delivery | undefined> {
  const { body } = await client.get(`/webhooks/${webhookId}/deliveries`);
  return (body.data as unknown as { attributes: Delivery }[])[0]?.attributes;
}

describe('200', () => {
  it('stores with the delivery the event and whether its signature is valid, until the redaction', async () => {
    const { sandbox } = service.current;
    const { id } = (await make(sandbox, '/sandbox/receiver')).body.data;
    await sandbox.post(`/webhooks/${id}/enable`);
    const inquiry = await createInquiry(service.current, { fields: { 'name-first': 'Zebulon' } });
    await eventually('it arrived', async () => (await deliveredTo(sandbox, id))?.['status'] === 'completed');
    const events = await sandbox.get(`/events?filter[object-id]=${inquiry.id}`);
    assert.deepEqual(JSON.parse(String((await deliveredTo(sandbox, id))?.['last-response'])), {
      signature: 'fits',
      'event-id': events.body.data[0]?.id,
    });
    for (const limits of [
      { 'api-attributes-blocklist': ['birthdate'] },
      { permissions: ['webhook.read', 'event.read'] },
    ]) {
      const { client } = await createKey(service.current, limits);
      const delivery = await deliveredTo(client, id);
      assert.equal(delivery?.['status'], 'completed');
      assert.equal(delivery['last-response'], null, 'an answer is for those who may see all of the event');
    }
    await sandbox.request('DELETE', `/inquiries/${inquiry.id}`);
    await eventually('it is gone', async () => (await deliveredTo(sandbox, id))?.['last-response'] === null);
  });
});

describe('422', () => {
  it('is returned for a webhook of production', async () => {
    const answer = await make(service.current.production, '/sandbox/receiver');
    assert.equal(answer.status, 422, answer.text);
  });
});
