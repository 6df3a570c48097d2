import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RuleDocument } from '../../client/rule-sets.ts';
import { changesBetween, isChanged } from './changes.ts';

const rule = { name: 'Large', expression: 'transaction.amount > 1.0', weight: 40, enabled: true };
const outcome = {
  score: 40,
  status: 'needs_review',
  'make-inquiry': false,
  'open-case': true,
  'case-template-id': null,
};
const before: RuleDocument = { rules: [rule, { ...rule, name: 'Small' }], outcomes: [outcome] };
const namesOf = (rules: readonly { readonly name: string }[]) => rules.map(({ name }) => name);

describe('the difference between a draft and the live version', () => {
  for (const [what, after, told] of [
    ['nothing', before, [[], [], [], false]],
    ['a rule that is new', { ...before, rules: [...before.rules, { ...rule, name: 'New' }] }, [['New'], [], [], false]],
    ['a rule that is gone', { ...before, rules: [rule] }, [[], ['Small'], [], false]],
    [
      'another weight',
      { ...before, rules: [{ ...rule, weight: 1 }, before.rules[1] ?? rule] },
      [[], [], ['Large'], false],
    ],
    [
      'a rule that is off',
      { ...before, rules: [{ ...rule, enabled: false }, before.rules[1] ?? rule] },
      [[], [], ['Large'], false],
    ],
    ['rules in another order', { ...before, rules: before.rules.toReversed() }, [[], [], [], false]],
    ['other outcomes', { ...before, outcomes: [] }, [[], [], [], true]],
  ] as const) {
    it(`is ${what}`, () => {
      const { added, gone, changed, outcomes } = changesBetween(before, after);
      assert.deepEqual([namesOf(added), namesOf(gone), changed.map((each) => each.after.name), outcomes], told);
    });
  }

  it('is everything when nothing is live', () => {
    assert.deepEqual(namesOf(changesBetween(null, before).added), ['Large', 'Small']);
  });
});

it('a draft that is typed back to the original counts as unchanged', () => {
  assert.equal(isChanged(before, structuredClone(before)), false);
  assert.equal(isChanged(before, { ...before, outcomes: [] }), true);
});
