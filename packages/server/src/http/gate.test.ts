import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { createGate } from './gate.ts';
import type { ServerResponse } from './raw-request.ts';

const connection = () => new EventEmitter() as ServerResponse;
const busy = { code: 'unavailable', headers: { 'retry-after': '1' } };

describe('a gate', () => {
  it('lets as many in as it has places, then as they came', async () => {
    const gate = createGate({ places: 2, waiting: 2 });
    const order: string[] = [];
    const leaveFirst = await gate.enter(connection());
    await gate.enter(connection());
    const waiting = ['a', 'b'].map(async (name) => {
      const leave = await gate.enter(connection());
      order.push(name);
      return leave;
    });
    await turn();
    assert.deepEqual(order, []);
    leaveFirst();
    await turn();
    assert.deepEqual(order, ['a']);
    (await waiting[0])?.();
    await waiting[1];
    assert.deepEqual(order, ['a', 'b']);
  });

  it('tells whoever comes when the line is full to come back', async () => {
    const gate = createGate({ places: 1, waiting: 1 });
    const leave = await gate.enter(connection());
    const second = gate.enter(connection());
    await assert.rejects(gate.enter(connection()), busy);
    leave();
    (await second)();
    await gate.enter(connection());
  });

  it('forgets who went away, and gives their place to nobody', async () => {
    const gate = createGate({ places: 1, waiting: 1 });
    const leave = await gate.enter(connection());
    const gone = connection();
    const refused = assert.rejects(gate.enter(gone), busy);
    gone.emit('close');
    await refused;
    const next = gate.enter(connection());
    leave();
    await next;
    assert.equal(gone.listenerCount('close'), 0);
  });

  it('keeps one name to its share', async () => {
    const gate = createGate({ places: 3, waiting: 3, share: 1 });
    const leave = await gate.enter(connection(), 'a');
    await assert.rejects(gate.enter(connection(), 'a'), { code: 'rate_limited' });
    await gate.enter(connection(), 'b');
    await gate.enter(connection());
    leave();
    await gate.enter(connection(), 'a');
  });
});
