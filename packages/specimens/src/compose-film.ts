import { open } from 'node:fs/promises';
import sharp from 'sharp';

export interface FilmOptions {
  /** Number of repetitions of each picture; a browser plays about 30 frames a second and then starts again. */
  readonly framesEach: number;
  readonly width?: number;
  readonly height?: number;
}

/**
 * Writes pictures in sequence as an .mjpeg file (concatenated JPEG frames) for Chromium's
 * `--use-file-for-fake-video-capture`. Each picture is fitted into 1280 x 720 (by default) on a dark background.
 */
export async function composeFilm(frames: readonly Buffer[], path: string, options: FilmOptions): Promise<void> {
  const { framesEach, width = 1280, height = 720 } = options;
  const file = await open(path, 'w');
  try {
    for (const frame of frames) {
      const jpeg = await sharp(frame)
        .resize(width, height, { fit: 'contain', background: '#26282b' })
        .flatten()
        .jpeg({ quality: 90 })
        .toBuffer();
      for (let shown = 0; shown < framesEach; shown += 1) await file.write(jpeg);
    }
  } finally {
    await file.close();
  }
}
