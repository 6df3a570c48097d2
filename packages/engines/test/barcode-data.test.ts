import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run as runAamva } from './accuracy/suites/aamva.ts';
import { run as runPdf417 } from './accuracy/suites/pdf417.ts';

const DATA = join(import.meta.dirname, 'data');

describe('labelled barcodes', () => {
  it('every value of every AAMVA text is correct', async () => {
    const figures = await runAamva({ data: DATA });
    assert.ok(figures.length > 10 && figures.every(({ n }) => n === 27));
    assert.deepEqual(
      figures.filter(({ hits, n }) => hits < n),
      [],
    );
  });

  it('every picture of a PDF417 symbol is read with the correct content', async () => {
    const figures = await runPdf417({ data: DATA, seed: 1, count: 0 });
    assert.deepEqual(
      figures.map(({ hits, n }) => [hits, n]),
      [
        [42, 42],
        [42, 42],
      ],
    );
  });
});
