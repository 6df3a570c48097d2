import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import PDFDocument from 'pdfkit';
import { layValue } from './draw-blocks.ts';
import { fontsOf } from './fonts.ts';
import { loadFonts } from './load-fonts.ts';
import { useFonts } from './text-lines.ts';

describe('an id in a column', () => {
  for (const [what, letter] of [
    ['narrow', 'i'],
    ['middling', 'n'],
    ['wide', 'W'],
  ] as const) {
    it(`stands whole on one line when its letters are ${what}, so that it can be copied`, async () => {
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
