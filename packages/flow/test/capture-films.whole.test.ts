/** Document guide on twenty seeded films of cards, at the highest measuring rate of the camera. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureFrame } from '../src/camera/frame-facts.ts';
import type { GreyFrame } from '../src/camera/grey-frame.ts';
import { documentGuide, type Hint, sidesMin } from '../src/camera/guide.ts';
import { insideFrame, measuredWidth, outlinedSide, scaledBox, withMargin } from '../src/camera/measure-picture.ts';
import { findOutline } from '../src/camera/outline.ts';
import {
  type Fault,
  faultFrom,
  filmEnd,
  framesPerSecond,
  goodFrom,
  makeScene,
  mendedFrom,
  partOf,
  pictureOf,
  type Scene,
  viewAt,
} from './support/drawn-film.ts';

const films = 20;
const measuredEvery = 3;
const hintWithin = 12;
const takenWithin = 80;

const faults: readonly Fault[] = [
  'closer',
  'further',
  'left',
  'right',
  'up',
  'down',
  'turn',
  'glare',
  'dark',
  'blur',
  'shake',
  'missing',
];

/** Films in which the card is not found; no photo may be taken during their fault. */
const notFound: Readonly<Record<number, string>> = {
  5: 'a light card on a light printed letter of the proportions of a card',
};

interface Watched {
  /** Hints with the frame in which each was first shown, in order. */
  readonly hints: readonly (readonly [frame: number, hint: Hint])[];
  /** Frame of the photo, null if none was taken. */
  readonly takenAt: number | null;
}

async function watch(scene: Scene, fault: Fault): Promise<Watched> {
  const guide = documentGuide();
  const part = withMargin(scene.guide, scene.width, scene.height);
  const scale = outlinedSide / Math.max(scene.width, scene.height);
  const hints: [number, Hint][] = [];
  let previous: GreyFrame | null = null;
  for (let frame = 0; frame < filmEnd; frame += measuredEvery) {
    const view = viewAt(fault, frame, scene.random);
    const picture = pictureOf(scene, view);
    const near = await partOf(picture, part, measuredWidth, view.blur);
    const facts = measureFrame(near, insideFrame(scene.guide, part, measuredWidth / part.width, near), previous);
    previous = near;
    const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
    const far = await partOf(picture, whole, Math.round(scene.width * scale), view.blur);
    const outline = facts.sides < sidesMin ? findOutline(far, scaledBox(scene.guide, scale)) : null;
    const { hint, fire } = guide({ ...facts, outline }, (frame * 1000) / framesPerSecond);
    if (hints.at(-1)?.[1] !== hint) hints.push([frame, hint]);
    if (fire) return { hints, takenAt: frame };
  }
  return { hints, takenAt: null };
}

for (let seed = 1; seed <= films; seed += 1) {
  const fault = faults[(seed - 1) % faults.length] ?? 'missing';
  test(`film ${seed}: ${fault}`, async (context) => {
    const { hints, takenAt } = await watch(await makeScene(seed), fault);
    const all = hints.map(([frame, hint]) => `${frame} ${hint}`).join(', ');
    assert.ok(takenAt === null || takenAt >= mendedFrom, `taken at frame ${takenAt}: ${all}`);
    const limit = notFound[seed];
    if (limit !== undefined) return context.diagnostic(`not found: ${limit}`);
    const isNamed = hints.some(([frame, hint]) => hint === fault && frame <= faultFrom + hintWithin);
    assert.ok(isNamed, `${fault} is not named: ${all}`);
    assert.ok(takenAt !== null && takenAt <= goodFrom + takenWithin, `not taken: ${all}`);
  });
}
