/** Guides to a photo of a face in an asked pose: a count of three seconds runs while the pose is seen and held still. */
import type { Pose } from '../steps/poses.ts';
import type { FrameFacts } from './frame-facts.ts';
import { type Guidance, type Guide, type Hint, lightHint, paceHints } from './guide.ts';
import type { HeadSight } from './head-sight.ts';

const changedMax = 0.04;
const settleMs = 1_500;
const steadyForMs = 500;
const countdownMs = 3_000;
const straightForMs = 5_000;
const shutterAfterMs = 8_000;

/** Returns for how long the picture has been lit and still, in milliseconds; null if it is not. */
function watchStillness(): (facts: FrameFacts, isHeld: boolean, atMs: number) => number | null {
  let since: number | null = null;
  return (facts, isHeld, atMs) => {
    const isStill = isHeld && lightHint(facts) === null && facts.changed <= changedMax;
    since = isStill ? (since ?? atMs) : null;
    return since === null ? null : atMs - since;
  };
}

const waiting = { countdown: null, keep: false, fire: false };

/**
 * Waits for a still picture in which the head is taken to look straight ahead, and calls `onStraight`; after five
 * seconds without one, too: then no turn is seen, and the shutter is the way on. Returns null once that is done.
 */
function straightFirst(sight: HeadSight, isKnown: boolean, onStraight: () => void) {
  const stillFor = watchStillness();
  let begun: number | null = null;
  let isDone = isKnown;
  return (facts: FrameFacts, atMs: number): Hint | null => {
    begun ??= atMs;
    if (isDone) return null;
    const still = stillFor(facts, atMs - begun >= settleMs, atMs);
    if (still !== null && still >= steadyForMs) sight.remember();
    isDone = sight.isKnown() || atMs - begun >= straightForMs;
    if (isDone) onStraight();
    return lightHint(facts) ?? 'face-center';
  };
}

/** Returns the hint while the pose is not held still. */
function poseHint(facts: FrameFacts, pose: Pose, isSeen: boolean, sinceMs: number): Hint {
  const light = lightHint(facts);
  if (light !== null) return light;
  if (!isSeen) return sinceMs > shutterAfterMs ? 'shutter' : `face-${pose}`;
  return facts.changed > changedMax && sinceMs > settleMs ? 'shake' : 'aim';
}

/**
 * Returns a guide to a photo of `pose`. A side is only asked for once straight ahead is known, which `onStraight` tells.
 * A pose that is not seen is never taken automatically, but the shutter takes it.
 */
export function faceGuide(pose: Pose, sight: HeadSight, onStraight: () => void): Guide {
  const pace = paceHints();
  const isFree = pose === 'center' && !sight.isKnown();
  const findStraight = straightFirst(sight, pose === 'center' || sight.isKnown(), onStraight);
  const stillFor = watchStillness();
  let begun: number | null = null;
  return (facts, atMs): Guidance => {
    const first = findStraight(facts, atMs);
    if (first !== null) return { ...waiting, hint: pace(first, atMs) };
    begun ??= atMs;
    const turned = isFree ? 1 : sight.shareOf(pose);
    const shown = pose === 'center' ? waiting : { ...waiting, turned };
    const still = stillFor(facts, turned === 1 && atMs - begun >= settleMs, atMs);
    if (still === null || still < steadyForMs) {
      return { ...shown, hint: pace(poseHint(facts, pose, turned === 1, atMs - begun), atMs) };
    }
    const left = countdownMs - (still - steadyForMs);
    const countdown = Math.max(1, Math.ceil(left / 1_000));
    return { ...shown, hint: pace('ready', atMs), countdown, fire: left <= 0 };
  };
}
