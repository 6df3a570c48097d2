import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let receiver: WebhookReceiver;
const service = useService({}, async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

const create = (attributes: Record<string, unknown>, headers?: Record<string, string>) =>
  service.current.sandbox.post('/webhooks', { data: { attributes } }, headers);
const good = () => ({ name: 'Test', url: receiver.url, 'enabled-events': ['inquiry.created'] });

async function enabled(attributes: Record<string, unknown>): Promise<string> {
  const { status, body, text } = await create({ ...good(), ...attributes });
  assert.equal(status, 201, text);
  await service.current.sandbox.post(`/webhooks/${body.data.id}/enable`);
  return body.data.id;
}

const ofInquiry = (id: string) => receiver.received.filter(({ event }) => event.payload.data.id === id);

describe('POST /webhooks', () => {
  it('creates a disabled webhook that shows its secret here and on retrieve, and in no list', async () => {
    const { status, body } = await create(good());
    assert.equal(status, 201);
    assert.equal(body.data.attributes['status'], 'disabled');
    assert.match(String(body.data.attributes['secret']), /^wbhsec_/);
    const shown = await service.current.sandbox.get(`/webhooks/${body.data.id}`);
    assert.equal(shown.body.data.attributes['secret'], body.data.attributes['secret']);
    const list = await service.current.sandbox.get('/webhooks');
    assert.equal(list.text.includes('wbhsec_'), false);
    assert.equal((await service.current.production.get(`/webhooks/${body.data.id}`)).status, 404);
  });

  it('requires a name only from 2026-09-29 on', async () => {
    const { name: _name, ...unnamed } = good();
    assert.equal((await create(unnamed)).status, 201);
    assert.equal((await create(unnamed, { 'service-version': '2025-12-08' })).status, 201);
    assert.equal((await create(unnamed, { 'service-version': '2026-09-29' })).status, 400);
    assert.equal((await create({ ...unnamed, name: '' }, { 'service-version': '2026-09-29' })).status, 400);
  });

  const bad: readonly (readonly [string, Record<string, unknown>, number])[] = [
    ['no address', { url: undefined }, 400],
    ['an address that is none', { url: 'not an address' }, 422],
    ['an address of another scheme', { url: 'file:///etc/passwd' }, 422],
    ['credentials in the address', { url: 'https://a:b@c.example/' }, 422],
    ['an unknown event', { 'enabled-events': ['inquiry.flew-away'] }, 422],
    ['no event', { 'enabled-events': [] }, 400],
    ['a star together with a name', { 'enabled-events': ['*', 'inquiry.created'] }, 422],
  ];
  for (const [name, attributes, status] of bad) {
    it(`refuses ${name}, ${status}`, async () => {
      assert.equal((await create({ ...good(), ...attributes })).status, status);
    });
  }
});

describe('delivery', () => {
  it('is retried after three seconds when the receiver fails, with the same body and a new count', async () => {
    const webhook = await enabled({});
    receiver.answerNext(500);
    const { id } = await createInquiry(service.current);
    const second = await receiver.waitFor(
      ({ event, headers }) => event.payload.data.id === id && headers['service-webhook-attempts-made'] === '2',
    );
    const [first] = ofInquiry(id);
    assert.ok(first);
    assert.deepEqual(second.raw, first.raw);
    assert.equal(second.headers['service-webhook-attempts-left'], '6');
    assert.equal(
      second.headers['service-webhook-first-attempted-at'],
      first.headers['service-webhook-first-attempted-at'],
    );
    await service.current.sandbox.post(`/webhooks/${webhook}/disable`);
  });

  it('goes only to subscribers whose filter matches, in their version and casing', async () => {
    const start = receiver.received.length;
    const ids = [
      await enabled({ 'enabled-events': ['inquiry.approved'] }),
      await enabled({ 'payload-filter': { data: { attributes: { tags: ['wanted'] } } } }),
      await enabled({
        'api-version': '2025-12-08',
        'api-key-inflection': 'snake',
        'relationship-allowlist': { state: 'include_none' },
      }),
    ];
    const plain = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const tagged = await createInquiry(service.current, { tags: ['wanted'] });
    await receiver.waitFor(({ event }) => event.payload.data.id === tagged.id);
    await receiver.waitFor(({ event }) => event.payload.data.id === plain.id);
    for (const id of ids) await service.current.sandbox.post(`/webhooks/${id}/disable`);
    const [only] = ofInquiry(plain.id);
    assert.equal(ofInquiry(plain.id).length, 1);
    assert.ok(only?.event.payload.data.attributes['reference_id'] === null);
    assert.equal('name_first' in (only?.event.payload.data.attributes ?? {}), false);
    assert.equal('relationships' in (only?.event.payload.data ?? {}), false);
    assert.ok(receiver.received.length > start);
  });

  it('stops with the webhook: what was waiting is dropped', async () => {
    const webhook = await enabled({});
    receiver.answerNext(500);
    const { id } = await createInquiry(service.current);
    await receiver.waitFor(({ event }) => event.payload.data.id === id);
    await service.current.sandbox.post(`/webhooks/${webhook}/disable`);
    await service.current.sandbox.post(`/webhooks/${webhook}/enable`);
    const later = await createInquiry(service.current);
    await receiver.waitFor(({ event }) => event.payload.data.id === later.id);
    await service.current.sandbox.post(`/webhooks/${webhook}/disable`);
    assert.equal(ofInquiry(id).length, 1);
  });
});

describe('events', () => {
  it('are listed by name and object, retrieved, and isolated from the other environment', async () => {
    const { id } = await createInquiry(service.current);
    const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry.created`);
    const [event] = body.data;
    assert.equal(event?.attributes['name'], 'inquiry.created');
    const payload = event?.attributes['payload'] as { data: { id: string } };
    assert.equal(payload.data.id, id);
    assert.equal((await service.current.sandbox.get(`/events/${event?.id}`)).status, 200);
    assert.equal((await service.current.production.get(`/events/${event?.id}`)).status, 404);
    assert.deepEqual((await service.current.production.get(`/events?filter[id]=${event?.id}`)).body.data, []);
  });

  it('show their payload in the version of the request', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const path = `/events?filter[object-id]=${id}`;
    assert.match((await service.current.sandbox.get(path)).text, /"name-first":"Ada"/);
    const newer = await service.current.sandbox.get(path, { 'service-version': '2025-10-27' });
    assert.doesNotMatch(newer.text, /"name-first":"Ada"/);
  });
});
