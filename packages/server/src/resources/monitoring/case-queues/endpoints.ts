/** Endpoints of case queues, an extension: the reference shows queues but cannot create them. */
import sql from 'sql-template-tag';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { changedSettings, showSettings } from './input.ts';
import { archiveCaseQueue, createCaseQueue, updateCaseQueue } from './operations.ts';
import { createQueueAttributes, queueFilters, shownQueueBody, updateQueueAttributes } from './schema.ts';
import { serializeCaseQueue } from './serializer.ts';
import { findCaseQueues, listCaseQueues } from './store.ts';

export const caseQueueEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/case-queues',
    operationId: 'list-all-case-queues',
    summary: 'Lists the case queues of the environment, newest first.',
    permission: 'case.read',
    resourceType: 'case-queue',
    extension: true,
    filters: queueFilters,
    async handle({ tx, scope }, { page, filter }) {
      const statuses = filter.get('status');
      const conditions = statuses === undefined ? [] : [sql`q.status = any(${statuses})`];
      const found = await listCaseQueues(tx, scope, conditions, page);
      return { page: { ...found, items: found.items.map(serializeCaseQueue) } };
    },
  }),
  writeEndpoint({
    path: '/case-queues',
    operationId: 'create-a-case-queue',
    summary: 'Creates a case queue with its business hours, deadline and order.',
    permission: 'case.write',
    userPermission: 'case.assign',
    resourceType: 'case-queue',
    extension: true,
    success: 201,
    attributes: createQueueAttributes,
    async handle(context, { attributes }) {
      return { resource: serializeCaseQueue(await createCaseQueue(context, attributes.name, attributes.settings)) };
    },
  }),
  readEndpoint({
    path: '/case-queues/{case-queue-id}',
    operationId: 'retrieve-a-case-queue',
    summary: 'Retrieves one case queue.',
    permission: 'case.read',
    resourceType: 'case-queue',
    extension: true,
    async handle({ tx, scope }, { params }) {
      const [queue] = await findCaseQueues(tx, scope, [params['case-queue-id']]);
      if (queue === undefined) throw new Refusal('not_found');
      return { resource: serializeCaseQueue(queue) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/case-queues/{case-queue-id}',
    operationId: 'update-a-case-queue',
    summary: 'Renames a case queue or changes its settings. Existing cases keep their deadline.',
    permission: 'case.write',
    userPermission: 'case.assign',
    resourceType: 'case-queue',
    extension: true,
    attributes: updateQueueAttributes,
    async handle(context, { params, attributes }) {
      const queue = await updateCaseQueue(context, params['case-queue-id'], (before) => ({
        name: attributes.name ?? before.name,
        settings: changedSettings(before.settings, attributes.settings),
      }));
      return { resource: serializeCaseQueue(queue) };
    },
  }),
  writeEndpoint({
    path: '/case-queues/{case-queue-id}/archive',
    operationId: 'archive-a-case-queue',
    summary: 'Archives a case queue permanently: it accepts no new cases.',
    permission: 'case.write',
    userPermission: 'case.assign',
    resourceType: 'case-queue',
    extension: true,
    async handle(context, { params }) {
      return { resource: serializeCaseQueue(await archiveCaseQueue(context, params['case-queue-id'])) };
    },
  }),
];

/**
 * Endpoint of a queue's settings. Only people of the organization may read them: the reference shows no settings of a
 * queue.
 */
export const queueSettingsEndpoint = readEndpoint({
  path: '/case-queues/{case-queue-id}/settings',
  operationId: 'retrieve-settings-of-a-case-queue',
  summary: 'Hours of business, deadline, order and assignment of a queue.',
  permission: null,
  userPermission: 'case.read',
  surface: 'dashboard',
  resourceType: 'case-queue',
  answerBody: shownQueueBody,
  async handle({ tx, scope }, { params }) {
    const [queue] = await findCaseQueues(tx, scope, [params['case-queue-id']]);
    if (queue === undefined) throw new Refusal('not_found');
    const { id, name, status, isDefault, settings } = queue;
    return { body: { id, name, status, 'is-default': isDefault, settings: showSettings(settings) } };
  },
});
