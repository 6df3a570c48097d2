/**
 * Definition of an importer's job. It is separate from the job's work in `jobs.ts`, since that work also enqueues the
 * job.
 */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';

/** The queue does not retry the job: the sweep over importers enqueues it again. */
export const queuedImport = {
  name: 'import-rows',
  data: Type.Object({ environmentId: Type.String(), importerId: Type.String() }),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
} as const;

/** Enqueues the job that processes the remaining rows. */
export const sendImport = ({ tx, scope, queue }: OperationContext, importerId: string): Promise<void> =>
  queue.send(tx, queuedImport, { environmentId: scope.environmentId, importerId });
