/**
 * Process that runs test files one after the other on its parent's orders. Each is one outermost test with its own
 * hooks, and must leave the process unchanged if another follows.
 */
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { resultOf, runningTests } from './collect-results.ts';
import { endOrder, type FileResult, type WorkerMessage, type WorkerOrder } from './file-result.ts';
import { lookAround, openResources } from './left-behind.ts';
import { processorTime } from './processor-time.ts';
import { signalGroup } from './worker-group.ts';

const root = join(import.meta.dirname, '..', '..');

function endWhenHung(limitMs: number): { cancel(): void } {
  const timer = setTimeout(() => {
    process.stderr.write(
      `had not ended after ${limitMs / 1000} s. Still open: ${openResources().join(', ')}\n` +
        `Still running: ${runningTests().join(', ')}\n`,
    );
    process.exit(1);
  }, limitMs);
  timer.unref();
  return { cancel: () => clearTimeout(timer) };
}

async function runFile({ path, limitMs, shared }: WorkerOrder): Promise<FileResult> {
  const begun = processorTime();
  const before = lookAround();
  const hung = endWhenHung(limitMs);
  const reported = resultOf(path);
  await test(path, async () => {
    await import(pathToFileURL(join(root, path)).href);
  });
  const told = await reported;
  const left = shared ? await before.leftBehind() : [];
  hung.cancel();
  const spent = processorTime();
  const result = { ...told, processorMs: begun === null || spent === null ? null : spent - begun };
  if (left.length === 0) return result;
  const failure = `\n✖ ${path} leaves its process as it found it\n${left.join('\n').replace(/^/gm, '    ')}\n`;
  return { ...result, failed: result.failed + 1, failures: [...result.failures, failure] };
}

// The runner listens to the process from its first test on, which is not left behind by a file.
await test('the worker', () => undefined);
process.on('message', async (order: WorkerOrder | typeof endOrder) => {
  if (order === endOrder) process.exit();
  const result = await runFile(order);
  process.send?.({ result, residentBytes: process.memoryUsage.rss() } satisfies WorkerMessage);
});
// The runner has died, and no other process would end what the tests started.
process.once('disconnect', () => {
  signalGroup(process.pid, 'SIGTERM');
  process.exit();
});
