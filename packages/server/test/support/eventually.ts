/** Waits for what a job does in its own time. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/** Asks until the answer is true; fails after half a minute, which is long for any job and short for a machine beside other work. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await wait(100);
  }
  assert.fail(`never came true: ${what}`);
}
