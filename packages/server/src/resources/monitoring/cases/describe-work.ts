/** Cases as work items, in the shapes of the dashboard. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findCaseTemplates } from '../case-templates/index.ts';
import type { Case } from './case.ts';
import { findChecks, findWaitingReads } from './check-store.ts';
import { missingFor } from './demands.ts';
import { findCaseObjects } from './object-store.ts';
import { emailsOf } from './show-cases.ts';
import type { caseWorkBody, queuesBody, workBody } from './work-schema.ts';
import type { QueueCounts } from './work-store.ts';

type Emails = ReadonlyMap<string, string>;

export function describeItem(given: Case, emails: Emails): Wire<typeof workBody>['cases'][number] {
  const { assigneeId: id } = given;
  return {
    id: given.id,
    name: given.name,
    status: given.status,
    state: given.state,
    priority: given.priority,
    'case-template-id': given.templateId,
    'case-queue-id': given.queueId,
    assignee: id === null ? null : { type: 'user', id, 'email-address': emails.get(id) ?? null },
    cause: given.cause,
    'created-at': isoTimestamp(given.createdAt),
    'sla-expires-at': isoTimestamp(given.slaExpiresAt),
    'snoozed-until': isoTimestamp(given.snoozedUntil),
    tags: given.tags,
  };
}

/** Describes the waiting cases of a queue, or those outside of all queues; `names` are the names of queues by id. */
export function describeQueue(
  { queue, oldest, next_deadline: next, ...counts }: QueueCounts,
  names: ReadonlyMap<string, string>,
): Wire<typeof queuesBody>['queues'][number] {
  return {
    id: queue,
    name: queue === null ? null : (names.get(queue) ?? null),
    ...counts,
    'oldest-created-at': isoTimestamp(oldest),
    'next-sla-expires-at': isoTimestamp(next),
  };
}

/** Returns all data of the case page except the resource itself. */
export async function describeWork(context: ReadContext, given: Case): Promise<Wire<typeof caseWorkBody>> {
  const { tx, scope } = context;
  const [template] = await findCaseTemplates(tx, scope, [given.templateId]);
  if (template === undefined) throw new Error(`the template of ${given.id} is missing`);
  const { document } = template.version;
  const checks = new Map((await findChecks(tx, scope, given.id)).map((check) => [check.item, check]));
  const emails = await emailsOf(context, [given.assigneeId, ...[...checks.values()].map(({ userId }) => userId)]);
  const asked = { document, comment: null, checked: [...checks.keys()], byPerson: true };
  return {
    ...describeItem(given, emails),
    'redacted-at': isoTimestamp(given.redactedAt),
    version: given.version,
    objects: (await findCaseObjects(tx, scope, [given.id])).map(({ type, id }) => ({ type, id })),
    checklist: document.checklist.map(({ key, label }) => {
      const check = checks.get(key);
      const by = check === undefined ? null : (emails.get(check.userId) ?? check.userId);
      return { key, label, 'checked-at': isoTimestamp(check?.checkedAt ?? null), 'checked-by': by };
    }),
    statuses: document.statuses
      .filter(({ name }) => name !== given.status)
      .map((to) => ({
        name: to.name,
        type: to.kind,
        tags: to.tags,
        'requires-comment': to.requiresComment || given.state === 'resolved',
        'requires-second-read': to.requiresSecondRead,
        missing: missingFor(given, { ...asked, to, comment: '-' }).map(({ details = '' }) => details),
      })),
    'second-reads': (await findWaitingReads(tx, scope, given.id)).map(({ userId, status, createdAt }) => ({
      'user-id': userId,
      status,
      'created-at': isoTimestamp(createdAt),
    })),
    actions: document.actions.map(({ key, name, steps }) => ({
      key,
      name,
      operations: steps.map(({ operation }) => operation),
    })),
    layout: document.layout,
  };
}
