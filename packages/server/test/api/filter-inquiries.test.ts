/** GET /inquiries by a tag and by the country of a document. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

const service = useService();

async function idsBy(filter: string): Promise<string[]> {
  const { status, body, text } = await service.current.sandbox.get(`/inquiries?${filter}`);
  assert.equal(status, 200, text);
  return (body.data as unknown as { id: string }[]).map(({ id }) => id);
}

describe('200', () => {
  it('has the inquiries that carry the tag, in its very spelling, with all tags where several are asked for', async () => {
    const { id } = await createInquiry(service.current, { tags: ['vip', 'second look'] });
    await createInquiry(service.current, { tags: ['second'] });
    assert.deepEqual(await idsBy('filter[tag]=second%20look'), [id]);
    assert.deepEqual(await idsBy('filter[tag]=vip&filter[status]=created'), [id]);
    for (const tag of ['VIP', 'vi', '%', 'vip,second look']) {
      assert.deepEqual(await idsBy(`filter[tag]=${encodeURIComponent(tag)}`), [], tag);
    }
  });

  it('has the inquiries with a document of one of the countries, each once', async () => {
    const { id } = await walkThrough(service.current);
    await createInquiry(service.current);
    assert.deepEqual(await idsBy('filter[country]=US'), [id]);
    assert.deepEqual(await idsBy('filter[country]=DE,US'), [id]);
    assert.deepEqual(await idsBy('filter[country]=DE'), []);
  });
});

describe('400', () => {
  it('is what no country code gets', async () => {
    for (const country of ['us', 'USA', 'Germany', '1', 'U%00']) {
      const { status, body } = await service.current.sandbox.get(`/inquiries?filter[country]=${country}`);
      assert.equal(status, 400, country);
      assert.ok(body.errors?.[0]?.details, country);
    }
  });
});
