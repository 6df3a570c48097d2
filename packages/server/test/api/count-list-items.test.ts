/** Counts of list items for the dashboard, and hidden items for users without permission for personal data. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry } from '../support/inquiries.ts';
import { createList, itemIn } from '../support/lists.ts';
import { type PersonOptions, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();

const ask = async (role: NonNullable<PersonOptions['role']>, path: string, method = 'GET') => {
  const person = await signedIn(service.current, { role });
  const { status, text } = await person.request(method, path);
  return { status, text };
};

describe('GET /dashboard/api/list-counts', () => {
  describe('200', () => {
    it('counts the items that are not archived, and every hit including those of archived items', async () => {
      const list = await createList(service.current, 'email-addresses');
      const add = (value: string) =>
        itemIn(service.current, 'email-addresses', list.id, { value, 'match-type': 'domain' });
      await add('counted.example');
      const gone = await add('gone.example');
      for (const domain of ['counted', 'gone', 'gone']) {
        await createInquiry(service.current, { fields: { 'email-address': `a@${domain}.example` } });
      }
      await service.current.sandbox.request('DELETE', `/list-item/email-addresses/${gone}`);
      const { status, text } = await ask('reviewer', '/dashboard/api/list-counts');
      assert.equal(status, 200);
      const { counts } = JSON.parse(text) as { counts: readonly { 'list-id': string; items: number; hits: number }[] };
      assert.deepEqual(
        counts.filter((each) => each['list-id'] === list.id),
        [{ 'list-id': list.id, items: 1, hits: 3 }],
      );
    });
  });
});

describe('the content of a list', () => {
  it('is shown only to users with the right to see persons, in the dashboard and in the API', async () => {
    const list = await createList(service.current, 'email-addresses');
    const value = { value: 'kept@secret.example', 'match-type': 'email_address' };
    const item = await itemIn(service.current, 'email-addresses', list.id, value);
    for (const path of [`/dashboard/api/lists/${list.id}/items`, `/api/v1/list-item/email-addresses/${item}`]) {
      const seen = await ask('reviewer', path);
      const hidden = await ask('developer', path);
      assert.deepEqual([seen.status, hidden.status], [200, 200]);
      assert.match(seen.text, /kept@secret\.example/);
      assert.doesNotMatch(hidden.text, /secret/, path);
    }
  });

  it('can be filtered by several states, and an unknown state is refused', async () => {
    const list = await createList(service.current, 'strings');
    await itemIn(service.current, 'strings', list.id, { value: 'one' });
    const path = `/dashboard/api/lists/${list.id}/items?filter[status]=`;
    const found = await ask('reviewer', `${path}pending,active`);
    assert.equal((JSON.parse(found.text) as { items: readonly object[] }).items.length, 1);
    assert.equal((await ask('reviewer', `${path}active,lost`)).status, 400);
  });
});
