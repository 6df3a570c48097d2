/** Waits for what a job does in its own time. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

const limitMs = 120_000;
const lookMs = 50;

/**
 * Asks until there is an answer, and gives it; null is none yet. The limit is far above what any job takes on a busy machine: it
 * ends a run, it measures nothing.
 */
export async function eventual<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await wait(lookMs)) {
    const answer = await ask();
    if (answer !== null) return answer;
  }
  return assert.fail(`never came true: ${what}`);
}

/** Asks until it is so. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  await eventual(what, async () => ((await holds()) ? true : null));
}
