/** A webhook to which a receiver of the test listens, and its deliveries. */
import assert from 'node:assert/strict';
import { after, beforeEach } from 'node:test';
import type { ApiResource } from './client.ts';
import { eventual } from './eventually.ts';
import { type ServiceOptions, useService } from './service.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** Starts a service and a receiver that answers 200 at the beginning of each test. */
export function useListener(options: ServiceOptions = {}) {
  let receiver: WebhookReceiver;
  let webhookId = '';
  const service = useService(options, async () => {
    receiver = await startWebhookReceiver();
  });
  after(() => receiver.close());
  beforeEach(() => receiver.answerAlways(200));

  /** Enables one webhook at a time, so that each test sees its own deliveries. */
  async function listen(attributes: object = {}): Promise<ApiResource> {
    const { sandbox } = service.current;
    if (webhookId !== '') await sandbox.post(`/webhooks/${webhookId}/archive`);
    const usual = { name: 'Test', url: receiver.url, 'enabled-events': ['inquiry.created'] };
    const answer = await sandbox.post('/webhooks', { data: { attributes: { ...usual, ...attributes } } });
    assert.equal(answer.status, 201, answer.text);
    webhookId = answer.body.data.id;
    assert.equal((await sandbox.post(`/webhooks/${webhookId}/enable`)).status, 200);
    return answer.body.data;
  }

  const deliveries = async (query = '') =>
    (await service.current.sandbox.get(`/webhooks/${webhookId}/deliveries?page[size]=50${query}`)).body.data;

  async function eventOf(inquiryId: string): Promise<string> {
    const { body } = await service.current.sandbox.get(
      `/events?filter[object-id]=${inquiryId}&filter[name]=inquiry.created`,
    );
    return body.data[0]?.id ?? '';
  }

  /** Returns the delivery of an inquiry's event once its attributes are as wanted. */
  async function deliveryOf(inquiryId: string, wanted: Record<string, unknown>): Promise<ApiResource> {
    const eventId = await eventOf(inquiryId);
    return eventual(`a delivery that is ${JSON.stringify(wanted)}`, async () => {
      const [found] = await deliveries(`&filter[event-id]=${eventId}`);
      if (found === undefined) return null;
      return Object.entries(wanted).every(([name, value]) => found.attributes[name] === value) ? found : null;
    });
  }

  return {
    service,
    get receiver() {
      return receiver;
    },
    get webhookId() {
      return webhookId;
    },
    listen,
    deliveries,
    eventOf,
    deliveryOf,
    ofInquiry: (id: string) => receiver.received.filter(({ event }) => event.payload.data.id === id),
    attemptOf: (id: string, made: number) =>
      receiver.waitFor(
        ({ event, headers }) =>
          event.payload.data.id === id && headers['service-webhook-attempts-made'] === String(made),
      ),
  };
}
