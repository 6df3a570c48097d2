import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { ServerResponse } from './raw-request.ts';

const connection = () => new EventEmitter() as ServerResponse;
const busy = { code: 'unavailable', headers: { 'retry-after': '1' } };

describe('a limit', () => {
  it('admits as many as it has places, then the others in their order', async () => {
    const limit = createConcurrencyLimit({ slots: 2, queued: 2 });
    const order: string[] = [];
    const releaseFirst = await limit.acquire(connection());
    await limit.acquire(connection());
    const waiting = ['a', 'b'].map(async (name) => {
      const release = await limit.acquire(connection());
      order.push(name);
      return release;
    });
    await turn();
    assert.deepEqual(order, []);
    releaseFirst();
    await turn();
    assert.deepEqual(order, ['a']);
    (await waiting[0])?.();
    await waiting[1];
    assert.deepEqual(order, ['a', 'b']);
  });

  it('refuses a connection as busy when the queue is full', async () => {
    const limit = createConcurrencyLimit({ slots: 1, queued: 1 });
    const release = await limit.acquire(connection());
    const second = limit.acquire(connection());
    await assert.rejects(limit.acquire(connection()), busy);
    release();
    (await second)();
    await limit.acquire(connection());
  });

  it('removes a closed connection from the queue, and frees its place', async () => {
    const limit = createConcurrencyLimit({ slots: 1, queued: 1 });
    const release = await limit.acquire(connection());
    const gone = connection();
    const refused = assert.rejects(limit.acquire(gone), busy);
    gone.emit('close');
    await refused;
    const next = limit.acquire(connection());
    release();
    await next;
    assert.equal(gone.listenerCount('close'), 0);
  });

  it('reports whether a connection would be admitted soon, without taking a place', async () => {
    const limit = createConcurrencyLimit({ slots: 1, queued: 2 });
    assert.equal(await limit.admits(connection(), 1), true);
    const release = await limit.acquire(connection());
    assert.equal(await limit.admits(connection(), 1), false);
    const next = limit.acquire(connection());
    release();
    await next;
    assert.equal(await limit.admits(connection(), 1), false);
    assert.equal(await createConcurrencyLimit({ slots: 0, queued: 0 }).admits(connection(), 1), false);
  });

  it('limits one name to its share', async () => {
    const limit = createConcurrencyLimit({ slots: 3, queued: 3, share: 1 });
    const release = await limit.acquire(connection(), 'a');
    await assert.rejects(limit.acquire(connection(), 'a'), { code: 'rate_limited' });
    await limit.acquire(connection(), 'b');
    await limit.acquire(connection());
    release();
    await limit.acquire(connection(), 'a');
  });
});
