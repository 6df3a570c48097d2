import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const query = (text: string, values: unknown[] = []) => rowsOf(service.current.connectionString, text, values);

/** Inserts tags that no object has. */
const leaveUnused = (count: number) =>
  query(
    `insert into tags (environment_id, tag_index, created_at)
     select environment_id, md5(n::text), now() from (select distinct environment_id from tags) as one,
       generate_series(1, $1::integer) as n on conflict do nothing`,
    [count],
  );

describe('a tag above the thousand', () => {
  it('replaces the tags that nothing carries, and no other', async () => {
    await createInquiry(service.current, { tags: ['carried by an inquiry'] });
    const { id } = await createAccount(service.current);
    const tagged = await service.current.sandbox.post(`/accounts/${id}/add-tag`, {
      meta: { 'tag-name': 'carried by an account' },
    });
    assert.equal(tagged.status, 200);
    await leaveUnused(1000);
    await createInquiry(service.current, { tags: ['fresh'] });
    assert.equal((await query('select tag_index from tags')).length, 3);
  });
});
