/** Endpoints of bulk actions, each of which belongs to the person who started it. */
import { Type } from 'typebox';
import type { Caller } from '../../../api/caller.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { demandPermission } from '../../../api/key-rights/key-rights.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findUserSessions, personOf, requireCallerOf } from '../../platform/user-sessions/index.ts';
import { actions } from './actions.ts';
import { type BulkActionName, keptDays, maxInquiries } from './bulk-action.ts';
import { readStart } from './input.ts';
import {
  type Asking,
  cancelBulkAction,
  ownBulkActions,
  requireBulkAction,
  retryBulkAction,
  startBulkAction,
} from './operations.ts';
import { bulkActionBody, progressBody, startBody } from './schema.ts';
import { serializeBulkAction, serializeProgress } from './serializer.ts';

const shared = { surface: 'dashboard', permission: null, resourceType: 'inquiry' } as const;

interface Known extends Asking {
  demandRight(action: BulkActionName): void;
}

/**
 * Returns the person with all of their rights in the environment. This includes rights that are bound to certain
 * templates, whose bounds are applied to each row.
 */
async function knownPerson(context: ReadContext, caller: Caller): Promise<Known> {
  const { id: userId, session } = personOf(caller);
  const [stored] = await findUserSessions(context.tx, context.scope, [session.id]);
  const whole = await requireCallerOf(context, stored);
  return { userId, sessionId: session.id, demandRight: (action) => demandPermission(whole, actions[action].right) };
}

const start = writeEndpoint({
  ...shared,
  path: '/bulk-actions',
  operationId: 'start-a-bulk-action',
  summary: `Does one action to at most ${maxInquiries} inquiries, one after another, as if each had been opened; a job does it.`,
  body: startBody,
  answerBody: progressBody,
  success: 201,
  async handle(context, { body, caller }) {
    const command = readStart(body);
    const person = await knownPerson(context, caller);
    person.demandRight(command.action);
    const { bulkAction, progress } = await startBulkAction(context, person, command);
    const told = { 'bulk-action': bulkAction.id, wanted: command.action, inquiries: command.inquiryIds.length };
    const note = { context: told, subjectIds: command.inquiryIds };
    return { body: serializeProgress(bulkAction, progress), status: 201, note };
  },
});

const readings: readonly Endpoint[] = [
  readEndpoint({
    ...shared,
    path: '/bulk-actions',
    operationId: 'list-own-bulk-actions',
    audited: false,
    summary: `The caller’s newest bulk actions with their progress; they are kept for ${keptDays} days.`,
    answerBody: Type.Object({ 'bulk-actions': Type.Array(progressBody) }),
    async handle(context, { caller }) {
      const { userId } = await knownPerson(context, caller);
      const found = await ownBulkActions(context, userId);
      return {
        body: { 'bulk-actions': found.map(({ bulkAction, progress }) => serializeProgress(bulkAction, progress)) },
      };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/bulk-actions/{bulk-action-id}',
    operationId: 'retrieve-a-bulk-action',
    audited: false,
    summary: 'One of the caller’s bulk actions: its progress, and the result of each of its inquiries.',
    answerBody: bulkActionBody,
    async handle(context, { params, caller }) {
      const { userId } = await knownPerson(context, caller);
      const { bulkAction, progress, rows } = await requireBulkAction(context, params['bulk-action-id'], userId);
      return { body: serializeBulkAction(bulkAction, progress, rows) };
    },
  }),
];

const retry = writeEndpoint({
  ...shared,
  path: '/bulk-actions/{bulk-action-id}/retry',
  operationId: 'retry-a-bulk-action',
  summary: 'Tries the refused inquiries of a bulk action again.',
  answerBody: progressBody,
  async handle(context, { params, caller }) {
    const person = await knownPerson(context, caller);
    const id = params['bulk-action-id'];
    const { bulkAction, progress } = await retryBulkAction(context, id, person, person.demandRight);
    const told = { wanted: bulkAction.action, inquiries: progress.waiting };
    return { body: serializeProgress(bulkAction, progress), note: { context: told } };
  },
});

const cancel = writeEndpoint({
  ...shared,
  path: '/bulk-actions/{bulk-action-id}/cancel',
  operationId: 'cancel-a-bulk-action',
  summary: 'Stops a bulk action: the inquiries that wait are left as they are.',
  answerBody: progressBody,
  async handle(context, { params, caller }) {
    const { userId } = await knownPerson(context, caller);
    const { bulkAction, progress } = await cancelBulkAction(context, params['bulk-action-id'], userId);
    const told = { wanted: bulkAction.action, inquiries: progress.cancelled };
    return { body: serializeProgress(bulkAction, progress), note: { context: told } };
  },
});

export const bulkActionEndpoints: readonly Endpoint[] = [start, ...readings, retry, cancel];
