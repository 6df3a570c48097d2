import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames, type MatchLevel, withinOneEdit } from './compare-names.ts';

const CASES: readonly [string, string, MatchLevel][] = [
  ['Lindqvist', 'LINDQVIST', 'full'],
  ['Łukasz', 'LUKASZ', 'full'],
  ['Müller', 'MUELLER', 'full'],
  ['MULLER', 'MUELLER', 'full'],
  ['Jörg', 'JOERG', 'full'],
  ['søren', 'SOEREN', 'full'],
  ['æsa', 'AESA', 'full'],
  ['Großmann', 'GROSSMANN', 'full'],
  ["O'Neil", 'ONEIL', 'full'],
  ['GARCIALOPEZ', 'Garcia Lopez', 'full'],
  ['Ava', 'AVA MARIE', 'full'],
  ['Marie', 'AVA MARIE', 'full'],
  ['MARIE AVA', 'AVA MARIE', 'none'],
  ['CHRISTOPHERSO', 'Christopherson', 'full'],
  ['Lindkvist', 'LINDQVIST', 'partial'],
  ['Ana', 'ANNA', 'none'],
  ['Li', 'LINDQVIST', 'none'],
  ['Jordan', 'JORDAN', 'full'],
  ['Bob', 'ROBERT', 'none'],
  ['', 'LINDQVIST', 'none'],
  ['', '', 'none'],
];

describe('compareNames', () => {
  for (const [a, b, expected] of CASES) {
    it(`finds ${expected} agreement of "${a}" and "${b}", in either order`, () => {
      assert.equal(compareNames(a, b), expected);
      assert.equal(compareNames(b, a), expected);
    });
  }
});

describe('withinOneEdit', () => {
  it('allows one insertion, deletion, replacement or swap of neighbours, and refuses two', () => {
    for (const other of ['ABCD', 'ABCDE', 'BCD', 'ABXD', 'ABDC']) assert.ok(withinOneEdit('ABCD', other), other);
    for (const other of ['ABCDEF', 'CD', 'AXYD', 'DCBA']) assert.ok(!withinOneEdit('ABCD', other), other);
  });
});
