/**
 * Benchmark of looking up 12 fields among a million items in 200 lists against a thousand, in one database of one run.
 */
import pg from 'pg';
import { matchFacts } from '../../src/resources/people/lists/index.ts';
import type { Scope } from '../../src/security/scope.ts';
import { startService, type TestService } from '../support/service.ts';
import type { BenchFigure } from './report.ts';

const few = 1000;
const many = 1_000_000;
const together = 10_000;
const listsThere = 200;
const asked = 301;
const most = 3;

const email = (n: number) => `person-${n}@domain-${n % 5000}.example`;

/** Returns an item: every other one is a domain, an e-mail address, a number or a name; each list has its share. */
function itemOf(scope: Scope, n: number) {
  const keys: readonly (readonly [kind: string, key: string])[] = [
    ['email-address', `address:${email(n)}`],
    ['phone-number', `+1415${String(n).padStart(7, '0')}`],
    ['name', `exact:first${n}|last${n}`],
    ['ip-address', `v4/32/${(n + 0x0a000000).toString(16).padStart(8, '0')}`],
  ];
  const [kind, key] = keys[n % keys.length] as readonly [string, string];
  return { id: `item_${n}`, list: `lst_${n % listsThere}`, kind, index: scope.keys.blindIndex(`list ${kind} 1`, key) };
}

async function growTo(client: pg.Client, { seeded }: TestService, from: number, to: number): Promise<void> {
  const { scope } = seeded.sandbox;
  for (let start = from; start < to; start += together) {
    const items = Array.from({ length: Math.min(together, to - start) }, (_, index) => itemOf(scope, start + index));
    const columns = [items.map(({ id }) => id), items.map(({ list }) => list), items.map(({ kind }) => kind)];
    const indexes = items.map(({ index }) => index);
    await client.query(
      `insert into list_items (environment_id, id, list_id, kind, status, value_index, sealed, match_count, prefix, creator_type,
         created_at, updated_at)
       select $1, id, list_id, kind, 'active', value_index, '', 0, case kind when 'ip-address' then 32 end, 'api-key', now(), now()
       from unnest($2::text[], $3::text[], $4::text[], $5::bytea[]) as given (id, list_id, kind, value_index)`,
      [scope.environmentId, ...columns, indexes],
    );
    await client.query(
      `insert into list_item_keys (environment_id, value_index, item_id)
       select $1, value_index, id from unnest($2::text[], $3::bytea[]) as given (id, value_index)`,
      [scope.environmentId, columns[0], indexes],
    );
  }
  await client.query('vacuum analyze');
}

/**
 * Returns a submission of 12 fields, of which the e-mail address and the number are on lists if `n` is of their kind.
 */
const facts = (n: number) => ({
  fields: {
    'email-address': email(n),
    'phone-number': `+1415${String(n).padStart(7, '0')}`,
    'name-first': `Stranger${n}`,
    'name-last': `Nobody${n}`,
    'ip-address': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    'identification-number': `D${n}`,
    'address-country-code': 'US',
    'address-city': `City ${n}`,
    'browser-fingerprint': `b${n}`,
    'device-fingerprint': `d${n}`,
    employer: `Employer ${n}`,
    birthdate: '1990-01-01',
  },
});

interface Measured {
  readonly middle: number;
  readonly matches: number;
}

async function measure({ app, seeded }: TestService): Promise<Measured> {
  const { scope } = seeded.sandbox;
  const times: number[] = [];
  let matches = 0;
  await app.database.read({ environmentId: scope.environmentId }, async (tx) => {
    for (let turn = -20; turn < asked; turn += 1) {
      const start = performance.now();
      const found = await matchFacts(tx, scope, facts((turn + 20) * 3), app.clock.now());
      if (turn >= 0) times.push(performance.now() - start);
      matches += found.length;
    }
  });
  return { middle: times.toSorted((a, b) => a - b)[asked >> 1] ?? 0, matches };
}

export async function listItems(): Promise<BenchFigure[]> {
  const service = await startService({ worker: false });
  const client = new pg.Client({ connectionString: service.connectionString });
  await client.connect();
  try {
    const { environmentId } = service.seeded.sandbox.scope;
    await client.query(
      `insert into lists (environment_id, id, kind, name, status, allow_fuzzy, subject_key_id, created_at, updated_at)
       select $1, 'lst_' || n, 'string', 'List ' || n, 'active', false, 'sk_none', now(), now() from generate_series(0, $2) n`,
      [environmentId, listsThere - 1],
    );
    await client.query('insert into list_revisions (environment_id, revision) values ($1, 1)', [environmentId]);
    await growTo(client, service, 0, few);
    const before = await measure(service);
    await growTo(client, service, few, many);
    const after = await measure(service);
    if (after.matches < before.matches || after.matches === 0) throw new Error('the look-ups met nothing');
    const ratio = after.middle / before.middle;
    return [
      {
        name: '12 fields looked up among a million items of 200 lists, one statement',
        value: ratio,
        unit: '×',
        baseline: `the same among ${few} items (${before.middle.toFixed(2)} ms; here ${after.middle.toFixed(2)} ms)`,
        target: `at most ${most} ×`,
        reached: ratio <= most,
      },
    ];
  } finally {
    await client.end();
    await service.close();
  }
}
