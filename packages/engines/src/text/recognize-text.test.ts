import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { makePerson, renderLicence, textPath } from '@countersign/specimens';
import sharp from 'sharp';
import { type RgbPixels, turnPixels } from './pixels.ts';
import { createTextReader, type TextReader } from './recognize-text.ts';

let reader: TextReader;

before(async () => {
  reader = await createTextReader();
});

async function pixelsOf(picture: Buffer): Promise<RgbPixels> {
  const { data, info } = await sharp(picture).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.channels, 3);
  return { data, width: info.width, height: info.height };
}

function drawn(lines: readonly string[]): Promise<RgbPixels> {
  const style = { font: 'sans', size: 36, fill: '#222222' } as const;
  const paths = lines.map((line, index) => textPath(line, 40, 80 + index * 70, style)).join('');
  const height = 80 + lines.length * 70;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}"><rect width="900" height="${height}" fill="#eef2f6"/>${paths}</svg>`;
  return pixelsOf(Buffer.from(svg));
}

test('drawn lines are read in reading order with their places', async () => {
  const words = ['4b EXP 08/31/2029', 'CARDHOLDER', '2570 24TH STREET'];
  const lines = await reader.read(await drawn(words));
  assert.deepEqual(
    lines.map((line) => line.text),
    words,
  );
  for (const [index, { box, confidence }] of lines.entries()) {
    assert.ok(confidence > 0.9);
    const middle = box.y + box.height / 2;
    assert.ok(Math.abs(middle - (67 + index * 70)) < 12, `line ${index} at ${middle}`);
    assert.ok(Math.abs(box.x - 40) < 12);
  }
});

test('spaces that the network drops are restored, and none is inserted between wide digits', async () => {
  const words = ['MARIA DE LA CRUZ', '11/11/2011', '117711170', 'WAVY AVATAR'];
  const lines = await reader.read(await drawn(words));
  assert.deepEqual(
    lines.map((line) => line.text),
    words,
  );
});

test('a picture without text has no lines', async () => {
  assert.deepEqual(await reader.read(await drawn([])), []);
});

test('only the allowed characters are returned', async () => {
  const pixels = await drawn(['O0I1S5']);
  const [region] = await reader.detect(pixels);
  assert.ok(region);
  const [line] = await reader.recognize(pixels, [region.box], '0123456789');
  assert.match(line?.text ?? '', /^\d+$/);
});

for (const [shown, turn] of [
  [0, 0],
  [90, 270],
  [180, 180],
  [270, 90],
] as const) {
  test(`a licence shown turned by ${shown} degrees is found to need ${turn}`, async () => {
    const card = await renderLicence(makePerson(5), { seed: 5, portraitIndex: 0, side: 'front', size: 1000 });
    assert.equal(await reader.findTurn(turnPixels(await pixelsOf(card), shown)), turn);
  });
}

test('two concurrent readings do not disturb each other', async () => {
  const [first, second] = await Promise.all([drawn(['FIRST PICTURE']), drawn(['SECOND PICTURE'])]);
  const [a, b] = await Promise.all([reader.read(first), reader.read(second)]);
  assert.equal(a[0]?.text, 'FIRST PICTURE');
  assert.equal(b[0]?.text, 'SECOND PICTURE');
});
