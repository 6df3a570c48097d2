import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Entity, entityOf } from '@countersign/screening';
import type { Match } from '../../../screening/screening-request.ts';
import { activeMatches } from './dismissals.ts';
import type { Dismissal } from './report.ts';

const entity = (more: Partial<Entity> = {}): Entity =>
  entityOf({
    ...{ key: 'e1', kind: 'person', names: [{ value: 'Ada Byron', type: 'primary_name', quality: 'strong' }] },
    ...more,
  });

const match = (more: Partial<Match> = {}): Match => ({
  watchlist: { slug: 'own', title: 'Own', url: '', type: 'sanction' },
  ...{ entity: entity(), material: 'm1', name: 'Ada Byron', explanation: null, ...more },
});

const dismissal = (dismissed: Match): Dismissal => ({
  ...{ at: '2026-11-24T12:00:00Z', runCompletedAt: '2026-11-24T11:00:00Z', reason: 'another person', by: 'Grace' },
  ...{ match: dismissed, media: null },
});

const renamed = entity({ key: 'e2', formerKeys: ['e0', 'e1'] });

const rows: readonly (readonly [what: string, found: Match, isActive: boolean])[] = [
  ['the entry that was dismissed', match(), false],
  ['the entry with other names or dates', match({ material: 'm2' }), true],
  ['the entry under a key that the list has for it now', match({ entity: renamed }), false],
  ['the entry under another key, with other names or dates', match({ entity: renamed, material: 'm2' }), true],
  ['another entry that says the same', match({ entity: entity({ key: 'e3' }) }), true],
  ['somebody else under the key that was dismissed', match({ material: 'm9' }), true],
  [
    'an entry of another list that was renamed so',
    match({ entity: renamed, watchlist: { slug: 'other', title: 'Other', url: '', type: 'sanction' } }),
    true,
  ],
];

describe('a dismissal', () => {
  for (const [what, found, isActive] of rows) {
    it(`${isActive ? 'does not hold for' : 'holds for'} ${what}`, () => {
      assert.equal(activeMatches([found], [dismissal(match())]).length === 1, isActive);
    });
  }
});
