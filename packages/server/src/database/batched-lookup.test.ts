import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBatchedLookup } from './batched-lookup.ts';
import type { Reader } from './connection.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const text = 'select id from things where environment_id = $1 and id = any($2)';

/** Returns a lookup with a row for every id not starting with "no"; a statement with a forbidden id fails. */
function things(failure: (ids: readonly string[]) => Error | null = () => null) {
  const statements: (readonly string[])[] = [];
  const select = async (statement: { readonly values: unknown[] }) => {
    const ids = statement.values[1] as readonly string[];
    statements.push(ids);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const failed = failure(ids);
    if (failed !== null) throw failed;
    return ids.filter((id) => !id.startsWith('no')).map((id) => ({ id }));
  };
  const selectByKeys = createBatchedLookup(select as unknown as Reader['select'], 'env_1');
  const ask = async (...ids: string[]) =>
    (await selectByKeys<{ id: string }>({ text }, 'env_1', ids)).map(({ id }) => id);
  return { statements, ask };
}

describe('rows by their keys', () => {
  it('are read with one statement for all callers of one turn, and each caller gets its own', async () => {
    const { statements, ask } = things();
    const given = await Promise.all([ask('a', 'b'), ask('b', 'none'), ask('c', 'c')]);
    assert.deepEqual(given, [['a', 'b'], ['b'], ['c']]);
    assert.deepEqual(statements, [['a', 'b', 'none', 'c']]);
  });

  it('are read by a statement that begins after the request of each caller that it serves', async () => {
    const { statements, ask } = things();
    const first = ask('a');
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(statements.length, 1);
    const meanwhile = [ask('a'), ask('b')];
    await Promise.all([first, ...meanwhile]);
    assert.deepEqual(statements, [['a'], ['a', 'b']]);
    await ask('a');
    assert.equal(statements.length, 3);
  });

  it('fail only for the caller whose request fails', async () => {
    const { ask } = things((ids) => (ids.includes('forbidden') ? new Error('refused') : null));
    const [other, own] = await Promise.allSettled([ask('a'), ask('forbidden')]);
    assert.deepEqual(other, { status: 'fulfilled', value: ['a'] });
    assert.equal(own.status, 'rejected');
  });

  it('are not requested again when the database is unavailable', async () => {
    const { statements, ask } = things(() => new DatabaseUnavailable('away', { connectionLost: true }));
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(statements.length, 1);
  });

  it('of a caller with many keys are read by a statement of their own', async () => {
    const { statements, ask } = things();
    const many = Array.from({ length: 21 }, (_, index) => `x${index}`);
    await Promise.all([ask(...many), ask('a')]);
    assert.deepEqual(
      statements.map(({ length }) => length),
      [21, 1],
    );
  });
});
