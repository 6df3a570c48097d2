/**
 * Comparison of velocity with a model that iterates over all transactions: submitted in random order of time, changed
 * and redacted in between.
 */
import assert from 'node:assert/strict';
import { makeRandom, type Random } from '@countersign/specimens';
import { createAccount } from './accounts.ts';
import { liveRules, type Run, runsOf } from './rule-sets.ts';
import type { TestService } from './service.ts';
import { createTransaction } from './transactions.ts';

const keys = ['account', 'device', 'card', 'ip', 'field.counterparty_account'] as const;
type Key = (typeof keys)[number];

const lengths = { '10m': 600, '6h': 21_600, '30d': 30 * 86_400 } as const;

interface Known {
  /** Time in milliseconds. */
  readonly at: number;
  readonly cents: number | null;
  readonly currency: string | null;
  readonly values: { readonly [Name in Key]: string | null };
}

type Counted = readonly { readonly known: Known; readonly amount: number | null }[];

const amountsOf = (counted: Counted): number[] => counted.flatMap(({ amount }) => (amount === null ? [] : [amount]));
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const distinct = (key: Key) => (counted: Counted) =>
  new Set(counted.flatMap(({ known }) => known.values[key] ?? [])).size;

/** Aggregates of the model, over the cents of transactions with an amount in the currency. */
const aggregates: Readonly<Record<string, (counted: Counted) => number | null>> = {
  count: (counted) => counted.length,
  'count(amount)': (counted) => amountsOf(counted).length,
  'count(10,25.5)': (counted) => amountsOf(counted).filter((cents) => cents >= 1_000 && cents < 2_550).length,
  sum: (counted) => (amountsOf(counted).length === 0 ? null : sumOf(amountsOf(counted)) / 100),
  mean: (counted) =>
    amountsOf(counted).length === 0 ? null : sumOf(amountsOf(counted)) / 100 / amountsOf(counted).length,
  max: (counted) => (amountsOf(counted).length === 0 ? null : Math.max(...amountsOf(counted)) / 100),
  'distinct(card)': distinct('card'),
  'distinct(account)': distinct('account'),
  'distinct(field.counterparty_account)': distinct('field.counterparty_account'),
};

interface AskedWindow {
  readonly key: Key;
  readonly length: keyof typeof lengths;
  readonly aggregate: string;
}

/** Windows: every aggregate over the devices at every length, and over each other key at one length. */
const windows: readonly AskedWindow[] = [
  ...Object.keys(aggregates).flatMap((aggregate) =>
    (Object.keys(lengths) as (keyof typeof lengths)[]).map((length) => ({ key: 'device' as const, length, aggregate })),
  ),
  ...Object.keys(aggregates).map((aggregate, at) => ({
    key: keys[at % keys.length] ?? 'account',
    aggregate,
    length: '6h' as const,
  })),
];

const told = new Map(windows.map((window) => [`${window.key} ${window.length} ${window.aggregate}`, window]));

export async function typeCountingAll(service: TestService): Promise<string> {
  const rules = [...told.values()].map(({ key, length, aggregate }, at) => ({
    name: `Window ${at}`,
    weight: 1,
    expression: `double(velocity('${key}', '${length}', '${aggregate}')) > 0.0`,
  }));
  return (await liveRules(service, { rules })).typeId;
}

const minute = 60_000;
const begin = Date.parse('2026-03-01T00:00:00Z');
const folded = new Set<Key>(['account', 'ip']);

