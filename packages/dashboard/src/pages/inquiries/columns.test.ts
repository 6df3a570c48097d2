/** Columns of the inquiry list: offered by permission, shown by preference. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ColumnId, offeredTo, shownOf, switched } from './columns.ts';

const everything = offeredTo(() => true);
const withoutDecision = offeredTo((right) => right !== 'inquiry.decide');

test('only users who may decide are offered the column of the claiming reviewer', () => {
  assert.ok(everything.includes('claimed'));
  assert.deepEqual(
    everything.filter((id) => !withoutDecision.includes(id)),
    ['claimed'],
  );
});

const cases: readonly (readonly [string, readonly ColumnId[], readonly string[] | null, readonly ColumnId[]])[] = [
  ['nothing was chosen', everything, null, ['status', 'template', 'tags', 'age', 'claimed']],
  ['nothing was chosen without the right to decide', withoutDecision, null, ['status', 'template', 'tags', 'age']],
  ['two were chosen, in the order of the list', everything, ['created', 'status'], ['status', 'created']],
  ['a chosen one is not offered', withoutDecision, ['claimed', 'age'], ['age']],
  ['one is chosen that is not known', everything, ['colour', 'age'], ['age']],
  ['none was left', everything, [], []],
];

for (const [name, offered, chosen, shown] of cases) {
  test(`shows ${shown.join(', ') || 'nothing'} where ${name}`, () => assert.deepEqual(shownOf(offered, chosen), shown));
}

test('one column is toggled without changing the others, including those that another role chose', () => {
  assert.deepEqual(switched(null, 'tags'), ['status', 'template', 'age', 'claimed']);
  assert.deepEqual(switched(['claimed', 'age'], 'created'), ['claimed', 'age', 'created']);
  assert.deepEqual(switched(['claimed', 'age'], 'age'), ['claimed']);
});
