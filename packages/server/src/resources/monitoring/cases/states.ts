/** What a case can be, by the kinds that its template gives to its statuses, and the only functions that move it. Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { CaseStatus, StatusKind } from '../case-templates/index.ts';
import type { Case, CaseParty } from './case.ts';

export const caseStates = ['open', 'pending', 'resolved'] as const;

/** In the words of searches; a redacted case keeps the one that it had. */
export type CaseState = (typeof caseStates)[number];

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

/** States in which each may be done. Whatever was redacted takes nothing more. */
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

/** Throws conflict where it may not be done. */
export function refuseAction({ state, redactedAt }: Pick<Case, 'state' | 'redactedAt'>, action: CaseAction): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: 'the case is redacted' });
  if (caseActions[action].includes(state)) return;
  throw new Refusal('conflict', { details: `a case that is ${state} cannot be given to ${action}` });
}

/** What a new status makes of a case beside its name. */
export interface Moved {
  readonly case: Case;
  /** Events in their order. */
  readonly events: readonly ('case.status-updated' | 'case.resolved' | 'case.reopened')[];
}

/** The same status again is no move. Leaving an end clears what ended it (contract, resources 4.3). */
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

/** The case without anything that tells of a person; attached objects are not touched. */
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
