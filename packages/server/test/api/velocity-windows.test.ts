/** Velocity windows: by transaction time, by keys as sent, and over amounts of one currency. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, until } from '../support/accounts.ts';
import { relatedTo } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { liveRules, type Run, runsOf } from '../support/rule-sets.ts';
import { useService } from '../support/service.ts';
import { createTransaction } from '../support/transactions.ts';

const service = useService();

/** Creates a type with one rule that reads these windows, each given as the three arguments of the call. */
const typeCounting = (windows: readonly (readonly [string, string, string])[], type: Record<string, unknown> = {}) =>
  liveRules(
    service.current,
    {
      rules: windows.map(([key, length, aggregate], at) => ({
        name: `Window ${at}`,
        weight: 1,
        expression: `double(velocity('${key}', '${length}', '${aggregate}')) > 2.0`,
      })),
      outcomes: [{ score: 1, status: 'declined' }],
    },
    type,
  );

async function judged(typeId: string, fields: Record<string, unknown>) {
  const { id, attributes } = await createTransaction(service.current, { 'transaction-type-id': typeId, fields });
  const [run] = await runsOf(service.current, id);
  assert.ok(run);
  return { id, status: attributes['status'], run, values: valuesOf(run) };
}

const valuesOf = (run: Run | undefined) => run?.windows.map(({ value }) => value);

async function change(id: string, fields: Record<string, unknown>): Promise<Run> {
  const body = { data: { attributes: { fields } } };
  const answer = await service.current.sandbox.request('PATCH', `/transactions/${id}`, { body });
  assert.equal(answer.status, 200, answer.text);
  const [run] = await runsOf(service.current, id);
  assert.ok(run);
  return run;
}

describe('the time of a transaction', () => {
  it('decides its windows: transactions of six months that are sent at once are counted separately', async () => {
    const { typeId } = await typeCounting([['device', '10m', 'count']]);
    for (const month of [1, 2, 3, 4, 5, 6]) {
      const at = `2026-0${month}-01T00:00:00Z`;
      const { status, values, run } = await judged(typeId, { 'device-id': 'months', 'occurred-at': at });
      assert.deepEqual([status, values, run.timing], ['created', [1], 'in-order']);
      assert.equal(run['occurred-at'], `2026-0${month}-01T00:00:00.000Z`);
    }
  });

  it('opens a window after its start and closes it with the transaction', async () => {
    const { typeId } = await typeCounting([['device', '10m', 'count']]);
    const counts: unknown[] = [];
    for (const time of ['12:00:00.000', '12:00:00.001', '12:10:00.000', '12:10:00.000']) {
      const { values } = await judged(typeId, { 'device-id': 'edges', 'occurred-at': `2026-03-01T${time}Z` });
      counts.push(values?.[0]);
    }
    assert.deepEqual(counts, [1, 2, 2, 3]);
  });

  it('before that of transactions sent earlier makes it late, and keeps their results', async () => {
    const { typeId } = await typeCounting([['device', '1h', 'count']]);
    const later = await judged(typeId, { 'device-id': 'late', 'occurred-at': '2026-03-01T12:30:00Z' });
    const late = await judged(typeId, { 'device-id': 'late', 'occurred-at': '2026-03-01T12:00:00Z' });
    assert.deepEqual([late.values, late.run.timing], [[1], 'late']);
    const runs = await runsOf(service.current, later.id);
    assert.deepEqual(
      runs.map((run) => [valuesOf(run), run.timing]),
      [[[1], 'in-order']],
    );
    const next = await judged(typeId, { 'device-id': 'late', 'occurred-at': '2026-03-01T12:45:00Z' });
    assert.deepEqual([next.values, next.run.timing], [[3], 'in-order']);
  });

  it('in the future is marked on the run, and counts in no current window', async () => {
    const { typeId } = await typeCounting([['device', '90d', 'count']]);
    const ahead = await judged(typeId, { 'device-id': 'ahead', 'occurred-at': '2999-01-01T00:00:00Z' });
    assert.deepEqual([ahead.values, ahead.run.timing], [[1], 'future']);
    const now = await judged(typeId, { 'device-id': 'ahead' });
    assert.deepEqual([now.values, now.run.timing], [[1], 'in-order']);
    for (const at of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) {
      const { values } = await judged(typeId, { 'device-id': 'nonsense', 'occurred-at': at });
      assert.deepEqual(values, [1], at);
    }
  });

  it('is read from the field that the type names, which must be a date-time', async () => {
    const fields = [
      { key: 'device-id', type: 'string' },
      { key: 'booked', type: 'datetime' },
    ];
    const type = { 'field-schemas': fields, 'fact-fields': { 'occurred-at': 'booked' } };
    const { typeId } = await typeCounting([['field.device_id', '1h', 'count']], type);
    const path = `/transaction-types/${typeId}`;
    for (const day of [1, 2]) {
      const { values } = await judged(typeId, { 'device-id': 'booked', booked: `2026-02-0${day}T00:00:00Z` });
      assert.deepEqual(values, [1]);
    }
    const patch = (at: string | null) =>
      service.current.sandbox.request('PATCH', path, {
        body: { data: { attributes: { 'fact-fields': { 'occurred-at': at } } } },
      });
    assert.equal((await patch('device_id')).status, 422);
    assert.equal((await patch(null)).status, 200);
    const { values } = await judged(typeId, { 'device-id': 'booked', booked: '2026-02-02T00:00:00Z' });
    assert.deepEqual(values, [1]);
  });

  it('moves all its counts when it is corrected', async () => {
    const { typeId } = await typeCounting([['device', '1h', 'count']]);
    const one = await judged(typeId, { 'device-id': 'moved', 'occurred-at': '2026-03-01T12:00:00Z' });
    const other = await judged(typeId, { 'device-id': 'moved', 'occurred-at': '2026-04-01T12:00:00Z' });
    assert.deepEqual(other.values, [1]);
    assert.deepEqual(valuesOf(await change(one.id, { 'occurred-at': '2026-04-01T11:59:00Z' })), [1]);
    assert.deepEqual(valuesOf(await change(other.id, { amount: 1 })), [2]);
  });
});

