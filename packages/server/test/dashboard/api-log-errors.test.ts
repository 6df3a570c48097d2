/** GET /dashboard/api/api-log-errors and /dashboard/api/event-catalogue, and events in each API version for users. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

interface Errors {
  readonly 'looked-at': number;
  readonly groups: readonly { readonly route: string; readonly count: number; readonly ids: readonly string[] }[];
}

describe('200', () => {
  it('counts refused requests by operation, and names requests that can be opened', async () => {
    const developer = await signedIn(service.current, { role: 'developer' });
    for (const id of ['inq_aaaaaaaaaaaaaaaaaaaaaaaa', 'inq_bbbbbbbbbbbbbbbbbbbbbbbb']) {
      await service.current.sandbox.get(`/inquiries/${id}`);
    }
    await service.current.sandbox.get('/inquiries');
    const { groups, 'looked-at': lookedAt } = JSON.parse(
      (await developer.get('/dashboard/api/api-log-errors')).text,
    ) as Errors;
    const found = groups.find(({ route }) => route === '/api/v1/inquiries/{id}');
    assert.equal(found?.count, 2);
    assert.ok(lookedAt >= 3);
    assert.equal(
      groups.some(({ route }) => route === '/api/v1/inquiries'),
      false,
    );
    assert.equal((await service.current.sandbox.get(`/api-logs/${found?.ids[0]}`)).status, 200);
  });

  it('shows users an event in each documented version', async () => {
    const developer = await signedIn(service.current, { role: 'admin' });
    const { versions, names } = JSON.parse((await developer.get('/dashboard/api/event-catalogue')).text) as {
      versions: string[];
      names: string[];
    };
    assert.ok(names.includes('inquiry.created'));
    const { id } = await createInquiry(service.current);
    const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}`);
    const event = (body.data as unknown as { id: string }[])[0]?.id;
    const shown = new Set<string>();
    for (const version of versions) {
      const answer = await developer.request('GET', `/api/v1/events/${event}`, {
        headers: { 'service-version': version },
      });
      assert.equal(answer.status, 200, answer.text);
      shown.add(answer.text);
    }
    assert.ok(shown.size > 1, 'two versions of an inquiry differ');
  });
});

describe('403', () => {
  it('is returned to users without the right to read logs', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get('/dashboard/api/api-log-errors')).status, 403);
  });
});
