import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import PDFDocument from 'pdfkit';
import { readPdf } from '../../test/support/read-pdf.ts';
import { madeAt } from '../../test/support/records.ts';
import { drawBlock, layValue } from './draw-blocks.ts';
import { fontsOf } from './fonts.ts';
import { loadFonts } from './load-fonts.ts';
import { sheet } from './page.ts';
import { renderReport } from './render-report.ts';
import type { Block } from './report.ts';
import { useFonts } from './text-lines.ts';

describe('an id in a column', () => {
  for (const [what, letter] of [
    ['narrow', 'i'],
    ['middling', 'n'],
    ['wide', 'W'],
  ] as const) {
    it(`fits on one line when its letters are ${what}, so that it can be copied`, async () => {
      const id = `inq_${letter.repeat(32)}`;
      const doc = new PDFDocument();
      useFonts(doc, await loadFonts(fontsOf([id])));
      const { value, style } = layValue({ doc }, id);
      assert.deepEqual(
        value.map(({ runs }) => runs.map(({ text }) => text).join('')),
        [id],
      );
      assert.ok(style.size >= 4.5, `${style.size} points`);
      doc.end();
    });
  }
});

describe('a table', () => {
  const table = (cell: string, text: string): Extract<Block, { readonly kind: 'table' }> => ({
    kind: 'table',
    columns: [
      { title: 'Check', share: 60 },
      { title: 'Reasons', share: 40 },
    ],
    markTitle: 'Result',
    rows: [{ cells: ['Sharp', cell], mark: { text, tone: 'neutral' } }],
  });

  it('keeps the longest mark inside the margin', async () => {
    const block = table('', 'Aucune correspondance');
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    useFonts(doc, await loadFonts(fontsOf(['Check Reasons Sharp Result Aucune correspondance'])));
    const ends: number[] = [];
    const drawn = doc.roundedRect.bind(doc);
    doc.roundedRect = (x, y, width, height, radius) => {
      ends.push(x + width);
      return drawn(x, y, width, height, radius);
    };
    drawBlock({ doc, y: sheet.top }, block);
    doc.end();
    assert.equal(ends.length, 1);
    assert.ok((ends[0] ?? 0) <= sheet.width - sheet.margin + 0.01, `ends at ${ends[0]}`);
  });

  it('prints every reason of a check', async () => {
    const reasons = Array.from({ length: 8 }, (_value, index) => `Reason number ${index + 1} of this check.`).join(' ');
    const bytes = await renderReport({
      kind: 'Verification',
      id: 'ver_1',
      title: 'Selfie',
      mark: { text: 'Failed', tone: 'negative' },
      stamp: null,
      facts: [],
      sections: [{ title: 'Checks', blocks: [table(reasons, 'Failed')] }],
      printedAt: madeAt,
      language: 'en',
      foot: 'ver_1',
    });
    assert.ok((await readPdf(bytes)).text.includes('Reason number 8 of this check.'));
  });
});
