import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ApiAnswer, relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function walk(path: string): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = [];
  let pages = 0;
  for (let next: string | null = path; next !== null; ) {
    const { status, body } = await service.current.sandbox.get(next);
    assert.equal(status, 200);
    ids.push(...body.data.map(({ id }) => id));
    pages += 1;
    next = body.links?.next ?? null;
  }
  return { ids, pages };
}

describe('GET /inquiries 200', () => {
  it('returns every inquiry once, newest first, while others are created', async () => {
    const made: string[] = [];
    for (let count = 0; count < 7; count += 1) made.push((await createInquiry(service.current, { tags: ['walk'] })).id);
    const first = await service.current.sandbox.get('/inquiries?page[size]=3');
    await createInquiry(service.current);
    const rest = await walk(first.body.links?.next ?? '');
    assert.deepEqual([...first.body.data.map(({ id }) => id), ...rest.ids], made.toReversed());
    assert.match(first.body.links?.next ?? '', /^\/api\/v1\/inquiries\?page%5Bsize%5D=3&page%5Bafter%5D=inq_/);
  });

  it('returns each existing inquiry once, however many are created concurrently', async () => {
    const [newest] = (await service.current.sandbox.get('/inquiries?page[size]=1')).body.data;
    const there = (await walk('/inquiries?page[size]=100')).ids;
    const seen: string[] = [];
    for (let next: string | null = '/inquiries?page[size]=2'; next !== null; ) {
      const [answer]: [ApiAnswer, unknown, unknown] = await Promise.all([
        service.current.sandbox.get(next),
        createInquiry(service.current),
        createInquiry(service.current),
      ]);
      seen.push(...answer.body.data.map(({ id }) => id));
      next = answer.body.links?.next ?? null;
    }
    assert.equal(new Set(seen).size, seen.length);
    assert.deepEqual(seen.slice(seen.indexOf(newest?.id ?? '')), there);
  });

  it('keeps filter, fields and size in its links, percent-encoded', async () => {
    for (let count = 0; count < 3; count += 1) await createInquiry(service.current, { 'reference-id': 'a b&c/d' });
    const path = `/inquiries?page[size]=1&fields[inquiry]=status&filter[reference-id]=${encodeURIComponent('a b&c/d')}`;
    const first = await service.current.sandbox.get(path);
    const next = first.body.links?.next ?? '';
    assert.match(next, /^\/api\/v1\/inquiries\?[A-Za-z0-9%=&_.-]+$/);
    const sent = new URL(next, 'http://localhost').searchParams;
    assert.equal(sent.get('filter[reference-id]'), 'a b&c/d');
    assert.equal(sent.get('fields[inquiry]'), 'status');
    assert.equal(sent.get('page[size]'), '1');
    const second = await service.current.sandbox.get(next);
    assert.deepEqual(Object.keys(second.body.data[0]?.attributes ?? {}), ['status']);
    const back = new URL(second.body.links?.prev ?? '', 'http://localhost').searchParams;
    assert.equal(back.get('page[after]'), null);
    assert.equal((await walk(path)).ids.length, 3);
  });

  it('goes back by prev to the start', async () => {
    const first = await service.current.sandbox.get('/inquiries?page[size]=2');
    const second = await service.current.sandbox.get(first.body.links?.next ?? '');
    const back = await service.current.sandbox.get(second.body.links?.prev ?? '');
    assert.deepEqual(
      back.body.data.map(({ id }) => id),
      first.body.data.map(({ id }) => id),
    );
  });

  it('answers the page after the last one with an empty list', async () => {
    const { ids } = await walk('/inquiries?page[size]=50');
    const { status, body } = await service.current.sandbox.get(`/inquiries?page[after]=${ids.at(-1)}`);
    assert.equal(status, 200);
    assert.deepEqual(body.data, []);
    assert.equal(body.links?.next, null);
  });

  it('filters by reference id, note, status, template, account and time', async () => {
    const inquiry = await createInquiry(service.current, { 'reference-id': 'f-1', note: 'exact note' });
    const { id } = inquiry;
    await simulate(service.current, id, 'approve_inquiry');
    const account = relatedTo(inquiry, 'account')[0]?.id;
    const now = encodeURIComponent('2000-01-01T00:00:00Z');
    const filters = [
      'filter[reference-id]=f-1',
      'filter[note]=exact note',
      `filter[status]=approved,declined&filter[inquiry-template-id]=${service.current.templateId}`,
      `filter[account-id]=${account}`,
      `filter[inquiry-id]=${id}&filter[created-at-start]=${now}`,
      `filter[inquiryId]=${id}`,
    ];
    for (const filter of filters) {
      const { body } = await service.current.sandbox.get(`/inquiries?${filter}`);
      assert.deepEqual(
        body.data.map((inquiry) => inquiry.id),
        [id],
        filter,
      );
    }
    const none = await service.current.sandbox.get(`/inquiries?filter[created-at-end]=${now}`);
    assert.deepEqual(none.body.data, []);
  });
});

describe('GET /inquiries 400 and 404', () => {
  const cases = [
    'page[size]=0',
    'page[size]=101',
    'page[size]=x',
    'filter[status]=nothing',
    'filter[created-at-start]=yesterday',
    'filter[note]=a&filter[status]=created',
    'page[after]=inq_1&page[before]=inq_2',
    'include=verifications',
    `filter[inquiry-id]=${Array.from({ length: 101 }, (_none, index) => `inq_${index}`).join(',')}`,
    'filter[surprise]=1',
    'filter[created-at-end]=2023-02-30',
  ];
  for (const query of cases) {
    it(`refuses ${query.slice(0, 60)}`, async () => {
      assert.equal((await service.current.sandbox.get(`/inquiries?${query}`)).status, 400);
    });
  }

  it('answers an unknown cursor, and one of the other environment, with Record not found', async () => {
    const { id } = await createInquiry(service.current);
    const foreign = await service.current.production.get(`/inquiries?page[after]=${id}`);
    const unknown = await service.current.production.get('/inquiries?page[after]=inq_unknown');
    assert.equal(unknown.status, 404);
    assert.equal(unknown.body.errors?.[0]?.title, 'Record not found');
    assert.equal(foreign.text, unknown.text);
  });
});
