/** A head that turns when requested, in a real browser: each photo is taken automatically on the requested turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { POSE_YAW, renderTurnedHead } from '@countersign/specimens';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Pose, poses } from '../src/steps/poses.ts';
import { phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.selfie);
const portrait = 4;
const heldFrames = 6;
const turnFrames = 9;

/** Grey level of the bars next to a head that is held in a pose, which the photos show too. */
const barOfPose = { center: 60, left: 110, right: 160 } as const;
const barOfWay = 220;

async function besideBars(yaw: number, moment: number, bar: number): Promise<string> {
  const head = await renderTurnedHead(portrait, yaw, moment);
  const background = { r: bar, g: bar, b: bar };
  const picture = sharp(head).resize(1280, 720, { fit: 'contain', background }).jpeg({ quality: 92 });
  return (await picture.toBuffer()).toString('base64');
}

/** Draws the head held in a pose. */
const held = (pose: Pose): Promise<string[]> =>
  Promise.all(Array.from({ length: heldFrames }, (_, moment) => besideBars(POSE_YAW[pose], moment, barOfPose[pose])));

/** Draws the turn from straight ahead to a side. */
const wayTo = (side: Pose): Promise<string[]> =>
  Promise.all(
    Array.from({ length: turnFrames - 1 }, (_, step) =>
      besideBars(POSE_YAW.center + ((POSE_YAW[side] - POSE_YAW.center) * (step + 1)) / turnFrames, step, barOfWay),
    ),
  );

interface Actor {
  /** Starts the turn; resolves once the page has measured this many frames of the new pose. */
  turn(to: string, frames: number): Promise<void>;
}

declare global {
  interface Window {
    actor: Actor;
  }
}

interface Drawn {
  readonly held: Readonly<Record<string, readonly string[]>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/**
 * Replaces the camera by a canvas that shows the head. A turn advances one picture per frame that the page has
 * measured, so that slow and fast machines see the same turn. Runs in the page.
 */
async function beCamera(drawn: Drawn): Promise<void> {
  const pictureOf = async (base64: string) =>
    createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
  const allOf = async (each: Drawn['held']): Promise<Record<string, ImageBitmap[]>> => {
    const entries = Object.entries(each).map(async ([name, texts]) => [
      name,
      await Promise.all(texts.map((text) => pictureOf(text))),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  };
  const [heldIn, ways] = [await allOf(drawn.held), await allOf(drawn.ways)];
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const context = canvas.getContext('2d');
  let [pose, ticks]: [string, number] = ['center', 0];
  let way: ImageBitmap[] = [];
  const measuredHere = { of: 0 };
  window.actor = {
    async turn(to, frames) {
      way = [
        ...(pose === 'center' ? [] : (ways[pose] ?? []).toReversed()),
        ...(to === 'center' ? [] : (ways[to] ?? [])),
      ];
      pose = to;
      measuredHere.of = 0;
      while (measuredHere.of < frames) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
  setInterval(() => {
    ticks += 1;
    const all = heldIn[pose] ?? [];
    const picture = way[0] ?? all[ticks % all.length];
    if (picture !== undefined) context?.drawImage(picture, 0, 0);
  }, 50);
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...parts: unknown[]) {
    if (way.length > 0) way.shift();
    else measuredHere.of += 1;
    Reflect.apply(post, this, parts);
  };
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
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

const prompts: Readonly<Record<Pose, string>> = {
  center: 'Look straight at the camera',
  left: 'Turn your head to your left',
  right: 'Turn your head to your right',
};

const asked = (tab: Page, pose: Pose): Promise<void> =>
  tab.locator('.camera-prompt', { hasText: prompts[pose] }).waitFor({ timeout: 120_000 });

const turn = (tab: Page, to: Pose, frames = 1): Promise<void> =>
  tab.evaluate(([pose, count]) => window.actor.turn(pose, count), [to, frames] as const);

test('each photo is taken on the requested turn, and not on the other', { skip: flow.skip }, async () => {
  const { server } = flow;
  const { selfie } = pages;
  assert.ok(selfie.step === 'selfie' && selfie.challenge !== null);
  server.current = { ...selfie, challenge: { ...selfie.challenge, prompts: ['left', 'center', 'right'] } };
  server.next.push(pages.processing);
  const tab = await flow.browser.newPage({ viewport: phone });
  await tab.goto(`${server.origin}/flow`);
  await tab.evaluate(beCamera, {
    held: { center: await held('center'), left: await held('left'), right: await held('right') },
    ways: { left: await wayTo('left'), right: await wayTo('right') },
  });
  await tab.locator('[data-action=start-camera]').click();
  await asked(tab, 'center');
  await asked(tab, 'left');
  // More frames than a photo on the right side would need.
  await turn(tab, 'right', 60);
  await asked(tab, 'left');
  await turn(tab, 'center', 3);
  await turn(tab, 'left');
  await tab.locator('.turn-ring[data-side=left] .turn-seen').first().waitFor({ state: 'attached', timeout: 40_000 });
  await asked(tab, 'center');
  await turn(tab, 'center');
  await asked(tab, 'right');
  await turn(tab, 'right');
  await tab.locator('[data-action=use-photo]').click({ timeout: 120_000 });
  await tab.locator('main[data-step=processing]').waitFor();
  const post = server.posts[0];
  assert.equal(post?.get('capture-method'), 'auto');
  for (const pose of poses) {
    const bar = await barOf(post?.get(pose));
    assert.ok(Math.abs(bar - barOfPose[pose]) < 20, `${pose}: ${bar}`);
  }
  await tab.close();
});
