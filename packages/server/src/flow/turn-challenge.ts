/** Sequences of head turns, and whether an answer belongs to the current challenge. Pure. */
import type { SelfiePose } from '@countersign/engines/facts';
import type { TurnChallenge } from '../resources/verification/inquiries/index.ts';

const POSES: readonly SelfiePose[] = ['center', 'left', 'right'];
const SHORTEST = 3;
const LONGEST = 5;
/** Seconds for reading the page, opening the camera and holding five poses. */
export const challengeSeconds = 15 * 60;

function longer(sequence: readonly SelfiePose[]): (readonly SelfiePose[])[] {
  return POSES.filter((pose) => pose !== sequence.at(-1)).map((pose) => [...sequence, pose]);
}

/** All sequences of three to five prompts that include each pose and repeat none in a row: 66. */
export const turnSequences: readonly (readonly SelfiePose[])[] = (() => {
  const found: (readonly SelfiePose[])[] = [];
  let open: (readonly SelfiePose[])[] = [[]];
  for (let length = 1; length <= LONGEST; length += 1) {
    open = open.flatMap(longer);
    if (length >= SHORTEST) found.push(...open.filter((sequence) => POSES.every((pose) => sequence.includes(pose))));
  }
  return found;
})();

/** Returns true if this session may still answer the challenge. */
export function isCurrent(challenge: TurnChallenge | null, sessionId: string, now: Date): boolean {
  return challenge !== null && challenge.sessionId === sessionId && now < new Date(challenge.expiresAt);
}

/** Returns true if an answer with this nonce belongs to the current challenge. */
export function isAnswerTo(
  challenge: TurnChallenge | null,
  nonce: string,
  sessionId: string,
  now: Date,
): challenge is TurnChallenge {
  return isCurrent(challenge, sessionId, now) && challenge?.nonce === nonce;
}
