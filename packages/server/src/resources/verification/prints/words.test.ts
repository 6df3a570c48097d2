import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inWords, markOf, masked, textOf } from './words.ts';

describe('inWords', () => {
  for (const [name, words] of [
    ['name-first', 'Name first'],
    ['id_barcode_detection', 'ID barcode detection'],
    ['status', 'Status'],
  ] as const) {
    it(`reads ${name} as "${words}"`, () => assert.equal(inWords(name), words));
  }
});

describe('markOf', () => {
  it('colours what is good, bad and waiting, and leaves the rest grey', () => {
    const statuses = ['approved', 'declined', 'needs_review', 'canceled'];
    assert.deepEqual(
      statuses.map((status) => markOf(status).tone),
      ['positive', 'negative', 'attention', 'neutral'],
    );
  });
});

describe('textOf', () => {
  for (const [value, text] of [
    [null, null],
    ['', null],
    ['Ada', 'Ada'],
    [[], null],
    [5, '5'],
    [false, 'false'],
    [{ id: 'doc_1', type: 'Document::GovernmentId' }, 'doc_1'],
    [{ filename: 'lease.pdf', url: 'x' }, 'lease.pdf'],
    [['a', 'b'], 'a, b'],
    [{ 'street-1': '1 Main St', city: null }, 'Street 1: 1 Main St, City: –'],
  ] as const) {
    it(`prints ${JSON.stringify(value)} as ${JSON.stringify(text)}`, () => assert.equal(textOf(value), text));
  }

  it('cuts what is too long for a sheet', () => {
    assert.equal(textOf('x'.repeat(5000))?.length, 601);
  });
});

describe('masked', () => {
  it('keeps the last four characters only', () => assert.equal(masked('123-45-6789'), '••• 6789'));
});
