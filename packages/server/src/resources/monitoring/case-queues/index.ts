/** Public interface of case queues. */

import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { caseQueueEndpoints, queueSettingsEndpoint } from './endpoints.ts';
import { assignmentPolicyExists } from './operations.ts';
import { caseQueueAttributes } from './schema.ts';
import { serializeCaseQueue } from './serializer.ts';
import { findCaseQueues } from './store.ts';

export { deadlineAfter } from './calendar.ts';
export type { CaseQueue } from './case-queue.ts';
export { assignmentPolicyExists } from './operations.ts';
export { findCaseQueues, findDefaultCaseQueue, findQueuesInUse, insertDefaultCaseQueue } from './store.ts';

export const caseQueuesSlice = defineSlice({
  kinds: [
    defineKind({
      type: 'case-queue',
      isConfiguration: true,
      readPermission: 'case.read',
      includable: [],
      attributes: caseQueueAttributes,
      load: async ({ tx, scope }, ids) => (await findCaseQueues(tx, scope, ids)).map(serializeCaseQueue),
    }),
  ],
  endpoints: caseQueueEndpoints,
  dashboard: [queueSettingsEndpoint],
  relationTypes: { 'case-queue': 'case-queue' },
  events: [],
  needs: [assignmentPolicyExists],
  fills: [fillNames('cqueue_', 'case.read', findCaseQueues, ({ name }) => name)],
  keeps: [{ table: 'case_queues', forever: 'settings of the business' }],
});
