import type { FrameMark, SelfiePose } from '@countersign/engines/facts';
import type { Random } from './random.ts';
import { POSE_YAW } from './render-selfie.ts';

/** Frame of a video with the turn of the head, in degrees. */
export interface PathFrame extends FrameMark {
  readonly yaw: number;
}

const REACTION_MS = 500;
const HOLD_MS = 1_800;
const TURN_FRAMES = 6;
const HOLD_FRAMES = 2;

const eased = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

/**
 * Draws the path of a person who follows prompts: a moment to read, a turn that begins and ends gently, a wait for the
 * photo.
 */
export function turnPath(prompts: readonly SelfiePose[], random: Random): PathFrame[] {
  const frames: PathFrame[] = [];
  let at = 0;
  let yaw = POSE_YAW.center + random.between(-3, 3);
  for (const [prompt, pose] of prompts.entries()) {
    const target = POSE_YAW[pose] + random.between(-4, 4);
    const turnMs = random.between(700, 1_200);
    frames.push({ atMs: Math.round(at), prompt, isShot: false, yaw });
    for (let step = 1; step <= TURN_FRAMES; step += 1) {
      const share = step / TURN_FRAMES;
      const atMs = Math.round(at + REACTION_MS + share * turnMs);
      frames.push({ atMs, prompt, isShot: false, yaw: yaw + (target - yaw) * eased(share) });
    }
    for (let hold = 1; hold <= HOLD_FRAMES; hold += 1) {
      const atMs = Math.round(at + REACTION_MS + turnMs + (hold / HOLD_FRAMES) * HOLD_MS);
      frames.push({ atMs, prompt, isShot: hold === HOLD_FRAMES, yaw: target + random.between(-1, 1) });
    }
    at += REACTION_MS + turnMs + HOLD_MS + 150;
    yaw = target;
  }
  return frames;
}
