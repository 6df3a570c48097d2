/** Waiting for the results of jobs. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const limitMs = 120_000;
const lookMs = 50;

/**
 * Repeats `ask` until its result is not null, and returns it. The limit is far above the time of any job on a busy
 * machine: it stops a run, it measures nothing. `what` is part of the failure message.
 */
export async function eventual<Answer>(
  what: string | (() => string),
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await wait(lookMs)) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  return assert.fail(`never came true: ${typeof what === 'string' ? what : what()}`);
}

/** Repeats `holds` until it is true. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  await eventual(what, async () => ((await holds()) ? true : null));
}
