import { ENGINE_VERSION } from '../engine-version.ts';
import type { FaceFinder, TracedFace } from '../faces/face-finder.ts';
import { decodeJpeg } from '../faces/rgb-picture.ts';
import type { FaceComparison, Gratings, TurnFacts, TurnInput } from '../facts.ts';
import { loadOpenCv } from '../images/opencv.ts';
import { faceGratings } from './face-gratings.ts';
import { sidesResidual } from './flat-residual.ts';
import { backgroundStep, repeatedShares } from './frame-steps.ts';
import type { SelfiePose } from './liveness-facts.ts';
import { cellCorner, cellCount, cutOut, lumaOf } from './sheet.ts';
import { traceFrames } from './trace-frames.ts';

interface SeenFrame {
  readonly luma: Float32Array;
  readonly face: TracedFace | null;
}

/**
 * Measures a sequence of head turns. Skips frames beyond the cells of the sheet.
 *
 * @throws Error if the sheet is not a readable JPEG
 */
export async function extractTurns(finder: FaceFinder, input: TurnInput): Promise<TurnFacts> {
  const { layout } = input;
  const sheet = await decodeJpeg(input.sheet.jpeg);
  const marks = input.frames.slice(0, cellCount(sheet, layout));
  const faces = await traceFrames(finder, sheet, layout, marks.length);
  const frames = marks.map((_, index): SeenFrame => {
    const [left, top] = cellCorner(layout, index);
    return { face: faces[index] ?? null, luma: lumaOf(cutOut(sheet, left, top, layout.cellWidth, layout.cellHeight)) };
  });
  const { frozen, looped } = repeatedShares(frames.map(({ luma }) => luma));
  const found = faces.filter((face) => face !== null);
  const { cv } = await loadOpenCv();
  return {
    engineVersion: ENGINE_VERSION,
    frames: marks.map((mark, index) => ({ ...mark, yaw: tenth(faces[index]?.pose.yaw) })),
    faceShare: marks.length === 0 ? 0 : found.length / marks.length,
    ...stepsOf(finder, frames, layout.cellWidth),
    frozenShare: frozen,
    loopedShare: looped,
    flatResidual: sidesResidual(cv, found),
    ...photosAgainstFrames(finder, input, faces),
    faceGratings: await gratingsOf(input),
  };
}

async function gratingsOf({ straight, selfies }: TurnInput): Promise<Gratings | null> {
  const [face] = selfies.center?.faces ?? [];
  return straight === null || face === undefined ? null : faceGratings(straight, face.box);
}

const tenth = (value: number | undefined): number | null => (value === undefined ? null : Math.round(10 * value) / 10);

/** Returns the largest number; null if there is none. */
function largest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

function stepsOf({ compare }: FaceFinder, frames: readonly SeenFrame[], width: number) {
  const pairs = frames.slice(1).flatMap((frame, index) => {
    const before = frames[index];
    return before?.face && frame.face
      ? [{ before: { luma: before.luma, face: before.face }, after: { luma: frame.luma, face: frame.face } }]
      : [];
  });
  return {
    lowestFaceSimilarity: lowest(pairs.map(({ before, after }) => compare(before.face, after.face))),
    largestYawStep: largest(pairs.map(({ before, after }) => Math.abs(after.face.pose.yaw - before.face.pose.yaw))),
    largestShift: largest(pairs.map(({ before, after }) => shift(before.face, after.face))),
    largestBackgroundStep: largest(
      pairs.map(({ before, after }) =>
        backgroundStep({ luma: before.luma, face: before.face.box }, { luma: after.luma, face: after.face.box }, width),
      ),
    ),
  };
}

/** Returns the lowest similarity; null without any comparison. */
function lowest(comparisons: readonly (FaceComparison | null)[]): number | null {
  const known = comparisons.flatMap((comparison) => (comparison === null ? [] : [comparison.similarity]));
  return known.length === 0 ? null : Math.min(...known);
}

function shift({ box: a }: TracedFace, { box: b }: TracedFace): number {
  const across = a.x + a.width / 2 - b.x - b.width / 2;
  const down = a.y + a.height / 2 - b.y - b.height / 2;
  return Math.hypot(across, down) / Math.max(1, Math.min(a.width, b.width));
}

/** Compares each photo with the frame of its moment, to detect a video of one head with photos of another. */
function photosAgainstFrames(
  { compare }: FaceFinder,
  { frames, prompts, selfies }: TurnInput,
  faces: readonly (TracedFace | null)[],
) {
  const pairs = Object.entries(selfies).flatMap(([pose, selfie]) => {
    const at = frames.findIndex(({ prompt, isShot }) => isShot && prompt === prompts.indexOf(pose as SelfiePose));
    const frame = faces[at] ?? null;
    const [photo] = selfie.faces;
    return frame === null || photo === undefined ? [] : [{ photo, frame }];
  });
  return {
    lowestPhotoSimilarity: lowest(pairs.map(({ photo, frame }) => compare(photo, frame))),
    photoYawDifference: largest(pairs.map(({ photo, frame }) => Math.abs(photo.pose.yaw - frame.pose.yaw))),
  };
}
