/** Operations of exports: request one, and read its lines. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { inquiryConditions } from '../inquiries/index.ts';
import type { Export } from './export.ts';
import { exportJob } from './export-job.ts';
import { findExport, insertExport, readLines } from './store.ts';

/** Requests an export, which a job writes. Throws bad_request for a filter that the list of inquiries refuses. */
export async function requestExport(
  { tx, scope, ids, clock, queue }: OperationContext,
  command: Pick<Export, 'userId' | 'withPersonal' | 'filter'>,
): Promise<Export> {
  const asked = new Map(Object.entries(command.filter).map(([name, value]) => [name, [value]] as const));
  inquiryConditions(asked as Parameters<typeof inquiryConditions>[0], scope);
  const made: Export = {
    ...command,
    id: ids.next('export'),
    status: 'pending',
    rows: 0,
    isCut: false,
    byteSize: null,
    createdAt: clock.now(),
    completedAt: null,
  };
  await insertExport(tx, scope, made);
  await queue.send(tx, exportJob, { environmentId: scope.environmentId, exportId: made.id });
  return made;
}

/** Finds an export. Throws not_found. */
export async function requireExport({ tx, scope }: ReadContext, id: string): Promise<Export> {
  const found = await findExport(tx, scope, id);
  if (found === null) throw new Refusal('not_found');
  return found;
}

/** Reads the lines, without those of people who were redacted since. Throws conflict before the export is complete. */
export async function readExport({ tx, scope }: ReadContext, { id, status }: Export): Promise<string[]> {
  if (status !== 'completed') throw new Refusal('conflict', { details: `the export is ${status}` });
  return readLines(tx, scope, id);
}
