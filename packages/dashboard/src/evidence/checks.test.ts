/** Checks in the order in which a reviewer needs them, and what was measured in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Check, type CheckGroup, groupOf, measuredOf } from './checks.ts';

const check = (status: Check['status'], requirement: string): Check => ({
  name: 'id_blur_detection',
  status,
  requirement,
  reasons: [],
  metadata: {},
});

const groups: readonly (readonly [Check['status'], string, CheckGroup])[] = [
  ['failed', 'required', 'blocks'],
  ['failed', 'requires_retry', 'blocks'],
  ['failed', 'not_required', 'look'],
  ['passed', 'required', 'fine'],
  ['not_applicable', 'required', 'did_not_run'],
];

for (const [status, requirement, group] of groups) {
  test(`a check that is ${status} and ${requirement} is in the group "${group}"`, () => {
    assert.equal(groupOf(check(status, requirement)), group);
  });
}

test('what was measured is written short, and what is empty is left out', () => {
  const measured = measuredOf({
    sharpness: { front: 900.12345, back: null },
    pages: [],
    score: 0.98765,
    name: 'x'.repeat(300),
  });
  assert.deepEqual(measured.slice(0, 2), [
    ['sharpness', 'front 900.123, back null'],
    ['score', '0.988'],
  ]);
  assert.equal(measured[2]?.[1].length, 121);
});
