/** Drawn heads are reproducible by seed, and show one person in all poses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFaces } from '../../engines/src/faces/compare-faces.ts';
import { createFaceFinder } from '../../engines/src/faces/face-finder.ts';
import { renderSelfie as keptSelfie } from './kept-drawings.ts';
import { toPixels } from './pixels.ts';
import { loadPortrait, PORTRAITS } from './portraits.ts';
import { renderSelfie } from './render-selfie.ts';
import { turnHead } from './turn-head.ts';

test('the same seed takes the same selfie, and another seed a different one', async () => {
  const [first, second, other] = await Promise.all([
    renderSelfie(0, 'center', 1),
    // Cached by an earlier run, if there was one.
    keptSelfie(0, 'center', 1),
    keptSelfie(0, 'center', 2),
  ]);
  assert.ok(first.equals(second));
  assert.ok(!first.equals(other));
});

test('a turn to the left of the person moves the nose to the right of the picture', async () => {
  const picture = { width: 600, height: 750, data: new Uint8Array(600 * 750 * 3).fill(255) };
  for (let y = 400; y < 416; y += 1) picture.data.fill(0, (y * 600 + 296) * 3, (y * 600 + 304) * 3);
  const head = { centreX: 300, noseX: 300, eyesY: 330, eyesToChin: 190 };
  const darkColumn = (data: Uint8Array) => {
    const row = data.subarray(408 * 600 * 3, 409 * 600 * 3);
    return Math.round(row.indexOf(Math.min(...row)) / 3);
  };
  assert.ok(darkColumn(turnHead(picture, head, 20).data) > 310);
  assert.ok(darkColumn(turnHead(picture, head, -20).data) < 290);
});

test('there are at least four people, and the border of a turned picture does not change', async () => {
  assert.ok(PORTRAITS.length >= 4);
  const picture = await toPixels(await loadPortrait(0));
  const turned = turnHead(picture, { centreX: 317, noseX: 284, eyesY: 330, eyesToChin: 190 }, 25);
  assert.ok(Buffer.from(turned.data.subarray(0, 1800)).equals(picture.data.subarray(0, 1800)));
});

test('left and right differ in the sign of yaw, and all three views show one person', async () => {
  const finder = await createFaceFinder();
  for (const index of [2]) {
    const views = await Promise.all((['center', 'left', 'right'] as const).map((pose) => keptSelfie(index, pose, 40)));
    const found = await Promise.all(views.map((view) => finder.findFaces(view)));
    assert.deepEqual(
      found.map((faces) => faces.length),
      [1, 1, 1],
      `portrait ${index}`,
    );
    const [center, left, right] = found.map(([face]) => face!);
    assert.ok(Math.abs(center!.pose.yaw) < 10, `portrait ${index} looks at the camera: ${center!.pose.yaw}`);
    assert.ok(left!.pose.yaw > 15 && right!.pose.yaw < -15, `portrait ${index}: ${left!.pose.yaw}, ${right!.pose.yaw}`);
    for (const turned of [left!, right!]) {
      assert.equal(compareFaces(center!, turned)?.band, 'match', `portrait ${index}`);
    }
  }
});
