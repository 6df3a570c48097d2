import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineFailure } from '../../src/engine-failure.ts';
import { createEngineProcess, type EngineProcess } from '../../src/process/engine-process.ts';

const entry = new URL('./unreliable-engine.ts', import.meta.url);
const patient = { processorMs: 20_000, clockMs: 20_000 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the parent has reaped the killed process; fails after two minutes. */
async function untilGone(pid: number): Promise<void> {
  for (let tries = 0; tries < 2400 && isAlive(pid); tries += 1) await wait(50);
  assert.ok(!isAlive(pid));
}

async function pidOf(engine: EngineProcess): Promise<number> {
  const pid = await engine.call('pid', null);
  assert.ok(typeof pid === 'number');
  assert.equal(engine.pid(), pid);
  return pid;
}

describe('the engine process', () => {
  let folder: string;
  let engine: EngineProcess;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-process-'));
    engine = createEngineProcess({ entry, limits: patient, residentLimitBytes: 200_000_000 });
  });
  afterEach(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  it('carries bytes both ways unchanged', async () => {
    const bytes = new Uint8Array([0, 255, 7]);
    assert.deepEqual(await engine.call('echo', { bytes, none: null }), { bytes, none: null });
  });

  it('exits after an idle time, and starts again for the next request', async () => {
    const resting = createEngineProcess({ entry, limits: patient, residentLimitBytes: 200_000_000, idleMs: 20 });
    const first = await pidOf(resting);
    await untilGone(first);
    assert.equal(resting.pid(), null);
    const second = await pidOf(resting);
    assert.notEqual(second, first);
    await resting.close();
    assert.ok(!isAlive(second));
  });

  it('is not stopped during a request that takes longer than the idle time', async () => {
    const resting = createEngineProcess({ entry, limits: patient, residentLimitBytes: 200_000_000, idleMs: 1 });
    const answers = await Promise.all([resting.call('wait', 300), resting.call('echo', 2)]);
    assert.deepEqual(answers, ['answered', 2]);
    await resting.close();
  });

  it('answers several requests, each with its own response, from one child', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((value) => engine.call('echo', value)));
    assert.deepEqual(answers, [1, 2, 3, 4]);
    assert.equal(await pidOf(engine), await pidOf(engine));
    assert.ok(engine.peakResidentBytes() > 10_000_000);
  });

  it('repeats the request once when the child dies during it', async () => {
    const before = await pidOf(engine);
    assert.equal(await engine.call('dieOnce', join(folder, 'died')), 'survived');
    assert.notEqual(await pidOf(engine), before);
  });

  it('kills a child that computes for too long, even in a busy loop, and serves the next request', async () => {
    const limited = createEngineProcess({ entry, limits: { ...patient, processorMs: 2_000 }, residentLimitBytes: 1e9 });
    await assert.rejects(limited.call('compute', 60_000), { name: 'EngineFailure', reason: 'timed_out' });
    assert.equal(await limited.call('echo', 'next'), 'next');
    await limited.close();
  });

  it('waits for a child that gets little processor time, as on a busy machine', async () => {
    const limited = createEngineProcess({ entry, limits: { ...patient, processorMs: 2_500 }, residentLimitBytes: 1e9 });
    assert.equal(await limited.call('wait', 5_000), 'answered');
    await limited.close();
  });

  it('gives up after the second death and serves the next request', async () => {
    await assert.rejects(engine.call('die', null), { name: 'EngineFailure', reason: 'died' });
    assert.equal(await engine.call('echo', 'next'), 'next');
  });

  it('kills a child that does nothing for too long', async () => {
    const hasty = createEngineProcess({ entry, limits: { ...patient, clockMs: 300 }, residentLimitBytes: 1e9 });
    await assert.rejects(hasty.call('hang', null), { name: 'EngineFailure', reason: 'timed_out' });
    await hasty.close();
  });

  it('keeps the requests that waited behind a failing one', async () => {
    const dying = engine.call('die', null);
    const behind = engine.call('echo', 'behind');
    await assert.rejects(dying, EngineFailure);
    assert.equal(await behind, 'behind');
  });

  it('does not repeat an operation that failed on its own, and passes on its message', async () => {
    const before = await pidOf(engine);
    await assert.rejects(engine.call('fail', null), { reason: 'failed', message: 'the picture is torn' });
    assert.equal(await pidOf(engine), before);
  });

  it('refuses an unknown operation', async () => {
    await assert.rejects(engine.call('toString', null), { reason: 'failed' });
  });

  it('replaces a child that holds too much memory', async () => {
    const before = await pidOf(engine);
    await engine.call('hold', 250_000_000);
    assert.notEqual(await pidOf(engine), before);
    await untilGone(before);
  });

  it('passes no environment to the child except the settings of the allocator', async () => {
    const names = await engine.call('environment', null);
    assert.deepEqual(names, ['MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'MALLOC_ARENA_MAX']);
  });

  it('leaves no child behind when closed, and refuses pending and later requests', async () => {
    const pid = await pidOf(engine);
    const pending = engine.call('hang', null);
    const refused = assert.rejects(pending, { reason: 'closed' });
    await engine.close();
    await refused;
    assert.ok(!isAlive(pid));
    await assert.rejects(engine.call('echo', 1), { reason: 'closed' });
  });

  it('stops the child when the parent is killed', async () => {
    const parent = fork(new URL('./parent-with-engine.ts', import.meta.url), [], { execArgv: [] });
    const [pid] = (await once(parent, 'message')) as [number];
    assert.ok(isAlive(pid));
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await untilGone(pid);
  });

  it('allows this process to exit while an idle child exists', async () => {
    const parent = fork(new URL('./parent-with-engine.ts', import.meta.url), ['then-leave'], { execArgv: [] });
    const [code] = await once(parent, 'exit');
    assert.equal(code, 0);
  });
});
