/**
 * Idempotency keys: the transaction of the work also writes the first answer, which is replayed byte for byte. If two
 * concurrent requests have the same key, the second one to commit conflicts with the first one's row, is rolled back,
 * and replays. The record is scoped to the environment, not the API key, so rotating a key in the middle of a retry is
 * safe; a key with other rights gets only the parts that they allow.
 */
import type { Transaction } from '../../database/connection.ts';
import { Refusal } from '../../lib/refusal.ts';
import { replyToError } from '../errors.ts';
import type { Reply, Whole } from '../exchange.ts';
import { withAudit } from '../with-audit.ts';
import { conflictOf, keepAnswer, replayOf } from './stored-answers.ts';

export interface Work {
  /** Throws the refusal of a request that must not be performed; not called for a replay. */
  admit(): Promise<void>;
  perform(tx: Transaction): Promise<Reply>;
}

/**
 * Returns the earlier answer to the key, or that of the work. Throws idempotency_mismatch if the key was used for
 * another request, and idempotency_in_progress while one with this key runs.
 */
export async function answerOnce(known: Whole, key: string, work: Work): Promise<Reply> {
  // A fresh key needs no lookup: a duplicate that commits after the count makes the commit of this request fail.
  const replay = known.keyIsFresh ? null : await replayOf(known, key);
  if (replay !== null) return replay;
  return runAlone(known, key, async () => {
    await work.admit();
    return performOnce(known, key, work);
  });
}

/** Runs `work` unless a request with this key already runs in this process. */
async function runAlone(known: Whole, key: string, work: () => Promise<Reply>): Promise<Reply> {
  const running = known.services.runningKeys;
  const name = `${known.caller.scope.environmentId} ${key}`;
  if (running.has(name)) throw inProgress();
  running.add(name);
  try {
    return await work();
  } finally {
    running.delete(name);
  }
}

function inProgress(): Refusal {
  const details = 'a request with this Idempotency-Key is still running';
  return new Refusal('idempotency_in_progress', { details }, { 'retry-after': '1' });
}

/**
 * Performs the work and keeps the answer; if a concurrent duplicate of another process was first, it replays that
 * answer.
 */
async function performOnce(known: Whole, key: string, work: Work): Promise<Reply> {
  try {
    return await performKeeping(known, key, work);
  } catch (error) {
    const conflict = conflictOf(error);
    if (conflict === 'running') throw inProgress();
    const replay = conflict === null ? null : await replayOf(known, key);
    if (replay === null) throw error;
    return replay;
  }
}

/** Performs the work and keeps the answer; faults roll everything back, so the key stays free for a retry. */
async function performKeeping(known: Whole, key: string, { perform }: Work): Promise<Reply> {
  const { services, caller } = known;
  const tenant = { environmentId: caller.scope.environmentId };
  try {
    return await services.database.transaction(tenant, (tx) =>
      withAudit(known, tx, async () => {
        const reply = await perform(tx);
        keepAnswer(known, tx, key, reply);
        return reply;
      }),
    );
  } catch (error) {
    const { reply, isFault } = replyToError(error, services.baseUrl);
    if (isFault) throw error;
    await services.database.transaction(tenant, async (tx) => keepAnswer(known, tx, key, reply));
    return reply;
  }
}
