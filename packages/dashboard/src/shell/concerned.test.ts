/** A change event refreshes the queries that show the changed objects, and no others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tailOfEvents } from '../client/query-key.ts';
import { type Asked, isConcerned } from './concerned.ts';

const environment = 'env_1234567890';
const [own, other] = ['inq_aaaaaaaaaaaaaaaa', 'inq_bbbbbbbbbbbbbbbb'];
const account = 'act_aaaaaaaaaaaaaaaa';
const [held, unknown] = ['ver_aaaaaaaaaaaaaaaa', 'ver_bbbbbbbbbbbbbbbb'];
const inquiry = (status: string) => ({ data: { id: own, attributes: { status } }, included: [{ id: held }] });

const list: Asked = { queryKey: [environment, 'inquiry', 'list', 'status:approved'], data: undefined };
const ofAccount: Asked = { queryKey: [environment, 'inquiry', 'of', account], data: undefined };
const one = (status = 'approved'): Asked => ({
  queryKey: [environment, 'inquiry', own, 'whole'],
  data: inquiry(status),
});
const evidence = (reportId: string | null, state: string): Asked => ({
  queryKey: [environment, 'inquiry', own, 'evidence'],
  data: { reports: [{ 'report-id': reportId, state }] },
});
const report = { type: 'report/watchlist', id: 'rep_aaaaaaaaaaaaaaaa' };
const created = { type: 'inquiry', id: other };

const cases: readonly (readonly [what: string, Asked, { type: string; id: string }, boolean])[] = [
  ['a list, a new one of its type', list, created, true],
  ['a list of an account, a new one of its type', ofAccount, created, true],
  ['a list, a change of another type', list, { type: 'account', id: account }, false],
  ['a list, a verification', list, { type: 'verification/selfie', id: unknown }, false],
  ['a list of another environment', { ...list, queryKey: ['env_2', 'inquiry'] }, created, false],
  [
    'a list of reports, a report of a kind',
    { queryKey: [environment, 'report', 'list', {}], data: null },
    report,
    true,
  ],
  ['one, when it changes itself', one(), { type: 'inquiry', id: own }, true],
  ['one, when another changes', one(), created, false],
  ['one, when a verification of it changes', one(), { type: 'verification/selfie', id: held }, true],
  ['one that is decided, a verification of another', one(), { type: 'verification/selfie', id: unknown }, false],
  [
    'one under way, a verification that is not known',
    one('pending'),
    { type: 'verification/selfie', id: unknown },
    true,
  ],
  ['one under way, another inquiry', one('pending'), created, false],
  [
    'evidence that waits for a report not made yet, a report that is not known',
    evidence(null, 'waiting'),
    report,
    true,
  ],
  ['evidence of a report that was not run, a report that is not known', evidence(null, 'not-run'), report, false],
  ['evidence that waits for another report', evidence('rep_bbbbbbbbbbbbbbbb', 'waiting'), report, false],
  ['evidence of the report', evidence(report.id, 'waiting'), report, true],
  ['what follows every event', { queryKey: [environment, tailOfEvents, 'list'], data: undefined }, created, true],
];

for (const [what, asked, change, expected] of cases) {
  test(`${what}: ${expected ? 'asked again' : 'left alone'}`, () => {
    assert.equal(isConcerned(asked, environment, change), expected);
  });
}
