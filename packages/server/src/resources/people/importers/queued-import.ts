/** Job of an importer as it is sent; `jobs.ts` has its work, which sends it too. */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';

/** It is not retried by the queue: the sweep over importers sends it again. */
export const queuedImport = {
  name: 'import-rows',
  data: Type.Object({ environmentId: Type.String(), importerId: Type.String() }),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
} as const;

/** Sends the job that does the rows that are left. */
export const sendImport = ({ tx, scope, queue }: OperationContext, importerId: string): Promise<void> =>
  queue.send(tx, queuedImport, { environmentId: scope.environmentId, importerId });
