/** Waits for what a job does in its own time. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const limitMs = 120_000;
const lookMs = 50;

/** Asks until the answer is true. The limit is far above what any job takes on a busy machine: it ends a run, it measures nothing. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await wait(lookMs)) {
    if (await holds()) return;
  }
  assert.fail(`never came true: ${what}`);
}
