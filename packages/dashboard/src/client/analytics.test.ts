/** Filters of the inquiry list that the counts in analytics link to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFilter } from '../pages/inquiries/filter-grammar.ts';
import { isLinkedCount, type LinkedCount, lineOfCount } from './analytics.ts';

const days = { from: '2026-11-01', until: '2026-11-30', template: '', version: '' };

const cases: readonly (readonly [count: LinkedCount, template: string, line: string])[] = [
  ['created', '', 'from:2026-11-01 until:2026-11-30'],
  ['started', '', 'counted:started from:2026-11-01 until:2026-11-30'],
  ['completed', '', 'counted:completed from:2026-11-01 until:2026-11-30'],
  ['approved', '', 'status:approved from:2026-11-01 until:2026-11-30'],
  ['declined', 'itmpl_1', 'status:declined template:itmpl_1 from:2026-11-01 until:2026-11-30'],
  ['reviewed', '', 'counted:reviewed from:2026-11-01 until:2026-11-30'],
  ['failed', '', 'counted:failed from:2026-11-01 until:2026-11-30'],
  ['expired', '', 'counted:expired from:2026-11-01 until:2026-11-30'],
];

for (const [count, template, line] of cases) {
  test(`the inquiries counted as ${count} are found by "${line}", which the list understands`, () => {
    assert.equal(lineOfCount(count, { ...days, template }), line);
    assert.deepEqual(parseFilter(line, Date.now()).unknown, []);
  });
}

test('only a count with inquiries of its own has a link', () => {
  assert.deepEqual(['toString', 'failed'].map(isLinkedCount), [false, true]);
});

test('the inquiries of one version are found by its id', () => {
  const line = lineOfCount('started', { ...days, template: 'itmpl_1', version: 'itmplv_1' });
  const { filter, unknown } = parseFilter(line, Date.now());
  assert.deepEqual([filter['inquiry-template-version-id'], unknown], ['itmplv_1', []]);
});
