/** Begins, saves and ends the work on an importer. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { type Importer, maxTries, pauseSeconds } from '../importer.ts';
import { sendImport } from '../queued-import.ts';
import { giveUp } from '../states.ts';
import { lockImporter, postponeDue, saveImporter } from '../store.ts';

/** Saves the importer; the key of the file of one that has ended is destroyed. */
export async function storeProgress(context: OperationContext, importer: Importer): Promise<Importer> {
  const { tx, scope, clock } = context;
  await saveImporter(tx, scope, importer);
  if (importer.status === 'pending') return importer;
  await erase(context, 'at-once', { key: [importer.subject.id] }, clock.now());
  return { ...importer, subject: { id: importer.subject.id, key: null } };
}

/**
 * Counts a run and returns the importer; one that ran too often without a row done is given up. Returns null if another
 * worker has it, or nothing is left to do.
 */
export async function beginRun(context: OperationContext, id: string): Promise<Importer | null> {
  const { tx, scope, clock } = context;
  const importer = await lockImporter(tx, scope, id);
  if (importer === null || importer.status !== 'pending') return importer;
  const now = clock.now();
  const tries = importer.tries + 1;
  const begun = { ...importer, tries, dueAt: addSeconds(now, pauseSeconds(tries)) };
  const problem = 'this row and those after it were left out: the import failed again and again';
  return storeProgress(context, tries > maxTries ? giveUp(importer, problem, now) : begun);
}

/** Ends an importer whose file cannot be read any more. Returns null if another worker has it. */
export async function stopImporter(context: OperationContext, id: string, problem: string): Promise<Importer | null> {
  const { tx, scope, clock } = context;
  const importer = await lockImporter(tx, scope, id);
  if (importer === null || importer.status !== 'pending') return importer;
  return storeProgress(context, giveUp(importer, problem, clock.now()));
}

/** Marks the file of an importer as removed. */
export async function noteRemoved({ tx, scope }: OperationContext, id: string): Promise<void> {
  const importer = await lockImporter(tx, scope, id);
  if (importer !== null) await saveImporter(tx, scope, { ...importer, fileId: null });
}

/** Seconds until an importer that waits in the queue is sent again. */
const waitingSeconds = 60;

/** Sends the jobs of importers of which nothing was done for a while: their worker was ended, or failed. */
export async function resumeImporters(context: OperationContext): Promise<void> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  for (const id of await postponeDue(tx, scope, now, addSeconds(now, waitingSeconds))) await sendImport(context, id);
}
