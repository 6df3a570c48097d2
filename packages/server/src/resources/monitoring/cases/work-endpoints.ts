/** Private endpoints of cases as work items: queues, the next case, comments, snooze, escalate, checklist, actions. */
import type { TObject } from 'typebox';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives, type Filters } from '../../../api/json-api/filters.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { findCaseQueues } from '../case-queues/index.ts';
import { type Case, caseStates } from './case.ts';
import { findCommentsOfCase } from './comment-store.ts';
import { describeItem, describeQueue, describeWork } from './describe-work.ts';
import { unassignCase } from './operations/assign-case.ts';
import { checkItem } from './operations/check-item.ts';
import { claimNext } from './operations/claim-next.ts';
import { addComment } from './operations/comment.ts';
import { escalateCase, snoozeCase } from './operations/put-aside.ts';
import { runCaseAction } from './run-action.ts';
import { serializeComment } from './serializer.ts';
import { emailsOf, showCase } from './show-cases.ts';
import { findCases } from './store.ts';
import {
  actionMeta,
  caseWorkBody,
  checkMeta,
  claimBody,
  claimMeta,
  commentInput,
  escalateMeta,
  queuesBody,
  snoozeMeta,
  unassignMeta,
  workBody,
  workFilters,
} from './work-schema.ts';
import { countQueues, findWork, type WorkWish } from './work-store.ts';

const shared = { permission: null, surface: 'dashboard', resourceType: 'case' } as const;
const reading = { ...shared, userPermission: 'case.read' } as const;
const writing = { ...shared, userPermission: 'case.write' } as const;

