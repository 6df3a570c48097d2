import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageLinks, parsePage } from './pagination.ts';

const query = (...pairs: [string, string][]) => new Map(pairs);

describe('parsePage', () => {
  it('defaults to a size of ten', () => {
    assert.deepEqual(parsePage(query()), { after: null, before: null, size: 10 });
  });

  it('accepts sizes from 1 to 100', () => {
    assert.equal(parsePage(query(['page[size]', '1'])).size, 1);
    assert.equal(parsePage(query(['page[size]', '100'])).size, 100);
  });

  for (const size of ['0', '101', '-1', '1.5', '1e1', 'ten', '', ' 5', '00101']) {
    it(`refuses the size "${size}"`, () => {
      assert.throws(() => parsePage(query(['page[size]', size])), { code: 'bad_request' });
    });
  }

  it('refuses both cursors together', () => {
    assert.throws(() => parsePage(query(['page[after]', 'a'], ['page[before]', 'b'])), { code: 'bad_request' });
  });
});

describe('pageLinks', () => {
  const items = [{ id: 'a' }, { id: 'b' }];

  it('replace the cursor, keep everything else, and are percent-encoded', () => {
    const sent = [
      ['filter[note]', 'a&b'],
      ['page[after]', 'x'],
    ] as const;
    const links = pageLinks('/api/v1/inquiries', sent, {
      items,
      hasPrevious: true,
      hasNext: true,
    });
    assert.deepEqual(links, {
      prev: '/api/v1/inquiries?filter%5Bnote%5D=a%26b&page%5Bbefore%5D=a',
      next: '/api/v1/inquiries?filter%5Bnote%5D=a%26b&page%5Bafter%5D=b',
    });
  });

  it('are null where there is no further page', () => {
    const nothing = { prev: null, next: null };
    assert.deepEqual(pageLinks('/x', [], { items, hasPrevious: false, hasNext: false }), nothing);
    assert.deepEqual(pageLinks('/x', [], { items: [], hasPrevious: true, hasNext: true }), nothing);
  });
});
