/** List and link tables contain no unencrypted personal value: a dump is searched for 10,000 known values. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { until } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { createList } from '../support/lists.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService();

const tables = ['subject_links', 'link_sources', 'list_items', 'list_item_keys', 'list_matches', 'submitted_facts'];

it('a dump of links, items, matches and facts has none of 10,000 known values, in text, hex or base64', async () => {
  const { current } = service;
  const owner = await signedIn(current, { role: 'owner' });
  const known = Array.from({ length: 10_000 }, (_, index) => `Qz${index.toString(36)}xk@dumped-${index}.example`);
  const list = await createList(current, 'email-addresses');
  const pasted = await owner.post(`/dashboard/api/lists/${list.id}/items`, { lines: known });
  assert.equal(pasted.status, 200, pasted.text);
  for (const email of known.slice(0, 20)) {
    await createInquiry(current, { 'reference-id': email.slice(0, 8), fields: { 'email-address': email } });
  }
  await until(
    () => rowsOf(current.connectionString, `select count(*)::int as n from list_items where status = 'pending'`),
    ([row]) => row?.['n'] === 0,
  );
  await createInquiry(current, { fields: { 'email-address': known[0] } });
  const dumps = await Promise.all(
    tables.map(async (table) => {
      const rows = await rowsOf(current.connectionString, `select t::text as row from ${table} t`);
      assert.ok(rows.length > 0, `${table} is empty`);
      return rows.map((row) => String(row['row'])).join('\n');
    }),
  );
  const dump = dumps.join('\n').toLowerCase();
  // Common part of all values: plain, in hexadecimal, and in base64 at each of its three alignments.
  const forms = ['@dumped-', 'x@dumped-', 'xx@dumped-'].map((text, place) =>
    Buffer.from(text).toString('base64').slice([0, 2, 4][place], [10, 12, 13][place]).toLowerCase(),
  );
  const found = ['dumped-', Buffer.from('dumped-').toString('hex'), ...forms].filter((each) => dump.includes(each));
  assert.ok(known.every((value) => value.includes('@dumped-')));
  assert.deepEqual(found, []);
});
