/** States of a case, by the kinds of its template's statuses, and the only functions that change them. Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { CaseStatus, StatusKind } from '../case-templates/index.ts';
import { type Case, type CaseParty, type CaseState, caseStates } from './case.ts';

export const stateOfKind: Readonly<Record<StatusKind, CaseState>> = {
  initial: 'open',
  intermediate: 'pending',
  end: 'resolved',
};

export type CaseAction =
  | 'update'
  | 'tag'
  | 'attach'
  | 'assign'
  | 'set-status'
  | 'comment'
  | 'check'
  | 'claim'
  | 'snooze'
  | 'escalate'
  | 'export'
  | 'redact';

const all: readonly CaseState[] = caseStates;
const unresolved: readonly CaseState[] = ['open', 'pending'];

/** States in which each action is allowed. A redacted case allows none. */
export const caseActions: Readonly<Record<CaseAction, readonly CaseState[]>> = {
  update: all,
  tag: all,
  attach: all,
  assign: all,
  'set-status': all,
  comment: all,
  check: all,
  claim: unresolved,
  snooze: unresolved,
  escalate: unresolved,
  export: all,
  redact: all,
};

/** Throws conflict if the action is not allowed. */
export function refuseAction({ state, redactedAt }: Pick<Case, 'state' | 'redactedAt'>, action: CaseAction): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: 'the case is redacted' });
  if (caseActions[action].includes(state)) return;
  throw new Refusal('conflict', { details: `a case that is ${state} cannot be given to ${action}` });
}

/** Result of a status change. */
export interface Moved {
  readonly case: Case;
  /** Names of the events in order. */
  readonly events: readonly ('case.status-updated' | 'case.resolved' | 'case.reopened')[];
}

/**
 * Moves a case to a status. The present status changes nothing. Leaving an end status clears the resolution (contract,
 * resources 4.3).
 */
export function moveCase(before: Case, to: CaseStatus, by: CaseParty | null, now: Date): Moved {
  refuseAction(before, 'set-status');
  if (before.status === to.name) return { case: before, events: [] };
  const state = stateOfKind[to.kind];
  const moved = { ...before, status: to.name, state, updater: by, updatedAt: now };
  if (state === 'resolved') {
    const resolved = { resolvedAt: now, resolver: by, resolution: to.name, snoozedAt: null, snoozedUntil: null };
    return { case: { ...moved, ...resolved }, events: ['case.status-updated', 'case.resolved'] };
  }
  if (before.state !== 'resolved') return { case: moved, events: ['case.status-updated'] };
  const reopened = { resolvedAt: null, resolver: null, resolution: null };
  return { case: { ...moved, ...reopened }, events: ['case.status-updated', 'case.reopened'] };
}

/** Returns the case without personal data; attached objects are not changed. */
export function redactCase(before: Case, now: Date): Case {
  refuseAction(before, 'redact');
  return {
    ...before,
    subject: { id: before.subject.id, key: null },
    creator: null,
    assigneeId: null,
    assigner: null,
    resolver: null,
    updater: null,
    snoozedAt: null,
    snoozedUntil: null,
    tags: [],
    attachments: [],
    updatedAt: now,
    redactedAt: now,
  };
}
