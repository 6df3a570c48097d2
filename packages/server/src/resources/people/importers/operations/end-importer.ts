/** Beginning, saving and ending the work on an importer. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { type Importer, maxTries, pauseSeconds } from '../importer.ts';
import { sendImport } from '../queued-import.ts';
import { giveUp } from '../states.ts';
import { lockImporter, postponeDue, saveImporter } from '../store.ts';

/** Saves the importer. If it has ended, the key of its file is destroyed. */
export async function storeProgress(context: OperationContext, importer: Importer): Promise<Importer> {
  const { tx, scope, clock } = context;
  await saveImporter(tx, scope, importer);
  if (importer.status === 'pending') return importer;
  await erase(context, 'at-once', { key: [importer.subject.id] }, clock.now());
  return { ...importer, subject: { id: importer.subject.id, key: null } };
}

/**
 * Counts a run and returns the importer. An importer with too many runs without a processed row fails. Returns null if
 * another worker has the importer, or if no row remains.
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

/** Ends an importer whose file can no longer be read. Returns null if another worker has it. */
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

/** Seconds until the job of an importer that waits in the queue is enqueued again. */
const waitingSeconds = 60;

/** Enqueues the jobs of importers without recent progress, whose worker was stopped or failed. */
export async function resumeImporters(context: OperationContext): Promise<void> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  for (const id of await postponeDue(tx, scope, now, addSeconds(now, waitingSeconds))) await sendImport(context, id);
}
