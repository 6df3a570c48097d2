/** Grouping of checks for the reviewer, by status and requirement. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Check, type CheckGroup, groupOf } from './checks.ts';

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

test('a check that a user overrode as passed stays in view', () => {
  const metadata = { override: { 'from-status': 'failed', reason: 'Seen by phone', 'actor-id': null } };
  assert.equal(groupOf({ ...check('passed', 'required'), metadata }), 'overridden');
});
