import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeRandom } from '@countersign/specimens';
import sharp from 'sharp';
import type { TextLine } from '../../picture-facts.ts';
import type { GrayPixels } from '../pixels.ts';
import { compareLines } from './compare-lines.ts';

const LINES = ['SURNAME EXAMPLE', 'GIVEN NAMES', '12 MAR 1987', 'BIRTHPLACE', 'AUTHORITY', '09 JUN 2031', 'X1234567'];
const boxOf = (index: number) => ({ x: 40, y: 40 + index * 70, width: 420, height: 40 });
const text: readonly TextLine[] = LINES.map((line, index) => ({ text: line, confidence: 1, box: boxOf(index) }));

/** Draws lines of one print with blur and noise; those of `typed` are drawn afterwards, on a noise-free background. */
async function page(typed: readonly number[]): Promise<GrayPixels> {
  const drawn = (indices: readonly number[], ground: string) =>
    indices
      .map((index) => {
        const { x, y, width, height } = boxOf(index);
        const patch = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>`;
        return `${patch}<text x="${x + 4}" y="${y + 32}" font-family="DejaVu Sans" font-size="32" fill="#333">${LINES[index]}</text>`;
      })
      .join('');
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="520" height="560">${content}</svg>`);
  const own = LINES.map((_, index) => index).filter((index) => !typed.includes(index));
  const seen = sharp(svg(`<rect width="520" height="560" fill="#ccc"/>${drawn(own, '#ccc')}`)).blur(1.3);
  const { data, info } = await seen.greyscale().raw().toBuffer({ resolveWithObject: true });
  const random = makeRandom(5, 'lines');
  const rough = Uint8Array.from(data, (value) => Math.max(0, Math.min(255, value + 4 * random.normal())));
  const changed = sharp(rough, { raw: { width: info.width, height: info.height, channels: 1 } });
  const whole = await changed.png().toBuffer();
  const pasted = sharp(whole).composite([{ input: svg(drawn(typed, '#ccc')) }]);
  const result = await pasted.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data: result.data, width: result.info.width, height: result.info.height };
}

describe('compareLines', () => {
  it('finds the line that was typed in, which is sharper than its neighbours', async () => {
    const [first, second] = compareLines(await page([2]), text) ?? [];
    assert.ok(first && second);
    assert.deepEqual(first.box, boxOf(2));
    assert.ok(first.sharpness > 4, JSON.stringify(first));
    assert.ok(Math.abs(second.sharpness) < first.sharpness / 3, JSON.stringify(second));
  });

  it('finds none among lines of one print', async () => {
    const lines = compareLines(await page([]), text);
    assert.ok(
      lines?.every(({ sharpness }) => Math.abs(sharpness) < 3),
      JSON.stringify(lines),
    );
  });

  it('compares nothing on a page of three lines', async () => {
    assert.equal(compareLines(await page([]), text.slice(0, 3)), null);
  });
});
