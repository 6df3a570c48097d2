/** Filter line of the inquiry list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withWord, wordOf } from '../../kit/filter-line.ts';
import { type InquiryFilter, parseFilter } from './filter-grammar.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const day = (text: string) => new Date(text).toISOString();

const cases: readonly (readonly [line: string, filter: InquiryFilter, unknown?: readonly string[]])[] = [
  ['', {}],
  ['status:needs_review', { status: 'needs_review' }],
  ['status:approved,declined', { status: 'approved,declined' }],
  ['status:broken', {}, ['status:broken']],
  ['template:itmpl_1 status:created', { 'inquiry-template-id': 'itmpl_1', status: 'created' }],
  ['inq_1', { 'inquiry-id': 'inq_1' }],
  ['act_1', { 'account-id': 'act_1' }],
  ['customer-7', { 'reference-id': 'customer-7' }],
  ['reference:"order 12"', { 'reference-id': 'order 12' }],
  ['"order 12"', { 'reference-id': 'order 12' }],
  ['list-hit:lst_1', { 'list-hit': 'lst_1' }],
  ['list-hit:"bad mail"', { 'list-hit': 'bad mail' }],
  ['age:>2h', { 'created-at-end': '2026-11-23T10:00:00.000Z' }],
  ['age:<3d', { 'created-at-start': '2026-11-20T12:00:00.000Z' }],
  ['age:2h', {}, ['age:2h']],
  ['from:2026-11-01', { 'created-at-start': day('2026-11-01T00:00:00.000') }],
  ['until:2026-11-01', { 'created-at-end': day('2026-11-01T23:59:59.999') }],
  ['from:2026-13-45', {}, ['from:2026-13-45']],
  ['tag:vip', { tag: 'vip' }],
  ['tag:"second look" country:de', { tag: 'second look', country: 'DE' }],
  ['check:id_expired_detection', { 'failed-check': 'id_expired_detection' }],
  ['check:id_a,selfie_b', { 'failed-check': 'id_a,selfie_b' }],
  ['check:Expired', {}, ['check:Expired']],
  ['country:Germany', {}, ['country:Germany']],
  ['counted:failed', { 'counted-as': 'failed' }],
  ['counted:waiting age:>2h', { 'counted-as': 'waiting', 'created-at-end': '2026-11-23T10:00:00.000Z' }],
  ['counted:approved', {}, ['counted:approved']],
  ['status:approved status:declined', { status: 'approved' }, ['status:declined']],
  ['from:2026-11-02 until:2026-11-01', { 'created-at-start': day('2026-11-02T00:00:00.000') }, ['until:2026-11-01']],
  [
    'until:2026-11-02 from:2026-11-02',
    { 'created-at-start': day('2026-11-02T00:00:00.000'), 'created-at-end': day('2026-11-02T23:59:59.999') },
  ],
  ['colour:red', {}, ['colour:red']],
  ['status:', {}, ['status:']],
];

for (const [line, filter, unknown = []] of cases) {
  test(`"${line}" filters by ${JSON.stringify(filter)}`, () => {
    assert.deepEqual(parseFilter(line, now), { filter, unknown });
  });
}

test('a word is replaced by another value, and removed by none', () => {
  assert.equal(withWord('status:created customer-7', 'status', 'approved'), 'status:approved customer-7');
  assert.equal(withWord('status:created customer-7', 'status', ''), 'customer-7');
  assert.equal(wordOf('customer-7 status:created', 'status'), 'created');
  assert.equal(wordOf('customer-7', 'status'), '');
});
