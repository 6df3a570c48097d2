/** Reuse of rendered answers: never older than the row, never another key's. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('a repeated retrieve request', () => {
  it('returns the same bytes while nothing changed, and the new state right after each kind of change', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const path = `/inquiries/${id}`;
    const headers = { 'service-version': '2025-12-08' };
    const first = await sandbox.get(path, headers);
    assert.equal((await sandbox.get(path, headers)).text, first.text);
    await sandbox.post(`${path}/add-tag`, { meta: { 'tag-name': 'seen' } });
    assert.deepEqual((await sandbox.get(path, headers)).body.data.attributes['tags'], ['seen']);
    await sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } });
    assert.match((await sandbox.get(path, headers)).text, /iqse_/);
    await simulate(service.current, id, 'create_passed_verification');
    assert.match((await sandbox.get(path, headers)).text, /verification\/driver-license/);
    await sandbox.request('DELETE', path);
    assert.ok((await sandbox.get(path, headers)).body.data.attributes['redacted-at']);
  });

  it('differs by version, casing and query', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const path = `/inquiries/${id}`;
    const newest = await sandbox.get(path, { 'service-version': '2026-09-29' });
    const older = await sandbox.get(`${path}?include=`, { 'service-version': '2023-01-05' });
    const camel = await sandbox.get(path, { 'service-version': '2026-09-29', 'key-inflection': 'camel' });
    const sparse = await sandbox.get(`${path}?fields[inquiry]=status`, { 'service-version': '2026-09-29' });
    assert.equal(new Set([newest.text, older.text, camel.text, sparse.text]).size, 4);
  });

  it('stays in its environment: the other environment gets 404 for a resource that was just returned', async () => {
    const { id } = await createInquiry(service.current);
    const headers = { 'service-version': '2025-12-08' };
    await service.current.sandbox.get(`/inquiries/${id}`, headers);
    assert.equal((await service.current.production.get(`/inquiries/${id}`, headers)).status, 404);
  });
});

describe('a repeated list request', () => {
  const headers = { 'service-version': '2025-12-08' };

  it('shows the current state of each item right after each kind of change', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    await createInquiry(service.current);
    const path = '/inquiries?page[size]=2';
    const shown = async () => (await sandbox.get(path, headers)).body.data.find((item) => item.id === id);
    const retrieved = async () => (await sandbox.get(`/inquiries/${id}`, headers)).body.data;
    assert.deepEqual(await shown(), await retrieved());
    for (const change of [
      () => sandbox.post(`/inquiries/${id}/add-tag`, { meta: { 'tag-name': 'seen' } }),
      () => sandbox.request('PATCH', `/inquiries/${id}`, { body: { data: { attributes: { note: 'n' } } } }),
      () => sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } }),
      () => simulate(service.current, id, 'create_passed_verification'),
      () => sandbox.post(`/inquiries/${id}/approve`),
      () => sandbox.request('DELETE', `/inquiries/${id}`),
    ]) {
      const before = await shown();
      await change();
      const after = await shown();
      assert.notDeepEqual(after, before);
      assert.deepEqual(after, await retrieved());
      assert.deepEqual(await shown(), after);
    }
    const redacted = await shown();
    assert.equal(redacted?.attributes['note'], null);
  });

  it('differs by version, casing and fields, whichever was requested first', async () => {
    const { sandbox } = service.current;
    await createInquiry(service.current, { fields: { 'name-first': 'Ada' } });
    const path = '/inquiries?page[size]=1';
    const kinds = [headers, { 'service-version': '2023-01-05' }, { ...headers, 'key-inflection': 'camel' }];
    const first = await Promise.all(kinds.map(async (kind) => (await sandbox.get(path, kind)).text));
    const sparse = await sandbox.get(`${path}&fields[inquiry]=status`, headers);
    const again = await Promise.all(kinds.map(async (kind) => (await sandbox.get(path, kind)).text));
    assert.deepEqual(again, first);
    assert.equal(new Set([...first, sparse.text]).size, 4);
    assert.deepEqual(Object.keys(sparse.body.data[0]?.attributes ?? {}), ['status']);
  });
});
