/** Changes that a draft would cause: all are counted, and the first ones are shown. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { entityOf } from '@countersign/screening';
import type { Match } from '../../../screening/screening-request.ts';
import { type Answered, createTally, mostRows } from './backtest.ts';

const match = (key: string, score: number, of: Partial<Match> = {}): Match => ({
  watchlist: { slug: 'own', title: 'Own', url: '', type: 'sanction' },
  entity: entityOf({ key, kind: 'person', names: [] }),
  material: 'a',
  name: key,
  explanation: {
    model: 'names-1',
    score,
    z: score,
    pairs: [],
    leftQuery: [],
    leftListed: [],
    terms: [{ feature: 'worst', value: 1, weight: score, z: score }],
  },
  ...of,
});

const ready = (...matches: Match[]): Answered => ({ state: 'ready', matches });
const errored: Answered = { state: 'errored' };
const report = { id: 'rep_1', accountId: null };

const rows: readonly (readonly [string, Answered, Answered, string[]])[] = [
  ['the same by both is no change', ready(match('a', 0.8)), ready(match('a', 0.8)), []],
  ['a match found only by the draft is new', ready(), ready(match('a', 0.8)), ['new']],
  ['a match found only by the live version is gone', ready(match('a', 0.8)), ready(), ['gone']],
  ['another score is a change', ready(match('a', 0.8)), ready(match('a', 0.9)), ['changed']],
  ['other facts are a change', ready(match('a', 0.8)), ready(match('a', 0.8, { material: 'b' })), ['changed']],
  [
    'a wallet has no score and is the same',
    ready(match('a', 0, { explanation: null })),
    ready(match('a', 0, { explanation: null })),
    [],
  ],
  ['what could not be answered is neither new nor gone', ready(match('a', 0.8)), errored, []],
];

for (const [what, before, after, expected] of rows) {
  it(what, () => {
    const tally = createTally();
    tally.add(report, before, after);
    assert.deepEqual(
      tally.result().rows.map(({ change }) => change),
      expected,
    );
  });
}

it('every change is counted, and the first rows of each are kept', () => {
  const tally = createTally();
  for (let at = 0; at < mostRows + 5; at += 1) tally.add(report, ready(), ready(match('a', 0.8)));
  tally.add(report, ready(match('b', 0.8)), ready());
  tally.add(report, errored, errored);
  const { counts, rows: shown } = tally.result();
  assert.deepEqual([counts.new, counts.gone, counts.reports], [mostRows + 5, 1, mostRows + 7]);
  assert.deepEqual([counts.erroredBefore, counts.erroredAfter, counts.matchedAfter], [1, 1, mostRows + 5]);
  assert.equal(shown.length, mostRows + 1);
});
