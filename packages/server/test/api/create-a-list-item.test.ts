import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { activeItem, createList, itemIn, matchesOf } from '../support/lists.ts';
import { useService } from '../support/service.ts';

const service = useService();
const post = (path: string, attributes: object) => service.current.sandbox.post(path, { data: { attributes } });
const signalsOf = async (id: string) =>
  (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes['signals'];

const everyKind: readonly (readonly [string, string, object])[] = [
  ['browser-fingerprints', 'browser-fingerprint', { value: 'abc123' }],
  ['countries', 'country', { 'country-code': 'us' }],
  ['email-addresses', 'email-address', { value: 'Ada@Example.com', 'match-type': 'email_address' }],
  ['geolocations', 'geolocation', { latitude: 52.5, longitude: 13.4, 'radius-meters': 500 }],
  ['government-id-numbers', 'government-id-number', { 'id-number': 'D-123', 'id-class': 'dl' }],
  ['ip-addresses', 'ip-address', { value: '127.0.0.0/24' }],
  ['names', 'name', { 'name-first': 'Ada', 'name-last': 'Lovelace' }],
  ['phone-numbers', 'phone-number', { value: '14155552671' }],
  ['strings', 'string', { value: 'Anything' }],
];

describe('POST /list-item/{kind}', () => {
  describe('201', () => {
    for (const [plural, kind, values] of everyKind) {
      it(`creates a ${kind} that is pending, names its creator, becomes active, and can be archived once`, async () => {
        const list = await createList(service.current, plural);
        const { status, body } = await post(`/list-item/${plural}`, { 'list-id': list.id, ...values });
        assert.equal(status, 201);
        assert.equal(body.data.type, `list-item/${kind}`);
        assert.equal(body.data.attributes['status'], 'pending');
        assert.equal(body.data.attributes['match-count'], 0);
        assert.equal(relatedTo(body.data, 'creator')[0]?.type, 'api-key');
        await activeItem(service.current, plural, body.data.id);
        const path = `/list-item/${plural}/${body.data.id}`;
        const archived = await service.current.sandbox.request('DELETE', path);
        assert.deepEqual([archived.status, archived.body.data.attributes['status']], [200, 'archived']);
        assert.equal((await service.current.sandbox.request('DELETE', path)).status, 409);
        const read = await service.current.sandbox.get(path);
        assert.ok(read.body.data.attributes['archived-at']);
        const again = await post(`/list-item/${plural}`, { 'list-id': list.id, ...values });
        assert.equal(again.status, 201);
      });
    }

    it('is matched by an inquiry, counted, shown as a signal, found by search, and decides nothing', async () => {
      const list = await createList(service.current, 'email-addresses');
      const item = await itemIn(service.current, 'email-addresses', list.id, {
        value: 'met.example',
        'match-type': 'domain',
      });
      const inquiry = await createInquiry(service.current, { fields: { 'email-address': 'Someone@Sub.MET.example' } });
      assert.deepEqual(inquiry.attributes['signals'], [{ name: 'list-match/email-address', value: list.id }]);
      assert.equal(inquiry.attributes['status'], 'created');
      const met = await service.current.sandbox.get(`/list-item/email-addresses/${item}`);
      assert.equal(met.body.data.attributes['match-count'], 1);
      for (const value of [list.id, String(list.attributes['name'])]) {
        const query = { attribute: 'list_hit', operator: 'eq', value };
        const found = await service.current.sandbox.post('/inquiries/search', { query });
        assert.deepEqual(
          found.body.data.map(({ id }) => id),
          [inquiry.id],
        );
      }
      assert.deepEqual(await matchesOf(service.current, inquiry.id), [['inquiry', item, 'email-address']]);
    });

    it('is matched by an inquiry that is changed, once, and by the data of a document', async () => {
      const phones = await createList(service.current, 'phone-numbers');
      const phone = await itemIn(service.current, 'phone-numbers', phones.id, { value: '14155550199' });
      const countries = await createList(service.current, 'names');
      const name = await itemIn(service.current, 'names', countries.id, { 'name-last': 'Sample' });
      const inquiry = await createInquiry(service.current);
      for (const number of ['+1 (415) 555-0199', '+14155550199']) {
        const body = { data: { attributes: { fields: { 'phone-number': number } } } };
        const { status } = await service.current.sandbox.request('PATCH', `/inquiries/${inquiry.id}`, { body });
        assert.equal(status, 200);
      }
      await simulate(service.current, inquiry.id, 'start_inquiry', 'create_passed_verification');
      const shown = await matchesOf(service.current, inquiry.id);
      assert.deepEqual(
        shown.map(([type, id]) => [type, id]).filter(([, id]) => id === phone),
        [['inquiry', phone]],
      );
      assert.ok(shown.some(([type, id]) => type === 'verification' && id === name));
      assert.equal(((await signalsOf(inquiry.id)) as unknown[]).length, 2);
    });

    it('is matched while neither it nor its list is archived or expired', async () => {
      const list = await createList(service.current, 'ip-addresses');
      const other = await createList(service.current, 'strings');
      const gone = await itemIn(service.current, 'strings', other.id, { value: 'fleeting' });
      assert.ok(gone);
      await service.current.sandbox.request('DELETE', `/lists/${other.id}`);
      const inquiry = await createInquiry(service.current, { fields: { 'name-first': 'fleeting' } });
      assert.deepEqual(inquiry.attributes['signals'], []);
      assert.equal((await post('/list-item/strings', { 'list-id': other.id, value: 'late' })).status, 409);
      const past = { 'list-id': list.id, value: '10.0.0.1', 'expires-at': '2020-01-01T00:00:00Z' };
      assert.equal((await post('/list-item/ip-addresses', past)).status, 422);
    });
  });

  it('returns 409 for an existing value, in any spelling; of 32 concurrent requests one succeeds', async () => {
    const list = await createList(service.current, 'email-addresses');
    const spellings = ['twin@example.com', 'TWIN@example.com', ' twin@EXAMPLE.com'];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        post('/list-item/email-addresses', {
          'list-id': list.id,
          value: spellings[index % 3],
          'match-type': 'email_address',
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 201).length, 1);
    assert.equal(statuses.filter((status) => status === 409).length, 31);
    assert.equal(answers.find(({ status }) => status === 409)?.body.errors?.[0]?.title, 'Conflict');
  });

  it('returns 404 for an unknown list and one of another environment', async () => {
    const list = await createList(service.current, 'strings');
    const attributes = { 'list-id': list.id, value: 'x' };
    assert.equal((await post('/list-item/strings', { ...attributes, 'list-id': 'lst_unknown' })).status, 404);
    const elsewhere = await service.current.production.post('/list-item/strings', { data: { attributes } });
    assert.equal(elsewhere.status, 404);
    assert.equal((await service.current.production.get(`/lists/${list.id}`)).status, 404);
    const item = await itemIn(service.current, 'strings', list.id, { value: 'own' });
    assert.equal((await service.current.production.get(`/list-item/strings/${item}`)).status, 404);
    assert.equal((await service.current.sandbox.get(`/list-item/names/${item}`)).status, 404);
  });

  const wrong: readonly (readonly [string, object, number, string])[] = [
    ['ip-addresses', { value: '10.0.0.0/4' }, 422, '/data/attributes/value'],
    ['ip-addresses', { value: '10.0.0.0/33' }, 422, '/data/attributes/value'],
    ['ip-addresses', { value: 'nowhere' }, 422, '/data/attributes/value'],
    ['email-addresses', { value: 'x', 'match-type': 'email_address' }, 422, '/data/attributes/value'],
    ['email-addresses', { value: 'a@example.com', 'match-type': 'near' }, 400, '/data/attributes/match-type'],
    ['countries', { 'country-code': 'XX' }, 422, '/data/attributes/country-code'],
    ['geolocations', { latitude: 91, longitude: 0, 'radius-meters': 1 }, 422, '/data/attributes/latitude'],
    ['geolocations', { latitude: 1, longitude: 0, 'radius-meters': -1 }, 422, '/data/attributes/radius-meters'],
    ['phone-numbers', { value: 'call me' }, 422, '/data/attributes/value'],
    ['names', { 'name-first': '', 'name-last': '...' }, 422, '/data/attributes/name-last'],
    ['government-id-numbers', { 'id-number': '---' }, 422, '/data/attributes/id-number'],
    ['strings', { value: '' }, 400, '/data/attributes/value'],
    ['strings', { value: 'x'.repeat(10_000) }, 400, '/data/attributes/value'],
    ['strings', { value: null }, 400, '/data/attributes/value'],
  ];
  for (const [plural, values, expected, pointer] of wrong) {
    it(`returns ${expected} for ${plural} with ${JSON.stringify(values).slice(0, 60)}, with a pointer`, async () => {
      const list = await createList(service.current, plural);
      const { status, body } = await post(`/list-item/${plural}`, { 'list-id': list.id, ...values });
      assert.deepEqual([status, body.errors?.[0]?.source?.pointer], [expected, pointer]);
    });
  }

  it('returns 422 for a list of another kind', async () => {
    const list = await createList(service.current, 'names');
    assert.equal((await post('/list-item/strings', { 'list-id': list.id, value: 'x' })).status, 422);
  });

  it('keeps no match, no fact and no signal of an inquiry that was redacted', async () => {
    const list = await createList(service.current, 'phone-numbers');
    await itemIn(service.current, 'phone-numbers', list.id, { value: '14155550142' });
    const inquiry = await createInquiry(service.current, { fields: { 'phone-number': '+14155550142' } });
    assert.equal(((await signalsOf(inquiry.id)) as unknown[]).length, 1);
    await service.current.sandbox.request('DELETE', `/inquiries/${inquiry.id}`);
    assert.deepEqual(await matchesOf(service.current, inquiry.id), []);
    assert.deepEqual(await signalsOf(inquiry.id), []);
    await until(
      () => matchesOf(service.current, inquiry.id),
      (left) => left.length === 0,
    );
  });
});
