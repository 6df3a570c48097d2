import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawTravelPage, makePerson, makeTravelDocument } from '../specimens/index.ts';
import { combineLine, openDisagreements } from './combine-readers.ts';
import { layoutOf } from './layout-of.ts';
import { matchGlyphs } from './match-glyphs.ts';

const document = makeTravelDocument(makePerson(4), 'passport', 4);
const scale = 1400 / 125;
const step = 2.54 * scale;
const left = Math.round(6 * scale);

async function readLine(line: number, blur: number, offset = 0) {
  const { png } = await drawTravelPage(document, { seed: 4, portraitIndex: 0 });
  const { data, info } = await sharp(png).blur(blur).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const baseline = info.height - 6 * scale - (1 - line) * 6.35 * scale;
  const box = { origin: { x: left, y: baseline - 30 }, across: { x: 44 * step, y: 0 }, down: { x: 0, y: 40 } };
  const pitch = { first: left + step / 2 + offset, step };
  return matchGlyphs({ data, width: info.width, height: info.height }, box, pitch, 44);
}

function textOf(columns: readonly ReadonlyMap<string, number>[]): string {
  return columns.map((fit) => [...fit].sort((a, b) => b[1] - a[1])[0]?.[0]).join('');
}

for (const blur of [0.5, 2]) {
  test(`the glyphs of a line are recognized by their shape alone at a blur of ${blur} px`, async () => {
    for (const line of [0, 1]) {
      const reading = await readLine(line, blur);
      assert.equal(textOf(reading.columns), document.mrzLines[line]);
      assert.ok(reading.fit > 0.9);
    }
  });
}

test('a pitch that is a fifth of a column off is found again', async () => {
  assert.equal(textOf((await readLine(1, 1, step / 5)).columns), document.mrzLines[1]);
});

test('a first reader that misreads a character is overruled, and what it read stays on record when nothing settles it', async () => {
  const printed = document.mrzLines[0] ?? '';
  const misread = `${printed.slice(0, 6)}${printed.charAt(6) === 'X' ? 'Y' : 'X'}${printed.slice(7)}`;
  const combined = combineLine(0, { text: misread, confidence: 0.9 }, await readLine(0, 1));
  assert.equal(combined.text, printed);
  assert.equal(combined.differences.length, 1);
  const layout = layoutOf(document.mrzLines);
  assert.ok(layout);
  const doubtful = combined.differences.map((place) => ({ ...place, isCertain: false }));
  const [open] = openDisagreements(document.mrzLines, layout, doubtful);
  assert.deepEqual(open?.attributes, ['name-last', 'name-first']);
  assert.deepEqual(openDisagreements(document.mrzLines, layout, combined.differences), []);
});

test('a disagreement on a digit is settled by its check digit alone', () => {
  const layout = layoutOf(document.mrzLines);
  assert.ok(layout);
  const place = { line: 1, column: 13, glyph: (document.mrzLines[1] ?? '').charAt(13), isCertain: false };
  const other = place.glyph === '7' ? '2' : '7';
  assert.deepEqual(openDisagreements(document.mrzLines, layout, [{ ...place, text: other }]), []);
});
