/** First difference between a run and its replay. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type FoundMatch, firstDifference, matchValues } from './run-evidence.ts';

const term = (feature: 'worst' | 'edits', z: number) => ({ feature, value: 1, weight: z, z });

const match: FoundMatch = {
  slug: 'own',
  entity: 'm1',
  material: 'a',
  name: 'Ottoline Quibbleworth',
  z: 2.5,
  terms: [term('worst', 3), term('edits', -0.5)],
  pairs: [{ query: 'ottoline', listed: 'ottoline', how: 'equal', similarity: 1 }],
  left: [[], []],
};
const other: FoundMatch = { ...match, entity: 'm2' };

const rows: readonly (readonly [string, readonly FoundMatch[], readonly FoundMatch[], readonly unknown[]])[] = [
  ['no longer found', [match, other], [match], ['own', 'm2', null, /does not/]],
  ['found again', [match], [match, other], ['own', 'm2', null, /the run did not/]],
  ['other facts', [match], [{ ...match, material: 'b' }], ['own', 'm1', null, /facts/]],
  ['another name', [match], [{ ...match, name: 'Ottoline' }], ['own', 'm1', null, /name/]],
  ['a term', [match], [{ ...match, terms: [term('worst', 3), term('edits', -1)] }], ['own', 'm1', 'edits', /term/]],
  ['a term that is gone', [match], [{ ...match, terms: [term('worst', 3)] }], ['own', 'm1', 'edits', /term/]],
  ['other words', [match], [{ ...match, left: [['jr'], []] }], ['own', 'm1', null, /words/]],
  ['another order', [match, other], [other, match], ['own', 'm1', null, /place/]],
];

for (const [what, before, after, [source, entity, name, detail]] of rows) {
  it(`${what} is named`, () => {
    const found = firstDifference(before, after);
    assert.deepEqual([found?.source, found?.entity, found?.term], [source, entity, name]);
    assert.match(found?.detail ?? '', detail as RegExp);
  });
}

it('equal matches with another member order do not differ', () => {
  const again = Object.fromEntries(Object.entries(match).reverse()) as unknown as FoundMatch;
  assert.equal(firstDifference([match, other], [again, other]), null);
  assert.equal(JSON.stringify(matchValues(again)), JSON.stringify(matchValues(match)));
});
