import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReviewDecision, ReviewState } from './review.ts';
import { judge, takesTwo } from './rules.ts';

const never = { of: 'never', samplePercent: 0, isBlind: true, mayDecideOwn: false } as const;

const draws: readonly (readonly [string, 'never' | 'declines' | 'all' | 'sample', ReviewDecision, number, boolean])[] =
  [
    ['nothing is read twice unless the template asks', 'never', 'decline', 0, false],
    ['everything, where it asks for all', 'all', 'approve', 0.99, true],
    ['only declines: a decline is', 'declines', 'decline', 0.99, true],
    ['only declines: an approval is not', 'declines', 'approve', 0, false],
    ['a sample: below its share', 'sample', 'approve', 0.0999, true],
    ['a sample: from its share on', 'sample', 'approve', 0.1, false],
  ];

describe('whether a decision takes two people', () => {
  for (const [name, of, decision, draw, expected] of draws) {
    it(name, () => assert.equal(takesTwo({ ...never, of, samplePercent: 10 }, decision, draw), expected));
  }
});

const read = (
  userId: string,
  decision: ReviewDecision,
  state: ReviewState,
  inquiryStatus = 'needs_review',
  round = 1,
) => ({
  id: `of ${userId}`,
  userId,
  decision,
  state,
  round,
  inquiryStatus,
});

const ask = (userId: string, decision: ReviewDecision, two = true) => ({
  userId,
  decision,
  inquiryStatus: 'needs_review',
  takesTwo: two,
});

describe('one more decision', () => {
  it('moves the inquiry where one person is enough', () => {
    assert.deepEqual(judge([], ask('a', 'approve', false)), {
      moves: true,
      round: 1,
      state: 'decided',
      settles: [],
      withdraws: [],
    });
  });

  it('waits for a second person where two are required', () => {
    assert.deepEqual(judge([], ask('a', 'approve')), {
      moves: false,
      round: 1,
      state: 'pending-second-read',
      disagrees: [],
      withdraws: [],
    });
  });

  it('moves the inquiry when a second person agrees', () => {
    const outcome = judge([read('a', 'approve', 'pending-second-read')], ask('b', 'approve'));
    assert.deepEqual(outcome, { moves: true, round: 1, state: 'agreed', settles: ['of a'], withdraws: [] });
  });

  it('requires a third person when the second disagrees', () => {
    const outcome = judge([read('a', 'approve', 'pending-second-read')], ask('b', 'decline'));
    assert.deepEqual(outcome, { moves: false, round: 1, state: 'disagreed', disagrees: ['of a'], withdraws: [] });
  });

  it('is settled by the third person in either direction', () => {
    const both = [read('a', 'approve', 'disagreed'), read('b', 'decline', 'disagreed')];
    for (const decision of ['approve', 'decline'] as const) {
      assert.deepEqual(judge(both, ask('c', decision)), {
        moves: true,
        round: 1,
        state: 'decided',
        settles: [],
        withdraws: [],
      });
    }
  });

  it('is refused to a person who decided in the same round', () => {
    const both = [read('a', 'approve', 'disagreed'), read('b', 'decline', 'disagreed')];
    for (const userId of ['a', 'b']) {
      assert.throws(
        () => judge(both, ask(userId, 'approve')),
        (error) => error instanceof Refusal && error.code === 'second_read_required',
      );
    }
  });

  it('withdraws the decisions before a change of the inquiry, and starts another round', () => {
    const outcome = judge([read('a', 'approve', 'pending-second-read', 'failed')], ask('b', 'approve'));
    assert.deepEqual(outcome, {
      moves: false,
      round: 2,
      state: 'pending-second-read',
      disagrees: [],
      withdraws: ['of a'],
    });
  });

  it('lets a person who decided before the change decide again', () => {
    const outcome = judge([read('a', 'approve', 'pending-second-read', 'failed')], ask('a', 'approve'));
    assert.equal(outcome.state, 'pending-second-read');
  });

  it('starts another round after a settled one', () => {
    const settled = [read('a', 'approve', 'agreed'), read('b', 'approve', 'agreed')];
    assert.equal(judge(settled, ask('a', 'decline')).round, 2);
  });

  it('requires a second person even when the second decision itself requires none', () => {
    const outcome = judge([read('a', 'decline', 'pending-second-read')], ask('b', 'approve', false));
    assert.equal(outcome.state, 'disagreed');
  });
});
