import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../../lib/refusal.ts';
import type { CaseStatus, StatusKind } from '../case-templates/index.ts';
import { type Case, caseStates } from './case.ts';
import { type CaseAction, caseActions, moveCase, redactCase, refuseAction, stateOfKind } from './states.ts';

const now = new Date('2026-11-25T10:00:00Z');

const caseIn = (state: Case['state'], redactedAt: Date | null = null): Case => ({
  id: 'case_1',
  subject: { id: 'sk_1', key: Buffer.alloc(32) },
  templateId: 'ctmpl_1',
  name: 'KYC-1',
  status: `a ${state} one`,
  state,
  resolution: state === 'resolved' ? 'x' : null,
  queueId: null,
  priority: 0,
  creator: null,
  assigneeId: null,
  assignedAt: null,
  assigner: null,
  updater: null,
  cause: null,
  resolver: null,
  resolvedAt: state === 'resolved' ? now : null,
  slaExpiresAt: null,
  snoozedAt: now,
  snoozedUntil: now,
  fields: { values: {}, writtenOnce: [] },
  tags: ['t'],
  attachments: [],
  version: 1,
  createdAt: now,
  updatedAt: now,
  redactedAt,
});

const statusOf = (kind: StatusKind): CaseStatus => ({
  name: `another ${kind}`,
  kind,
  requiresComment: false,
  requiresTag: false,
  requiresChecked: [],
  tags: [],
  requiresSecondRead: false,
});

const isConflict = (error: unknown): boolean => error instanceof Refusal && error.code === 'conflict';

describe('every action in every state', () => {
  for (const action of Object.keys(caseActions) as CaseAction[]) {
    for (const state of caseStates) {
      const isLegal = caseActions[action].includes(state);
      it(`${action} of a case that is ${state} is ${isLegal ? 'done' : 'refused'}`, () => {
        if (isLegal) assert.doesNotThrow(() => refuseAction(caseIn(state), action));
        else assert.throws(() => refuseAction(caseIn(state), action), isConflict);
      });
      it(`${action} of a redacted one that was ${state} is refused`, () => {
        assert.throws(() => refuseAction(caseIn(state, now), action), isConflict);
      });
    }
  }
});

describe('a new status', () => {
  for (const state of caseStates) {
    for (const [kind, to] of Object.entries(stateOfKind) as [StatusKind, Case['state']][]) {
      it(`of kind ${kind} makes a case that is ${state} ${to}, and records its events`, () => {
        const by = { type: 'user', id: 'user_1' } as const;
        const { case: after, events } = moveCase(caseIn(state), statusOf(kind), by, now);
        assert.equal(after.state, to);
        assert.equal(events[0], 'case.status-updated');
        assert.equal(events.includes('case.resolved'), to === 'resolved');
        assert.equal(events.includes('case.reopened'), state === 'resolved' && to !== 'resolved');
        assert.equal(after.resolution, to === 'resolved' ? `another ${kind}` : null);
        assert.deepEqual([after.resolver, after.resolvedAt], to === 'resolved' ? [by, now] : [null, null]);
      });
    }
  }

  it('that equals the current one is not a change', () => {
    const given = caseIn('open');
    const same = { ...statusOf('initial'), name: given.status };
    assert.deepEqual(moveCase(given, same, null, now), { case: given, events: [] });
  });
});

describe('a redaction', () => {
  it('removes all users, the tags and the subject from the case', () => {
    const { creator, assigneeId, resolver, updater, assigner, tags, subject } = redactCase(caseIn('resolved'), now);
    assert.deepEqual([creator, assigneeId, resolver, updater, assigner, tags], [null, null, null, null, null, []]);
    assert.equal(subject.key, null);
  });
});
