import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, eventsAbout, until } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService();

interface Linked {
  readonly 'linked-accounts': readonly {
    readonly 'account-id': string;
    readonly score: number;
    readonly links: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly hubs: readonly unknown[];
  readonly 'has-more': boolean;
}

const linkedTo = async (id: string): Promise<Linked> => {
  const { status, text } = await service.current.sandbox.get(`/accounts/${id}/linked-accounts`);
  assert.equal(status, 200);
  return JSON.parse(text) as Linked;
};
const idsOf = async (id: string) => (await linkedTo(id))['linked-accounts'].map((each) => each['account-id']);
const query = (text: string, values: unknown[] = []) => rowsOf(service.current.connectionString, text, values);
const remove = (path: string) => service.current.sandbox.request('DELETE', path);

/** Returns degrees that differ from the links. */
const wrongDegrees = () =>
  query(`select * from (select environment_id, kind, value_index, count(*)::int as accounts from subject_links group by 1, 2, 3) l
    full join link_degrees d using (environment_id, kind, value_index) where l.accounts is distinct from d.degree`);
/** Returns links without a source, and sources without their link. */
const wrongLinks = () =>
  query(`select * from (select distinct environment_id, kind, value_index, account_id from link_sources) s
    full join (select environment_id, kind, value_index, account_id, source_id from subject_links) l
      using (environment_id, kind, value_index, account_id)
    where l.source_id is null or s.kind is null`);
const assertSound = async () => {
  assert.deepEqual(await wrongDegrees(), []);
  assert.deepEqual(await wrongLinks(), []);
};

describe('GET /accounts/{id}/linked-accounts', () => {
  describe('200', () => {
    it('names the accounts that share a value, with value, time and source; a rarer one weighs more', async () => {
      const shared = { 'phone-number': '+1 415 555 2671', 'email-address': 'Pair@Example.com' };
      const one = await createAccount(service.current, shared);
      const other = await createAccount(service.current, { ...shared, 'email-address': 'pair@example.COM' });
      const third = await createAccount(service.current, { 'phone-number': '(+1) 415-555-2671' });
      const linked = await linkedTo(one.id);
      assert.deepEqual(
        linked['linked-accounts'].map((each) => each['account-id']),
        [other.id, third.id],
      );
      const [first] = linked['linked-accounts'];
      assert.deepEqual(
        first?.links
          .map((each) => [each['kind'], each['shared-by'], each['source-type'], each['source-id']])
          .toSorted(),
        [
          ['email-address', 2, 'account', other.id],
          ['phone-number', 3, 'account', other.id],
        ],
      );
      assert.equal(first?.score, Math.round(1000 * (1 / Math.log(4) + 1 / Math.log(5))) / 1000);
      assert.deepEqual([linked.hubs, linked['has-more']], [[], false]);
      await assertSound();
    });

    it('links by the fields of an inquiry and by its documents, under the account of the inquiry', async () => {
      const one = await createAccount(service.current);
      const other = await createAccount(service.current);
      for (const { id } of [one, other]) {
        const inquiry = await createInquiry(service.current, {
          'account-id': id,
          fields: { 'email-address': 'inquired@example.com' },
        });
        await simulate(service.current, inquiry.id, 'start_inquiry', 'create_passed_verification');
      }
      const [link] = (await linkedTo(one.id))['linked-accounts'];
      assert.equal(link?.['account-id'], other.id);
      const kinds = link?.links.map(({ kind }) => kind);
      assert.ok(kinds?.includes('email-address'));
      assert.ok(kinds?.includes('identification-number'));
      assert.ok(kinds?.includes('name-birthdate'));
      await assertSound();
    });

    it('shows a value shared by more than 25 accounts as one hub with its count, and stops there', async () => {
      const crowd = [];
      for (let each = 0; each < 26; each += 1) {
        crowd.push(await createAccount(service.current, { 'email-address': 'desk@example.com' }));
      }
      const linked = await linkedTo(crowd[0]?.id ?? '');
      assert.deepEqual(linked['linked-accounts'], []);
      assert.deepEqual(linked.hubs, [{ kind: 'email-address', accounts: 26, 'at-least': false }]);
    });

    it('drops a changed value, and keeps one that another source still has', async () => {
      const one = await createAccount(service.current, { 'email-address': 'kept@example.com' });
      const other = await createAccount(service.current, { 'email-address': 'kept@example.com' });
      const inquiry = await createInquiry(service.current, {
        'account-id': one.id,
        fields: { 'email-address': 'kept@example.com' },
      });
      const change = { body: { data: { attributes: { 'email-address': 'new@example.com' } } } };
      await service.current.sandbox.request('PATCH', `/accounts/${one.id}`, change);
      const [link] = (await linkedTo(other.id))['linked-accounts'];
      assert.deepEqual([link?.['account-id'], link?.links[0]?.['source-id']], [one.id, inquiry.id]);
      assert.equal((await remove(`/inquiries/${inquiry.id}`)).status, 200);
      assert.deepEqual(await idsOf(other.id), []);
      await assertSound();
    });

    it('moves the links of a consolidated account at once, and drops them with the redaction of either', async () => {
      const phone = { 'phone-number': '+49 30 901820' };
      const [source, destination, friend] = [
        await createAccount(service.current, phone),
        await createAccount(service.current),
        await createAccount(service.current, phone),
      ];
      const meta = { 'source-account-ids': [source.id] };
      await service.current.sandbox.post(`/accounts/${destination.id}/consolidate`, { meta });
      assert.deepEqual(await idsOf(friend.id), [destination.id]);
      await assertSound();
      assert.equal((await remove(`/accounts/${source.id}`)).status, 200);
      assert.deepEqual(await idsOf(friend.id), []);
      await assertSound();
    });

    it('omits a redacted account from that moment on, and keeps no row of it', async () => {
      const one = await createAccount(service.current, { 'email-address': 'gone@example.com' });
      const other = await createAccount(service.current, { 'email-address': 'gone@example.com' });
      const inquiry = await createInquiry(service.current, { 'account-id': one.id, fields: { 'name-first': 'Gone' } });
      await simulate(service.current, inquiry.id, 'start_inquiry', 'create_passed_verification');
      await remove(`/accounts/${one.id}`);
      assert.ok(!(await idsOf(other.id)).includes(one.id));
      await until(
        () => eventsAbout(service.current, one.id),
        (events) => events.some(([name]) => name === 'account.redacted'),
      );
      const left = await query(
        `select account_id from subject_links where account_id = $1 union all
         select account_id from link_sources where account_id = $1 or inquiry_id = $2`,
        [one.id, inquiry.id],
      );
      assert.deepEqual(left, []);
      await assertSound();
    });

    it('counts correctly when many accounts are added and removed concurrently', async () => {
      const values = [1, 2, 3].map((each) => `+1 415 555 260${each}`);
      const made = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          createAccount(service.current, {
            'phone-number': values[index % 3] ?? '',
            'email-address': 'all@example.com',
          }),
        ),
      );
      const answers = await Promise.all(
        made.map(({ id }, index) =>
          index % 2 === 0
            ? remove(`/accounts/${id}`)
            : service.current.sandbox.request('PATCH', `/accounts/${id}`, {
                body: { data: { attributes: { 'phone-number': values[(index + 1) % 3] } } },
              }),
        ),
      );
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      await assertSound();
    });
  });

  it('returns 404 for an unknown account and one of another environment', async () => {
    const { id } = await createAccount(service.current, { 'email-address': 'here@example.com' });
    assert.equal((await service.current.sandbox.get('/accounts/act_unknown/linked-accounts')).status, 404);
    assert.equal((await service.current.production.get(`/accounts/${id}/linked-accounts`)).status, 404);
  });
});
