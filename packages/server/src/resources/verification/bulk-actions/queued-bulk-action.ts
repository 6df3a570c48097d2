/** Job of a bulk action as it is sent; `jobs.ts` has its work, which sends it too. */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';

/** It is not retried by the queue: the sweep over bulk actions sends it again. */
export const queuedBulkAction = {
  name: 'do-bulk-action',
  data: Type.Object({ environmentId: Type.String(), bulkActionId: Type.String() }),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
} as const;

/** Sends the job that does the rows that are left. */
export const sendBulkAction = ({ tx, scope, queue }: OperationContext, bulkActionId: string): Promise<void> =>
  queue.send(tx, queuedBulkAction, { environmentId: scope.environmentId, bulkActionId });
