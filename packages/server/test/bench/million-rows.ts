/**
 * Benchmark of the list of inquiries at a million rows against the same pages at ten thousand, in one database of one
 * run.
 */
import pg from 'pg';
import { sealJson, unsealJson } from '../../src/security/encryption.ts';
import { newSubject } from '../../src/security/subject-keys.ts';
import { inquiryIn } from '../support/inquiries.ts';
import { startService, type TestService } from '../support/service.ts';
import type { BenchFigure } from './report.ts';

const few = 10_000;
const many = 1_000_000;
const together = 2000;
const asked = 41;
const most = 3;
/** One of this many inquiries has the rare status. */
const rareEvery = 150;
const begin = Date.parse('2026-01-01T00:00:00Z');
const year = 365 * 86_400_000;

type Json = Readonly<Record<string, unknown>>;

/** Inquiry to copy. */
interface Pattern {
  readonly row: Json;
  readonly secrets: unknown;
}

/** Returns its row as the service wrote it, and its sealed values. */
async function patternOf(service: TestService, client: pg.Client, id: string): Promise<Pattern> {
  const { scope } = service.seeded.sandbox;
  const read =
    'select to_jsonb(i) as row, i.sealed, k.wrapped_key, k.id as key_id from inquiries i join subject_keys k on k.id = i.subject_key_id where i.id = $1';
  const found = (await client.query(read, [id])).rows[0];
  const key = scope.keys.unwrapSubjectKey(found.key_id, found.wrapped_key);
  const place = { environmentId: scope.environmentId, table: 'inquiries', row: id, column: 'sealed' };
  return { row: found.row, secrets: unsealJson(key, place, found.sealed) };
}

const hex = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** Returns a person's inquiry with a new key, id and reference id; the `n`th of a year of them. */
function oneMore({ app, seeded }: TestService, { row, secrets }: Pattern, n: number): { inquiry: Json; key: Json } {
  const { scope } = seeded.sandbox;
  const { environmentId } = scope;
  const subject = newSubject(scope, app.ids);
  const id = app.ids.next('inquiry');
  const at = new Date(begin + (year / many) * n).toISOString();
  const place = { environmentId, table: 'inquiries', row: id, column: 'sealed' };
  return {
    key: { environment_id: environmentId, id: subject.id, wrapped_key: hex(subject.wrapped), created_at: at },
    inquiry: {
      ...row,
      id,
      subject_key_id: subject.id,
      sealed: hex(sealJson(subject.key, place, secrets)),
      reference_id_index: hex(scope.keys.blindIndex('inquiry reference', `person-${n}`)),
      related: {},
      expires_at: null,
      created_at: at,
      updated_at: at,
    },
  };
}

async function growTo(service: TestService, client: pg.Client, patterns: readonly Pattern[], from: number, to: number) {
  const [rare, ...usual] = patterns;
  for (let done = from; done < to; done += together) {
    const made = Array.from({ length: together }, (_each, index) => {
      const n = done + index;
      const pattern = n % rareEvery === 0 ? rare : usual[n % usual.length];
      // Spread over the year at every size, so that the ten thousand are not only its first days.
      return oneMore(service, pattern as Pattern, (n * 7919) % many);
    });
    const insert = (table: string) => `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`;
    await client.query(insert('subject_keys'), [JSON.stringify(made.map(({ key }) => key))]);
    await client.query(insert('inquiries'), [JSON.stringify(made.map(({ inquiry }) => inquiry))]);
  }
  await client.query('vacuum analyze');
}

const day = 'filter[created-at-start]=2026-06-01T00:00:00Z&filter[created-at-end]=2026-06-01T23:59:59Z';

/** Returns the usual queries of a list; each as a page of 50. */
function pages(farDown: string): readonly (readonly [string, string])[] {
  return [
    ['newest', ''],
    ['a status that many have', 'filter[status]=approved'],
    ['a status that one in 150 has', 'filter[status]=expired'],
    ['one day', day],
    ['a reference id', 'filter[reference-id]=person-7919'],
    ['far down', `page[after]=${farDown}`],
  ];
}

/** Returns the median of consecutive requests in milliseconds, after three to warm up. */
async function timeOf({ sandbox }: TestService, query: string): Promise<number> {
  const times: number[] = [];
  for (let turn = -3; turn < asked; turn += 1) {
    const start = performance.now();
    const answer = await sandbox.get(`/inquiries?page[size]=50&${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    if (turn >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[asked >> 1] ?? 0;
}

async function measure(service: TestService, client: pg.Client): Promise<Map<string, number>> {
  const half = new Date(begin + year / 2);
  const { rows } = await client.query(
    'select id from inquiries where created_at < $1 order by created_at desc limit 1',
    [half],
  );
  const times = new Map<string, number>();
  for (const [name, query] of pages(rows[0].id)) times.set(name, await timeOf(service, query));
  return times;
}

export async function millionRows(): Promise<BenchFigure[]> {
  const service = await startService({ worker: false });
  const client = new pg.Client({ connectionString: service.connectionString });
  await client.connect();
  try {
    const patterns: Pattern[] = [];
    for (const status of ['expired', 'approved', 'declined', 'created', 'completed'] as const) {
      patterns.push(await patternOf(service, client, await inquiryIn(service, status)));
    }
    await growTo(service, client, patterns, 0, few);
    const small = await measure(service, client);
    await growTo(service, client, patterns, few, many);
    const large = await measure(service, client);
    return [...large].map(([name, ms]) => {
      const before = small.get(name) ?? 0;
      return {
        name: `inquiries at 1,000,000 rows, ${name}, page of 50`,
        value: ms / before,
        unit: `of the baseline (${ms.toFixed(1)} ms)`,
        baseline: `the same page at 10,000 rows (${before.toFixed(1)} ms)`,
        target: `at most ${most}`,
        reached: ms / before <= most,
      };
    });
  } finally {
    await client.end();
    await service.close();
  }
}
