/**
 * Debian's Chromium with a camera that plays a film: the file at its path can be replaced between two uses of the
 * camera.
 */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeFilm, POSE_YAW, renderTurnedHead } from '@countersign/specimens';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';

export interface FilmBrowser {
  readonly browser: Browser;
  /** Shows these pictures in turn, each for about `seconds`, from the next use of the camera on. */
  film(frames: readonly Buffer[], seconds: number): Promise<void>;
  close(): Promise<void>;
}

const framesASecond = 30;

export async function startFilmBrowser(): Promise<FilmBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-film-'));
  const path = join(folder, 'camera.mjpeg');
  const film = async (frames: readonly Buffer[], seconds: number): Promise<void> => {
    // Written under another name and renamed, so that the camera never reads an incomplete film.
    await composeFilm(frames, `${path}.next`, { framesEach: Math.round(seconds * framesASecond) });
    await rename(`${path}.next`, path);
  };
  await film(
    [
      await sharp({ create: { width: 64, height: 36, channels: 3, background: '#777777' } })
        .png()
        .toBuffer(),
    ],
    0.2,
  );
  const browser = await chromium.launch({
    ...signalsOfRunner,
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
  return {
    browser,
    film,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Frames a second of a film with head turns. */
export const turnFramesASecond = 10;
const holdFrames = 18;
const turnFrames = 9;

/**
 * Returns frames of a head that turns to its left, back, to its right and back, over and over, and pauses in each pose.
 * The bars next to it have the pose's colour during the pause.
 */
export async function turningFrames(portraitIndex: number): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const show = async (yaw: number, pose: FilmPose | null) =>
    void frames.push(await besideBars(await renderTurnedHead(portraitIndex, yaw, frames.length), pose));
  const round = ['center', 'left', 'center', 'right'] as const;
  for (const [index, pose] of round.entries()) {
    const [from, to] = [POSE_YAW[pose], POSE_YAW[round[(index + 1) % round.length] ?? 'center']];
    for (let hold = 0; hold < holdFrames; hold += 1) await show(from, pose);
    for (let step = 1; step < turnFrames; step += 1) await show(from + ((to - from) * step) / turnFrames, null);
  }
  return frames;
}

/** Colour of the bars next to each face in the selfie film, by which the test recognizes the pose on the screen. */
export const poseColours = { center: [200, 30, 30], left: [30, 200, 30], right: [30, 30, 200] } as const;

export type FilmPose = keyof typeof poseColours;

/** Returns the face in the middle of a 1280 x 720 frame, between two bars of the pose's colour. */
async function besideBars(selfie: Buffer, pose: FilmPose | null): Promise<Buffer> {
  const [r, g, b] = pose === null ? [60, 60, 60] : poseColours[pose];
  return sharp(selfie).resize(1280, 720, { fit: 'contain', background: { r, g, b } }).jpeg({ quality: 92 }).toBuffer();
}

/** Resolves while the camera shows the frame of `pose`. */
export async function waitForPose(page: Page, pose: FilmPose): Promise<void> {
  await page.waitForFunction(
    ([r, g, b]) => {
      const video = document.querySelector('video');
      if (video === null || video.videoWidth === 0) return false;
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0);
      const seen = context?.getImageData(20, video.videoHeight / 2, 1, 1).data ?? [0, 0, 0];
      const far = (at: number, wanted: number) => Math.abs((seen[at] ?? 0) - wanted) > 60;
      return !(far(0, r) || far(1, g) || far(2, b));
    },
    poseColours[pose],
    { polling: 50, timeout: 30_000 },
  );
}
