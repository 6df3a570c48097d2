/** Case queues as JSON:API resources, newest version. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { CaseQueue } from './case-queue.ts';
import type { caseQueueAttributes } from './schema.ts';

export const serializeCaseQueue = (queue: CaseQueue): Resource<Wire<typeof caseQueueAttributes>> => ({
  type: 'case-queue',
  id: queue.id,
  attributes: {
    status: queue.status,
    name: queue.name,
    'created-at': isoTimestamp(queue.createdAt),
    'updated-at': isoTimestamp(queue.updatedAt),
    'archived-at': isoTimestamp(queue.archivedAt),
  },
});
