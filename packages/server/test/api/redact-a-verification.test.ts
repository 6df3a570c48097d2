import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { relatedTo } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();

/** Creates an inquiry with a simulated, passed driver licence. */
async function withVerification(): Promise<{ inquiryId: string; id: string }> {
  const { id: inquiryId } = await createInquiry(service.current);
  const done = await simulate(service.current, inquiryId, 'start_inquiry', 'create_passed_verification');
  return { inquiryId, id: relatedTo(done, 'verifications')[0]?.id ?? '' };
}

const act = (id: string, action: string, headers?: Record<string, string>) =>
  service.current.sandbox.post(`/verifications/${id}/${action}`, undefined, headers);
const redact = (id: string) => service.current.sandbox.request('DELETE', `/verifications/${id}`);

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(`${service.current.app.config.dataDir}/files`, { recursive: true });
  return entries.filter((name) => name.endsWith('.sealed'));
}

describe('DELETE /verifications/{id} 200', () => {
  it('erases the verification, its document, links, stored pictures and events; the inquiry keeps its own', async () => {
    const { sandbox } = service.current;
    const { id: inquiryId, document } = await walkThrough(service.current);
    const url = String(document.attributes['front-photo-url']);
    const photos = document.attributes['photo-urls'] as { 'normalized-url': string }[];
    const flat = photos[0]?.['normalized-url'] ?? '';
    const paper = relatedTo(document, 'document')[0];
    const replayed = { 'idempotency-key': 'a lock that shows the person' };
    await act(document.id, 'investigation-lock', replayed);
    await act(document.id, 'investigation-unlock');
    for (const each of [url, flat]) assert.equal((await fetch(each)).status, 200);
    const before = (await storedFiles()).length;

    const { status, body } = await redact(document.id);
    assert.equal(status, 200);
    assert.deepEqual([body.data.id, body.data.attributes['status']], [document.id, 'passed']);
    assert.ok(body.data.attributes['redacted-at']);
    assert.ok(body.data.attributes['completed-at']);
    for (const name of ['name-first', 'front-photo-url', 'id-class', 'country-code', 'document-number']) {
      assert.equal(body.data.attributes[name], null, name);
    }
    assert.deepEqual(body.data.attributes['checks'], []);
    for (const each of [url, flat]) assert.equal((await fetch(each)).status, 410);

    await eventually('the copies are gone', async () => {
      const shown = await sandbox.get(`/documents/${paper?.id}`);
      const ids = [document.id, paper?.id].join(',');
      const events = await sandbox.get(`/events?filter[object-id]=${ids}&page[size]=100`);
      assert.ok(events.body.data.length >= 6);
      return !`${shown.text}${events.text}`.includes('ALEXANDER') && (await storedFiles()).length === before - 4;
    });
    assert.equal((await act(document.id, 'investigation-lock', replayed)).status, 404);
    const inquiry = await sandbox.get(`/inquiries/${inquiryId}`);
    assert.equal(inquiry.body.data.attributes['name-first'], 'ALEXANDER');
    assert.equal(inquiry.body.data.attributes['redacted-at'], null);
  });

  it('empties the deliveries with its events, and sends none that is still pending', async () => {
    const { app, sandbox, seeded } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const attributes = {
      name: 'Nobody listens',
      url: 'http://127.0.0.1:9/',
      'enabled-events': ['verification.passed'],
    };
    const webhook = await sandbox.post('/webhooks', { data: { attributes } });
    await sandbox.post(`/webhooks/${webhook.body.data.id}/enable`);
    const { id } = await withVerification();
    const deliveries = () =>
      app.database.read({ environmentId }, (reader) =>
        reader.select<{ status: string; body: Buffer | null }>(
          sql`select d.status, d.body from webhook_deliveries d join events e on e.environment_id = d.environment_id
              and e.id = d.event_id where e.environment_id = ${environmentId} and e.object_id = ${id}`,
        ),
      );
    await eventually('the event was fanned out', async () => (await deliveries()).length === 1);
    await redact(id);
    await eventually('the delivery is empty', async () =>
      (await deliveries()).every(({ status, body }) => status === 'failed' && body === null),
    );
  });

  it('erases the pictures of a selfie and keeps the document of the same inquiry', async () => {
    const { document, selfie } = await walkThrough(service.current);
    const { body } = await redact(selfie.id);
    assert.equal(body.data.attributes['center-photo-url'], null);
    assert.deepEqual(body.data.attributes['photo-urls'], []);
    assert.equal((await fetch(String(selfie.attributes['left-photo-url']))).status, 410);
    assert.equal((await fetch(String(document.attributes['front-photo-url']))).status, 200);
  });
});

describe('DELETE /verifications/{id} 404', () => {
  it('is returned for an unknown id and from the other environment', async () => {
    assert.equal((await redact('ver_111111111111111111111111')).status, 404);
    const { id } = await withVerification();
    assert.equal((await service.current.production.request('DELETE', `/verifications/${id}`)).status, 404);
  });
});

describe('DELETE /verifications/{id} 409', () => {
  it('is returned the second time, whether it was redacted directly or with its inquiry', async () => {
    const first = await withVerification();
    await redact(first.id);
    assert.equal((await redact(first.id)).status, 409);
    const second = await withVerification();
    await service.current.sandbox.request('DELETE', `/inquiries/${second.inquiryId}`);
    const refused = await redact(second.id);
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.title], [409, 'Conflict']);
  });

  it('is returned while an investigation locks it, for its inquiry too, and unlocking frees both', async () => {
    const { inquiryId, id } = await withVerification();
    assert.equal((await act(id, 'investigation-lock')).status, 200);
    const refused = await service.current.sandbox.request('DELETE', `/inquiries/${inquiryId}`);
    assert.equal(refused.status, 409);
    assert.match(refused.body.errors?.[0]?.details ?? '', new RegExp(id));
    assert.equal((await redact(id)).status, 409);
    const kept = await service.current.sandbox.get(`/verifications/${id}`);
    assert.equal(kept.body.data.attributes['name-first'], 'ALEXANDER');
    await act(id, 'investigation-unlock');
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${inquiryId}`)).status, 200);
  });

  it('is returned to all but one of many concurrent requests', async () => {
    const { id } = await withVerification();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => redact(id)))).map(({ status }) => status);
    assert.deepEqual(
      statuses.toSorted((left, right) => left - right),
      [200, 409, 409, 409, 409],
    );
  });
});

describe('POST /verifications/{id}/investigation-lock and -unlock', () => {
  it('200: return the verification as it is', async () => {
    const { id } = await withVerification();
    for (const action of ['investigation-lock', 'investigation-unlock']) {
      const { status, body } = await act(id, action);
      assert.deepEqual([status, body.data.id, body.data.attributes['name-first']], [200, id, 'ALEXANDER']);
    }
  });

  it('404: for an unknown id', async () => {
    assert.equal((await act('ver_1', 'investigation-lock')).status, 404);
    assert.equal((await act('ver_1', 'investigation-unlock')).status, 404);
  });

  it('409: for a repeated lock or unlock, and for a lock of a redacted verification', async () => {
    const { id } = await withVerification();
    assert.equal((await act(id, 'investigation-unlock')).status, 409);
    await act(id, 'investigation-lock');
    assert.equal((await act(id, 'investigation-lock')).status, 409);
    await act(id, 'investigation-unlock');
    await redact(id);
    assert.equal((await act(id, 'investigation-lock')).status, 409);
  });
});
