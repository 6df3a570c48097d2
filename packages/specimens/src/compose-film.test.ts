import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { composeFilm } from './compose-film.ts';

function plain(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Splits joined JPEG frames at their start markers. */
function framesOf(film: Buffer): readonly Buffer[] {
  const starts: number[] = [];
  for (let at = film.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = film.indexOf('ffd8ff', at + 3, 'hex')) starts.push(at);
  return starts.map((start, index) => film.subarray(start, starts[index + 1] ?? film.length));
}

test('a film contains every picture as often as requested, in order and in the size of the camera', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const path = join(folder, 'camera.mjpeg');
    await composeFilm([await plain('#ff0000'), await plain('#0000ff')], path, { framesEach: 3 });
    const frames = framesOf(await readFile(path));
    assert.equal(frames.length, 6);
    for (const [index, frame] of frames.entries()) {
      const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [1280, 720]);
      const centre = (360 * 1280 + 640) * 3;
      const [red = 0, , blue = 0] = data.subarray(centre, centre + 3);
      assert.equal(red > blue, index < 3);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