describe('amounts', () => {
  const windows = ['sum', 'mean', 'max', 'count(amount)', 'count(0,10)', 'count'].map(
    (aggregate) => ['device', '1h', aggregate] as const,
  );

  it('are added as they are written', async () => {
    const { typeId } = await typeCounting(windows);
    await judged(typeId, { 'device-id': 'cents', amount: 0.1 });
    const { values } = await judged(typeId, { 'device-id': 'cents', amount: 0.2 });
    assert.deepEqual(values, [0.3, 0.15, 0.2, 2, 2, 2]);
  });

  it('count in the currency of the transaction that is judged, and where there are any', async () => {
    const { typeId } = await typeCounting(windows);
    const tell = (amount: number | null, currency: string | null) =>
      judged(typeId, {
        'device-id': 'money',
        ...(amount === null ? {} : { amount }),
        ...(currency === null ? {} : { currency }),
      });
    assert.deepEqual((await tell(null, 'EUR')).values, [null, null, null, 0, 0, 1]);
    assert.deepEqual((await tell(4, 'EUR')).values, [4, 4, 4, 1, 1, 2]);
    assert.deepEqual((await tell(1_000, 'JPY')).values, [1_000, 1_000, 1_000, 1, 0, 3]);
    assert.deepEqual((await tell(8, 'eur')).values, [12, 6, 8, 2, 2, 4]);
    assert.deepEqual((await tell(100, null)).values, [100, 100, 100, 1, 0, 5]);
  });

  it('of any size cause no server error', async () => {
    const { typeId } = await typeCounting(windows);
    for (const amount of [2 ** 53 - 1, 2 ** 53 - 1, -1e15, 5e-324, 1e-308, 0, -0.01]) {
      await judged(typeId, { 'device-id': 'odd', amount });
    }
  });
});

