import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchLevel } from './compare-names.ts';
import { type MatchMethod, matchBy } from './match-methods.ts';

const cases: readonly (readonly [MatchMethod, string, string, MatchLevel])[] = [
  ['string_similarity', 'Müller', 'MUELLER', 'full'],
  ['string_similarity', 'Lindqvist', 'LINDQUIST', 'partial'],
  ['string_similarity', 'Lindqvist', 'BERGSTROM', 'none'],
  ['string_similarity', '', '', 'none'],
  ['string_difference', '123-45-6789', '123456789', 'full'],
  ['string_difference', '123456789', '123456780', 'partial'],
  ['string_difference', '1234', '1235', 'none'],
  ['string_difference', '¿?', '¡!', 'none'],
  ['nickname', 'Bob', 'Robert', 'full'],
  ['nickname', 'Bobby', 'Rob', 'partial'],
  ['nickname', 'Alex', 'Alexandra', 'full'],
  ['nickname', 'Bob', 'William', 'none'],
  ['nickname', '', 'William', 'none'],
  ['substring', '94109-1234', '94109', 'full'],
  ['substring', '94109', '94110', 'none'],
  ['substring', '9410', '94109', 'none'],
  ['tokenization', '12 Harbor Street Apt 4', 'apt 4, 12 HARBOR ST', 'full'],
  ['tokenization', 'Garcia Lopez', 'LOPEZ', 'partial'],
  ['tokenization', 'Garcia', 'LOPEZ', 'none'],
  ['date_similarity', '1990-04-12', '1990-04-12', 'full'],
  ['date_similarity', '1990-04-12', '1990-04-21', 'partial'],
  ['date_similarity', '1990-04-12', '1990-12-04', 'none'],
  ['date_similarity', '1990-04-12', '1991-05-12', 'none'],
  ['date_similarity', '1990-02-31', '1990-02-31', 'none'],
];

describe('matchBy', () => {
  for (const [method, a, b, expected] of cases) {
    it(`${method}: "${a}" and "${b}" agree ${expected}, in either order`, () => {
      assert.equal(matchBy(method, a, b), expected);
      assert.equal(matchBy(method, b, a), expected);
    });
  }
});
