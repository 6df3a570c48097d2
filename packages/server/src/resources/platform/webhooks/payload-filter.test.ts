import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterProblem, matchesFilter } from './payload-filter.ts';

const payload = {
  data: { type: 'inquiry', id: 'inq_1', attributes: { status: 'approved', tags: ['a', 'b'], note: null } },
};

const cases: readonly (readonly [string, unknown, boolean])[] = [
  ['the empty filter matches everything', {}, true],
  ['a scalar must be equal', { data: { attributes: { status: 'approved' } } }, true],
  ['another scalar does not match', { data: { attributes: { status: 'declined' } } }, false],
  ['null matches null only', { data: { attributes: { note: null } } }, true],
  ['a key in another casing never matches', { data: { Attributes: { status: 'approved' } } }, false],
  ['a key that is not there does not match', { data: { attributes: { nothing: null } } }, false],
  ['every listed element must be there, in any order', { data: { attributes: { tags: ['b', 'a'] } } }, true],
  ['a listed element that is missing fails', { data: { attributes: { tags: ['c'] } } }, false],
  ['$or over values takes any', { data: { id: { $or: ['inq_2', 'inq_1'] } } }, true],
  ['$or over values takes no other', { data: { id: { $or: ['inq_2', 'inq_3'] } } }, false],
  ['$or over objects takes any', { $or: [{ data: { type: 'account' } }, { data: { type: 'inquiry' } }] }, true],
  ['$or on a list field asks for one of the elements', { data: { attributes: { tags: { $or: ['z', 'a'] } } } }, true],
  ['an object never matches a scalar', { data: { id: { deeper: 1 } } }, false],
];

describe('payload filter', () => {
  for (const [name, filter, expected] of cases) it(name, () => assert.equal(matchesFilter(filter, payload), expected));
});

describe('a payload filter', () => {
  for (const good of [{}, { data: { id: 'x' } }, { $or: [{ data: {} }] }, { data: { id: { $or: ['a'] } } }]) {
    it(`may be ${JSON.stringify(good)}`, () => assert.equal(filterProblem(good), null));
  }
  for (const bad of [
    { Data: {} },
    { included: [] },
    { $or: 'a' },
    { data: { id: { $or: [] } } },
    { data: { a: [{ $or: {} }] } },
    { data: { long: 'x'.repeat(20_001) } },
  ]) {
    it(`may not be ${JSON.stringify(bad).slice(0, 40)}`, () => assert.notEqual(filterProblem(bad), null));
  }
});
