import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Entity, entityOf } from '@countersign/screening';
import type { Match } from '../../../../screening/screening-request.ts';
import { compareFields } from './compare-fields.ts';
import { confirmationOf, differencesOf, openMatches } from './open-matches.ts';

const entity = (more: Partial<Entity> = {}): Entity =>
  entityOf({
    key: 'e1',
    kind: 'person',
    names: [{ value: 'Ada Byron', type: 'primary_name', quality: 'strong' }],
    birthdates: [{ year: 1815, month: 12, day: 10, circa: false }],
    countries: ['GB'],
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
const confirmed = (of: Match) => ({ at: '2026-11-24T12:00:00Z', reason: null, by: 'Grace', byId: null, match: of });

describe('matches that wait', () => {
  it('are those without a confirmation, and those whose entry changed since', () => {
    const content = { matches: [match()], confirmations: [confirmed(match())] };
    assert.deepEqual(openMatches(content), []);
    const changed = match({ material: 'm2' });
    assert.deepEqual(openMatches({ ...content, matches: [changed] }), [changed]);
    assert.equal(confirmationOf(changed, content), null);
  });

  it('list only the removed and the added values of a change', () => {
    const after = entity({
      countries: ['GB', 'FR'],
      birthdates: [{ year: 1815, month: null, day: null, circa: false }],
    });
    assert.deepEqual(differencesOf(entity(), after), [
      { field: 'birthdates', before: ['1815-12-10'], after: ['1815'] },
      { field: 'countries', before: [], after: ['FR'] },
    ]);
  });
});

describe('a query compared with a listed entity', () => {
  const cases: readonly (readonly [string, Record<string, unknown>, string])[] = [
    ['name', { term: 'ada BYRON' }, 'equal'],
    ['name', { 'name-first': 'Ada', 'name-last': 'Biron' }, 'near'],
    ['birthdate', { term: 'Ada Byron', birthdate: '1815-12-10' }, 'equal'],
    ['birthdate', { term: 'Ada Byron', birthdate: '1815-10-12' }, 'near'],
    ['birthdate', { term: 'Ada Byron', birthdate: '1816-12-10' }, 'near'],
    ['birthdate', { term: 'Ada Byron', birthdate: '1850-12-10' }, 'different'],
    ['birthdate', { term: 'Ada Byron' }, 'absent'],
    ['country', { term: 'Ada Byron', 'country-code': 'gb' }, 'equal'],
    ['country', { term: 'Ada Byron', 'address-country-code': 'FR' }, 'different'],
    ['country', { term: 'Ada Byron' }, 'absent'],
  ];
  for (const [field, query, state] of cases) {
    it(`${field} of ${JSON.stringify(query)} is ${state}`, () => {
      assert.equal(compareFields(query, match()).find((row) => row.field === field)?.state, state);
    });
  }
});
