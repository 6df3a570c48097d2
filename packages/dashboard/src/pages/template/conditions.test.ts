import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Condition, moved, newCondition, problemOf } from './conditions.ts';

const named = (name: string): Condition => ({ ...newCondition, name });
const [first, second, third] = ['A', 'B', 'C'].map(named) as [Condition, Condition, Condition];

describe('moved', () => {
  it('puts a condition before its predecessor', () => {
    assert.deepEqual(
      moved([first, second, third], 2).map(({ name }) => name),
      ['A', 'C', 'B'],
    );
  });
});

describe('problemOf', () => {
  const pointer = '/data/attributes/decision/conditions/1/when';
  const refused = {
    entries: [{ pointer, details: 'data.attributes.decision.conditions.1.when must give bool', title: '', code: '' }],
    configuration: { decision: { conditions: [first, second] } },
  } as unknown as Parameters<typeof problemOf>[0];

  it('returns the problem of the refused condition, at the refused member only', () => {
    assert.equal(problemOf(refused, second, 'when'), 'must give bool');
    assert.deepEqual([problemOf(refused, second, 'name'), problemOf(refused, first, 'when')], [undefined, undefined]);
  });

  it('returns nothing once the condition was changed', () => {
    assert.equal(problemOf(refused, { ...second, when: 'true' }, 'when'), undefined);
  });
});
