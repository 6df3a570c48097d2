/** Head turns through the real engines: a head rendered in 3D, and the same photograph for every prompt. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderTurns, type TurnKind } from '@countersign/specimens';
import type { NormalizedImage, SelfieFacts, SelfiePose, TurnFacts } from '../src/index.ts';
import { warmEngines } from './support/warm-engines.ts';

const engines = warmEngines();

const prompts: readonly SelfiePose[] = ['left', 'center', 'right'];

async function normalized(bytes: Uint8Array): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(bytes);
  assert.ok(image.ok);
  return image;
}

async function measured(kind: TurnKind): Promise<TurnFacts> {
  const { sheet, layout, frames, photos } = await renderTurns({ kind, portraitIndex: 4, prompts, seed: 5 });
  const selfies: Partial<Record<SelfiePose, SelfieFacts>> = {};
  for (const pose of prompts) selfies[pose] = await engines.extractSelfie(await normalized(photos[pose]), pose);
  const straight = await normalized(photos.center);
  return engines.extractTurns({ sheet: await normalized(sheet), layout, frames, prompts, straight, selfies });
}

const shotYaws = ({ frames }: TurnFacts) => frames.filter(({ isShot }) => isShot).map(({ yaw }) => yaw ?? 0);

test('a turning head is followed frame by frame, and is not a flat picture', async () => {
  const facts = await measured('live');
  assert.equal(facts.faceShare, 1);
  const [left = 0, center = 0, right = 0] = shotYaws(facts);
  assert.ok(left > 12 && Math.abs(center) < 10 && right < -12, `${left} ${center} ${right}`);
  assert.ok((facts.flatResidual ?? 0) > 0.045, String(facts.flatResidual));
  assert.ok((facts.lowestFaceSimilarity ?? 0) > 75 && (facts.lowestPhotoSimilarity ?? 0) > 85);
  assert.deepEqual([facts.frozenShare, facts.loopedShare], [0, 0]);
  assert.ok((facts.faceGratings?.oblique.prominence ?? 99) < 8);
});

test('one photograph for every prompt stays straight and flat', async () => {
  const facts = await measured('still');
  assert.ok(shotYaws(facts).every((yaw) => Math.abs(yaw) < 8));
  assert.ok((facts.flatResidual ?? 1) < 0.03, String(facts.flatResidual));
});

test('frames for which the sheet has no room are skipped', async () => {
  const { sheet, layout, frames } = await renderTurns({ kind: 'live', portraitIndex: 4, prompts, seed: 5 });
  const more = [...frames, ...frames, ...frames];
  const facts = await engines.extractTurns({
    sheet: await normalized(sheet),
    layout,
    frames: more,
    prompts,
    straight: null,
    selfies: {},
  });
  assert.equal(facts.frames.length, 32);
  assert.equal(facts.lowestPhotoSimilarity, null);
});
