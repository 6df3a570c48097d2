/** Signals of a sequence of head turns, each from 0 (typical of an attack) to 1 (typical of a live head). */
import type { FrameFinding, SelfiePose } from '@countersign/engines/facts';
import type { RepeatFacts, TurnEvidence, TurnReport } from '../check.ts';
import { FILM_ENDINGS, VIRTUAL_CAMERAS } from '../data/virtual-cameras.ts';

/** Limits in degrees: straight is at most the first, turned at least the second. */
export interface TurnLimits {
  readonly maximumCenterYaw: number;
  readonly minimumTurn: number;
}

/** Agreement of the seen turns with the requested ones. `mirrored`: left and right exchanged from first to last. */
export type Following = 'followed' | 'mirrored' | 'not_followed' | 'unseen';

/** Returns the turn of the head in the frame of each prompt's photo; null if no face was found. */
export function shotYaws({ report, seen }: TurnEvidence): (number | null)[] {
  return report.prompts.map(
    (_, prompt) => seen.frames.find((frame) => frame.isShot && frame.prompt === prompt)?.yaw ?? null,
  );
}

const mirrored: Readonly<Record<SelfiePose, SelfiePose>> = { center: 'center', left: 'right', right: 'left' };

function holds(pose: SelfiePose, yaw: number, { maximumCenterYaw, minimumTurn }: TurnLimits): boolean {
  if (pose === 'center') return Math.abs(yaw) <= maximumCenterYaw;
  return pose === 'left' ? yaw >= minimumTurn : yaw <= -minimumTurn;
}

/** Classifies the turns. Frames without a face are ignored; with fewer than two faces the result is `unseen`. */
export function following(evidence: TurnEvidence, limits: TurnLimits): Following {
  const yaws = shotYaws(evidence);
  if (yaws.filter((yaw) => yaw !== null).length < 2) return 'unseen';
  const fits = (asked: (pose: SelfiePose) => SelfiePose) =>
    evidence.report.prompts.every((pose, index) => {
      const yaw = yaws[index] ?? null;
      return yaw === null || holds(asked(pose), yaw, limits);
    });
  if (fits((pose) => pose)) return 'followed';
  return fits((pose) => mirrored[pose]) ? 'mirrored' : 'not_followed';
}

/** Share of a turn that a frame must be away from both ends to count as in between. */
const ON_THE_WAY = 0.2;
/** Degrees below which a change of pose is no turn. */
const LEAST_TURN = 15;

/**
 * Returns the share of the turns between two photos with a frame from in between; null if the head was never turned.
 */
export function turnsWithAWay({ report, seen }: TurnEvidence): number | null {
  const shots = report.prompts.map((_, prompt) =>
    seen.frames.findIndex((frame) => frame.isShot && frame.prompt === prompt),
  );
  const turns = shots.slice(1).flatMap((to, index) => {
    const from = shots[index] ?? -1;
    const [begin, end] = [seen.frames[from]?.yaw ?? null, seen.frames[to]?.yaw ?? null];
    if (begin === null || end === null || Math.abs(end - begin) < LEAST_TURN) return [];
    return [seen.frames.slice(from + 1, to).some((frame) => isBetween(frame, begin, end))];
  });
  return turns.length === 0 ? null : turns.filter(Boolean).length / turns.length;
}

function isBetween({ yaw }: FrameFinding, begin: number, end: number): boolean {
  const share = yaw === null ? 0 : (yaw - begin) / (end - begin);
  return share > ON_THE_WAY && share < 1 - ON_THE_WAY;
}

/** Returns the known program behind the camera in use, by its name; null for any other camera. */
export function virtualCameraOf({ camera }: Pick<TurnReport, 'camera'>): string | null {
  const name = (camera ?? '').toLowerCase();
  const known = VIRTUAL_CAMERAS.find((program) => name.includes(program));
  return known ?? FILM_ENDINGS.find((ending) => name.endsWith(ending)) ?? null;
}

/** Grades linearly from 0 at `none` to 1 at `all`; `unknown` without a measurement. */
function graded(value: number | null, none: number, all: number, unknown = 0.5): number {
  if (value === null) return unknown;
  return Math.min(1, Math.max(0, (value - none) / (all - none)));
}

export interface Signal {
  readonly value: number;
  /** Weight of the signal: 1 can bring the score down to 0 without others. */
  readonly weight: number;
}

export type SignalName =
  | 'prompts-followed'
  | 'depth'
  | 'one-face'
  | 'turns-seen'
  | 'photos-fit-video'
  | 'frames-fresh'
  | 'surroundings-steady'
  | 'no-print'
  | 'no-display'
  | 'camera-real'
  | 'sequences-drawn'
  | 'photos-new';

const followed: Readonly<Record<Following, number>> = { followed: 1, mirrored: 0.6, not_followed: 0, unseen: 0 };

/**
 * Computes the signals. Their borders are between the measurements of live heads and of attacks in the accuracy suite
 * `liveness`.
 */
export function turnSignals(
  evidence: TurnEvidence,
  limits: TurnLimits,
  repeats: RepeatFacts | null,
): Readonly<Record<SignalName, Signal>> {
  const isRepeated = repeats !== null && (repeats.picture || repeats.similarPicture);
  const { report, seen } = evidence;
  const { video } = report;
  const unchanged = video.sampled === 0 ? 0 : video.unchanged / video.sampled;
  const stale = Math.max(seen.frozenShare + seen.loopedShare, unchanged);
  const photos = Math.min(graded(seen.lowestPhotoSimilarity, 55, 80), graded(seen.photoYawDifference, 25, 12));
  return {
    'prompts-followed': { value: followed[following(evidence, limits)], weight: 1 },
    depth: { value: graded(seen.flatResidual, 0.03, 0.05), weight: 1 },
    'one-face': { value: graded(seen.lowestFaceSimilarity, 55, 75), weight: 1 },
    'turns-seen': { value: graded(turnsWithAWay(evidence), 0.2, 0.7), weight: 1 },
    'photos-fit-video': { value: photos, weight: 1 },
    'frames-fresh': { value: graded(stale, 0.3, 0.1), weight: 0.9 },
    'surroundings-steady': { value: graded(seen.largestBackgroundStep, 80, 40, 1), weight: 0.4 },
    'no-print': { value: graded(seen.faceGratings?.oblique.prominence ?? null, 16, 8, 1), weight: 0.8 },
    // Displays and live faces overlap, so this is only a hint.
    'no-display': { value: graded(seen.faceGratings?.aligned.prominence ?? null, 14, 9, 1), weight: 0.4 },
    'camera-real': { value: virtualCameraOf(report) === null ? 1 : 0, weight: 0.8 },
    'photos-new': { value: isRepeated ? 0 : 1, weight: 0.8 },
    'sequences-drawn': { value: graded(report.drawn, 12, 4), weight: 0.4 },
  };
}

/** Combines the signals into a score, 0 to 100: each removes its share of what the others left. */
export function scoreOf(signals: Readonly<Record<string, Signal>>): number {
  const left = Object.values(signals).reduce((score, { value, weight }) => score * (1 - weight * (1 - value)), 1);
  return Math.round(100 * left);
}