/** Returns a transaction with its time on a grid, so that many are at the edge of others' windows. */
function somebody(random: Random, lane: string): { readonly known: Known; readonly fields: Record<string, unknown> } {
  const value = (of: string, most: number) =>
    random.chance(0.1) ? null : `${lane}-${of}-${random.pick(['a', 'A'])}${random.integer(1, most)}`;
  const cents = random.chance(0.1) ? null : random.integer(-500, 5_000);
  const currency = random.pick(['EUR', 'USD', null]);
  const at = begin + random.integer(0, 1_500) * 5 * minute + (random.chance(0.2) ? random.integer(-1, 1) : 0);
  const values = {
    account: value('account', 5),
    device: value('device', 3),
    card: value('card', 6),
    ip: value('ip', 3),
    'field.counterparty_account': value('other', 4),
  };
  const fields = {
    'account-id': values.account,
    'device-id': values.device,
    'card-fingerprint': values.card,
    'ip-address': values.ip,
    'counterparty-account': values['field.counterparty_account'],
    amount: cents === null ? null : cents / 100,
    currency,
    'occurred-at': new Date(at).toISOString(),
  };
  const compared = Object.fromEntries(
    keys.map((key) => [key, folded.has(key) ? (values[key]?.toLowerCase() ?? null) : values[key]]),
  ) as Known['values'];
  return { known: { at, cents, currency, values: compared }, fields };
}

function expected(all: readonly Known[], own: Known, { key, length, aggregate }: AskedWindow): number | null {
  if (own.values[key] === null) return null;
  const since = own.at - lengths[length] * 1_000;
  const counted = all.filter(({ at, values }) => values[key] === own.values[key] && at > since && at <= own.at);
  const amounts = counted.map((known) => ({
    known,
    amount: known.currency === own.currency ? known.cents : null,
  }));
  return aggregates[aggregate]?.(amounts) ?? null;
}

const isLate = (all: readonly Known[], own: Known): boolean =>
  all.some(({ at, values }) =>
    keys.some((key) => own.values[key] !== null && values[key] === own.values[key] && at > own.at),
  );

/**
 * Returns true for equal numbers, within the precision of a mean: the database keeps about twenty digits of a fraction.
 */
function isClose(actual: number | null, wanted: number | null): boolean {
  if (actual === null || wanted === null) return actual === wanted;
  return Math.abs(actual - wanted) <= Math.abs(wanted) * 1e-12;
}

function compare(run: Run | undefined, all: readonly Known[], own: Known, said: string): number {
  assert.ok(run, said);
  assert.equal(run.timing, isLate(all, own) ? 'late' : 'in-order', said);
  const asked = [...told.values()];
  assert.equal(run.windows.length, asked.length, said);
  asked.forEach((window, place) => {
    const actual = run.windows[place]?.value ?? null;
    const wanted = expected(all, own, window);
    const equal = window.aggregate === 'mean' ? isClose(actual, wanted) : actual === wanted;
    assert.ok(equal, `${said}: ${JSON.stringify(window)} is ${actual}, and should be ${wanted}`);
  });
  return asked.length;
}

async function writeOne(service: TestService, typeId: string, id: string | null, fields: Record<string, unknown>) {
  if (id === null) return (await createTransaction(service, { 'transaction-type-id': typeId, fields })).id;
  const answer = await service.sandbox.request('PATCH', `/transactions/${id}`, {
    body: { data: { attributes: { fields } } },
  });
  assert.equal(answer.status, 200, answer.text);
  return id;
}

/**
 * Submits transactions one after the other, with keys that no other lane has; now and then an earlier one is changed or
 * redacted. Returns the number of compared windows; throws for the first one that differs from the model.
 */
export async function runLane(
  service: TestService,
  { typeId, lane, seed, count }: { typeId: string; lane: string; seed: number; count: number },
): Promise<number> {
  const random = makeRandom(seed, `velocity ${lane}`);
  // One of the named accounts exists.
  await createAccount(service, { 'reference-id': `${lane}-account-a1` });
  const all = new Map<string, Known>();
  let compared = 0;
  for (let made = 0; made < count; made += 1) {
    const changed = all.size > 0 && random.chance(0.08) ? random.pick([...all.keys()]) : null;
    const { known, fields } = somebody(random, lane);
    const id = await writeOne(service, typeId, changed, fields);
    all.set(id, known);
    const [run] = await runsOf(service, id);
    compared += compare(run, [...all.values()], known, `seed ${seed}, lane ${lane}, transaction ${made}`);
    if (!random.chance(0.03)) continue;
    const gone = random.pick([...all.keys()]);
    const { status, text } = await service.sandbox.request('DELETE', `/transactions/${gone}`);
    assert.equal(status, 200, text);
    all.delete(gone);
  }
  return compared;
}
