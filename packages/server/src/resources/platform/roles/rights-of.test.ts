import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Right } from '../../../security/permissions.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { rightsOf, seenThrough } from './rights-of.ts';

type Written = readonly [permissions: Right[], environments: EnvironmentKind[], onlyTemplates: string[]];

const both: EnvironmentKind[] = ['sandbox', 'production'];
const rolesOf = (written: readonly Written[]) =>
  written.map(([permissions, environments, onlyTemplates]) => ({ permissions, environments, onlyTemplates }));

const cases: readonly (readonly [string, readonly Written[], Right[], Record<string, string[]>])[] = [
  ['no role gives nothing', [], [], {}],
  [
    'permissions of several roles add up',
    [
      [['inquiry.read'], both, []],
      [['event.read'], both, []],
    ],
    ['event.read', 'inquiry.read'],
    {},
  ],
  ['a role gives nothing where it does not hold', [[['inquiry.read'], ['sandbox'], []]], [], {}],
  ['a bound stays with its right', [[['inquiry.read'], both, ['a']]], ['inquiry.read'], { 'inquiry.read': ['a'] }],
  [
    'bounds of one right add up',
    [
      [['inquiry.read'], both, ['a']],
      [['inquiry.read'], both, ['b', 'a']],
    ],
    ['inquiry.read'],
    { 'inquiry.read': ['a', 'b'] },
  ],
  [
    'a right without bounds has none, whichever role comes first',
    [
      [['inquiry.read'], both, ['a']],
      [['inquiry.read'], both, []],
    ],
    ['inquiry.read'],
    {},
  ],
  [
    'and in the other order',
    [
      [['inquiry.read'], both, []],
      [['inquiry.read'], both, ['a']],
    ],
    ['inquiry.read'],
    {},
  ],
  [
    'a right without bounds frees no other right',
    [
      [['inquiry.read'], both, []],
      [['inquiry.decide'], both, ['a']],
    ],
    ['inquiry.decide', 'inquiry.read'],
    { 'inquiry.decide': ['a'] },
  ],
];

describe('the combined permissions of roles in production', () => {
  for (const [name, written, permissions, bounds] of cases) {
    it(name, () => {
      const found = rightsOf(rolesOf(written), 'production');
      assert.deepEqual([...found.permissions].toSorted(), permissions);
      assert.deepEqual(Object.fromEntries(found.boundTo), bounds);
    });
  }
});

describe('the permissions while viewing as another role', () => {
  const own = rightsOf(
    rolesOf([
      [['inquiry.read', 'event.read'], both, []],
      [['inquiry.decide'], both, ['a', 'b']],
    ]),
    'production',
  );

  it('include nothing that the person lacks', () => {
    const seen = rightsOf(rolesOf([[['inquiry.read', 'user.write'], both, []]]), 'production');
    assert.deepEqual([...seenThrough(own, seen).permissions], ['inquiry.read']);
  });

  it('are restricted by both', () => {
    const seen = rightsOf(rolesOf([[['inquiry.read', 'inquiry.decide'], both, ['b', 'c']]]), 'production');
    assert.deepEqual(Object.fromEntries(seenThrough(own, seen).boundTo), {
      'inquiry.read': ['b', 'c'],
      'inquiry.decide': ['b'],
    });
  });
});
