import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { type InsertedRow, insertedRow } from './batched-insert.ts';
import type { Database } from './connection.ts';
import { createGroupCommit } from './group-commit.ts';
import { openDatabase } from './open-database.ts';

const tenant = { environmentId: 'env_one' };
const things = {
  into: 'things',
  columns: {
    name: 'text',
    size: 'integer',
    made: 'timestamptz',
    bytes: 'bytea',
    tags: 'text[]',
    more: 'jsonb',
  },
} as const;
const empty = { size: null, made: null, bytes: null, tags: null, more: null };

let server: TestDatabase;
let database: Database;
for (const pooler of ['none', 'transaction'] as const) {
  describe(`with DATABASE_POOLER=${pooler}:`, () => {
    before(async () => {
      server = await createTestDatabase();
      database = openDatabase(server.connectionString, { role: null, poolSize: 4, pooler });
      await database.transaction(tenant, (tx) =>
        tx.execute(
          sql`create table things (name text primary key, size integer, made timestamptz, bytes bytea, tags text[], more jsonb)`,
        ),
      );
    });
    beforeEach(() => database.transaction(tenant, (tx) => tx.execute(sql`delete from things`)));
    after(async () => {
      await database.close();
      await server.drop();
    });

    const insert = (name: string) => database.transaction(tenant, async (tx) => tx.insert(things, { ...empty, name }));
    const names = async () => {
      const rows = await database.read(tenant, (reader) =>
        reader.select<{ name: string }>(sql`select name from things order by name`),
      );
      return rows.map(({ name }) => name);
    };

    describe('rows that are inserted in a group', () => {
      it('are stored with every value unchanged, nulls and empty ones too', async () => {
        const rows = [
          { name: 'null', ...empty },
          { name: 'empty', size: 0, made: new Date(0), bytes: Buffer.alloc(0), tags: [], more: '{}' },
          {
            name: 'quote " comma , brace { back \\ slash',
            size: -7,
            made: new Date('2026-02-03T04:05:06.789Z'),
            bytes: Buffer.from([0, 255, 34, 92]),
            tags: ['a "quoted" one', 'back\\slash', '', 'null', '{x,y}'],
            more: '{"a":[1,"\\"",null]}',
          },
        ];
        await database.transaction(tenant, async (tx) => {
          for (const row of rows) tx.insert(things, row);
        });
        const found = await database.read(tenant, (reader) => reader.select(sql`select * from things order by name`));
        const expected = rows.map((row) => ({ ...row, more: row.more === null ? null : JSON.parse(row.more) }));
        assert.deepEqual(
          found,
          expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        );
      });
    });

    describe('transactions that end at the same time', () => {
      it('are all on disk when they resolve, even if they outnumber the connections', async () => {
        const wanted = Array.from({ length: 100 }, (_, index) => `thing ${String(index).padStart(3, '0')}`);
        await Promise.all(wanted.map(insert));
        assert.deepEqual(await names(), wanted);
      });

      it('fail individually: one that breaks a rule fails no other, and no row is written twice', async () => {
        await insert('taken');
        const outcomes = await Promise.allSettled(['a', 'b', 'taken', 'c', 'c'].map(insert));
        assert.deepEqual(
          outcomes.map(({ status }) => status),
          ['fulfilled', 'fulfilled', 'rejected', outcomes[3]?.status, outcomes[4]?.status],
        );
        assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 2, 'one of the twins is refused');
        assert.deepEqual(await names(), ['a', 'b', 'c', 'taken']);
      });

      it('wait for a lock only if they need it', async () => {
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        let holds = (): void => undefined;
        const holding = new Promise<void>((resolve) => (holds = resolve));
        const holder = database.transaction(tenant, async (tx) => {
          await tx.execute(sql`insert into things (name) values ('held')`);
          holds();
          await held;
        });
        await holding;
        const blocked = assert.rejects(insert('held'), { code: '23505' });
        await Promise.all(['a', 'b', 'c'].map(insert));
        release();
        await holder;
        await blocked;
        assert.deepEqual(await names(), ['a', 'b', 'c', 'held']);
      });
    });

    describe('a group', () => {
      const row = (name: string): readonly InsertedRow[] => [insertedRow(things, { ...empty, name })];

      it('collects rows while others are written', async () => {
        const groups: number[] = [];
        const commit = createGroupCommit(
          async (rows) => {
            groups.push(rows.length);
            await new Promise((written) => setImmediate(written));
          },
          () => true,
        );
        await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => commit(row(name))));
        assert.deepEqual(groups, [5]);
      });

      it('is not retried when the outcome of its commit is unknown', async () => {
        let writes = 0;
        const lost = new Error('connection lost');
        const commit = createGroupCommit(
          async () => {
            writes += 1;
            throw lost;
          },
          (error) => error !== lost,
        );
        const outcomes = await Promise.allSettled([commit(row('a')), commit(row('b'))]);
        assert.deepEqual(
          outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason),
          [lost, lost],
        );
        assert.equal(writes, 1);
      });
    });
  });
}
