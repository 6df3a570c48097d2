/** Declaration of the job of a bulk action, for code that only sends it; `jobs.ts` has its work. */
import { Type } from 'typebox';
import type { OperationContext } from '../../../operations/context.ts';

/** The queue does not retry this job: the sweep over bulk actions sends it again. */
export const queuedBulkAction = {
  name: 'do-bulk-action',
  data: Type.Object({ environmentId: Type.String(), bulkActionId: Type.String() }),
  settings: { retryLimit: 0, retryDelay: 1, expireInSeconds: 600 },
} as const;

/** Sends the job that does the rows that are left. */
export const sendBulkAction = ({ tx, scope, queue }: OperationContext, bulkActionId: string): Promise<void> =>
  queue.send(tx, queuedBulkAction, { environmentId: scope.environmentId, bulkActionId });
