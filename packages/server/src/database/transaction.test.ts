import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sql from 'sql-template-tag';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import type { Database, Reader } from './connection.ts';
import { openDatabase } from './open-database.ts';

let server: TestDatabase;
let database: Database;
const tenant = { environmentId: null };
const lines = { into: 'lines', columns: { text: 'text', follows: 'text' } } as const;
const insert = (text: string) => sql`insert into lines (text) values (${text})`;

for (const pooler of ['none', 'transaction'] as const) {
  describe(`with DATABASE_POOLER=${pooler}:`, () => {
    before(async () => {
      server = await createTestDatabase();
      database = openDatabase(server.connectionString, { role: null, poolSize: 3, pooler });
      await database.transaction(tenant, async (tx) => {
        await tx.execute(
          sql`create table lines (place serial, text text not null unique, follows text references lines (text))`,
        );
        await tx.execute(
          sql`create function write_line(text) returns void language sql as 'insert into lines (text) values ($1)'`,
        );
      });
    });
    after(async () => {
      await database.close();
      await server.drop();
    });

    async function linesOf(reader: Reader): Promise<string[]> {
      const rows = await reader.select<{ text: string }>(sql`select text from lines order by place`);
      return rows.map(({ text }) => text);
    }

    /** Returns the committed lines and deletes them. */
    async function kept(): Promise<string[]> {
      return database.transaction(tenant, async (tx) => {
        const lines = await linesOf(tx);
        await tx.execute(sql`delete from lines`);
        return lines;
      });
    }

    describe('rows by their keys', () => {
      const one = { environmentId: 'env_one' };
      const byText = { text: `select text as id from lines where $1::text is not null and text = any($2)` };
      const found = async (reader: Reader, ...texts: string[]) =>
        (await reader.selectByKeys<{ id: string }>(byText, one.environmentId, texts)).map(({ id }) => id).toSorted();

      it('include rows that the same transaction inserted or changed', async () => {
        await database.transaction(one, async (tx) => {
          assert.deepEqual(await found(tx, 'a', 'b'), []);
          tx.insert(lines, { text: 'a', follows: null });
          assert.deepEqual(await found(tx, 'a', 'b'), ['a']);
          await tx.execute(sql`insert into lines (text) values ('b')`);
          assert.deepEqual(await found(tx, 'a', 'b'), ['a', 'b']);
          assert.deepEqual(await database.read(one, (reader) => found(reader, 'a', 'b')), []);
        });
        assert.deepEqual(await kept(), ['a', 'b']);
      });

      it('are read on the connection of the caller, so that waiting callers cannot deadlock', async () => {
        const narrow = openDatabase(server.connectionString, { role: null, poolSize: 1, pooler });
        const work = async (reader: Reader) => [await linesOf(reader), await found(reader, 'a')];
        assert.deepEqual(await narrow.read(one, work), [[], []]);
        assert.deepEqual(await narrow.transaction(one, work), [[], []]);
        await narrow.close();
      });
    });

    describe('deferred inserts', () => {
      it('are all written before the next statement sees the table', async () => {
        await database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'a', follows: null });
          tx.insert(lines, { text: 'b', follows: null });
          assert.deepEqual((await linesOf(tx)).toSorted(), ['a', 'b']);
          tx.insert(lines, { text: 'c', follows: null });
        });
        assert.equal((await kept()).at(-1), 'c');
      });

      it('may refer to one another', async () => {
        await database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'parent', follows: null });
          tx.insert(lines, { text: 'child', follows: 'parent' });
        });
        assert.deepEqual((await kept()).toSorted(), ['child', 'parent']);
      });

      it('are undone with the transaction', async () => {
        const work = database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'a', follows: null });
          await linesOf(tx);
          tx.insert(lines, { text: 'b', follows: null });
          throw new Error('no');
        });
        await assert.rejects(work, /no/);
        assert.deepEqual(await kept(), []);
      });

      it('fail the transaction when one of them breaks a rule at its end', async () => {
        const work = database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'a', follows: null });
          tx.insert(lines, { text: 'a', follows: null });
        });
        await assert.rejects(work, { code: '23505' });
        assert.deepEqual(await kept(), []);
      });
    });

    describe('savepoints', () => {
      it('undo what was written and deferred inside, and nothing else', async () => {
        await database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'before', follows: null });
          const inside = tx.savepoint(async () => {
            await tx.execute(insert('done'));
            tx.insert(lines, { text: 'kept back', follows: null });
            throw new Error('no');
          });
          await assert.rejects(inside, /no/);
          tx.insert(lines, { text: 'after', follows: null });
        });
        assert.deepEqual(await kept(), ['before', 'after']);
      });

      it('undo a deferred insert that breaks a rule, and the transaction continues', async () => {
        await database.transaction(tenant, async (tx) => {
          await tx.execute(insert('a'));
          await assert.rejects(
            tx.savepoint(async () => tx.insert(lines, { text: 'a', follows: null })),
            { code: '23505' },
          );
          await tx.execute(insert('b'));
        });
        assert.deepEqual(await kept(), ['a', 'b']);
      });

      it('undo only the inner one of two', async () => {
        await database.transaction(tenant, async (tx) => {
          await tx.savepoint(async () => {
            tx.insert(lines, { text: 'outer', follows: null });
            await assert.rejects(
              tx.savepoint(async () => {
                tx.insert(lines, { text: 'inner', follows: null });
                throw new Error('no');
              }),
            );
            tx.insert(lines, { text: 'outer again', follows: null });
          });
        });
        assert.deepEqual(await kept(), ['outer', 'outer again']);
      });
    });

    describe('statements outside of a transaction', () => {
      it('are committed one by one, so the first stays when the second fails', async () => {
        const work = database.write(tenant, async (writer) => {
          await writer.execute(insert('a'));
          await writer.execute(insert('a'));
        });
        await assert.rejects(work, { code: '23505' });
        assert.deepEqual(await kept(), ['a']);
      });

      // Without a pooler, a single statement has no transaction that could be read-only.
      it('cannot write through a select where a pooler is', { skip: pooler === 'none' }, async () => {
        for (const text of [insert('a'), sql`select write_line('a')`, sql`select text from lines for update`]) {
          await assert.rejects(
            database.read(tenant, (reader) => reader.select(text)),
            /a select tried to write/,
          );
        }
        assert.deepEqual(await kept(), []);
      });
    });

    describe('a transaction', () => {
      it('that only defers inserts writes all of them or none, though it is one statement', async () => {
        await database.transaction(tenant, async (tx) => {
          assert.deepEqual(await linesOf(tx), []);
          tx.insert(lines, { text: 'a', follows: null });
          tx.insert(lines, { text: 'b', follows: null });
        });
        assert.deepEqual((await kept()).toSorted(), ['a', 'b']);
        const broken = database.transaction(tenant, async (tx) => {
          tx.insert(lines, { text: 'c', follows: null });
          tx.insert(lines, { text: 'c', follows: null });
        });
        await assert.rejects(broken, { code: '23505' });
        assert.deepEqual(await kept(), []);
      });

      it('runs its callbacks after the commit, and only then', async () => {
        const seen: string[][] = [];
        const looks: Promise<unknown>[] = [];
        const look = () => void looks.push(database.read(tenant, linesOf).then((found) => seen.push(found)));
        await database.transaction(tenant, async (tx) => {
          tx.afterCommit(look);
          tx.insert(lines, { text: 'kept back', follows: null });
          assert.equal(looks.length, 0);
        });
        await Promise.all(looks);
        assert.deepEqual(seen, [['kept back']]);
        assert.deepEqual(await kept(), ['kept back']);
      });

      it('runs no callbacks of a savepoint or of a transaction that was rolled back', async () => {
        const done: string[] = [];
        await database.transaction(tenant, async (tx) => {
          tx.afterCommit(() => void done.push('before'));
          const inside = tx.savepoint(async () => {
            tx.afterCommit(() => void done.push('inside'));
            throw new Error('no');
          });
          await assert.rejects(inside, /no/);
        });
        const broken = database.transaction(tenant, async (tx) => {
          tx.afterCommit(() => void done.push('broken'));
          tx.insert(lines, { text: 'a', follows: null });
          tx.insert(lines, { text: 'a', follows: null });
        });
        await assert.rejects(broken, { code: '23505' });
        assert.deepEqual(done, ['before']);
        assert.deepEqual(await kept(), []);
      });

      it('undoes what a function wrote that its first statement called', async () => {
        const call = sql`select write_line('by a function')`;
        const work = database.transaction(tenant, async (tx) => {
          await tx.execute(call);
          throw new Error('no');
        });
        await assert.rejects(work, /no/);
        assert.deepEqual(await kept(), []);
        await database.transaction(tenant, (tx) => tx.execute(call));
        assert.deepEqual(await kept(), ['by a function']);
      });

      it('runs again when its insert lost a race, and sees the row of the faster one', async () => {
        const racing = { ...lines, racesOn: 'lines_text_key' } as const;
        const seen: string[][] = [];
        const committed: string[] = [];
        await database.transaction(tenant, async (tx) => {
          const found = await linesOf(tx);
          seen.push(found);
          tx.afterCommit(() => void committed.push('once'));
          if (found.length > 0) return;
          await database.transaction(tenant, async (other) => other.insert(lines, { text: 'same', follows: null }));
          tx.insert(racing, { text: 'same', follows: null });
        });
        assert.deepEqual(seen, [[], ['same']]);
        assert.deepEqual(committed, ['once']);
        assert.deepEqual(await kept(), ['same']);
      });

      it('is not retried for another rule that its insert breaks', async () => {
        let runs = 0;
        const work = database.transaction(tenant, async (tx) => {
          runs += 1;
          tx.insert({ ...lines, racesOn: 'another_index' }, { text: 'a', follows: null });
          tx.insert(lines, { text: 'a', follows: null });
        });
        await assert.rejects(work, { code: '23505' });
        assert.equal(runs, 1);
      });

      it('that reads, then locks, holds the lock to its end', async () => {
        await database.transaction(tenant, (tx) => tx.execute(insert('locked')));
        await database.transaction(tenant, async (tx) => {
          await linesOf(tx);
          await tx.execute(sql`select text from lines where text = 'locked' for update`);
          const other = database.transaction(tenant, (second) =>
            second.execute(sql`select text from lines where text = 'locked' for update nowait`),
          );
          await assert.rejects(other, { code: '55P03' });
        });
        assert.deepEqual(await kept(), ['locked']);
      });

      it('reports no commit when the caller ignored a failed statement', async () => {
        const work = database.transaction(tenant, async (tx) => {
          await tx.execute(insert('a'));
          await tx.select(sql`select 1 / 0`).catch(() => undefined);
        });
        await assert.rejects(work, /rolled back/);
        assert.deepEqual(await kept(), []);
      });

      it('returns its connection to the pool after a failure', async () => {
        for (let count = 0; count < 8; count += 1) {
          await assert.rejects(
            database.transaction(tenant, (tx) => tx.select(sql`select 1 / 0`)),
            { code: '22012' },
          );
        }
        await database.transaction(tenant, (tx) => tx.execute(insert('a')));
        assert.deepEqual(await kept(), ['a']);
      });
    });
  });
}
