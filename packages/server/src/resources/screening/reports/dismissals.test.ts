import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Entity, entityOf } from '@countersign/screening';
import type { Match } from '../../../screening/screening-request.ts';
import { activeMatches, sameEntity } from './dismissals.ts';
import type { Dismissal } from './report.ts';

const entity = (more: Partial<Entity> = {}): Entity =>
  entityOf({
    key: 'e1',
    kind: 'person',
    names: [{ value: 'Ada Byron', type: 'primary_name', quality: 'strong' }],
    ...more,
  });

const match = (more: Partial<Match> = {}): Match => ({
  watchlist: { slug: 'own', title: 'Own', url: '', type: 'sanction' },
  entity: entity(),
  material: 'm1',
  name: 'Ada Byron',
  explanation: null,
  ...more,
});

const dismissal = (dismissed: Match): Dismissal => ({
  at: '2026-11-24T12:00:00Z',
  runCompletedAt: '2026-11-24T11:00:00Z',
  reason: 'another person',
  by: 'Grace',
  match: dismissed,
  media: null,
});

const name = (value: string) => ({ value, type: 'aka', quality: 'strong' }) as const;
const passport = { scheme: 'passport', value: 'X1', country: null };
const known: Partial<Entity> = {
  names: [name('Ada Byron'), name('Ada Lovelace')],
  birthdates: [{ year: 1815, month: 12, day: 10, circa: false }],
  identifiers: [passport],
};
const ada = (more: Partial<Entity> = {}) => match({ entity: entity({ ...known, ...more }) });
const renamed: Partial<Entity> = { key: 'e2', formerKeys: ['e0', 'e1'] };

const rows: readonly (readonly [what: string, found: Match, isActive: boolean])[] = [
  ['the entry that was dismissed', ada(), false],
  ['the entry with its names in another order', ada({ names: [name('Ada Lovelace'), name('Ada Byron')] }), false],
  ['the entry with another country and topic', ada({ countries: ['GB'], topics: ['sanction'] }), false],
  ['the entry with one more name', ada({ names: [...(known.names ?? []), name('Ada King')] }), true],
  ['the entry with another birth date', ada({ birthdates: [] }), true],
  ['the entry with another passport', ada({ identifiers: [{ ...passport, value: 'X2' }] }), true],
  ['the entry with a wallet', ada({ wallets: [{ currency: 'BTC', address: '1a' }] }), true],
  ['the entry under a key that the list has for it now', ada(renamed), false],
  ['the entry under another key, with other dates', ada({ ...renamed, birthdates: [] }), true],
  ['another entry that says the same', ada({ key: 'e3' }), true],
  ['another entity under the dismissed key', ada({ names: [name('Charles Babbage')] }), true],
  [
    'an entry of another list that was renamed so',
    { ...ada(renamed), watchlist: { slug: 'other', title: 'Other', url: '', type: 'sanction' } },
    true,
  ],
];

describe('sameEntity', () => {
  it('recognizes a renamed entry, in either order', () => {
    assert.deepEqual([sameEntity(ada(), ada(renamed)), sameEntity(ada(renamed), ada())], [true, true]);
  });
});

describe('a dismissal', () => {
  for (const [what, found, isActive] of rows) {
    it(`${isActive ? 'does not hold for' : 'holds for'} ${what}`, () => {
      assert.equal(activeMatches([found], [dismissal(ada())]).length === 1, isActive);
    });
  }
});