async function requireCase({ tx, scope }: ReadContext, id: string): Promise<Case> {
  const [found] = await findCases(tx, scope, [id]);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

type Filter = Filters<keyof (typeof workFilters)['properties'] & string>;

/** Reads the filter. Throws bad_request for an unknown state. */
function wishOf(filter: Filter, me: string, now: Date): WorkWish {
  const states = alternatives(filter, 'state') ?? ['open', 'pending'];
  if (!states.every((state) => caseStates.some((known) => known === state))) {
    throw new Refusal('bad_request', { details: `filter.state must be one of ${caseStates.join(', ')}` });
  }
  const assignee = filter.get('assignee')?.[0];
  const named = assignee === 'me' ? me : assignee === 'none' ? null : assignee;
  return {
    queueId: filter.get('case-queue-id')?.[0] ?? null,
    templateId: filter.get('case-template-id')?.[0] ?? null,
    states,
    now,
    withSnoozed: filter.get('snoozed')?.[0] === 'with',
    ...(named === undefined ? {} : { assigneeId: named }),
  };
}

interface Told {
  readonly operationId: string;
  readonly summary: string;
  readonly userPermission?: Right;
}

/** Returns an endpoint of an action that takes `meta` and answers with the case. */
function metaAction<Meta extends TObject>(
  name: string,
  told: Told,
  meta: Meta,
  act: (context: OperationContext, id: string, meta: Wire<Meta>, userId: string) => Promise<Case>,
): Endpoint {
  return writeEndpoint({
    ...writing,
    ...told,
    path: `/cases/{case-id}/${name}`,
    meta,
    async handle(context, { params, meta: given, caller }) {
      return { resource: await showCase(context, await act(context, params['case-id'], given, caller.id)) };
    },
  });
}

const lists: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/case-queues/overview',
    operationId: 'retrieve-overview-of-case-queues',
    summary: 'What waits in each queue, and by when.',
    answerBody: queuesBody,
    async handle({ tx, scope, clock }, { caller }) {
      const counts = await countQueues(tx, scope, caller.id, clock.now());
      const ids = counts.flatMap(({ queue }) => queue ?? []);
      const names = new Map((await findCaseQueues(tx, scope, ids)).map(({ id, name }) => [id, name]));
      return { body: { queues: counts.map((each) => describeQueue(each, names)) } };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/case-work',
    operationId: 'list-case-work',
    summary: 'Lists the cases in the order in which they would be assigned; at most 200.',
    filters: workFilters,
    answerBody: workBody,
    async handle(context, { filter, caller }) {
      const found = await findWork(context.tx, context.scope, wishOf(filter, caller.id, context.clock.now()));
      const emails = await emailsOf(
        context,
        found.map(({ assigneeId }) => assigneeId),
      );
      return { body: { cases: found.map((each) => describeItem(each, emails)) } };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/cases/claim-next',
    operationId: 'claim-the-next-case',
    summary: 'Assigns the most urgent unassigned case to the caller; null when there is none.',
    meta: claimMeta,
    answerBody: claimBody,
    async handle(context, { caller, meta }) {
      const claimed = await claimNext(context, caller.id, {
        queueId: meta['case-queue-id'] ?? null,
        templateId: meta['case-template-id'] ?? null,
        leave: meta.leave ?? null,
      });
      return { body: { 'case-id': claimed?.id ?? null } };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/cases/{case-id}/work',
    operationId: 'retrieve-work-of-a-case',
    summary:
      'Returns the working state of a case: checklist, statuses with their requirements, second reviews and actions.',
    answerBody: caseWorkBody,
    async handle(context, { params }) {
      return { body: await describeWork(context, await requireCase(context, params['case-id'])) };
    },
  }),
];

const comments: readonly Endpoint[] = [
  readEndpoint({
    ...reading,
    path: '/cases/{case-id}/comments',
    operationId: 'list-comments-of-a-case',
    summary: 'The comments on a case, the oldest first.',
    resourceType: 'case-comment',
    answersMany: true,
    async handle(context, { params }) {
      const { id } = await requireCase(context, params['case-id']);
      const found = await findCommentsOfCase(context.tx, context.scope, id);
      const emails = await emailsOf(
        context,
        found.map(({ commenter }) => commenter.id),
      );
      return { resources: found.map((comment) => serializeComment(comment, emails)) };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/cases/{case-id}/comments',
    operationId: 'comment-on-a-case',
    summary: 'Adds a comment; mentioned users are notified in the dashboard and by mail.',
    resourceType: 'case-comment',
    success: 201,
    attributes: commentInput,
    async handle(context, { params, attributes }) {
      const comment = await addComment(context, params['case-id'], attributes);
      return { resource: serializeComment(comment, await emailsOf(context, [comment.commenter.id])) };
    },
  }),
];

const actions: readonly Endpoint[] = [
  metaAction(
    'snooze',
    { operationId: 'snooze-a-case', summary: 'Puts a case aside until then; null takes it up again.' },
    snoozeMeta,
    (context, id, { until }) => snoozeCase(context, id, until === null ? null : new Date(until)),
  ),
  metaAction(
    'escalate',
    { operationId: 'escalate-a-case', summary: 'Puts a case before others, in another queue where one is named.' },
    escalateMeta,
    (context, id, meta) => escalateCase(context, id, { reason: meta.reason, queueId: meta['case-queue-id'] }),
  ),
  metaAction(
    'unassign',
    { operationId: 'unassign-a-case', summary: 'Unassigns a case.', userPermission: 'case.assign' },
    unassignMeta,
    (context, id) => unassignCase(context, id),
  ),
  metaAction(
    'checklist',
    { operationId: 'check-an-item-of-a-case', summary: 'Ticks an item of the checklist, or takes the tick away.' },
    checkMeta,
    (context, id, { item, checked }, userId) => checkItem(context, id, { item, isChecked: checked, userId }),
  ),
  writeEndpoint({
    ...writing,
    path: '/cases/{case-id}/run-action',
    operationId: 'run-an-action-of-a-case',
    summary: 'Runs an action of the template with the caller’s rights: all of its steps, or none.',
    meta: actionMeta,
    async handle(context, { params, meta, permissions }) {
      const wish = { key: meta.action, input: meta.input ?? {}, permissions };
      return { resource: await showCase(context, await runCaseAction(context, params['case-id'], wish)) };
    },
  }),
];

export const caseWorkEndpoints: readonly Endpoint[] = [...lists, ...comments, ...actions];
