import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentKey, rememberResults } from './remember-results.ts';

function counted(forMs = 60_000, most = 3) {
  const calls: unknown[] = [];
  const remembered = rememberResults(
    async (operation, argument) => {
      calls.push(argument);
      if (operation === 'fail') throw new Error('no');
      return { number: calls.length };
    },
    { forMs, most },
  );
  return { ...remembered, calls };
}

describe('rememberResults', () => {
  it('returns the stored result for equal content, and shares a running call', async () => {
    const { call, calls } = counted();
    const [first, second] = await Promise.all([
      call('read', { image: Buffer.from('a'), day: '2026-11-01' }),
      call('read', { image: Buffer.from('a'), day: '2026-11-01' }),
    ]);
    assert.equal(first, second);
    assert.equal(await call('read', { image: Buffer.from('a'), day: '2026-11-01' }), first);
    assert.equal(calls.length, 1);
  });

  for (const [what, operation, argument] of [
    ['other bytes', 'read', { image: Buffer.from('b'), day: '2026-11-01' }],
    ['another option', 'read', { image: Buffer.from('a'), day: '2026-11-02' }],
    ['another operation', 'look', { image: Buffer.from('a'), day: '2026-11-01' }],
  ] as const) {
    it(`runs again for ${what}`, async () => {
      const { call, calls } = counted();
      await call('read', { image: Buffer.from('a'), day: '2026-11-01' });
      await call(operation, argument);
      assert.equal(calls.length, 2);
    });
  }

  it('does not store failures', async () => {
    const { call, calls } = counted();
    await assert.rejects(call('fail', 1));
    await assert.rejects(call('fail', 1));
    assert.equal(calls.length, 2);
  });

  it('drops the oldest results beyond its limit, and all of them when cleared', async () => {
    const { call, calls, forget } = counted();
    for (const argument of [1, 2, 3, 4, 1]) await call('read', argument);
    assert.deepEqual(calls, [1, 2, 3, 4, 1]);
    forget();
    await call('read', 4);
    assert.equal(calls.length, 6);
  });

  it('stores and shares nothing when the time is 0', async () => {
    const { call, calls } = counted(0);
    await Promise.all([call('read', 1), call('read', 1)]);
    assert.equal(calls.length, 2);
  });

  it('drops results after their time', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const { call, calls } = counted(1000);
    await call('read', 1);
    test.mock.timers.tick(999);
    await call('read', 1);
    test.mock.timers.tick(1);
    await call('read', 1);
    assert.equal(calls.length, 2);
  });
});

describe('contentKey', () => {
  it('is equal for buffers and byte arrays of equal content, and differs for plain arrays', () => {
    const bytes = [1, 2, 3];
    assert.equal(contentKey('a', { x: Buffer.from(bytes) }), contentKey('a', { x: Uint8Array.from(bytes) }));
    assert.notEqual(contentKey('a', { x: Uint8Array.from(bytes) }), contentKey('a', { x: bytes }));
  });
});
