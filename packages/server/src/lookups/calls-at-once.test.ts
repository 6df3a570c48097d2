import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCallsAtOnce } from './calls-at-once.ts';

const forever = new AbortController().signal;

/** Returns a call that ends on demand, and whether it has begun. */
function heldCall(result: string) {
  const held = Promise.withResolvers<string>();
  const call = {
    hasBegun: false,
    end: () => held.resolve(result),
    fail: () => held.reject(new Error(result)),
    run: () => {
      call.hasBegun = true;
      return held.promise;
    },
  };
  return call;
}

describe('concurrent calls', () => {
  it('are limited to the allowed number, and the others follow in their order', async () => {
    const calls = createCallsAtOnce(2);
    const held = ['one', 'two', 'three', 'four'].map(heldCall);
    const results = held.map(({ run }) => calls.run(run, forever));
    const begun = () => held.map(({ hasBegun }) => hasBegun);
    await Promise.resolve();
    assert.deepEqual(begun(), [true, true, false, false]);
    held[1]?.end();
    assert.equal(await results[1], 'two');
    assert.deepEqual(begun(), [true, true, true, false]);
    held[0]?.fail();
    await assert.rejects(results[0] as Promise<unknown>, /one/);
    assert.deepEqual(begun(), [true, true, true, true]);
    held[2]?.end();
    held[3]?.end();
    assert.deepEqual(await Promise.all(results.slice(2)), ['three', 'four']);
    assert.equal(await calls.run(async () => 'five', forever), 'five');
  });

  it('that time out while waiting are not made, and take no turn from others', async () => {
    const calls = createCallsAtOnce(1);
    const first = heldCall('one');
    const running = calls.run(first.run, forever);
    const patience = new AbortController();
    const second = heldCall('two');
    const given = calls.run(second.run, patience.signal);
    patience.abort();
    assert.equal(await given, null);
    assert.equal(await calls.run(second.run, patience.signal), null);
    const third = calls.run(async () => 'three', forever);
    first.end();
    assert.deepEqual([await running, await third, second.hasBegun], ['one', 'three', false]);
  });
});
