/** GET /inquiries filtered by tag, by country of a document, and by the counts of the dashboard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function idsBy(filter: string): Promise<string[]> {
  const { status, body, text } = await service.current.sandbox.get(`/inquiries?${filter}`);
  assert.equal(status, 200, text);
  return (body.data as unknown as { id: string }[]).map(({ id }) => id);
}

describe('200', () => {
  it('returns the inquiries that carry the exact tag, and does not split a tag at its comma', async () => {
    const { id } = await createInquiry(service.current, { tags: ['vip', 'second look'] });
    await createInquiry(service.current, { tags: ['second'] });
    assert.deepEqual(await idsBy('filter[tag]=second%20look'), [id]);
    assert.deepEqual(await idsBy('filter[tag]=vip&filter[status]=created'), [id]);
    for (const tag of ['VIP', 'vi', '%', 'vip,second look']) {
      assert.deepEqual(await idsBy(`filter[tag]=${encodeURIComponent(tag)}`), [], tag);
    }
  });

  it('returns the inquiries with a document of one of the countries, each once', async () => {
    const { id } = await walkThrough(service.current);
    await createInquiry(service.current);
    assert.deepEqual(await idsBy('filter[country]=US'), [id]);
    assert.deepEqual(await idsBy('filter[country]=DE,US'), [id]);
    assert.deepEqual(await idsBy('filter[country]=DE'), []);
  });
});

describe('filter[counted-as]', () => {
  it('returns the inquiries of a dashboard count, regardless of their later status', async () => {
    const [failed, decided, waiting, erased] = await Promise.all(
      [1, 2, 3, 4].map(() => createInquiry(service.current, { tags: ['counted'] })),
    );
    assert.ok(failed && decided && waiting && erased);
    await simulate(service.current, failed.id, 'start_inquiry', 'fail_inquiry');
    await simulate(service.current, decided.id, 'start_inquiry', 'fail_inquiry', 'decline_inquiry');
    for (const { id } of [waiting, erased]) {
      await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
    }
    assert.equal((await service.current.sandbox.request('DELETE', `/inquiries/${erased.id}`)).status, 200);
    const counted = async (name: string) => (await idsBy(`filter[tag]=counted&filter[counted-as]=${name}`)).toSorted();
    assert.deepEqual(await counted('failed'), [failed.id, decided.id].toSorted());
    assert.deepEqual(await idsBy('filter[counted-as]=waiting'), [waiting.id]);
    assert.ok((await idsBy('filter[counted-as]=reviewed')).includes(erased.id));
    assert.deepEqual(await counted('expired'), []);
    // The erased inquiry no longer has a tag.
    assert.deepEqual(await counted('started'), [failed.id, decided.id, waiting.id].toSorted());
    assert.deepEqual(await counted('completed'), await counted('failed'));
  });

  it('returns as many as the waiting count that a user with the right to read inquiries sees', async () => {
    const waiting = (await idsBy('filter[counted-as]=waiting')).length;
    assert.ok(waiting > 0);
    const analyst = await signedIn(service.current, { role: 'analyst' });
    assert.deepEqual((await analyst.get('/dashboard/api/reviews/waiting')).body, { waiting });
  });

  it('is refused for an unknown count', async () => {
    for (const name of ['approved', 'toString', '1']) {
      const { status, body } = await service.current.sandbox.get(`/inquiries?filter[counted-as]=${name}`);
      assert.equal(status, 400, name);
      assert.match(String(body.errors?.[0]?.details), /waiting, started, completed, reviewed, failed, expired/);
    }
  });
});

describe('400', () => {
  it('is returned for an invalid country code', async () => {
    for (const country of ['us', 'USA', 'Germany', '1', 'U%00']) {
      const { status, body } = await service.current.sandbox.get(`/inquiries?filter[country]=${country}`);
      assert.equal(status, 400, country);
      assert.ok(body.errors?.[0]?.details, country);
    }
  });
});

describe('filter[inquiry-template-version-id]', () => {
  it('returns the inquiries of a version, and none for an unknown version', async () => {
    const { id } = await createInquiry(service.current);
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    const version = relatedTo(body.data, 'inquiry-template-version')[0]?.id ?? '';
    assert.ok((await idsBy(`filter[inquiry-template-version-id]=${version}`)).includes(id));
    assert.deepEqual(await idsBy('filter[inquiry-template-version-id]=itmplv_none'), []);
  });
});
