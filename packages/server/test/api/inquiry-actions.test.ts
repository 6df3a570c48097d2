import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { InquiryStatus } from '../../src/resources/verification/inquiries/inquiry.ts';
import { relatedTo } from '../support/client.ts';
import { inquiryIn } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

const inquiryThatIs = (status: InquiryStatus) => inquiryIn(service.current, status);

describe('POST /inquiries/{id}/approve', () => {
  it('stores the comment and the reviewer, and removes the expiry', async () => {
    const id = await inquiryThatIs('pending');
    const { body } = await service.current.sandbox.post(`/inquiries/${id}/approve`, {
      meta: { comment: 'known person' },
    });
    assert.equal(body.data.attributes['reviewer-comment'], 'known person');
    assert.equal(body.data.attributes['expires-at'], null);
    assert.equal(body.data.attributes['completed-at'], null);
    assert.ok(body.data.attributes['decisioned-at']);
    assert.equal(relatedTo(body.data, 'reviewer')[0]?.type, 'api-key');
  });

  it('accepts a comment of 10,000 characters, and refuses a longer one with the known message', async () => {
    for (const action of ['approve', 'decline']) {
      const id = await inquiryThatIs('pending');
      const send = (length: number) =>
        service.current.sandbox.post(`/inquiries/${id}/${action}`, { meta: { comment: 'x'.repeat(length) } });
      const { status, body } = await send(10_001);
      assert.deepEqual([status, body.errors?.[0]?.details], [400, 'must be shorter than 10000 characters']);
      assert.equal((await send(10_000)).status, 200);
    }
  });

  it('lets one of two concurrent requests succeed, the other gets 409', async () => {
    const id = await inquiryThatIs('pending');
    const both = await Promise.all([
      service.current.sandbox.post(`/inquiries/${id}/approve`),
      service.current.sandbox.post(`/inquiries/${id}/approve`),
    ]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  });

  it('refuses a comment that is not a string', async () => {
    const id = await inquiryThatIs('created');
    assert.equal(
      (await service.current.sandbox.post(`/inquiries/${id}/approve`, { meta: { comment: 5 } })).status,
      400,
    );
  });
});

describe('POST /inquiries/{id}/resume', () => {
  it('reopens an expired inquiry with a new day and a session token', async () => {
    const id = await inquiryThatIs('expired');
    const { status, body } = await service.current.sandbox.post(`/inquiries/${id}/resume`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'pending');
    assert.equal(body.data.attributes['expired-at'], null);
    assert.match(String(body.meta?.['session-token']), /^service_session\./);
  });
});

describe('POST /inquiries/{id}/generate-one-time-link', () => {
  it('creates a session and a link, and refuses an inquiry that is finished', async () => {
    const id = await inquiryThatIs('created');
    const { body } = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    assert.match(String(body.meta?.['one-time-link']), /^http.*\/verify\?code=/);
    assert.equal([body.data.relationships['sessions']?.data].flat().length, 1);
    const done = await inquiryThatIs('approved');
    assert.equal((await service.current.sandbox.post(`/inquiries/${done}/generate-one-time-link`)).status, 409);
  });

  it('refuses the twenty-sixth session, 422', async () => {
    const id = await inquiryThatIs('created');
    for (let made = 0; made < 25; made += 1) {
      await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    }
    assert.equal((await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`)).status, 422);
  });
});

describe('tags', () => {
  it('are added, removed and replaced, each change with an event that lists it', async () => {
    const id = await inquiryThatIs('created');
    const { sandbox } = service.current;
    await sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'vip' } });
    await sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'vip' } });
    await sandbox.post(`/inquiries/${id}/set-tags`, { meta: { 'tag-name': ['a', 'b'] } });
    const { body } = await sandbox.post(`/inquiries/${id}/remove-tag`, { meta: { 'tag-name': 'a' } });
    assert.deepEqual(body.data.attributes['tags'], ['b']);
    const events = await sandbox.get(`/events?filter[object-id]=${id}&filter[name]=inquiry.updated-tags`);
    const contexts = events.body.data.map(({ attributes }) => attributes['context']);
    assert.deepEqual(contexts, [
      { 'added-tags': [], 'removed-tags': ['a'] },
      { 'added-tags': ['a', 'b'], 'removed-tags': ['vip'] },
      { 'added-tags': ['vip'], 'removed-tags': [] },
    ]);
  });

  it('need exactly one of name and id', async () => {
    const id = await inquiryThatIs('created');
    assert.equal((await service.current.sandbox.post(`/inquiries/${id}/add-tag`, { meta: {} })).status, 400);
  });
});

describe('PATCH /inquiries/{id}', () => {
  it('changes fields, note, tags and return address in any status', async () => {
    const id = await inquiryThatIs('approved');
    const { status, body } = await service.current.sandbox.request('PATCH', `/inquiries/${id}`, {
      body: {
        data: {
          attributes: {
            note: 'n',
            tags: ['t'],
            fields: { 'name-last': 'Lovelace' },
            'redirect-uri': 'https://a.example/x',
          },
        },
      },
    });
    assert.equal(status, 200);
    assert.equal(body.data.attributes['note'], 'n');
    assert.equal(body.data.attributes['name-last'], 'Lovelace');
    assert.deepEqual(body.data.attributes['tags'], ['t']);
  });

  it('refuses a return address that would run a script, 422', async () => {
    const id = await inquiryThatIs('created');
    const { status } = await service.current.sandbox.request('PATCH', `/inquiries/${id}`, {
      body: { data: { attributes: { 'redirect-uri': 'javascript:alert(1)' } } },
    });
    assert.equal(status, 422);
  });
});
