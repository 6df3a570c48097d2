import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('GET /inquiries/{id} 200', () => {
  it('returns a session token to a key that may write inquiries', async () => {
    const { id } = await createInquiry(service.current);
    const { status, body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(status, 200);
    assert.match(String(body.meta?.['session-token']), /^service_session\./);
  });

  it('returns none once no session can continue the inquiry', async () => {
    const { sandbox, clock } = service.current;
    for (const action of ['approve', 'expire']) {
      const { id } = await createInquiry(service.current);
      await sandbox.post(`/inquiries/${id}/${action}`);
      assert.equal((await sandbox.get(`/inquiries/${id}`)).body.meta?.['session-token'], null, action);
    }
    const { id } = await createInquiry(service.current);
    clock.forward(25 * 3600);
    assert.equal((await sandbox.get(`/inquiries/${id}`)).body.meta?.['session-token'], null);
  });

  it('embeds template and verifications when include names them', async () => {
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'create_passed_verification');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=template,verifications`);
    assert.deepEqual(
      body.included?.map(({ type }) => type),
      ['template', 'verification/driver-license'],
    );
    assert.equal(body.included?.[0]?.attributes['name'], 'Driver license and selfie');
    assert.equal(body.included?.[1]?.attributes['status'], 'passed');
  });

  it('embeds related objects by default up to 2023-01-05, and only on request from 2025-10-27 on', async () => {
    const { id } = await createInquiry(service.current);
    const older = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.deepEqual(
      older.body.included?.map(({ type }) => type),
      ['inquiry-template'],
    );
    const newer = await service.current.sandbox.get(`/inquiries/${id}`, { 'service-version': '2025-10-27' });
    assert.equal('included' in newer.body, false);
  });

  it('follows one dot in include', async () => {
    const { id } = await createInquiry(service.current);
    const path = `/inquiries/${id}?include=inquiry-template.latest-published-version`;
    const { body } = await service.current.sandbox.get(path);
    assert.deepEqual(
      body.included?.map(({ type }) => type),
      ['inquiry-template', 'inquiry-template-version'],
    );
  });

  it('returns only the requested attributes, inside fields too, and no relationships', async () => {
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?fields[inquiry]=status,fields.name-first`);
    assert.deepEqual(body.data.attributes, {
      status: 'created',
      fields: { 'name-first': { type: 'string', value: 'Ada' } },
    });
    assert.equal('relationships' in body.data, false);
  });

  it('inflects names in snake, inside fields only up to 2023-01-05', async () => {
    const { id } = await createInquiry(service.current);
    const snake = { 'key-inflection': 'snake' };
    const older = await service.current.sandbox.get(`/inquiries/${id}`, snake);
    assert.ok('name_first' in (older.body.data.attributes['fields'] as object));
    const newer = await service.current.sandbox.get(`/inquiries/${id}`, { ...snake, 'service-version': '2025-12-08' });
    assert.ok('reference_id' in newer.body.data.attributes);
    assert.ok('name-first' in (newer.body.data.attributes['fields'] as object));
  });
});

describe('GET /inquiries/{id} 400 and 404', () => {
  it('refuses an unknown include, and names the known ones', async () => {
    const { id } = await createInquiry(service.current);
    const { status, body } = await service.current.sandbox.get(`/inquiries/${id}?include=secrets`);
    assert.equal(status, 400);
    assert.match(body.errors?.[0]?.details ?? '', /verifications/);
  });

  it('return the same bytes for an unknown id and for one of the other environment', async () => {
    const { id } = await createInquiry(service.current);
    const foreign = await service.current.production.get(`/inquiries/${id}`);
    const unknown = await service.current.production.get('/inquiries/inq_unknown');
    assert.equal(foreign.status, 404);
    assert.equal(foreign.text, unknown.text);
  });
});
