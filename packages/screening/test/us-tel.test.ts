/** Terrorist Exclusion List of the State Department, a saved web page; pages of another form are refused by the missing part. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { namesOf, readAll, refuses } from './support/national-lists.ts';

describe('the Terrorist Exclusion List', () => {
  const pageOf = (...items: readonly string[]) => ({
    'terrorist exclusion list.html': `<!DOCTYPE html><html><head><title>Terrorist Exclusion List - State</title>
<script>const list = "<ul><li>Not an item</li></ul>";</script></head><body>
<nav><ul><li><a href="/">Home</a></li><li>Terrorist Exclusion List<ul><li>Designation</li></ul></li></ul></nav>
<h2>Designation Criteria</h2><ul><li>plans an act</li></ul>
<h2>Terrorist Exclusion List Designees (alphabetical&nbsp;listing)</h2>
<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>
<h2>Groups Delisted from the Terrorist Exclusion List</h2><ul><li>Vantore Liberation Party</li></ul></body></html>`,
  });

  const rows: readonly (readonly [string, readonly string[], string | null])[] = [
    ['Vantore Support Committee', ['Vantore Support Committee primary_name'], null],
    [
      'Quillon Front (a.k.a. Voice of Quillon; a.k.a. QF Council, a.k.a. Jam&#39;iyat Quillon)',
      ['Quillon Front primary_name', 'Voice of Quillon aka', 'QF Council aka', "Jam'iyat Quillon aka"],
      null,
    ],
    [
      '<strong>Tregarthen Trade &amp; Industry Ltd.</strong> (f.k.a. Tregarthen Trade; f.k.a. Osric Establishment; a.k.a. Waldau, AG)',
      [
        'Tregarthen Trade & Industry Ltd. primary_name',
        'Tregarthen Trade former',
        'Osric Establishment former',
        'Waldau, AG aka',
      ],
      null,
    ],
    [
      'Osric Tameer E-Nau (OTN) (aka Foundation for Osric; and a/k/a Osric Builders (OB))',
      ['Osric Tameer E-Nau primary_name', 'OTN aka', 'Foundation for Osric aka', 'Osric Builders aka', 'OB aka'],
      null,
    ],
    [
      'Revival of Vantore Society\n (Pallada and Osric offices -- Main office not designated) (a.k.a. Vantore Revival)',
      ['Revival of Vantore Society primary_name', 'Vantore Revival aka'],
      'Pallada and Osric offices -- Main office not designated',
    ],
  ];

  for (const [item, names, remarks] of rows) {
    it(`reads ${item.slice(0, 60)}`, async () => {
      const { entities } = await readAll('us-tel', pageOf(item));
      const [entity] = entities.values();
      assert.equal(entities.size, 1);
      assert.deepEqual(namesOf(entity), names);
      assert.deepEqual([entity?.kind, entity?.remarks, entity?.topics], ['organization', remarks, ['sanction']]);
    });
  }

  it('gives two organizations of one name two keys, and counts an item without a name', async () => {
    const { entities, leftOut } = await readAll(
      'us-tel',
      pageOf('Vantore', 'Vantore (a.k.a. Osric)', '(a.k.a. Pallada)', ''),
    );
    assert.deepEqual([...entities.keys()], ['vantore', 'vantore-2']);
    assert.deepEqual(leftOut, ['item without a name']);
  });

  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a page of another kind', '<html><body><ul><li>Sign in</li></ul></body></html>', /no heading/],
    [
      'a page that is cut short',
      '<h2>Terrorist Exclusion List Designees</h2><ul><li>Vantore</li><li>Osr',
      /ends before/,
    ],
    ['a page without items', '<h2>Terrorist Exclusion List Designees</h2><ul></ul>', /is empty/],
    ['an empty page', '', /no heading/],
  ];
  for (const [title, content, says] of refused) {
    it(`refuses ${title}`, () => refuses('us-tel', 'tel.html', content, says));
  }
});
