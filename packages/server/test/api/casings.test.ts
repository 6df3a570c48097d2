import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Inflection, inflectKey } from '../../src/lib/casing.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

/** Returns every key of the value, outside of `fields`. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [key, ...(key === 'fields' ? [] : keysOf(member))]);
}

const written: Readonly<Record<Inflection, RegExp>> = {
  kebab: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  camel: /^[a-z0-9]+([A-Z0-9][a-z0-9]*)*$/,
  snake: /^[a-z0-9]+(_[a-z0-9]+)*$/,
};

for (const casing of ['camel', 'snake'] as const) {
  const key = (name: string) => inflectKey(name, casing);
  const headers = { 'key-inflection': casing };
  const inquiryOf = (attributes: Record<string, unknown>, meta: Record<string, unknown> = {}) => ({
    data: { attributes: { [key('inquiry-template-id')]: service.current.templateId, ...attributes } },
    meta,
  });

  describe(`a client that writes and reads ${casing}`, () => {
    it('creates with attributes, fields and meta in its casing, and reads every name in it', async () => {
      const body = inquiryOf(
        {
          [key('reference-id')]: `${casing}-1`,
          [key('redirect-uri')]: 'https://example.com/a-b_c',
          fields: { [key('name-first')]: 'Ada', [key('address-street-1')]: '1 Main St' },
        },
        {
          [key('auto-create-one-time-link')]: true,
          [key('expiration-after-create-interval-seconds')]: 600,
        },
      );
      const answer = await service.current.sandbox.post('/inquiries', body, headers);
      assert.equal(answer.status, 200, answer.text);
      for (const name of keysOf(answer.body)) assert.match(name, written[casing], name);
      const { attributes } = answer.body.data;
      assert.equal(attributes[key('reference-id')], `${casing}-1`);
      assert.equal(attributes[key('name-first')], 'Ada');
      assert.equal(attributes[key('address-street-1')], '1 Main St');
      assert.ok(answer.body.meta?.[key('one-time-link')]);
      assert.ok(key('hesitation-baseline') in (attributes['behaviors'] as object));
      assert.equal(relatedTo(answer.body.data, key('inquiry-template'))[0]?.type, 'inquiry-template');
    });

    it('reads names inside fields in its casing up to 2023-01-05, and as configured from 2025-10-27 on', async () => {
      const { id } = await createInquiry(service.current);
      const shown = async (version: string) => {
        const { body } = await service.current.sandbox.get(`/inquiries/${id}`, {
          ...headers,
          'service-version': version,
        });
        return Object.keys(body.data.attributes['fields'] as object);
      };
      assert.ok((await shown('2023-01-05')).includes(key('name-first')));
      for (const version of ['2025-10-27', '2025-12-08', '2026-09-29']) {
        assert.ok((await shown(version)).includes('name-first'), version);
      }
    });

    it('names filters, includes and fields in its casing', async () => {
      const { id } = await createInquiry(service.current);
      await simulate(service.current, id, 'create_passed_verification');
      const one = await service.current.sandbox.get(
        `/inquiries/${id}?include=${key('inquiry-template')}.${key('latest-published-version')},verifications` +
          `&fields[${key('inquiry')}]=${key('created-at')},fields.${key('name-first')}&fields[${key('inquiry-template')}]=name`,
        headers,
      );
      assert.equal(one.status, 200, one.text);
      assert.deepEqual(Object.keys(one.body.data.attributes), [key('created-at'), 'fields']);
      assert.deepEqual(one.body.included?.map(({ type }) => type).slice(0, 2), [
        'inquiry-template',
        'inquiry-template-version',
      ]);
      assert.deepEqual(Object.keys(one.body.included?.[0]?.attributes ?? {}), ['name']);
      for (const name of keysOf(one.body)) assert.match(name, written[casing], name);
      const list = await service.current.sandbox.get(
        `/inquiries?filter[${key('inquiry-id')}]=${id}&filter[${key('created-at-start')}]=2000-01-01`,
        headers,
      );
      assert.deepEqual(
        list.body.data.map((each) => each.id),
        [id],
      );
      const sessions = await service.current.sandbox.get(
        `/inquiry-sessions?filter[${key('inquiry-id')}]=${id}&fields[${key('inquiry-session')}]=${key('created-at')}`,
        headers,
      );
      assert.equal(sessions.status, 200);
    });

    it('updates, acts and searches in its casing; values keep theirs', async () => {
      const { sandbox } = service.current;
      const { id } = await createInquiry(service.current);
      const updated = await sandbox.request('PATCH', `/inquiries/${id}`, {
        body: { data: { attributes: { fields: { [key('name-last')]: 'Love_lace-X' }, note: 'some_note' } } },
        headers,
      });
      assert.equal(updated.body.data.attributes[key('name-last')], 'Love_lace-X');
      const tagged = await sandbox.post(
        `/inquiries/${id}/set-tags`,
        { meta: { [key('tag-name')]: ['a_b', 'c-D'] } },
        headers,
      );
      assert.deepEqual(tagged.body.data.attributes['tags'], ['a_b', 'c-D']);
      const marked = await sandbox.post(`/inquiries/${id}/mark-for-review`, undefined, headers);
      assert.equal(marked.body.data.attributes['status'], 'needs_review');
      assert.ok(marked.body.data.attributes[key('marked-for-review-at')]);
      const found = await sandbox.post(
        '/inquiries/search',
        {
          query: { attribute: key('created-at'), operator: 'gt', value: '2000-01-01' },
          sort: { attribute: key('updated-at') },
        },
        headers,
      );
      assert.equal(found.status, 200, found.text);
      const ended = await sandbox.post(
        '/inquiry-sessions/expire-all',
        { meta: { [key('inquiry-ids')]: [id] } },
        headers,
      );
      assert.equal(ended.status, 200, ended.text);
    });

    it('gets errors that point to the member in the casing of the request', async () => {
      const answer = await service.current.sandbox.post(
        '/inquiries',
        inquiryOf({ fields: { [key('shoe-size')]: 5 } }),
        headers,
      );
      assert.equal(answer.status, 422);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, `/data/attributes/fields/${key('shoe-size')}`);
    });
  });
}

describe('a client that mixes casings', () => {
  it('is understood, and answered in the requested casing', async () => {
    const answer = await service.current.sandbox.post(
      '/inquiries?fields[inquiry]=referenceId,created_at,next-step-name',
      {
        data: { attributes: { 'inquiry-template-id': service.current.templateId, reference_id: 'mixed' } },
        meta: { autoCreateInquirySession: true, 'auto-create-one-time-link': true },
      },
      { 'key-inflection': 'snake' },
    );
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(Object.keys(answer.body.data.attributes), ['reference_id', 'created_at', 'next_step_name']);
    assert.ok(answer.body.meta?.['session_token']);
  });

  it('is refused for an unknown inflection', async () => {
    assert.equal((await service.current.sandbox.get('/inquiries', { 'key-inflection': 'shout' })).status, 400);
  });
});

describe('the keys of the fields that a template defines', () => {
  const ownFields = [
    { type: 'string', key: 'favoriteColor' },
    { type: 'string', key: 'shoe_size' },
    { type: 'string', key: 'home-town' },
    { type: 'string', key: 'nameFirst', label: 'Given name' },
    {
      type: 'hash',
      key: 'firstPet',
      config: {
        'item-schemas': [
          { type: 'string', key: 'petName' },
          { type: 'json', key: 'moreFacts' },
        ],
      },
    },
    {
      type: 'array',
      key: 'olderPets',
      config: {
        'item-schema': { type: 'hash', key: 'pet', config: { 'item-schemas': [{ type: 'string', key: 'petName' }] } },
      },
    },
  ];
  const spelled = ['favoriteColor', 'shoe_size', 'home-town', 'firstPet', 'olderPets'];
  const text = (value: string) => ({ type: 'string', value });

  async function inquiryWithOwnFields(fields: Record<string, unknown>) {
    const { production } = service.current;
    const template = await createTemplate(production);
    const version = await published(production, template, { steps: [selfieStep], 'field-schemas': ownFields });
    const made = await production.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': template, fields } },
    });
    assert.equal(made.status, 200, made.text);
    return { template, version, id: made.body.data.id };
  }

  async function fieldsOf(id: string, version: string, casing: Inflection, query = '') {
    const { body, text: sent } = await service.current.production.get(`/inquiries/${id}${query}`, {
      'service-version': version,
      'key-inflection': casing,
    });
    assert.ok(body.data, sent);
    return body.data.attributes['fields'] as Record<string, { type: string; value: unknown }>;
  }

  const pets = {
    first_pet: { 'pet-name': 'Rex', moreFacts: { legCount: 4 } },
    olderPets: [{ pet_name: 'Tom' }],
  };

  for (const casing of ['kebab', 'camel', 'snake'] as const) {
    it(`keep their spelling from 2025-10-27 on for a caller that reads ${casing}, and follow the caller before`, async () => {
      const { id } = await inquiryWithOwnFields({ favorite_color: 'red', shoeSize: '40', ...pets });
      for (const version of ['2025-10-27', '2025-12-08', '2026-09-29']) {
        const shown = await fieldsOf(id, version, casing);
        assert.deepEqual(Object.keys(shown).slice(-spelled.length), spelled);
        assert.deepEqual(shown['favoriteColor'], text('red'));
        assert.deepEqual(shown['shoe_size'], text('40'));
        assert.deepEqual(shown['firstPet']?.value, {
          petName: text('Rex'),
          moreFacts: { type: 'json', value: { legCount: 4 } },
        });
        assert.deepEqual(shown['olderPets']?.value, [{ type: 'hash', value: { petName: text('Tom') } }]);
        assert.ok('name-first' in shown && !('nameFirst' in shown), 'a field of every template keeps its standard key');
      }
      const before = await fieldsOf(id, '2023-01-05', casing);
      const names = ['favorite-color', 'shoe-size', 'home-town', 'first-pet', 'older-pets'];
      assert.deepEqual(
        Object.keys(before).slice(-names.length),
        names.map((name) => inflectKey(name, casing)),
      );
      const petName = inflectKey('pet-name', casing);
      assert.deepEqual(before[inflectKey('first-pet', casing)]?.value, {
        [petName]: text('Rex'),
        [inflectKey('more-facts', casing)]: { type: 'json', value: { legCount: 4 } },
      });
      assert.deepEqual(before[inflectKey('older-pets', casing)]?.value, [
        { type: 'hash', value: { [petName]: text('Tom') } },
      ]);
    });

    it(`are written and selected in ${casing}`, async () => {
      const { production } = service.current;
      const { id } = await inquiryWithOwnFields({});
      const sent = inflectKey('favorite-color', casing);
      const { status, text: answer } = await production.request('PATCH', `/inquiries/${id}`, {
        body: { data: { attributes: { fields: { [sent]: 'blue' } } } },
      });
      assert.equal(status, 200, answer);
      const query = `?fields[inquiry]=fields.${sent}`;
      assert.deepEqual(await fieldsOf(id, '2026-09-29', casing, query), { favoriteColor: text('blue') });
      assert.deepEqual(await fieldsOf(id, '2023-01-05', casing, query), { [sent]: text('blue') });
    });
  }

  it('appear in the field-schemas as they were sent, so that a response can be sent back', async () => {
    const { production } = service.current;
    const { template, version } = await inquiryWithOwnFields({});
    const shown = version.attributes['field-schemas'] as {
      key: string;
      config: { 'item-schemas'?: { key: string }[] };
    }[];
    assert.deepEqual(
      shown.slice(-spelled.length).map(({ key }) => key),
      spelled,
    );
    assert.equal(shown.find(({ key }) => key === 'firstPet')?.config['item-schemas']?.[0]?.key, 'petName');
    assert.ok(shown.some(({ key }) => key === 'name_first'));
    const again = await published(production, template, { 'field-schemas': shown });
    assert.deepEqual(again.attributes['field-schemas'], shown);
  });

  it('select a field of an account by any casing too', async () => {
    const { sandbox } = service.current;
    const made = await sandbox.post('/accounts', { data: { attributes: { fields: { phone_number: '1' } } } });
    for (const name of ['phone-number', 'phoneNumber', 'phone_number']) {
      const { body } = await sandbox.get(`/accounts/${made.body.data.id}?fields[account]=fields.${name}`);
      assert.deepEqual(body.data.attributes['fields'], { phone_number: text('1') });
    }
  });
});
