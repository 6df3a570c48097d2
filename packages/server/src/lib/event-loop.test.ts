import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { aside, type LoopBlock, runAs, watchEventLoop } from './event-loop.ts';

const told: LoopBlock[] = [];
const watch = watchEventLoop((block) => told.push(block));

function hold(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Returns blocks with a named operation: a busy machine also blocks this process, but without an operation. */
const named = () => told.flatMap(({ operation }) => (operation === null ? [] : [operation]));

describe('the event loop', () => {
  beforeEach(async () => {
    await wait(120);
    told.length = 0;
  });
  after(() => watch.stop());

  it('was held by the operation that ran, from its start', async () => {
    await runAs('GET /slow', async () => hold(400));
    await wait(120);
    assert.deepEqual(named(), ['GET /slow']);
    const slow = told.find(({ operation }) => operation !== null);
    assert.ok((slow?.milliseconds ?? 0) >= 300 && (slow?.processorMilliseconds ?? 0) > 0);
    assert.equal(watch.last, told.at(-1));
  });

  it('was held by the operation that continued after a wait, not by those that waited', async () => {
    const quick = runAs('GET /quick', () => aside(wait(1)));
    const slow = runAs('POST /slow', async () => {
      await aside(wait(20));
      hold(400);
    });
    const other = runAs('GET /other', () => aside(wait(60)));
    await Promise.all([quick, slow, other, wait(120)]);
    assert.deepEqual(named(), ['POST /slow']);
  });

  it('was held by an unknown operation when none was recorded', async () => {
    await runAs('GET /before', () => aside(wait(1)));
    hold(400);
    await wait(120);
    assert.ok(told.length > 0);
    assert.deepEqual(named(), []);
  });

  it('was held by no single operation when many ran one after the other', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => runAs(name, async () => hold(100))));
    await wait(120);
    assert.ok(told.length > 0);
    assert.deepEqual(named(), []);
  });

  it('was not blocked by short work', async () => {
    for (let times = 0; times < 5; times += 1) {
      await runAs('GET /short', async () => hold(20));
      await turn();
    }
    await wait(120);
    assert.deepEqual(named(), []);
  });
});
