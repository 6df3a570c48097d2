import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawTravelPage, makePerson, makeTravelDocument } from '@countersign/specimens';
import sharp from 'sharp';
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
  test(`the glyphs of a line are recognized only by their shape at a blur of ${blur} px`, async () => {
    for (const line of [0, 1]) {
      const reading = await readLine(line, blur);
      assert.equal(textOf(reading.columns), document.mrzLines[line]);
      assert.ok(reading.fit > 0.9);
    }
  });
}

test('a pitch that is wrong by a fifth of a column is corrected', async () => {
  assert.equal(textOf((await readLine(1, 1, step / 5)).columns), document.mrzLines[1]);
});
