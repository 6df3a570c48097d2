/** One run of an importer: processes the remaining rows within the time limit of a run. */
import { addSeconds } from '../../../lib/clock.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { type JobParts, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { BrokenFile } from './csv-records.ts';
import { type FileRow, rowsOf } from './csv-rows.ts';
import { type Importer, rowsDone } from './importer.ts';
import { beginRun, noteRemoved, stopImporter } from './operations/end-importer.ts';
import { importRows } from './operations/import-rows.ts';
import { sendImport } from './queued-import.ts';

/** Number of rows that one transaction processes. */
const rowsAtOnce = 200;

/** Seconds after which a run ends so that other importers can run. */
const runSeconds = 30;

/** Runs an importer. It may run twice, even concurrently in several workers: only one of them processes the rows. */
export async function runImporter(parts: JobParts, scope: Scope, id: string): Promise<void> {
  const begun = await writeIn(parts, scope, (context) => beginRun(context, id));
  if (begun === null) return;
  const left = begun.status === 'pending' ? await importFile(parts, scope, begun) : begun;
  if (left === null || left.status === 'pending') return;
  if (left.fileId !== null) await parts.files.remove(scope.environmentId, left.fileId);
  await writeIn(parts, scope, (context) => noteRemoved(context, id));
}

const writeIn = <Result>(
  { runner }: JobParts,
  scope: Scope,
  work: (context: OperationContext) => Promise<Result>,
): Promise<Result> => runner.write(scope, system, work);

/** Processes the rows of the file. Returns null if another worker or a later run processes the remaining rows. */
async function importFile(parts: JobParts, scope: Scope, importer: Importer): Promise<Importer | null> {
  const stop = (problem: string) => writeIn(parts, scope, (context) => stopImporter(context, importer.id, problem));
  const { fileId, subject } = importer;
  const bytes =
    fileId === null || subject.key === null ? null : await parts.files.read(scope.environmentId, fileId, subject.key);
  if (bytes === null) return stop('this row and those after it were left out: the file is lost');
  try {
    return await importRest(parts, scope, importer, rowsOf(importer.kind, bytes));
  } catch (error) {
    if (error instanceof BrokenFile) return stop(`the file ${error.message}`);
    throw error;
  }
}

async function importRest(
  parts: JobParts,
  scope: Scope,
  importer: Importer,
  rows: AsyncIterable<readonly FileRow[]>,
): Promise<Importer | null> {
  const until = addSeconds(parts.clock.now(), runSeconds);
  for await (const some of rowsAfter(rowsDone(importer), rows)) {
    const from = (some[0]?.row ?? 0) - 1;
    const after = await writeIn(parts, scope, (context) => importRows(context, importer.id, from, some));
    if (after === null || after.status !== 'pending') return after;
    if (parts.clock.now() < until) continue;
    await writeIn(parts, scope, (context) => sendImport(context, importer.id));
    return null;
  }
  throw new Error(`importer ${importer.id} has fewer rows than were counted`);
}

/** Yields the rows after the first `done` ones, in batches of one transaction. */
async function* rowsAfter(done: number, rows: AsyncIterable<readonly FileRow[]>): AsyncGenerator<readonly FileRow[]> {
  let waiting: FileRow[] = [];
  for await (const some of rows) {
    waiting.push(...some.filter(({ row }) => row > done));
    for (; waiting.length >= rowsAtOnce; waiting = waiting.slice(rowsAtOnce)) yield waiting.slice(0, rowsAtOnce);
  }
  if (waiting.length > 0) yield waiting;
}
