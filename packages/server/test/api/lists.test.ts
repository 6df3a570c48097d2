import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false }, async (started) => {
  const { sandbox } = started;
  const { id } = await createInquiry(started);
  for (let count = 0; count < 7; count += 1) {
    await sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': id } } });
    const attributes = { name: `w${count}`, url: 'http://127.0.0.1:9/', 'enabled-events': ['*'] };
    await sandbox.post('/webhooks', { data: { attributes } });
    await createInquiry(started, { tags: [`t${count}`] });
  }
});

async function walk(path: string): Promise<{ ids: string[]; times: string[]; last: string }> {
  const ids: string[] = [];
  const times: string[] = [];
  let last = path;
  for (let next: string | null = path; next !== null; ) {
    last = next;
    const { status, body, text } = await service.current.sandbox.get(next);
    assert.equal(status, 200, text);
    ids.push(...body.data.map((each) => each.id));
    times.push(...body.data.map((each) => String(each.attributes['created-at'])));
    next = body.links?.next ?? null;
  }
  return { ids, times, last };
}

for (const [path, atLeast] of [
  ['/inquiry-sessions', 7],
  ['/webhooks', 7],
  ['/events', 8],
] as const) {
  describe(`GET ${path}`, () => {
    it('returns each item once over pages of any size, newest first, and the same all at once', async () => {
      const whole = await walk(`${path}?page[size]=100`);
      assert.ok(whole.ids.length >= atLeast, `${whole.ids.length}`);
      assert.equal(new Set(whole.ids).size, whole.ids.length);
      assert.deepEqual(whole.times, whole.times.toSorted().toReversed());
      for (const size of [1, 3]) assert.deepEqual((await walk(`${path}?page[size]=${size}`)).ids, whole.ids);
    });

    it('leads back by prev from the last page to the first', async () => {
      const { ids, last } = await walk(`${path}?page[size]=3`);
      const back: string[] = [];
      for (let prev: string | null = last; prev !== null; ) {
        const { body } = await service.current.sandbox.get(prev);
        back.unshift(...body.data.map(({ id }) => id));
        prev = body.links?.prev ?? null;
      }
      assert.deepEqual(back, ids);
    });

    it('returns nothing of it in the other environment, where its cursor is unknown', async () => {
      const { ids } = await walk(`${path}?page[size]=100`);
      const foreign = await service.current.production.get(`${path}?page[size]=100`);
      assert.ok(foreign.body.data.every(({ id }) => !ids.includes(id)));
      assert.equal((await service.current.production.get(`${path}?page[after]=${ids[0]}`)).status, 404);
    });

    it('refuses a bad page, an unknown filter and an include', async () => {
      for (const query of [
        'page[size]=0',
        'page[number]=2',
        'filter[surprise]=1',
        'include=inquiry',
        'page[surprise]=1',
      ]) {
        assert.equal((await service.current.sandbox.get(`${path}?${query}`)).status, 400, query);
      }
    });
  });
}
