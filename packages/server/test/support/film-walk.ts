/** Answers of a person before a camera that plays a film: sides of a document, selfies and a paper. */
import type { Page } from 'playwright-core';
import { type FilmBrowser, type FilmPose, turnFramesASecond, turningFrames, waitForPose } from './browser.ts';
import { act } from './paper-page.ts';

/** Opens the camera on a filmed page and uses the photo it takes, automatically or by the shutter. */
export async function takeSide(camera: FilmBrowser, page: Page, side: Buffer): Promise<void> {
  await camera.film([side], 2);
  await act(page, 'start-camera').click();
  const used = act(page, 'use-photo');
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => new Promise((seen) => video.requestVideoFrameCallback(seen)));
  await act(page, 'shutter')
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await used.click();
}

/** Follows the camera, whose order differs each time: waits until the film shows the pose and takes the photo. */
export async function takeSelfies(camera: FilmBrowser, page: Page, portraitIndex: number): Promise<void> {
  await camera.film(await turningFrames(portraitIndex), 1 / turnFramesASecond);
  await act(page, 'start-camera').click();
  const asked = page.locator('.shot-count [data-pose]');
  const total = Number(await page.locator('.shot-count').getAttribute('data-total'));
  for (let shot = 0; shot < total; shot += 1) {
    await page.locator(`.shot-count[data-shot="${shot}"]`).waitFor();
    await waitForPose(page, (await asked.getAttribute('data-pose')) as FilmPose);
    await act(page, 'shutter').click();
  }
  await act(page, 'use-photo').click();
}
