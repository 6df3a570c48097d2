import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AnswerBehavior, type BrowserCounts, withAnswer, withSpoofedRequest } from './behaviors.ts';
import { type Behaviors, unmeasuredBehaviors } from './inquiry.ts';

const counts: BrowserCounts = {
  'distraction-events': 1,
  'hesitation-baseline': 10_000,
  'hesitation-count': 1,
  'hesitation-time': 4_000,
  'shortcut-copies': 2,
  'shortcut-pastes': 3,
  'autofill-starts': 1,
  'autofill-cancels': 0,
  automated: false,
};
const honest: AnswerBehavior = { counts, spoofsUserAgent: false };
const after = (...answers: readonly AnswerBehavior[]): Behaviors =>
  answers.reduce<Behaviors>(withAnswer, unmeasuredBehaviors);

describe('the behaviours of an inquiry', () => {
  it('are the sums over its answers, and the share of the pauses', () => {
    assert.deepEqual(after(honest, honest), {
      ...unmeasuredBehaviors,
      'request-spoof-attempts': 0,
      'user-agent-spoof-attempts': 0,
      'distraction-events': 2,
      'hesitation-baseline': 20_000,
      'hesitation-count': 2,
      'hesitation-time': 8_000,
      'hesitation-percentage': 40,
      'shortcut-copies': 4,
      'shortcut-pastes': 6,
      'autofill-starts': 2,
      'autofill-cancels': 0,
      'bot-score': 0,
      'behavior-threat-level': 'low',
    });
  });

  it('are only those of the server without a report', () => {
    assert.deepEqual(after({ counts: null, spoofsUserAgent: false }), {
      ...unmeasuredBehaviors,
      'request-spoof-attempts': 0,
      'user-agent-spoof-attempts': 0,
      'behavior-threat-level': 'low',
    });
  });

  it('keep what an earlier device reported when a later one reports nothing', () => {
    assert.equal(after(honest, { counts: null, spoofsUserAgent: false })['shortcut-pastes'], 3);
  });

  it('have no percentage without a duration', () => {
    const none = { ...counts, 'hesitation-baseline': 0, 'hesitation-time': 0 };
    assert.equal(after({ ...honest, counts: none })['hesitation-percentage'], null);
  });

  it('never exceed what is kept', () => {
    const much = { ...counts, 'hesitation-baseline': 1_999_999_999 };
    assert.equal(after({ ...honest, counts: much }, honest)['hesitation-baseline'], 2_000_000_000);
  });
});

describe('the simple rules', () => {
  const automated: AnswerBehavior = { ...honest, counts: { ...counts, automated: true } };
  const spoofed: AnswerBehavior = { ...honest, spoofsUserAgent: true };
  const cases: readonly (readonly [string, Behaviors, string, number | null])[] = [
    ['a person', after(honest), 'low', 0],
    ['only pauses and pastes', after({ ...honest, counts: { ...counts, 'shortcut-pastes': 9_999 } }), 'low', 0],
    ['a program that controls the browser', after(automated), 'medium', 60],
    ['a program, then a person', after(automated, honest), 'medium', 60],
    ['another user agent', after(spoofed), 'high', 40],
    ['both', after({ ...automated, spoofsUserAgent: true }), 'high', 100],
    ['a form of another session', withSpoofedRequest(after(honest)), 'high', 0],
    ['a form of another session before any answer', withSpoofedRequest(unmeasuredBehaviors), 'high', null],
  ];
  for (const [name, behaviors, level, score] of cases) {
    it(`rate ${name}`, () => {
      assert.deepEqual([behaviors['behavior-threat-level'], behaviors['bot-score']], [level, score]);
    });
  }
});