describe('keys', () => {
  it('of devices and cards are case-sensitive, e-mail addresses are not', async () => {
    const { typeId } = await typeCounting([
      ['device', '1h', 'count'],
      ['card', '1h', 'count'],
      ['field.counterparty_name', '1h', 'count'],
      ['field.email_address', '1h', 'count'],
    ]);
    const tell = (key: string) =>
      judged(typeId, {
        'device-id': key,
        'card-fingerprint': key,
        'counterparty-name': key,
        'email-address': `${key}@case.test`,
      });
    await tell('aB3x');
    assert.deepEqual((await tell('Ab3X')).values, [1, 1, 1, 2]);
  });

  it('of an account are those that the field names, whether the account exists or not', async () => {
    const { typeId } = await typeCounting([
      ['account', '1h', 'count'],
      ['device', '1h', 'distinct(account)'],
    ]);
    const known = await createAccount(service.current);
    const counts: unknown[] = [];
    for (const name of ['unknown-1', 'Unknown-1', 'unknown-2', known.id, known.id]) {
      const { run, values } = await judged(typeId, { 'account-id': name, 'device-id': 'of-accounts' });
      assert.ok(run.rules.every(({ result }) => result !== 'failed'));
      counts.push(values);
    }
    assert.deepEqual(counts, [
      [1, 1],
      [2, 1],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('that a change adds count from the change on, unless a time is given', async () => {
    const { typeId } = await typeCounting([['device', '1h', 'count']]);
    const early = await judged(typeId, {});
    assert.deepEqual(early.values, [null]);
    await judged(typeId, { 'device-id': 'brought' });
    assert.deepEqual(valuesOf(await change(early.id, { 'device-id': 'brought' })), [2]);
    assert.deepEqual(valuesOf(await change(early.id, { 'device-id': 'other' })), [1]);
    assert.deepEqual((await judged(typeId, { 'device-id': 'brought' })).values, [2]);
  });
});

describe('an account that was consolidated', () => {
  it('counts as the one that it was merged into, before and after, by its id and by its reference', async () => {
    const { typeId } = await typeCounting([['account', '1h', 'count']]);
    const source = await createAccount(service.current, { 'reference-id': 'merged-source' });
    const target = await createAccount(service.current, { 'reference-id': 'merged-target' });
    const first = await judged(typeId, { 'account-id': source.id });
    await judged(typeId, { 'account-id': 'merged-target' });
    const keyOf = async (id: string) => {
      const rows = await rowsOf(
        service.current.connectionString,
        `select encode(value_index, 'hex') as key from transaction_facts where kind = 'account' and transaction_id = '${id}'`,
      );
      return rows.map(({ key }) => key).join();
    };
    const before = await keyOf(first.id);
    const { status } = await service.current.sandbox.post(`/accounts/${target.id}/consolidate`, {
      meta: { 'source-account-ids': [source.id] },
    });
    assert.equal(status, 202);
    await until(
      () => keyOf(first.id),
      (key) => key !== before,
    );
    assert.deepEqual((await judged(typeId, { 'account-id': target.id })).values, [3]);
    assert.deepEqual((await judged(typeId, { 'account-id': source.id })).values, [4]);
    assert.deepEqual((await judged(typeId, { 'account-id': 'merged-source' })).values, [5]);
    const { body } = await service.current.sandbox.get(`/transactions/${first.id}`);
    assert.deepEqual(
      relatedTo(body.data, 'related-objects').map(({ id }) => id),
      [target.id],
    );
  });
});

describe('strict', () => {
  const strict = () => typeCounting([['device', '1h', 'count']], { 'strict-velocity': true });
  const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
  const inOrder = (runs: readonly Run[]) => runs.map((run) => valuesOf(run)?.[0] ?? 0).sort((a, b) => a - b);

  for (const at of [null, '2026-03-01T12:00:00Z']) {
    const said = at === null ? {} : { 'occurred-at': at };
    it(`counts each of 32 concurrent creates${at === null ? '' : ', at one time that they say'}`, async () => {
      const { typeId } = await strict();
      const device = `created-${at}`;
      const made = await Promise.all(upTo(32).map(() => judged(typeId, { 'device-id': device, ...said })));
      assert.deepEqual(inOrder(made.map(({ run }) => run)), upTo(32));
    });

    it(`counts each of 16 concurrent changes${at === null ? '' : ', at one time that they say'}`, async () => {
      const { typeId } = await strict();
      const made: string[] = [];
      for (const _ of upTo(16)) made.push((await judged(typeId, said)).id);
      const device = `changed-${at}`;
      const runs = await Promise.all(made.map((id) => change(id, { 'device-id': device })));
      assert.deepEqual(inOrder(runs), upTo(16));
    });
  }
});
