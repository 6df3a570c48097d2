/** Start of the waiting time of an inquiry, and its last change. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageFrom, lastEventOf } from './moments.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute)).toISOString();

const created = {
  status: 'created',
  'created-at': at(0),
  'updated-at': at(0),
  'started-at': null,
  'completed-at': null,
  'failed-at': null,
  'marked-for-review-at': null,
  'decisioned-at': null,
  'expired-at': null,
  'redacted-at': null,
};
const waiting = { ...created, status: 'needs_review', 'started-at': at(1), 'marked-for-review-at': at(5) };

for (const [name, inquiry, from] of [
  ['one that was created', created, at(0)],
  ['one that waits for a person', waiting, at(5)],
  ['one that waited and was decided', { ...waiting, status: 'approved', 'decisioned-at': at(6) }, at(0)],
  ['one that waits without a known time', { ...waiting, 'marked-for-review-at': null }, at(0)],
] as const) {
  test(`the age of ${name} is from ${from}`, () => assert.equal(ageFrom(inquiry), from));
}

for (const [inquiry, name, minute] of [
  [created, 'created', 0],
  [{ ...created, 'started-at': at(1), 'updated-at': at(1) }, 'started', 1],
  [{ ...waiting, 'updated-at': at(5) }, 'review', 5],
  [{ ...waiting, 'updated-at': at(9) }, 'changed', 9],
  // An inquiry that its template decides on completion has both timestamps at the same time.
  [{ ...created, status: 'approved', 'completed-at': at(3), 'decisioned-at': at(3) }, 'approved', 3],
  [{ ...created, status: 'declined', 'failed-at': at(3), 'decisioned-at': at(4) }, 'declined', 4],
  [{ ...waiting, 'decisioned-at': at(4) }, 'review', 5],
  [{ ...waiting, 'decisioned-at': at(6), status: 'pending' }, 'decided', 6],
  [{ ...created, status: 'failed', 'failed-at': at(3) }, 'failed', 3],
  [{ ...created, status: 'expired', 'expired-at': at(8), 'started-at': at(2) }, 'expired', 8],
  [{ ...waiting, 'redacted-at': at(7), 'updated-at': at(7) }, 'redacted', 7],
] as const) {
  test(`what was last changed is "${name}" at minute ${minute}`, () => {
    assert.deepEqual(lastEventOf(inquiry), { name, at: at(minute) });
  });
}
