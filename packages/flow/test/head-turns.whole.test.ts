/** A filmed head turns before the camera of a real browser: the photos take themselves, each on the turn asked for. */
import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { composeFilm, POSE_YAW, renderTurnedHead } from '@countersign/specimens';
import sharp from 'sharp';
import { type Pose, poses } from '../src/steps/poses.ts';
import { launchBrowser, phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.selfie);
const framesASecond = 10;
const portrait = 4;
const holdFrames = 6 * framesASecond;
const turnFrames = 9;

/** Grey of the bars beside a head that is held in a pose, which the photos show too. */
const barOfPose = { center: 60, left: 110, right: 160 } as const;
const barOfWay = 220;

async function besideBars(yaw: number, moment: number, bar: number): Promise<Buffer> {
  const head = await renderTurnedHead(portrait, yaw, moment);
  const background = { r: bar, g: bar, b: bar };
  return sharp(head).resize(1280, 720, { fit: 'contain', background }).jpeg({ quality: 92 }).toBuffer();
}

/** Writes a film in which the head is held in each of `poses` in turn; the way between two takes 0.9 s. */
async function writeHeadFilm(poses: readonly Pose[]): Promise<string> {
  const frames: Buffer[] = [];
  for (const [index, pose] of poses.entries()) {
    const [yaw, next] = [POSE_YAW[pose], POSE_YAW[poses[(index + 1) % poses.length] ?? pose]];
    for (let hold = 0; hold < holdFrames; hold += 1) {
      frames.push(await besideBars(yaw, frames.length, barOfPose[pose]));
    }
    for (let step = 1; step < turnFrames; step += 1) {
      frames.push(await besideBars(yaw + ((next - yaw) * step) / turnFrames, frames.length, barOfWay));
    }
  }
  const file = join(await mkdtemp(join(tmpdir(), 'flow-film-')), 'head.mjpeg');
  await composeFilm(frames, file, { framesEach: 30 / framesASecond });
  return file;
}

async function barOf(file: FormDataEntryValue | null | undefined): Promise<number> {
  assert.ok(file instanceof File);
  const { data } = await sharp(await file.arrayBuffer())
    .extract({ left: 20, top: 300, width: 8, height: 8 })
    .greyscale()
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] ?? 0;
}

test('each photo takes itself on the turn asked for, and not on the other', { skip: flow.skip }, async (t) => {
  // The head turns to its right first, although its left is asked for.
  const film = await writeHeadFilm(['center', 'right', 'center', 'left']);
  const browser = await launchBrowser({ film });
  t.after(() => browser.close());
  const { server } = flow;
  const { selfie } = pages;
  assert.ok(selfie.step === 'selfie' && selfie.challenge !== null);
  server.current = { ...selfie, challenge: { ...selfie.challenge, prompts: ['left', 'center', 'right'] } };
  server.next.push(pages.processing);
  const tab = await browser.newPage({ viewport: phone });
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('.camera-prompt', { hasText: 'Look straight at the camera' }).waitFor();
  await tab.locator('.turn-ring[data-side=left] .turn-seen').first().waitFor({ state: 'attached', timeout: 40_000 });
  await tab.locator('[data-action=use-photo]').click({ timeout: 120_000 });
  await tab.locator('main[data-step=processing]').waitFor();
  const post = server.posts[0];
  assert.equal(post?.get('capture-method'), 'auto');
  for (const pose of poses) {
    const bar = await barOf(post?.get(pose));
    assert.ok(Math.abs(bar - barOfPose[pose]) < 20, `${pose}: ${bar}`);
  }
});
