/** Two-person dismissal of matches: settled matches are left out. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { entityOf } from '@countersign/screening';
import type { Match } from '../../../screening/screening-request.ts';
import type { ProposedDismissal } from './report.ts';
import { secondReads, type Target, withoutProposals } from './second-reads.ts';

const match = (key: string, material = 'a'): Target => ({
  match: {
    watchlist: { slug: 'own', title: 'Own', url: '', type: 'sanction' },
    entity: entityOf({ key, kind: 'person', names: [] }),
    material,
    name: key,
    explanation: null,
  } satisfies Match,
  media: null,
});
const article = (id: string): Target => ({ match: null, media: { type: 'media', id, told: {} } });
const said = (byId: string, target: Target): ProposedDismissal => ({
  at: '2026-11-25T08:00:00Z',
  runCompletedAt: '2026-11-25T07:00:00Z',
  reason: 'Another',
  by: byId,
  byId,
  ...target,
});

const rows: readonly (readonly [string, ProposedDismissal[], Target, readonly [number, number]])[] = [
  ['an unanswered match is proposed', [], match('a'), [0, 1]],
  ['what another said is agreed on', [said('usr_1', match('a'))], match('a'), [1, 0]],
  ['one person does not count twice', [said('usr_2', match('a'))], match('a'), [0, 0]],
  ['a word is of the facts that it was said of', [said('usr_1', match('a', 'b'))], match('a'), [0, 1]],
  ['a word belongs only to its entry', [said('usr_1', match('b'))], match('a'), [0, 1]],
  [
    'an article is agreed on by its address',
    [said('usr_1', article('https://a.example'))],
    article('https://a.example'),
    [1, 0],
  ],
  ['an article is no entry of a list', [said('usr_1', match('a'))], article('a'), [0, 1]],
];

for (const [what, proposals, target, expected] of rows) {
  it(what, () => {
    const { agreed, proposed } = secondReads(proposals, [target], 'usr_2');
    assert.deepEqual([agreed.length, proposed.length], expected);
  });
}

it('settled matches are omitted, and the rest is kept', () => {
  const proposals = [said('usr_1', match('a')), said('usr_1', match('b'))];
  assert.deepEqual(withoutProposals(proposals, [match('a')]), [proposals[1]]);
});
