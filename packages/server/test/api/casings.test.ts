import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Inflection, inflectKey } from '../../src/lib/casing.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

/** Every key of the value, outside of `fields`. */
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

    it('finds names inside fields in its casing up to 2023-01-05, and as configured from 2025-10-27 on', async () => {
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

    it('is told what is wrong with a pointer to the member as it was sent', async () => {
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
  it('is understood, and answered in the casing it asks for', async () => {
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

  it('is refused an inflection that does not exist', async () => {
    assert.equal((await service.current.sandbox.get('/inquiries', { 'key-inflection': 'shout' })).status, 400);
  });
});
