/** Events of a case with their contexts, in kebab case as events are recorded. */
import { serializeTagsChange, type TagsChange } from '../../platform/tags/index.ts';
import type { Case } from './case.ts';
import type { Moved } from './states.ts';

export const caseEvents = [
  'case.assigned',
  'case.created',
  'case.exported',
  'case.queue-updated',
  'case.redacted',
  'case.reopened',
  'case.resolved',
  'case.sla-expired',
  'case.status-updated',
  'case.updated-fields',
  'case.updated-tags',
] as const;

export interface CaseEvent {
  readonly name: (typeof caseEvents)[number];
  readonly context?: Readonly<Record<string, unknown>>;
}

export const created = ({ cause }: Case): CaseEvent => ({
  name: 'case.created',
  ...(cause === null ? {} : { context: { 'cause-type': cause.type, 'cause-id': cause.id, reason: cause.reason } }),
});

export const fieldsUpdated = (keys: readonly string[]): CaseEvent => ({
  name: 'case.updated-fields',
  context: { 'updated-fields': keys },
});

export const queueUpdated = (before: string | null, after: string | null): CaseEvent => ({
  name: 'case.queue-updated',
  context: { 'previous-case-queue-id': before, 'case-queue-id': after },
});

export const tagsUpdated = (change: TagsChange): CaseEvent => ({
  name: 'case.updated-tags',
  context: serializeTagsChange(change),
});

/** Returns the event of an assignment; `reason` is given if no person made it. */
export const assigned = (before: Case, reason?: string): CaseEvent => ({
  name: 'case.assigned',
  context: {
    'previous-assignee-id': before.assigneeId,
    ...(reason === undefined ? {} : { reason }),
  },
});

export const movedEvents = (before: Case, { case: after, events }: Moved): CaseEvent[] =>
  events.map((name) => ({
    name,
    context:
      name === 'case.resolved'
        ? { resolution: after.resolution }
        : { 'previous-status': before.status, status: after.status },
  }));

export const slaExpired = (deadline: Date): CaseEvent => ({
  name: 'case.sla-expired',
  context: { 'sla-expires-at': deadline.toISOString() },
});
