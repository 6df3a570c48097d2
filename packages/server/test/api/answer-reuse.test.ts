/** Answers given again: never older than the row, never another key's. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

describe('a retrieve that is asked again', () => {
  it('gives the same bytes while nothing changed, and the new state right after each kind of change', async () => {
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

  it('stays behind the wall: the other environment gets 404 for what was just answered', async () => {
    const { id } = await createInquiry(service.current);
    const headers = { 'service-version': '2025-12-08' };
    await service.current.sandbox.get(`/inquiries/${id}`, headers);
    assert.equal((await service.current.production.get(`/inquiries/${id}`, headers)).status, 404);
  });
});
