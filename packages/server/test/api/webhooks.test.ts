/** Webhook configuration; webhook-deliveries.test.ts covers deliveries. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'false' }, worker: false });

const newest = { 'service-version': '2026-09-29' };
const good = {
  name: 'Test',
  url: 'https://hooks.example.com/',
  'enabled-events': ['inquiry.created', 'inquiry.approved'],
};
const full = {
  ...good,
  description: 'Everything set',
  'api-version': '2025-10-27',
  'api-key-inflection': 'snake',
  'api-attributes-blocklist': ['name-*', '!/data/attributes/name-first'],
  'file-access-token-expires-in': 600,
  'payload-filter': { data: { attributes: { reference_id: 'A' } } },
  'included-allowlist': { state: 'custom', 'event-types': [{ 'event-type': 'inquiry', relationships: ['account'] }] },
  'relationship-allowlist': { state: 'include_none' },
};
const create = (attributes: object, headers: Record<string, string> = newest) =>
  service.current.sandbox.post('/webhooks', { data: { attributes } }, headers);
const act = (id: string, verb: string, body?: unknown) => service.current.sandbox.post(`/webhooks/${id}/${verb}`, body);
const retrieve = (id: string) => service.current.sandbox.get(`/webhooks/${id}`);
const update = (id: string, attributes: object, headers: Record<string, string> = newest) =>
  service.current.sandbox.request('PATCH', `/webhooks/${id}`, { body: { data: { attributes } }, headers });

async function made(attributes: object = good): Promise<string> {
  const { status, body, text } = await create(attributes);
  assert.equal(status, 201, text);
  return body.data.id;
}

const attributesOf = ({ body }: ApiAnswer): Record<string, unknown> => body.data.attributes;
const secretsOf = (answer: ApiAnswer) =>
  attributesOf(answer)['secrets'] as { value: string; 'expires-at': string | null }[];
const pointersOf = ({ body }: ApiAnswer) => body.errors?.map(({ source }) => source?.pointer);

describe('POST /webhooks', () => {
  describe('201', () => {
    it('keeps every setting, in the casing it was sent, and is disabled', async () => {
      const answer = await create(full);
      assert.equal(answer.status, 201);
      for (const [name, value] of Object.entries(full)) assert.deepEqual(attributesOf(answer)[name], value, name);
      assert.equal(attributesOf(answer)['status'], 'disabled');
      const camel = await service.current.sandbox.get(`/webhooks/${answer.body.data.id}`, {
        'key-inflection': 'camel',
      });
      assert.deepEqual(attributesOf(camel)['payloadFilter'], full['payload-filter']);
    });

    it('accepts events that the reference records and this service does not send, but no other name', async () => {
      const foreign = [
        'case.created',
        'report/watchlist.matched',
        'transaction.labeled',
        'report/crypto_address.ready',
      ];
      const answer = await create({ ...good, 'enabled-events': foreign });
      assert.equal(answer.status, 201, answer.text);
      assert.deepEqual(attributesOf(answer)['enabled-events'], foreign);
      for (const name of ['case.surprised', 'surprise.created', 'case', 'report.ready']) {
        assert.equal((await create({ ...good, 'enabled-events': [name] })).status, 422, name);
      }
    });

    it('defaults to the version of the request, kebab keys, no included resources and all relationships', async () => {
      const attributes = attributesOf(await create(good, newest));
      assert.equal(attributes['api-version'], '2026-09-29');
      assert.equal(attributes['api-key-inflection'], 'kebab');
      assert.equal(attributes['file-access-token-expires-in'], 21_600);
      assert.deepEqual(attributes['included-allowlist'], { state: 'include_none' });
      assert.deepEqual(attributes['relationship-allowlist'], { state: 'include_all' });
    });

    it('never shows custom headers again, and stores them sealed', async () => {
      const secret = 'Bearer 7a1f9c';
      const id = await made({ ...good, 'custom-http-headers': { Authorization: secret } });
      for (const answer of [await retrieve(id), await act(id, 'clone')]) {
        assert.equal(answer.text.includes(secret), false);
        assert.equal('custom-http-headers' in attributesOf(answer), false);
      }
    });

    it('drops allowlisted types without a subscription', async () => {
      const types = ['inquiry', 'account'].map((type) => ({ 'event-type': type, relationships: ['*'] }));
      const answer = await create({ ...good, 'included-allowlist': { state: 'custom', 'event-types': types } });
      assert.deepEqual(attributesOf(answer)['included-allowlist'], { state: 'include_all' });
    });

    it('lets a sandbox webhook go over http', async () => {
      assert.equal((await create({ ...good, url: 'http://hooks.example.com/' })).status, 201);
    });
  });

  describe('400', () => {
    const bad: readonly (readonly [string, object])[] = [
      ['an unknown attribute', { colour: 'red' }],
      ['a status', { status: 'enabled' }],
      ['a longer life of file links than three days', { 'file-access-token-expires-in': 259_201 }],
      ['an unknown version', { 'api-version': '2024-01-01' }],
      ['an unknown casing', { 'api-key-inflection': 'pascal' }],
      ['an allowlist without types', { 'included-allowlist': { state: 'custom', 'event-types': [] } }],
      ['an allowlist of an unknown state', { 'included-allowlist': { state: 'some' } }],
      ['types together with include_all', { 'included-allowlist': { state: 'include_all', 'event-types': [] } }],
      ['a header that is no text', { 'custom-http-headers': { 'x-a': 1 } }],
    ];
    for (const [name, attributes] of bad) {
      it(`refuses ${name}`, async () => assert.equal((await create({ ...good, ...attributes })).status, 400));
    }
  });

  describe('422', () => {
    const bad: readonly (readonly [string, string, unknown])[] = [
      ['the address of cloud metadata', 'url', 'http://169.254.169.254/latest/meta-data'],
      ['a private address in another writing', 'url', 'http://167772161/'],
      ['a blocklist entry that leads nowhere', 'api-attributes-blocklist', ['/data/id']],
      ['a filter of something else than data', 'payload-filter', { included: [] }],
      ['a header of the service', 'custom-http-headers', { 'Service-Signature': 't=1,v1=00' }],
      ['a line break in a header', 'custom-http-headers', { 'x-a': 'a\r\nhost: evil' }],
      [
        'a relationship that is none',
        'included-allowlist',
        { state: 'custom', 'event-types': [{ 'event-type': 'inquiry', relationships: ['friends'] }] },
      ],
    ];
    for (const [name, attribute, value] of bad) {
      it(`refuses ${name}, with a pointer`, async () => {
        const answer = await create({ ...good, [attribute]: value });
        assert.equal(answer.status, 422);
        assert.deepEqual(pointersOf(answer), [`/data/attributes/${attribute}`]);
      });
    }

    it('refuses plain http and the local machine in production', async () => {
      for (const url of ['http://hooks.example.com/', 'https://localhost/', 'https://127.0.0.1/']) {
        const answer = await service.current.production.post('/webhooks', { data: { attributes: { ...good, url } } });
        assert.equal(answer.status, 422, url);
      }
    });
  });
});

describe('GET /webhooks and GET /webhooks/{webhook-id}', () => {
  it('200: lists newest first and without secrets', async () => {
    const ids = [await made(), await made()];
    const { body, text } = await service.current.sandbox.get('/webhooks?page[size]=2');
    assert.deepEqual(
      body.data.map(({ id }) => id),
      ids.toReversed(),
    );
    assert.equal(text.includes('wbhsec_'), false);
  });

  it('404: for webhooks of another environment', async () => {
    assert.equal((await service.current.production.get(`/webhooks/${await made()}`)).status, 404);
  });
});

describe('PATCH /webhooks/{webhook-id}', () => {
  it('200: changes what was sent, keeps the rest and shows no secret', async () => {
    const id = await made(full);
    const answer = await update(id, { description: null, 'payload-filter': null });
    assert.equal(answer.status, 200);
    assert.equal(answer.text.includes('wbhsec_'), false);
    const expected = { ...full, description: null, 'payload-filter': null };
    for (const [name, value] of Object.entries(expected)) assert.deepEqual(attributesOf(answer)[name], value, name);
  });

  it('200: an empty update changes nothing', async () => {
    const id = await made(full);
    const before = attributesOf(await retrieve(id));
    assert.equal((await service.current.sandbox.request('PATCH', `/webhooks/${id}`, { body: {} })).status, 200);
    assert.deepEqual(attributesOf(await retrieve(id)), before);
  });

  it('200: the allowlist follows the subscriptions', async () => {
    const id = await made(full);
    const answer = await update(id, { 'enabled-events': ['account.created'] });
    assert.deepEqual(attributesOf(answer)['included-allowlist'], { state: 'include_none' });
  });

  it('200: an empty name removed the name up to 2025-12-08', async () => {
    const id = await made();
    const older = { 'service-version': '2025-12-08' };
    assert.equal(attributesOf(await update(id, { name: '' }, older))['name'], null);
    assert.equal(attributesOf(await update(id, { description: 'x' }, older))['name'], null);
  });

  it('400: refuses an empty name since 2026-09-29', async () => {
    const id = await made();
    for (const name of ['', null]) assert.equal((await update(id, { name })).status, 400);
    assert.equal(attributesOf(await retrieve(id))['name'], 'Test');
  });

  it('404, 409, 422: an unknown, an archived and an invalid one stay as they are', async () => {
    assert.equal((await update('wbh_1', { name: 'x' })).status, 404);
    const id = await made();
    assert.equal((await update(id, { name: 'x', 'enabled-events': ['a.b'] })).status, 422);
    assert.equal(attributesOf(await retrieve(id))['name'], 'Test');
    await act(id, 'archive');
    assert.equal((await update(id, { name: 'x' })).status, 409);
  });
});

describe('POST /webhooks/{webhook-id}/enable, disable, archive', () => {
  it('200: changes the status, any number of times, and shows no secret', async () => {
    const id = await made();
    const ways = [
      ['enable', 'enabled'],
      ['enable', 'enabled'],
      ['disable', 'disabled'],
      ['disable', 'disabled'],
      ['archive', 'archived'],
    ];
    for (const [verb = '', status] of ways) {
      const answer = await act(id, verb);
      assert.equal(answer.status, 200);
      assert.equal(attributesOf(answer)['status'], status);
      assert.equal(answer.text.includes('wbhsec_'), false);
    }
  });

  it('404: an unknown webhook', async () => {
    for (const verb of ['enable', 'disable', 'archive', 'rotate-secret', 'clone']) {
      assert.equal((await act('wbh_1', verb)).status, 404, verb);
    }
  });

  it('409: an archived webhook, which does not change', async () => {
    const id = await made();
    await act(id, 'archive');
    for (const verb of ['enable', 'disable', 'archive', 'rotate-secret']) {
      assert.equal((await act(id, verb)).status, 409, verb);
    }
  });
});

describe('POST /webhooks/{webhook-id}/rotate-secret', () => {
  const rotate = (id: string, seconds?: number) =>
    act(id, 'rotate-secret', seconds === undefined ? undefined : { meta: { 'expires-in-seconds': seconds } });

  it('200: keeps the old secret for a day, newest first', async () => {
    const id = await made();
    const [before] = secretsOf(await retrieve(id));
    const answer = await rotate(id);
    assert.equal(answer.status, 200);
    const [fresh, old, ...others] = secretsOf(answer);
    assert.deepEqual(others, []);
    assert.equal(fresh?.['expires-at'], null);
    assert.equal(attributesOf(answer)['secret'], fresh?.value);
    assert.equal(old?.value, before?.value);
    const life = (Date.parse(String(old?.['expires-at'])) - service.current.clock.now().getTime()) / 1000;
    assert.ok(life > 86_300 && life <= 86_400, String(life));
  });

  it('200: zero ends the old secret at once', async () => {
    const id = await made();
    assert.equal(secretsOf(await rotate(id, 0)).length, 1);
  });

  it('200: a third secret ends the oldest', async () => {
    const id = await made();
    const [, second] = [secretsOf(await retrieve(id))[0]?.value, secretsOf(await rotate(id))[0]?.value];
    const third = secretsOf(await rotate(id));
    assert.equal(third.length, 2);
    assert.equal(third[1]?.value, second);
  });

  it('400: a period below zero or beyond a week', async () => {
    const id = await made();
    for (const seconds of [-1, 604_801, 1.5]) assert.equal((await rotate(id, seconds)).status, 400, String(seconds));
    assert.equal(secretsOf(await retrieve(id)).length, 1);
  });
});

describe('POST /webhooks/{webhook-id}/clone', () => {
  it('200: copies everything but the secret, disabled', async () => {
    const id = await made(full);
    await act(id, 'enable');
    const clone = await act(id, 'clone');
    assert.equal(clone.status, 200);
    assert.notEqual(clone.body.data.id, id);
    for (const [name, value] of Object.entries(full)) assert.deepEqual(attributesOf(clone)[name], value, name);
    assert.equal(attributesOf(clone)['status'], 'disabled');
    assert.equal(secretsOf(clone).length, 1);
    assert.notEqual(secretsOf(clone)[0]?.value, secretsOf(await retrieve(id))[0]?.value);
  });
});
