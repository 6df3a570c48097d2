import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { compareRights } from './compare-rights.ts';
import { lackingIn } from './grants.ts';

type Written = readonly [permissions: Right[], environments?: EnvironmentKind[], onlyTemplates?: string[]];

const both: EnvironmentKind[] = ['sandbox', 'production'];
const roleOf = ([permissions, environments = both, onlyTemplates = []]: Written) => ({
  permissions,
  environments,
  onlyTemplates,
});

const grants: readonly (readonly [string, readonly Written[], Written, string[]])[] = [
  ['what one has can be given', [[['inquiry.read']]], [['inquiry.read']], []],
  [
    'what one lacks cannot',
    [[['inquiry.read']]],
    [['inquiry.write']],
    ['inquiry.write sandbox', 'inquiry.write production'],
  ],
  [
    'what several roles give together can',
    [[['inquiry.read']], [['event.read']]],
    [['event.read', 'inquiry.read']],
    [],
  ],
  [
    'what one has elsewhere cannot be given here',
    [[['inquiry.read'], ['sandbox']]],
    [['inquiry.read']],
    ['inquiry.read production'],
  ],
  [
    'what one has for a template can be given for it',
    [[['inquiry.read'], both, ['a', 'b']]],
    [['inquiry.read'], both, ['a']],
    [],
  ],
  [
    'and not for another',
    [[['inquiry.read'], ['sandbox'], ['a']]],
    [['inquiry.read'], ['sandbox'], ['a', 'b']],
    ['inquiry.read sandbox'],
  ],
  [
    'and not for all',
    [[['inquiry.read'], ['sandbox'], ['a']]],
    [['inquiry.read'], ['sandbox']],
    ['inquiry.read sandbox'],
  ],
];

describe('what a person may give', () => {
  for (const [name, own, wanted, lacking] of grants) {
    it(name, () => {
      const found = lackingIn(own.map(roleOf), roleOf(wanted));
      assert.deepEqual(
        found.map(({ right, environment }) => `${right} ${environment}`),
        lacking,
      );
    });
  }
});

describe('what a change of roles grants and removes', () => {
  it('is nothing where another role gives the same', () => {
    const other = roleOf([['inquiry.read']]);
    assert.deepEqual(compareRights([other, roleOf([['inquiry.read']])], [other]), []);
  });

  it('names what is gained, lost and restricted differently, each where it changes', () => {
    const before = [roleOf([['inquiry.read', 'event.read'], ['sandbox']])];
    const after = [roleOf([['inquiry.read'], both, ['a']])];
    assert.deepEqual(compareRights(before, after), [
      { environment: 'sandbox', gained: [], lost: ['event.read'], rebound: ['inquiry.read'] },
      { environment: 'production', gained: ['inquiry.read'], lost: [], rebound: [] },
    ]);
  });
});
